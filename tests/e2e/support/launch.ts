import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasDisplay } from '../../../build/start/options.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** A packaged program that is driven instead of the built app in dist/; it finds its app itself. */
const EXECUTABLE = process.env['GAVEL_EXECUTABLE']
const START_LIMIT_MS = 30_000
const MINUTE_MS = 60_000

export type LaunchOptions = {
  /** The data folder; a new one when it is left out. */
  readonly dataDir?: string
  /** What the system prefers; the app follows it unless its own setting says otherwise. Left out: nothing is emulated. */
  readonly theme?: 'light' | 'dark'
  /** What the system speaks; the app follows it until a language is chosen. English when it is left out, whatever this computer speaks. */
  readonly language?: string
  /** The size of the page in CSS pixels; 1280 x 800 when it is left out. */
  readonly size?: { readonly width: number; readonly height: number }
  /** More arguments of the app's. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Lets the app live at another time, which `setClock` moves; the time zone is Berlin's. */
  readonly clock?: Date
  /** A module of this folder that the main process loads before the app. */
  readonly first?: string
}

export type Launched = {
  readonly app: ElectronApplication
  readonly page: Page
  readonly dataDir: string
  /** Ends the main process as a power cut would (`kill -9`), and waits until it is gone. */
  readonly kill: () => Promise<void>
  /** Quits as a person would. */
  readonly close: () => Promise<void>
  /** Sets the clock of an app that was launched with one, of its window too, forth or back. */
  readonly setClock: (moment: Date) => Promise<void>
}

/** A new empty folder for the data of one test. */
export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'gavel-e2e-'))
}

/** Electron's own binary where it is installed and can show a window, else the host that stands in for it (build/host). */
export function chooseElectron(): void {
  const isThere = existsSync(path.join(ROOT, 'node_modules/electron/dist/version'))
  if (!isThere || !hasDisplay(process.env, process.platform))
    process.env['ELECTRON_OVERRIDE_DIST_PATH'] ??= path.join(ROOT, 'build/host/dist')
}

function environment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(own), ...extra }
}

/** Starts the built app (`npm run build` and the host's distribution come first) and waits for its window. */
export async function launchApp(options: LaunchOptions = {}): Promise<Launched> {
  chooseElectron()
  const { dataDir = newDataDir(), theme, language = 'en-GB', size, args = [], env, clock, first } = options
  const modules = [...(clock === undefined ? [] : ['clock.cjs']), ...(first === undefined ? [] : [first])]
  const before = modules.flatMap((module) => ['-r', path.join(import.meta.dirname, module)])
  const app = await _electron.launch({
    args: [...before, `--lang=${language}`, ...(EXECUTABLE ? [] : [ROOT]), '--data-dir', dataDir, ...args],
    cwd: ROOT,
    env: environment({ ...(clock === undefined ? {} : { CLOCK_AT: clock.toISOString(), TZ: 'Europe/Berlin' }), ...env }),
    colorScheme: theme ?? null,
    timeout: START_LIMIT_MS,
    ...(EXECUTABLE ? { executablePath: EXECUTABLE } : {}),
  })
  const page = await app.firstWindow()
  // The window exists before its page does, and has an empty one until then.
  await page.waitForFunction(() => location.href !== 'about:blank' && 'gavel' in window && document.readyState === 'complete')
  if (size) await resize(app, page, size)
  // What is on the page already keeps the timers that it has.
  if (clock) await page.clock.install({ time: clock })
  return { app, page, dataDir, kill: () => kill(app), close: () => app.close(), setClock: (moment) => setClock(app, page, moment) }
}

async function setClock(app: ElectronApplication, page: Page, moment: Date): Promise<void> {
  await app.evaluate((_, at) => (globalThis as unknown as { setTestClock: (at: number) => void }).setTestClock(at), moment.getTime())
  await page.clock.setSystemTime(moment)
  // What the window does every minute it does now.
  await page.clock.runFor(MINUTE_MS)
}

async function resize(
  app: ElectronApplication,
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setSize(w, h), [width, height] as const)
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const)
}

async function kill(app: ElectronApplication): Promise<void> {
  const process = app.process()
  const gone = new Promise<void>((resolve) => process.once('exit', () => resolve()))
  process.kill('SIGKILL')
  await gone
}
