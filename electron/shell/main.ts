// The shell: Electron around the program of electron/service. Never a top-level `await app.whenReady()`: in an ES module Electron
// waits for the module, and the module for Electron.
import { app, nativeTheme, shell, type BrowserWindow } from 'electron'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Language } from '../../shared/contract/languages.ts'
import { defaultSettings, type Settings } from '../../shared/contract/schemas.ts'
import { createService, type Service, type VerifierPage } from '../service/index.ts'
import { startPage } from './addresses.ts'
import { registerScheme, serveWindow } from './appProtocol.ts'
import { dataFolder, isUsable } from './dataFolder.ts'
import { endOnFaults, log } from './faults.ts'
import { fileArgument } from './fileArgument.ts'
import { fileDialogs } from './fileDialogs.ts'
import { guardContents, guardSession } from './guard.ts'
import { notify, openChannel } from './ipc.ts'
import { systemLanguage } from './language.ts'
import { setMenu } from './menu.ts'
import { shellTexts, verifierTitles, type ShellTexts } from './texts.ts'
import { bringToFront, createWindow } from './window.ts'

const DIST = path.join(import.meta.dirname, '..')
const THEME_SOURCES = { system: 'system', day: 'light', candlelight: 'dark' } as const

let window: BrowserWindow | undefined
let texts: ShellTexts = shellTexts.en

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

/** The page that checks dice without the program, which the build has put beside this module, as it opens in a language. */
function verifierPage(language: Language): VerifierPage | null {
  try {
    const page = readFileSync(path.join(DIST, 'main/verifier.html'), 'utf8')
    return { name: `${verifierTitles[language]}.html`, page: page.replace('<html lang="en">', `<html lang="${language}">`) }
  } catch (error) {
    log(`the page that checks dice is missing: ${String(error)}`)
    return null
  }
}

function openWindow(language: Language): void {
  const opened = createWindow(path.join(DIST, 'preload/preload.cjs'), startPage(language, isPseudo()))
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
  const first = settings.ok ? (settings.value as Settings) : defaultSettings
  onSettings(first)
  service.onSettings((changed) => {
    onSettings(changed)
    notify({ type: 'settings', settings: changed })
  })
  service.onProgress((progress) => notify({ type: 'progress', progress }))
  openWindow(first.language)
}

function run(dataDir: string): void {
  registerScheme()
  guardContents()
  app.enableSandbox()
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
      ...{ dataDir, version: app.getVersion(), log, openFolder, verifier: verifierPage },
      language: systemLanguage(),
      dialogs: fileDialogs(() => texts),
    })
    app.on('will-quit', () => made.close())
    service = made
    if (waiting !== null) made.offer(waiting)
    await start(made)
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
