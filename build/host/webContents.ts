import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { HandlerDetails, IpcMainInvokeEvent, WebPreferences } from 'electron'
import type { Chord } from './accelerator.ts'
import { Bridge, codec, type FromPage, type ToPage } from './bridge.ts'
import type { CdpSession, Method, Params, Protocol, Returned } from './cdp.ts'
import type { Target } from './chromium.ts'
import { ContentsCommands } from './contentsCommands.ts'
import { preventable, unsupported, unsupportedModule } from './common.ts'
import { isolatedWorldScript, mainWorldScript } from './inPage/scripts.ts'
import { intercept, type Visit } from './interception.ts'
import { ipcMain, IpcMain } from './ipc.ts'
import { Loading } from './loading.ts'
import { applicationChords, pressAccelerator } from './menu.ts'
import { toApp } from './protocol.ts'
import { focusedWindow, nextId, openContents, openWindows } from './registry.ts'
import { session } from './session.ts'
import { FrameTable, WebFrameMain, WORLD } from './webFrameMain.ts'

/** What contents ask of the window that holds them. */
export type Owner = {
  readonly gone: () => void
  readonly painted: () => void
  readonly close: () => void
  readonly zoomed: (factor: number) => void
}
type OpenHandler = (details: HandlerDetails) => { readonly action: 'allow' | 'deny' }

/** `webContents`: a page, from the main process's side. */
export class WebContents extends ContentsCommands {
  readonly id = nextId()
  readonly ipc = new IpcMain()
  readonly session = session.defaultSession
  readonly debugger = unsupportedModule('webContents.debugger')
  readonly #owner: Owner
  readonly #preferences: WebPreferences
  readonly #frames = new FrameTable()
  readonly #attached = Promise.withResolvers<CdpSession>()
  readonly #loading: Loading
  #bridge: Bridge | undefined
  #openHandler: OpenHandler | undefined
  #opened: Protocol.Page.windowOpenPayload | undefined
  #isDestroyed = false
  #isCrashed = false
  targetId = ''

  constructor(owner: Owner, preferences: WebPreferences) {
    super()
    this.#owner = owner
    this.#preferences = preferences
    this.#loading = new Loading(this, this.#attached.promise)
    openContents.set(this.id, this)
  }

