import { app, nativeTheme, shell, type BrowserWindow } from 'electron'
import type { Language } from '../../shared/contract/languages.ts'
import { defaultSettings, type Settings } from '../../shared/contract/schemas.ts'
import { createService, type Service } from '../service/index.ts'
import { startPage } from './addresses.ts'
import { registerScheme, serveWindow } from './appProtocol.ts'
import { PRELOAD, verifierPage, WINDOW_FOLDER } from './bundle.ts'
import { log } from './faults.ts'
import { fileArgument } from './fileArgument.ts'
import { fileDialogs } from './fileDialogs.ts'
import { guardContents, guardSession } from './guard.ts'
import { notify, openChannel } from './ipc.ts'
import { systemLanguage } from './language.ts'
import { setMenu } from './menu.ts'
import { followPower, followSession } from './power.ts'
import { shellTexts, type ShellTexts } from './texts.ts'
import { bringToFront, createWindow } from './window.ts'
import { nextPlace, rememberPlace } from './windowMemory.ts'

const THEME_SOURCES = { system: 'system', day: 'light', candlelight: 'dark', contrast: 'dark' } as const

let window: BrowserWindow | undefined
let texts: ShellTexts = shellTexts.en

function onSettings({ theme, language }: Settings): void {
  nativeTheme.themeSource = THEME_SOURCES[theme]
  texts = shellTexts[language]
  setMenu(texts, (id) => notify({ type: 'command', id }))
}

/** Whether the window shows made-up texts that are longer than any language's: for tests and development, never in a package. */
function isPseudo(): boolean {
  return process.env['GAVEL_PSEUDO'] === '1' && !app.isPackaged
}

/** Shows a folder in the system's file manager; gives whether it does. */
async function openFolder(folder: string): Promise<boolean> {
  const fault = await shell.openPath(folder)
  if (fault !== '') log(fault)
  return fault === ''
}

function openWindow(language: Language, safe: boolean, service: Service): void {
  const title = safe ? texts.titles.safe : app.getName()
  const opened = createWindow({ preload: PRELOAD, address: startPage(language, isPseudo()), title, opening: nextPlace(safe) })
  rememberPlace(opened, safe)
  followSession(opened, service)
  opened.on('closed', () => {
    if (window === opened) window = undefined
  })
  window = opened
}

async function start(service: Service, safe: boolean): Promise<void> {
  serveWindow(WINDOW_FOLDER)
  guardSession()
  openChannel(service)
  const settings = await service.dispatch('settings.get', {}, { trusted: true })
  const first = settings.ok ? (settings.value as Settings) : defaultSettings
  onSettings(first)
  service.onSettings((changed) => {
    onSettings(changed)
    notify({ type: 'settings', settings: changed })
  })
  service.onProgress((progress) => notify({ type: 'progress', progress }))
  openWindow(first.language, safe, service)
  followPower(service)
}

export type RunOptions = { readonly dataDir: string; readonly safe: boolean }

/** Runs the app on a data folder that is this process's alone; `safe`: see `--safe-mode`. */
export function runApp({ dataDir, safe }: RunOptions): void {
  registerScheme()
  guardContents()
  app.enableSandbox()
  if (safe) app.disableHardwareAcceleration()
  // R-APP-4: nothing that Chromium does on its own leaves this machine either
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('disable-background-networking')
  let service: Service | undefined
  // A file that came before the service was there waits for it.
  let waiting = fileArgument(process.argv, process.cwd())
  const offer = (file: string | null): void => {
    if (file === null) return
    waiting = file
    if (service === undefined) return
    service.offer(file)
    notify({ type: 'file' })
  }
  app.on('second-instance', (_event, argv, cwd) => {
    if (window) bringToFront(window)
    offer(fileArgument(argv, cwd))
  })
  // How macOS hands over what was double-clicked.
  app.on('open-file', (event, file) => {
    event.preventDefault()
    offer(file)
  })
  app.on('window-all-closed', () => app.quit())
  const started = app.whenReady().then(async () => {
    const made = createService({
      ...{ dataDir, safe, version: app.getVersion(), log, openFolder, verifier: verifierPage },
      language: systemLanguage(),
      dialogs: fileDialogs(() => texts),
    })
    // What was played is in its file within a tenth of a second; the backup after that may take its time, without a window.
    app.on('will-quit', () => {
      made.flush()
      made.close()
    })
    service = made
    if (waiting !== null) made.offer(waiting)
    await start(made, safe)
  })
  started.catch((error: unknown) => {
    log(`could not start: ${error instanceof Error ? error.stack : String(error)}`)
    app.exit(1)
  })
}
