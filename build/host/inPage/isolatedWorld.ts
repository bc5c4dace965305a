// Sent as source text: no imports that live at run time, no outer names.
import type { Chord } from '../accelerator.ts'
import type { FromPage, ToPage } from '../bridge.ts'
import type { makeCodec } from './codec.ts'
import type { makeEmitter } from './emitter.ts'
import type { makePeer } from './peer.ts'
import type { watchKeys } from './keys.ts'

export type Parts = {
  readonly makeCodec: typeof makeCodec
  readonly makePeer: typeof makePeer
  readonly makeEmitter: typeof makeEmitter
  readonly watchKeys: typeof watchKeys
}
export type Setup = {
  readonly secret: string
  readonly binding: string
  readonly chords: readonly Chord[]
  readonly preloadPath: string
  readonly process: Readonly<Record<string, unknown>>
}
type Preload = (
  require: (id: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  process: unknown,
  ...rest: readonly unknown[]
) => void

/** Runs in the isolated world: a sandboxed preload script's environment, and the page's end of IPC. */
export function isolatedWorld(parts: Parts, setup: Setup, preload: Preload): void {
  const world = globalThis as unknown as Record<string, unknown>
  const transmit = world[setup.binding] as (payload: string) => void
  delete world[setup.binding]
  if (window.top !== window) return
  const send = (message: FromPage): void => transmit(JSON.stringify(message))
  const codec = parts.makeCodec()
  const peer = parts.makePeer(codec, `${setup.secret}-isolated`, `${setup.secret}-main`, () => {})
  const EventEmitter = parts.makeEmitter()
  const setChords = parts.watchKeys(setup.chords, (accelerator) => send({ t: 'key', accelerator }))
  const waiting = new Map<
    number,
    { readonly channel: string; readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }
  >()
  let lastId = 0

  const refuse = (what: string) => (): never => {
    throw new Error(`electron host: ${what} is not supported`)
  }
  const refuseAll = (name: string): object =>
    new Proxy({}, { get: (_target, key) => (typeof key === 'symbol' ? undefined : refuse(`${name}.${key}`)()) })

  const ipcRenderer = Object.assign(new EventEmitter(), {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const encoded = codec.encode(args)
        waiting.set(++lastId, { channel, resolve, reject })
        send({ t: 'invoke', id: lastId, channel, a: encoded })
      }),
    send: (channel: string, ...args: unknown[]) => send({ t: 'send', channel, a: codec.encode(args) }),
    sendSync: refuse('ipcRenderer.sendSync'),
    sendToHost: refuse('ipcRenderer.sendToHost'),
    postMessage: refuse('ipcRenderer.postMessage'),
  })
  const settle = (message: ToPage & { readonly t: 'reply' }): void => {
    const waiter = waiting.get(message.id)
    waiting.delete(message.id)
    if (!waiter) return
    if ('no' in message) waiter.reject(new Error(`Error invoking remote method '${waiter.channel}': ${message.no}`))
    else waiter.resolve(codec.decode(message.ok))
  }
  world['__hostReceive'] = (message: ToPage): void => {
    if (message.t === 'reply') settle(message)
    else if (message.t === 'chords') setChords(message.chords)
    else ipcRenderer.emit(message.channel, { sender: ipcRenderer, senderId: 0, ports: [] }, ...(codec.decode(message.a) as unknown[]))
  }

  const electron = {
    ipcRenderer,
    contextBridge: { exposeInMainWorld: peer.expose, exposeInIsolatedWorld: refuse('contextBridge.exposeInIsolatedWorld') },
    webFrame: refuseAll('webFrame'),
    webUtils: refuseAll('webUtils'),
    crashReporter: refuseAll('crashReporter'),
    nativeImage: refuseAll('nativeImage'),
  }
  const setImmediate = (task: (...args: unknown[]) => void, ...args: unknown[]): unknown => setTimeout(task, 0, ...args)
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate: clearTimeout }
  // the modules that Electron lets a sandboxed preload script have
  const modules: Readonly<Record<string, unknown>> = {
    electron,
    'electron/renderer': electron,
    'electron/common': electron,
    events: Object.assign(EventEmitter, { EventEmitter }),
    timers,
    url: { URL, URLSearchParams },
  }
  const require = (id: string): unknown => {
    const found = modules[id.replace(/^node:/, '')]
    if (found === undefined) throw new Error(`module not found: ${id}`)
    return found
  }
  const process = Object.assign(
    new EventEmitter(),
    { type: 'renderer', sandboxed: true, contextIsolated: true, env: {}, argv: [] },
    setup.process,
  )
  const module = { exports: {} }
  try {
    preload(require, module, module.exports, process, timers.setImmediate, timers.clearImmediate)
  } catch (error) {
    console.error(`Unable to load preload script: ${setup.preloadPath}`, error)
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    send({ t: 'preload-error', message, stack })
  }
}
