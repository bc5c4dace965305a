import { app, nativeTheme, type BrowserWindow } from 'electron'
import type { Language } from '../../shared/contract/languages.ts'
import { defaultSettings } from '../../shared/contract/choices.ts'
import type { Settings } from '../../shared/contract/settings.ts'
import { createService, type Service } from '../service/index.ts'
import { startPage } from './addresses.ts'
import { registerScheme, serveWindow } from './appProtocol.ts'
import { ICON, PRELOAD, verifierPage, WINDOW_FOLDER } from './bundle.ts'
import { desktop } from './desktop.ts'
import { log } from './faults.ts'
import { fileArgument } from './fileArgument.ts'
import { fileDialogs } from './fileDialogs.ts'
import { guardContents, guardSession } from './guard.ts'
import { notify, openChannel } from './ipc.ts'
import { systemLanguage } from './language.ts'
import { menuKeeper } from './menuKeeper.ts'
import { followPower, followSession } from './power.ts'
import { shellTexts, type ShellTexts } from './texts.ts'
import { followTroubles } from './troubles.ts'
import { bringToFront, createWindow } from './window.ts'
import { nextPlace, rememberPlace } from './windowMemory.ts'

const THEME_SOURCES = { system: 'system', day: 'light', candlelight: 'dark', contrast: 'dark' } as const

let window: BrowserWindow | undefined
let texts: ShellTexts = shellTexts.en

function onSettings({ theme, language }: Settings): void {
  nativeTheme.themeSource = THEME_SOURCES[theme]
  texts = shellTexts[language]
}

/** Whether the window shows made-up texts that are longer than any language's: for tests and development, never in a package. */
function isPseudo(): boolean {
  return process.env['GAVEL_PSEUDO'] === '1' && !app.isPackaged
}

function openWindow(language: Language, { safe, gallery }: Opened, service: Service): void {
  const title = safe ? texts.titles.safe : app.getName()
  const opened = createWindow({
    preload: PRELOAD,
    ...(process.platform === 'linux' ? { icon: ICON } : {}),
    address: startPage(language, { pseudo: isPseudo(), gallery }),
    title,
    opening: nextPlace(safe),
  })
  rememberPlace(opened, safe)
  followSession(opened, service)
  followTroubles(opened, () => texts)
  opened.on('closed', () => {
    if (window === opened) window = undefined
  })
  window = opened
}

async function start(service: Service, options: Opened): Promise<void> {
  serveWindow(WINDOW_FOLDER)
  guardSession()
  const menu = menuKeeper(service)
  openChannel(service, menu.after)
  const settings = await service.call('settings.get', {})
  const first = settings.ok ? settings.value : defaultSettings
  onSettings(first)
  menu.onSettings(first)
  service.onSettings((changed) => {
    onSettings(changed)
    menu.onSettings(changed)
    notify({ type: 'settings', settings: changed })
  })
  service.onProgress((progress) => notify({ type: 'progress', progress }))
  openWindow(first.language, options, service)
  followPower(service)
}

type Opened = Pick<RunOptions, 'safe' | 'gallery'>

/** `crash`: the dump that the last start has left. */
export type RunOptions = { readonly dataDir: string; readonly safe: boolean; readonly gallery: boolean; readonly crash: string | null }

/** Runs the app on a data folder that is this process's alone; `safe`: see `--safe-mode`; `gallery`: see `CommandLine`. */
export function runApp({ dataDir, safe, gallery, crash }: RunOptions): void {
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
      dataDir,
      safe,
      crash,
      version: app.getVersion(),
      log,
      verifier: verifierPage,
      desktop: desktop(() => texts),
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
    await start(made, { safe, gallery })
  })
  started.catch((error: unknown) => {
    log(`could not start: ${error instanceof Error ? error.stack : String(error)}`)
    app.exit(1)
  })
}
