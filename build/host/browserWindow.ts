import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserWindowConstructorOptions } from 'electron'
import { app } from './app.ts'
import { chromium } from './chromium.ts'
import { preventable, unsupported } from './common.ts'
import type { NativeImage } from './nativeImage.ts'
import { nativeTheme } from './nativeTheme.ts'
import { PlacedWindow } from './placedWindow.ts'
import { focusedWindow, nextId, openWindows, setFocusedWindow } from './registry.ts'
import { screen } from './screen.ts'
import { WebContents } from './webContents.ts'
import { WindowView } from './windowView.ts'

const UNSUPPORTED_OPTIONS = [
  'frame',
  'transparent',
  'parent',
  'modal',
  'kiosk',
  'titleBarStyle',
  'titleBarOverlay',
  'type',
  'opacity',
] as const
const UNLOAD_LIMIT_MS = 2000
// The page's own "are you sure", asked without Chromium's dialog, which a test tool beside the host would answer
const ASK_PAGE = `(() => {
  const event = document.createEvent('BeforeUnloadEvent')
  event.initEvent('beforeunload', false, true)
  dispatchEvent(event)
  return event.defaultPrevented || !!event.returnValue
})()`

function checkOptions(options: BrowserWindowConstructorOptions): void {
  const { nodeIntegration, contextIsolation, sandbox, webSecurity, webviewTag } = options.webPreferences ?? {}
  if (nodeIntegration || contextIsolation === false || sandbox === false || webSecurity === false)
    unsupported('a window without contextIsolation, sandbox and webSecurity, or with nodeIntegration,')
  if (webviewTag) unsupported('webviewTag')
  for (const name of UNSUPPORTED_OPTIONS) if (options[name] !== undefined) unsupported(`the window option ${name}`)
}

/** `BrowserWindow`. What a window manager does to a window (minimum size, icon, menu bar) is accepted and has no effect. */
export class BrowserWindow extends PlacedWindow {
  readonly id = nextId()
  readonly webContents: WebContents
  #isPainted = false
  #isDestroyed = false
  #closing: ((isClosed: boolean) => void) | undefined

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super(options, app.getName())
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    checkOptions(options)
    const owner = {
      gone: () => this.gone(),
      painted: () => this.#painted(),
      close: () => this.close(),
      zoomed: (factor: number) => this.withView((view) => view.setZoom(factor)),
    }
    this.webContents = new WebContents(owner, options.webPreferences ?? {})
    openWindows.set(this.id, this)
    setFocusedWindow(this)
    void this.#open().catch((error: unknown) => process.stderr.write(`electron host: a window did not open: ${String(error)}\n`))
    app.emit('browser-window-created', {}, this)
    app.emit('web-contents-created', {}, this.webContents)
  }

  async #open(): Promise<void> {
    const target = await chromium().openWindow(this.bounds)
    const view = new WindowView(target, this.bounds, (bounds, state) => this.seen(bounds, state))
    await this.webContents.attach(target)
    nativeTheme.apply(this.webContents)
    await view.setBounds(this.bounds)
    view.watch()
    this.view.resolve(view)
  }
  #painted(): void {
    if (this.#isPainted) return
    this.#isPainted = true
    void screen.learn().then(() => this.emit('ready-to-show'))
  }
  loadURL(url: string): Promise<void> {
    const loaded = this.webContents.loadURL(url)
    loaded.catch(() => {}) // heard through did-fail-load by those who do not wait
    return loaded
  }
  loadFile(file: string): Promise<void> {
    return this.loadURL(pathToFileURL(path.resolve(app.getAppPath(), file)).toString())
  }
  close(): void {
    void this.closeAndWait()
  }
  /** The host's own: as `close`, and tells whether the window has closed. */
  async closeAndWait(): Promise<boolean> {
    if (this.#isDestroyed) return true
    const event = preventable()
    this.emit('close', event)
    if (event.defaultPrevented) return false
    const closed = new Promise<boolean>((resolve) => (this.#closing = resolve))
    void this.#unload()
    return closed
  }
  async #unload(): Promise<void> {
    const hung = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), UNLOAD_LIMIT_MS).unref())
    const asked = this.webContents.executeJavaScript(ASK_PAGE).catch(() => false)
    if (await Promise.race([hung, asked])) {
      const event = preventable()
      this.webContents.emit('will-prevent-unload', event)
      if (!event.defaultPrevented) {
        this.#closing?.(false)
        this.#closing = undefined
        return
      }
    }
    this.destroy()
  }
  destroy(): void {
    if (this.webContents.targetId) chromium().pipe.root.tell('Target.closeTarget', { targetId: this.webContents.targetId })
    this.gone()
  }
  /** The host's own: the page is no more. */
  gone(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    void this.view.promise.then((view) => view.stop())
    openWindows.delete(this.id)
    if (focusedWindow() === this) setFocusedWindow(null)
    this.webContents.destroyed()
    this.emit('closed')
    this.#closing?.(true)
    if (openWindows.size === 0 && !app.isLeaving && !app.emit('window-all-closed')) app.quit()
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }
  focus(): void {
    setFocusedWindow(this)
    this.webContents.focus()
    this.emit('focus')
    app.emit('browser-window-focus', {}, this)
  }
  isFocused(): boolean {
    return focusedWindow() === this
  }
  capturePage(): Promise<NativeImage> {
    return this.webContents.capturePage()
  }

  static getAllWindows(): readonly BrowserWindow[] {
    return [...openWindows.values()]
  }
  static getFocusedWindow(): BrowserWindow | null {
    return focusedWindow()
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...openWindows.values()].find((window) => window.webContents === contents) ?? null
  }
  static fromId(id: number): BrowserWindow | null {
    return openWindows.get(id) ?? null
  }
}
