import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { Notice } from '../../shared/contract/api.ts'
import { refuse } from '../../shared/kernel/result.ts'
import type { Service } from '../service/index.ts'
import { isStartPage } from './addresses.ts'
import { CHANNEL } from './channel.ts'
import { rateLimit } from './rate.ts'

/** True for the main frame of the app's own page, in a window of the app's; a frame that has gone meanwhile is nobody. */
function isOurs({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return (
    senderFrame !== null && senderFrame.parent === null && isStartPage(senderFrame.url) && BrowserWindow.fromWebContents(sender) !== null
  )
}

/**
 * Opens the one channel to the service's gate, which checks everything but the sender and how often it asks. `after` hears of each call that
 * went well.
 */
export function openChannel({ dispatch }: Pick<Service, 'dispatch'>, after: (call: unknown) => void = () => undefined): void {
  const mayAsk = rateLimit()
  ipcMain.handle(CHANNEL, async (event, name: unknown, input: unknown) => {
    const trusted = isOurs(event)
    // Strangers are refused at the gate, and do not use up what the window may ask.
    if (trusted && !mayAsk()) return refuse('too-fast', 'too many messages')
    const answer = await dispatch(name, input, { trusted })
    if (answer.ok) after(name)
    return answer
  })
}

/** Tells every window something unasked: settings that have changed, or a menu's command. */
export function notify(notice: Notice): void {
  for (const window of BrowserWindow.getAllWindows()) if (!window.isDestroyed()) window.webContents.send(CHANNEL, notice)
}
