// Sent as source text: no imports that live at run time, no outer names.
import type { makeCodec } from './codec.ts'
import type { makePeer } from './peer.ts'

/** Runs in the page's own world before its scripts, and puts there, frozen, what the preload script exposes. */
export function mainWorld(newCodec: typeof makeCodec, newPeer: typeof makePeer, secret: string): void {
  if (window.top !== window) return
  const freeze = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
    Object.freeze(value)
    Object.values(value).forEach(freeze)
    return value
  }
  newPeer(newCodec(), `${secret}-main`, `${secret}-isolated`, (key, api) => {
    if (key in window) throw new Error(`Cannot bind an API on top of an existing property on the window object: ${key}`)
    Object.defineProperty(window, key, { value: freeze(api), enumerable: true, writable: false, configurable: false })
  })
}
