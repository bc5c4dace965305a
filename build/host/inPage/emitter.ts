// Sent as source text: no imports, no outer names.

type Listener = (...args: readonly unknown[]) => void
export type Emitter = {
  on(name: string, listener: Listener): Emitter
  off(name: string, listener: Listener): Emitter
  emit(name: string, ...args: readonly unknown[]): boolean
}

/** Makes the `EventEmitter` that preload scripts get: the part of Node's that Electron's own polyfill is used for. */
export function makeEmitter(): new () => Emitter {
  type Entry = { readonly listener: Listener; readonly call: Listener }
  return class EventEmitter {
    readonly #entries = new Map<string, readonly Entry[]>()

    #add(name: string, entry: Entry): this {
      this.#entries.set(name, [...(this.#entries.get(name) ?? []), entry])
      return this
    }
    on(name: string, listener: Listener): this {
      return this.#add(name, { listener, call: listener })
    }
    addListener(name: string, listener: Listener): this {
      return this.on(name, listener)
    }
    once(name: string, listener: Listener): this {
      const call: Listener = (...args) => {
        this.off(name, listener)
        listener(...args)
      }
      return this.#add(name, { listener, call })
    }
    off(name: string, listener: Listener): this {
      const entries = this.#entries.get(name) ?? []
      const last = entries.findLastIndex((entry) => entry.listener === listener)
      this.#entries.set(name, entries.toSpliced(last, last < 0 ? 0 : 1))
      return this
    }
    removeListener(name: string, listener: Listener): this {
      return this.off(name, listener)
    }
    removeAllListeners(name?: string): this {
      if (name === undefined) this.#entries.clear()
      else this.#entries.delete(name)
      return this
    }
    listenerCount(name: string): number {
      return this.#entries.get(name)?.length ?? 0
    }
    emit(name: string, ...args: readonly unknown[]): boolean {
      const entries = this.#entries.get(name) ?? []
      for (const entry of entries) entry.call(...args)
      return entries.length > 0
    }
  }
}
