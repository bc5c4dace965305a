import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { Notice } from '../../shared/contract/api.ts'
import type { Service } from '../service/index.ts'
import { ORIGIN } from './addresses.ts'
import { CHANNEL } from './channel.ts'

/** True for the main frame of the app's own page; a frame that has gone meanwhile is nobody. */
function isOurs({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(`${ORIGIN}/`)
}

/** Opens the one channel to the service's gate, which checks everything but the sender. */
export function openChannel(service: Service): void {
  ipcMain.handle(CHANNEL, (event, name: unknown, input: unknown) => service.dispatch(name as string, input, { trusted: isOurs(event) }))
}

/** Tells every window something unasked: settings that have changed, or a menu's command. */
export function notify(notice: Notice): void {
  for (const window of BrowserWindow.getAllWindows()) if (!window.isDestroyed()) window.webContents.send(CHANNEL, notice)
}
