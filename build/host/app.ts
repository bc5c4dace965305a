import { EventEmitter } from 'node:events'
import path from 'node:path'
import { AppPaths } from './appPaths.ts'
import { closeChromium } from './chromium.ts'
import { CommandLine } from './commandLine.ts'
import { preventable, unsupported } from './common.ts'
import { systemLanguages } from './locale.ts'
import { openWindows } from './registry.ts'
import { SingleInstance } from './singleInstance.ts'

export type Manifest = { readonly name?: string; readonly productName?: string; readonly version?: string; readonly main?: string }

/** Electron's `app`, as far as it concerns one app with windows of its own. */
class App extends EventEmitter {
  readonly commandLine = new CommandLine()
  readonly #paths = new AppPaths()
  readonly #becameReady = Promise.withResolvers<void>()
  #manifest: Manifest = {}
  #appPath = ''
  #ready = false
  #instance: SingleInstance | undefined
  #leaving: 'no' | 'asking' | 'exiting' = 'no'
  isPackaged = false
  name = ''

  /** The host's own: what is being run. */
  init(appPath: string, manifest: Manifest, isPackaged: boolean): void {
    this.#appPath = appPath
    this.#manifest = manifest
    this.isPackaged = isPackaged
    this.name = manifest.productName ?? manifest.name ?? 'Electron'
  }

  /** The host's own: Chromium is there and the main module has run to its end. */
  start(): void {
    this.#ready = true
    this.emit('will-finish-launching')
    this.#becameReady.resolve()
    this.emit('ready', preventable(), {})
  }

  isReady(): boolean {
    return this.#ready
  }
  whenReady(): Promise<void> {
    return this.#becameReady.promise
  }
  getName(): string {
    return this.name
  }
  setName(name: string): void {
    this.name = name
  }
  getVersion(): string {
    return this.#manifest.version ?? '0.0.0'
  }
  getAppPath(): string {
    return this.#appPath
  }
  getPath(name: string): string {
    return this.#paths.get(name, this.name)
  }
  setPath(name: string, folder: string): void {
    this.#paths.set(name, folder)
  }
  getLocale(): string {
    return this.commandLine.getSwitchValue('lang') || (this.getPreferredSystemLanguages()[0] ?? 'en-US')
  }
  getSystemLocale(): string {
    return this.getPreferredSystemLanguages()[0] ?? 'en-US'
  }
  getPreferredSystemLanguages(): readonly string[] {
    return systemLanguages(process.env)
  }
  disableHardwareAcceleration(): void {
    this.commandLine.appendSwitch('disable-gpu')
  }
  /** What Electron does only for the system's shell has no counterpart here and nothing to refuse. */
  setAppUserModelId(): void {}
  setAboutPanelOptions(): void {}
  /** Every window of the host is sandboxed anyway. */
  enableSandbox(): void {}
  relaunch(): void {
    unsupported('app.relaunch')
  }

  requestSingleInstanceLock(data: unknown = null): boolean {
    if (this.#instance) return true
    const instance = new SingleInstance(path.join(this.getPath('userData'), 'host-instance'))
    const isFirst = instance.take({ argv: process.argv, cwd: process.cwd(), data }, (later) => {
      void this.whenReady().then(() => this.emit('second-instance', preventable(), later.argv, later.cwd, later.data))
    })
    if (isFirst) this.#instance = instance
    return isFirst
  }
  hasSingleInstanceLock(): boolean {
    return this.#instance !== undefined
  }
  releaseSingleInstanceLock(): void {
    this.#instance?.release()
    this.#instance = undefined
  }

  /** The host's own: `quit` or `exit` has been called and not been refused. */
  get isLeaving(): boolean {
    return this.#leaving !== 'no'
  }
  quit(): void {
    if (this.#leaving !== 'no') return
    this.#leaving = 'asking'
    void this.#mayQuit().then((may) => {
      if (this.#leaving === 'exiting') return
      this.#leaving = 'no'
      if (may) this.exit(0)
    })
  }
  async #mayQuit(): Promise<boolean> {
    if (this.#isRefused('before-quit')) return false
    for (const window of openWindows.values()) if (!(await window.closeAndWait())) return false
    return !this.#isRefused('will-quit')
  }
  #isRefused(event: 'before-quit' | 'will-quit'): boolean {
    const asked = preventable()
    this.emit(event, asked)
    return asked.defaultPrevented
  }
  exit(code = 0): void {
    if (this.#leaving === 'exiting') return
    this.#leaving = 'exiting'
    for (const window of openWindows.values()) window.gone()
    this.emit('quit', preventable(), code)
    void closeChromium().finally(() => {
      this.releaseSingleInstanceLock()
      process.exit(code)
    })
  }
}

export const app = new App()
