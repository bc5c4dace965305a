import { EventEmitter } from 'node:events'
import type { Module } from './loadShell.ts'

/** An event that can be refused, and whether it was. */
export type Refusable = { readonly refused: () => boolean } & Record<string, unknown>

export function refusable(more: object = {}): Refusable {
  let isRefused = false
  return { ...more, preventDefault: () => (isRefused = true), refused: () => isRefused }
}

type Handler = (...args: readonly unknown[]) => unknown

/** Electron of paper: what the shell sets up is there to be looked at. */
export function paperElectron() {
  const seen = {
    windows: [] as { readonly options: Record<string, unknown>; loaded: string }[],
    handlers: {} as Record<string, Handler>,
    schemes: [] as { readonly scheme: string; readonly privileges: Record<string, unknown> }[],
    serve: (() => undefined) as Handler,
    answer: (() => undefined) as Handler,
    exposed: {} as Record<string, unknown>,
    opened: [] as unknown[],
    boxes: 0,
    response: 0,
  }
  class BrowserWindow extends EventEmitter {
    readonly webContents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: () => undefined,
      setWebRTCIPHandlingPolicy: () => undefined,
    })
    readonly #self: { options: Record<string, unknown>; loaded: string }
    constructor(options: Record<string, unknown>) {
      super()
      seen.windows.push((this.#self = { options, loaded: '' }))
    }
    loadURL(address: string): Promise<void> {
      this.#self.loaded = address
      return Promise.resolve()
    }
    static fromWebContents(contents: unknown): object | null {
      return contents === 'ours' ? {} : null
    }
    static getAllWindows(): readonly object[] {
      return []
    }
  }
  const setter = (name: string) => (handler: Handler) => void (seen.handlers[name] = handler)
  const app = Object.assign(new EventEmitter(), { isPackaged: true, getLocale: () => 'en' })
  const electron: Module = {
    app,
    BrowserWindow,
    clipboard: {},
    contextBridge: { exposeInMainWorld: (name: string, value: unknown) => void (seen.exposed[name] = value) },
    crashReporter: {},
    dialog: { showMessageBox: () => ((seen.boxes += 1), Promise.resolve({ response: seen.response })) },
    ipcMain: { handle: (_channel: string, handler: Handler) => void (seen.answer = handler) },
    ipcRenderer: { invoke: () => undefined, on: () => undefined, off: () => undefined },
    nativeTheme: Object.assign(new EventEmitter(), { shouldUseDarkColors: false }),
    net: { fetch: () => Promise.resolve(new Response('text', { headers: { 'content-type': 'text/html' } })) },
    protocol: {
      handle: (_scheme: string, handler: Handler) => void (seen.serve = handler),
      registerSchemesAsPrivileged: (schemes: typeof seen.schemes) => void seen.schemes.push(...schemes),
    },
    screen: {},
    session: {
      defaultSession: {
        setPermissionRequestHandler: setter('request'),
        setPermissionCheckHandler: setter('check'),
        setDevicePermissionHandler: setter('device'),
        setSpellCheckerEnabled: () => undefined,
      },
    },
    shell: { openExternal: (link: unknown) => Promise.resolve(void seen.opened.push(link)) },
  }
  return { app, electron, seen }
}
