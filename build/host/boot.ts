// Stands in for the Electron executable: reads its command line, loads the app's main module, starts Chromium, says "ready".
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { app, type Manifest } from './app.ts'
import { Chromium, setChromium, waitForProfile } from './chromium.ts'
import { chromiumFlags, isUnsandboxed } from './chromiumFlags.ts'
import { parseCommandLine } from './commandLine.ts'
import { findChromium } from './findChromium.ts'
import { webContents } from './webContents.ts'

const MAIN_MODULE_LIMIT_MS = 10_000
const EXIT_NO_CHROMIUM = 3

function fatal(error: unknown): void {
  console.error('A JavaScript error occurred in the main process\nUncaught Exception:\n', error)
  app.exit(1)
}

/** `import 'electron'` gives the host; 'original-fs' is plain `fs`, as there are no archives to see through. */
function answerForElectron(): void {
  const shim = new URL('./index.ts', import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      if (/^electron(\/(main|common))?$/.test(specifier)) return { url: shim, format: 'module-typescript', shortCircuit: true }
      return next(specifier === 'original-fs' ? 'node:fs' : specifier, context)
    },
  })
}

/** Plain Node reads no archives: a packaged app is unpacked for the time that it runs. */
async function unpack(archive: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'electron-host-asar-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { extractAll } = await import('@electron/asar')
  extractAll(archive, folder)
  return folder
}

function resourcesOf(exe: string): string {
  return path.join(path.dirname(exe), 'resources')
}

/** The app that is packed beside the executable. */
function packagedApp(exe: string): string | undefined {
  return ['app.asar', 'app'].map((name) => path.join(resourcesOf(exe), name)).find((file) => existsSync(file))
}

/** Finds what to run, tells `app` of it and gives the path of its main module. */
async function readApp(exe: string, target: string | undefined): Promise<string> {
  const packaged = packagedApp(exe)
  Object.assign(process, { type: 'browser', resourcesPath: resourcesOf(exe), defaultApp: packaged ? undefined : true })
  const given = packaged ?? path.resolve(target ?? '.')
  const place = given.endsWith('.asar') ? await unpack(given) : given
  if (!statSync(place).isDirectory()) {
    app.init(path.dirname(place), {}, false)
    return place
  }
  const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Manifest
  app.init(place, manifest, packaged !== undefined)
  return path.join(place, manifest.main ?? 'index.js')
}

async function startChromium(debugPort: string | undefined): Promise<void> {
  const executable = findChromium()
  if (!executable) {
    console.error('electron host: no Chromium, Chrome or Edge was found (ELECTRON_HOST_CHROMIUM names one)')
    return app.exit(EXIT_NO_CHROMIUM)
  }
  const { switches } = app.commandLine
  if (isUnsandboxed(switches))
    console.error('electron host: running without the sandbox, as Chromium has to when it is started by root or by a test')
  const profile = path.join(app.getPath('sessionData'), 'host-chromium')
  await waitForProfile(profile)
  const chromium = new Chromium(executable, chromiumFlags(profile, debugPort, switches), profile)
  setChromium(chromium)
  chromium.pipe.root.on('disconnected', () => app.exit(0))
  await chromium.start(({ openerId = '', url }) => webContents.fromDevToolsTargetId(openerId)?.refusedWindow(url))
  Object.assign(process.versions, { chrome: chromium.version })
}

const exe = process.env['ELECTRON_HOST_EXE'] ?? process.execPath
const version = process.env['ELECTRON_HOST_VERSION'] ?? '0.0.0'
const line = parseCommandLine(process.argv.slice(2))
// a package is asked itself
if (line.wantsVersion && packagedApp(exe) === undefined) {
  console.log(`v${version}`)
  process.exit(0)
}
process.argv.splice(0, 2, exe)
Object.defineProperty(process, 'versions', { value: { ...process.versions, electron: version, chrome: '' } })
for (const [name, value] of line.switches) app.commandLine.appendSwitch(name, value)
process.on('uncaughtException', fatal)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit())

answerForElectron()
const main = await readApp(exe, line.target)
const require = createRequire(path.join(app.getAppPath(), 'package.json'))
for (const module of line.required) require(path.resolve(module))

// Electron is ready only after the main module has run to its end: a top-level `await app.whenReady()` hangs there, and is refused here
const slow = setTimeout(
  () => fatal(new Error('the main module did not finish loading: does it await app.whenReady() at its top level? Electron would hang')),
  MAIN_MODULE_LIMIT_MS,
)
try {
  await import(pathToFileURL(main).href)
} catch (error) {
  fatal(error)
}
clearTimeout(slow)
if (!app.isLeaving) {
  await startChromium(line.debugPort).catch(fatal)
  if (!app.isLeaving) app.start()
}
