import type { CdpSession } from './cdp.ts'
import { toApp } from './protocol.ts'

/** The world in which a preload script runs; DevTools shows it under the name that Electron uses too. */
export const WORLD = 'Electron Isolated Context'

type Frame = { url: string; context: number | undefined }

/** What is known of a page's frames: their addresses, and the contexts of their isolated worlds. */
export class FrameTable {
  readonly #frames = new Map<string, Frame>()
  mainId = ''

  /** Keeps the table by what Chromium tells; `began` is called with the id of each new isolated world. */
  follow(cdp: CdpSession, began: (context: number) => void): void {
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      const frameId = (context.auxData as { frameId?: string } | undefined)?.frameId
      if (context.name !== WORLD || frameId === undefined) return
      this.#frame(frameId).context = context.id
      began(context.id)
    })
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      for (const frame of this.#frames.values()) if (frame.context === executionContextId) frame.context = undefined
    })
    cdp.on('Page.frameNavigated', ({ frame }) => {
      this.#frame(frame.id).url = toApp(frame.url + (frame.urlFragment ?? ''))
      if (!frame.parentId) this.mainId = frame.id
    })
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      this.#frame(frameId).url = toApp(url)
    })
    cdp.on('Page.frameDetached', ({ frameId, reason }) => {
      if (reason !== 'swap') this.#frames.delete(frameId)
    })
  }
  start(mainId: string): void {
    this.mainId = mainId
    this.#frame(mainId)
  }
  urlOf(frameId: string): string {
    return this.#frames.get(frameId)?.url ?? ''
  }
  contextOf(frameId: string): number | undefined {
    return this.#frames.get(frameId)?.context
  }
  frameOf(context: number): string | undefined {
    return [...this.#frames].find(([, frame]) => frame.context === context)?.[0]
  }
  contexts(): readonly number[] {
    return [...this.#frames.values()].flatMap(({ context }) => context ?? [])
  }
  #frame(id: string): Frame {
    let frame = this.#frames.get(id)
    if (!frame) this.#frames.set(id, (frame = { url: 'about:blank', context: undefined }))
    return frame
  }
}

/** `WebFrameMain`: one frame, seen from the main process. */
export class WebFrameMain {
  readonly #table: FrameTable
  readonly #deliver: (channel: string, args: readonly unknown[]) => void
  readonly frameToken: string

  constructor(table: FrameTable, frameId: string, deliver: (frameId: string, channel: string, args: readonly unknown[]) => void) {
    this.#table = table
    this.frameToken = frameId
    this.#deliver = (channel, args) => deliver(frameId, channel, args)
  }
  get url(): string {
    return this.#table.urlOf(this.frameToken)
  }
  get origin(): string {
    return /^[^:]+:\/\/[^/]*/.exec(this.url)?.[0] ?? 'null'
  }
  /** Only main frames can speak to the main process here, as only they have a preload script. */
  get parent(): null {
    return null
  }
  get top(): WebFrameMain {
    return this
  }
  send(channel: string, ...args: readonly unknown[]): void {
    this.#deliver(channel, args)
  }
}
