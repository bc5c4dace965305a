import type { EventEmitter } from 'node:events'
import type { CdpSession } from './cdp.ts'
import { toChromium } from './protocol.ts'

const ERR_FAILED = -2
/** What a window shows before its first address; Chromium reports it as loaded, Electron does not. */
const BLANK = /^(about:blank|data:text\/html,)$/

type UnderWay = { readonly url: string; readonly resolve: () => void; readonly reject: (error: Error) => void }

function failure(text: string, url: string): Error {
  return Object.assign(new Error(`${text} (${ERR_FAILED}) loading '${url}'`), { code: text, errno: ERR_FAILED, url })
}

/** The loading of a page's main document, asked for by the app. */
export class Loading {
  readonly #events: EventEmitter
  readonly #attached: Promise<CdpSession>
  #underWay: UnderWay | undefined
  #isReloading = false
  #url = ''

  /** `attached` gives the page's session once its scripts are in place. */
  constructor(events: EventEmitter, attached: Promise<CdpSession>) {
    this.#events = events
    this.#attached = attached
  }

  /** `painted` is called when a document of the app's has loaded. */
  follow(cdp: CdpSession, painted: () => void): void {
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) this.#url = frame.url
    })
    cdp.on('Page.domContentEventFired', () => this.#events.emit('dom-ready'))
    cdp.on('Page.loadEventFired', () => {
      this.#isReloading = false
      if (BLANK.test(this.#url)) return
      this.#events.emit('did-finish-load')
      this.#events.emit('did-stop-loading')
      this.#underWay?.resolve()
      this.#underWay = undefined
      painted()
    })
  }
  get isUnderWay(): boolean {
    return this.#underWay !== undefined
  }
  /** True for a navigation that the app itself has asked for: nobody is asked whether it may be. */
  expects(url: string): boolean {
    return this.#isReloading || this.#underWay?.url === url
  }
  async load(url: string): Promise<void> {
    const cdp = await this.#attached
    const loaded = new Promise<void>((resolve, reject) => (this.#underWay = { url, resolve, reject }))
    loaded.catch(() => {}) // the caller gets it below, unless Chromium refuses first
    this.#events.emit('did-start-loading')
    const { errorText } = await cdp.send('Page.navigate', { url: toChromium(url) })
    if (errorText === undefined) return loaded
    this.#underWay = undefined
    this.#events.emit('did-fail-load', {}, ERR_FAILED, errorText, url, true)
    throw failure(errorText, url)
  }
  reload(): void {
    this.#isReloading = true
    void this.#attached.then((cdp) => cdp.tell('Page.reload', { ignoreCache: true }))
  }
  abort(): void {
    this.#underWay?.reject(failure('ERR_ABORTED', this.#underWay.url))
    this.#underWay = undefined
  }
}
