// The shell: Electron around the program of electron/service. Never a top-level `await app.whenReady()`: in an ES module Electron
// waits for the module, and the module for Electron.
import { app, nativeTheme, shell, type BrowserWindow } from 'electron'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Settings } from '../../shared/contract/schemas.ts'
import { createService, type Service } from '../service/index.ts'
import { registerScheme, serveWindow } from './appProtocol.ts'
import { dataFolder, isUsable } from './dataFolder.ts'
import { endOnFaults, log } from './faults.ts'
import { guardContents, guardSession } from './guard.ts'
import { notify, openChannel } from './ipc.ts'
import { setMenu } from './menu.ts'
import { menuTexts } from './menuTexts.ts'
import { bringToFront, createWindow } from './window.ts'

const DIST = path.join(import.meta.dirname, '..')
const THEME_SOURCES = { system: 'system', day: 'light', candlelight: 'dark' } as const

let window: BrowserWindow | undefined

/** The folder of the matches. Where it cannot be used, Electron gets a passing folder of its own, and the service tells what is wrong. */
function chooseDataFolder(): string {
  const wanted = dataFolder(process.argv, process.env)
  const folder = wanted ?? app.getPath('userData')
  if (!isUsable(folder)) {
    log(`the data folder ${folder} cannot be used`)
    app.setPath('userData', mkdtempSync(path.join(tmpdir(), 'gavel-')))
  } else if (wanted) app.setPath('userData', wanted)
  return folder
}

function onSettings({ theme, language }: Settings): void {
  nativeTheme.themeSource = THEME_SOURCES[theme]
  setMenu(menuTexts[language], (id) => notify({ type: 'command', id }))
}

/** Shows a folder in the system's file manager; gives whether it does. */
async function openFolder(folder: string): Promise<boolean> {
  const fault = await shell.openPath(folder)
  if (fault !== '') log(fault)
  return fault === ''
}

function openWindow(): void {
  const opened = createWindow(path.join(DIST, 'preload/preload.cjs'))
  opened.on('closed', () => {
    if (window === opened) window = undefined
  })
  window = opened
}

async function start(service: Service): Promise<void> {
  serveWindow(path.join(DIST, 'renderer'))
  guardSession()
  openChannel(service)
  const settings = await service.dispatch('settings.get', {}, { trusted: true })
  if (settings.ok) onSettings(settings.value as Settings)
  service.onSettings((changed) => {
    onSettings(changed)
    notify({ type: 'settings', settings: changed })
  })
  service.onProgress((progress) => notify({ type: 'progress', progress }))
  openWindow()
}

function run(dataDir: string): void {
  registerScheme()
  guardContents()
  app.enableSandbox()
  // R-APP-4: nothing that Chromium does on its own leaves this machine either
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('disable-background-networking')
  app.on('second-instance', () => {
    if (window) bringToFront(window)
  })
  app.on('window-all-closed', () => app.quit())
  const started = app.whenReady().then(async () => {
    const service = createService({ dataDir, version: app.getVersion(), log, openFolder })
    app.on('will-quit', () => service.close())
    await start(service)
  })
  started.catch((error: unknown) => {
    log(`could not start: ${error instanceof Error ? error.stack : String(error)}`)
    app.exit(1)
  })
}

endOnFaults()
const dataDir = chooseDataFolder()
// R-APP-1: before anything of the data is opened
if (app.requestSingleInstanceLock()) run(dataDir)
else app.quit()
