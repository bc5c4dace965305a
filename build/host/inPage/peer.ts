// Sent as source text into both worlds of a page: no imports that live at run time, no outer names.
import type { Codec, Hooks } from './codec.ts'

export type Peer = { readonly expose: (key: string, api: unknown) => void }
type Exposed = (key: string, api: unknown) => void

/**
 * One end of the context bridge. The two worlds of a page share nothing but the DOM, whose events are synchronous across worlds:
 * a call is an event one way and, before it returns, an event the other way. `sendName` and `receiveName` are secret names.
 */
export function makePeer(codec: Codec, sendName: string, receiveName: string, onExpose: Exposed): Peer {
  type Packet =
    | { readonly t: 'call'; readonly id: number; readonly args: string }
    | { readonly t: 'return'; readonly ok: string }
    | { readonly t: 'throw'; readonly error: string }
    | { readonly t: 'resolve' | 'reject'; readonly id: number; readonly value: string }
    | { readonly t: 'expose'; readonly key: string; readonly value: string }
  type Callable = (...args: unknown[]) => unknown

  // taken now, before the page can replace them
  const dispatch = document.dispatchEvent.bind(document)
  const Event = CustomEvent
  const clone = structuredClone
  const functions = new Map<number, Callable>()
  const waiting = new Map<number, { readonly resolve: (value: unknown) => void; readonly reject: (error: unknown) => void }>()
  let lastId = 0
  let answer: Packet | undefined

  const post = (packet: Packet): void => void dispatch(new Event(sendName, { detail: JSON.stringify(packet) }))

  const hooks: Hooks = {
    encodeFunction: (value) => {
      functions.set(++lastId, value)
      return lastId
    },
    encodePromise: (promise) => {
      const id = ++lastId
      promise
        .then((value) => post({ t: 'resolve', id, value: encode(value) }))
        .catch((error: unknown) => post({ t: 'reject', id, value: encode(error instanceof Error ? error : new Error(String(error))) }))
      return id
    },
    decodeFunction:
      (id) =>
      (...args: unknown[]) =>
        call(id, args),
    decodePromise: (id) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject })),
  }
  const holdsFunction = (value: unknown, seen: Set<unknown>): boolean => {
    if (typeof value === 'function' || value instanceof Promise) return true
    if (typeof value !== 'object' || value === null || seen.has(value)) return false
    seen.add(value)
    return Object.values(value).some((entry) => holdsFunction(entry, seen))
  }
  // structuredClone refuses what Electron refuses: proxies, elements of the page, and so on
  const check = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || holdsFunction(value, new Set())) return value
    try {
      clone(value)
      return value
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }
  const encode = (value: unknown): string => codec.encode(check(value), hooks)
  const decode = (text: string): unknown => codec.decode(text, hooks)

  const call = (id: number, args: readonly unknown[]): unknown => {
    args.forEach(check)
    answer = undefined
    post({ t: 'call', id, args: codec.encode(args, hooks) })
    const got = answer as Packet | undefined
    answer = undefined
    if (got?.t === 'return') return decode(got.ok)
    throw got?.t === 'throw' ? decode(got.error) : new Error('the other world did not answer')
  }
  const run = (id: number, args: string): Packet => {
    try {
      return { t: 'return', ok: encode(functions.get(id)?.(...(decode(args) as unknown[]))) }
    } catch (error) {
      return { t: 'throw', error: encode(error instanceof Error ? new Error(error.message) : error) }
    }
  }
  const receive = (packet: Packet): void => {
    switch (packet.t) {
      case 'call':
        return post(run(packet.id, packet.args))
      case 'return':
      case 'throw':
        answer = packet
        return
      case 'expose':
        return onExpose(packet.key, decode(packet.value))
      case 'resolve':
      case 'reject': {
        const waiter = waiting.get(packet.id)
        waiting.delete(packet.id)
        waiter?.[packet.t](decode(packet.value))
      }
    }
  }
  document.addEventListener(receiveName, (event) => receive(JSON.parse((event as CustomEvent<string>).detail) as Packet))
  return { expose: (key, api) => post({ t: 'expose', key, value: codec.encode(api, hooks) }) }
}
