import { EventEmitter } from 'node:events'
import type { IpcMainInvokeEvent } from 'electron'

export type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown

/** `ipcMain`, and each window's own `webContents.ipc`. */
export class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>()

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    if (typeof handler !== 'function') throw new TypeError(`Expected handler to be a function, but found type '${typeof handler}'`)
    this.#handlers.set(channel, handler)
  }
  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel)
      return handler(event, ...args)
    })
  }
  removeHandler(channel: string): void {
    this.#handlers.delete(channel)
  }

  /** The host's own. */
  handlerOf(channel: string): Handler | undefined {
    return this.#handlers.get(channel)
  }
}

export const ipcMain = new IpcMain()
