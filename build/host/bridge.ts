import type { CdpSession } from './cdp.ts'
import type { Chord } from './accelerator.ts'
import { makeCodec } from './inPage/codec.ts'
import type { FrameTable } from './webFrameMain.ts'

/** What the isolated world of a page sends to the main process. */
export type FromPage =
  | { readonly t: 'invoke'; readonly id: number; readonly channel: string; readonly a: string }
  | { readonly t: 'send'; readonly channel: string; readonly a: string }
  | { readonly t: 'key'; readonly accelerator: string }
  | { readonly t: 'preload-error'; readonly message: string; readonly stack: string }

/** What the main process sends to it. */
export type ToPage =
  | { readonly t: 'reply'; readonly id: number; readonly ok: string }
  | { readonly t: 'reply'; readonly id: number; readonly no: string }
  | { readonly t: 'event'; readonly channel: string; readonly a: string }
  | { readonly t: 'chords'; readonly chords: readonly Chord[] }

export const codec = makeCodec()

type Receiver = (message: FromPage, frameId: string, answer: (message: ToPage) => void) => void

/** The wire of IPC: a binding that only the isolated world can call, and evaluations in that world for the way back. */
export class Bridge {
  readonly #cdp: CdpSession
  readonly #frames: FrameTable

  constructor(cdp: CdpSession, frames: FrameTable, binding: string, receive: Receiver) {
    this.#cdp = cdp
    this.#frames = frames
    cdp.on('Runtime.bindingCalled', ({ name, executionContextId, payload }) => {
      if (name !== binding) return
      const frameId = frames.frameOf(executionContextId)
      if (frameId === undefined) return
      receive(JSON.parse(payload) as FromPage, frameId, (message) => this.post(executionContextId, message))
    })
  }

  post(contextId: number, message: ToPage): void {
    this.#cdp.tell('Runtime.evaluate', { contextId, expression: `__hostReceive(${JSON.stringify(message)})` })
  }

  /** @throws when the values cannot be cloned */
  deliver(frameId: string, channel: string, args: readonly unknown[]): void {
    const encoded = codec.encode(args)
    const context = this.#frames.contextOf(frameId)
    if (context !== undefined) this.post(context, { t: 'event', channel, a: encoded })
  }
}