  /** The host's own: takes hold of a page that has not loaded anything yet, and lets it go on. */
  async attach({ session: cdp, targetId }: Target): Promise<void> {
    this.targetId = targetId
    const secret = `eh${randomBytes(12).toString('hex')}`
    const binding = `b${randomBytes(12).toString('hex')}`
    this.#listen(cdp, binding)
    const [{ frameTree }] = await Promise.all([
      cdp.send('Page.getFrameTree'),
      cdp.send('Page.enable'),
      cdp.send('Runtime.addBinding', { name: binding, executionContextName: WORLD }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript(secret) }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { worldName: WORLD, source: this.#preloadScript(secret, binding) }),
      cdp.send('Runtime.enable'),
      cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      cdp.send('Runtime.runIfWaitingForDebugger'),
    ])
    this.#frames.start(frameTree.frame.id)
    this.#attached.resolve(cdp)
  }

  #listen(cdp: CdpSession, binding: string): void {
    this.#bridge = new Bridge(cdp, this.#frames, binding, (message, frameId, answer) => this.#receive(message, frameId, answer))
    this.#frames.follow(cdp, (context) => this.#bridge?.post(context, { t: 'chords', chords: applicationChords() }))
    this.#loading.follow(cdp, () => this.#owner.painted())
    intercept(cdp, {
      mayNavigate: (visit) => this.#mayNavigate(visit),
      entering: (origin) => session.defaultSession.applyPermissions(this, origin),
      isMainFrame: (frameId) => frameId === this.#frames.mainId,
    })
    cdp.on('detached', () => this.#owner.gone())
    cdp.on('Page.frameNavigated', ({ frame }) => {
      this.#isCrashed = false
      if (!frame.parentId) this.emit('did-navigate', {}, toApp(frame.url), 200, '')
    })
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) =>
      this.emit('did-navigate-in-page', {}, toApp(url), frameId === this.#frames.mainId),
    )
    cdp.on('Page.windowOpen', (opened) => (this.#opened = opened))
    cdp.on('Inspector.targetCrashed', () => {
      this.#isCrashed = true
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 139 })
    })
    cdp.on('Runtime.consoleAPICalled', ({ type, args }) => {
      const message = args
        .map(({ value, description }) => (typeof value === 'string' ? value : (description ?? JSON.stringify(value))))
        .join(' ')
      this.emit('console-message', { level: type, message })
    })
    cdp.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
      this.emit('console-message', { level: 'error', message: exception?.description ?? text }),
    )
  }

  #preloadScript(secret: string, binding: string): string {
    const { preload = '' } = this.#preferences
    const { electron, chrome, node } = process.versions as Readonly<Record<string, string>>
    return isolatedWorldScript(
      {
        secret,
        binding,
        chords: applicationChords(),
        preloadPath: preload,
        process: { platform: process.platform, arch: process.arch, versions: { electron, chrome, node } },
      },
      preload ? readFileSync(preload, 'utf8') : '',
    )
  }

  #receive(message: FromPage, frameId: string, answer: (message: ToPage) => void): void {
    const frame = this.#frame(frameId)
    const event = { sender: this, senderFrame: frame, frameId: 1, processId: 1, type: 'frame', ports: [], reply: frame.send.bind(frame) }
    switch (message.t) {
      case 'key':
        pressAccelerator(message.accelerator, [...openWindows.values()].find(({ webContents }) => webContents === this) ?? focusedWindow())
        return
      case 'preload-error':
        this.emit('preload-error', {}, this.#preferences.preload, Object.assign(new Error(message.message), { stack: message.stack }))
        return
      case 'send': {
        const args = codec.decode(message.a) as unknown[]
        this.ipc.emit(message.channel, event, ...args)
        ipcMain.emit(message.channel, event, ...args)
        return
      }
      case 'invoke':
        void this.#invoke(message, event as unknown as IpcMainInvokeEvent).then(answer)
    }
  }

  async #invoke({ id, channel, a }: FromPage & { readonly t: 'invoke' }, event: IpcMainInvokeEvent): Promise<ToPage> {
    try {
      const handler = this.ipc.handlerOf(channel) ?? ipcMain.handlerOf(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return { t: 'reply', id, ok: codec.encode(await handler(event, ...(codec.decode(a) as unknown[]))) }
    } catch (error) {
      console.error(`Error occurred in handler for '${channel}':`, error)
      return { t: 'reply', id, no: String(error) }
    }
  }

  #mayNavigate({ url, isMainFrame }: Visit): boolean {
    if (isMainFrame && this.#loading.expects(url)) return true
    const event = Object.assign(preventable(), { url, isMainFrame, isSameDocument: false, initiator: this.mainFrame })
    this.emit('will-frame-navigate', event)
    if (isMainFrame && !event.defaultPrevented) this.emit('will-navigate', event, url, false, true, 1, 1)
    return !event.defaultPrevented
  }

  #frame(frameId: string): WebFrameMain {
    return new WebFrameMain(this.#frames, frameId, (id, channel, args) => this.#bridge?.deliver(id, channel, args))
  }

  /** The host's own: this page has asked for another window, which Chromium has opened and the host has closed again. */
  refusedWindow(fallbackUrl: string): void {
    const { url = fallbackUrl, windowName = '' } = this.#opened ?? {}
    this.#opened = undefined
    const details = {
      url: toApp(url),
      frameName: windowName,
      features: '',
      disposition: 'new-window',
      referrer: { url: '', policy: 'default' },
    } as const
    const { action } = this.#openHandler?.(details) ?? { action: 'allow' }
    if (action !== 'deny') process.stderr.write(`electron host: a second window by window.open is not supported (${details.url})\n`)
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler
  }
  /** The host's own: the application menu has other keys now. */
  setAccelerators(chords: readonly Chord[]): void {
    for (const context of this.#frames.contexts()) this.#bridge?.post(context, { t: 'chords', chords })
  }
  /** The host's own: a command of the protocol, as soon as the page is there. */
  override async command<M extends Method>(method: M, params?: Params<M>): Promise<Returned<M>> {
    return (await this.#attached.promise).send(method, params)
  }
  protected override zoomed(factor: number): void {
    this.#owner.zoomed(factor)
  }

  get mainFrame(): WebFrameMain {
    return this.#frame(this.#frames.mainId)
  }
  loadURL(url: string): Promise<void> {
    return this.#loading.load(url)
  }
  reload(): void {
    this.#loading.reload()
  }
  forcefullyCrashRenderer(): void {
    this.tell('Page.crash')
  }
  getURL(): string {
    return this.#frames.urlOf(this.#frames.mainId)
  }
  isLoading(): boolean {
    return this.#loading.isUnderWay
  }
  isDestroyed(): boolean {
    return this.#isDestroyed
  }
  isCrashed(): boolean {
    return this.#isCrashed
  }
  send(channel: string, ...args: readonly unknown[]): void {
    if (!this.#isDestroyed) this.#bridge?.deliver(this.#frames.mainId, channel, args)
  }
  focus(): void {
    this.tell('Page.bringToFront')
  }
  close(): void {
    this.#owner.close()
  }
  isDevToolsOpened(): boolean {
    return false
  }
  openDevTools(): void {
    unsupported('webContents.openDevTools')
  }
  /** The host's own: the window has closed. */
  destroyed(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.#loading.abort()
    openContents.delete(this.id)
    this.emit('destroyed')
  }
}

export const webContents = {
  getAllWebContents: (): readonly WebContents[] => [...openContents.values()],
  fromId: (id: number): WebContents | undefined => openContents.get(id),
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    [...openContents.values()].find((contents) => contents.targetId === targetId),
  getFocusedWebContents: (): WebContents | null => focusedWindow()?.webContents ?? null,
}
