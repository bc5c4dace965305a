/** An event object as Electron hands it to listeners that may refuse what is about to happen. */
export type Preventable = { defaultPrevented: boolean; preventDefault(): void }

export function preventable(): Preventable {
  const event: Preventable = {
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true
    },
  }
  return event
}

/** For what Electron does and the host does not. @throws always */
export function unsupported(what: string): never {
  throw new Error(`electron host: ${what} is not supported`)
}

/** A module of Electron's of which the host has nothing: it can be imported, but any use of it throws. */
export function unsupportedModule(name: string): object {
  return new Proxy({}, { get: (_target, key) => (typeof key === 'symbol' ? undefined : unsupported(`${name}.${key}`)) })
}

/** Without a display, or when told so, Chromium runs without a window of its own. */
export function isHeadless(): boolean {
  if (process.env['ELECTRON_HOST_HEADLESS'] === '1') return true
  return process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']
}
