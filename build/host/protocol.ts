import type { CustomScheme, Privileges } from 'electron'
import { app } from './app.ts'
import { unsupported } from './common.ts'

type SchemeHandler = (request: Request) => Response | Promise<Response>
type Scheme = { readonly privileges: Privileges; handler?: SchemeHandler }

const schemes = new Map<string, Scheme>()

// Chromium takes custom schemes only when it is compiled with them. The host shows it secure names of this machine instead:
// app://bundle/x is https://bundle.app.localhost/x there, and no request for one leaves the process.

/** An address of the app's, as Chromium sees it. */
export function toChromium(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i, (whole, scheme: string, host: string) =>
    schemes.has(scheme) ? `https://${host || 'x'}.${scheme}.localhost` : whole,
  )
}

/** An address of Chromium's, as the app knows it. */
export function toApp(url: string): string {
  return url.replace(/^https:\/\/([^/?#]*)\.([a-z0-9+-]+)\.localhost(?=[/?#]|$)/i, (whole, host: string, scheme: string) =>
    schemes.has(scheme) ? `${scheme}://${host}` : whole,
  )
}

/** What answers for an address: a function for a registered scheme, null for a registered one without a handler, undefined for others. */
export function handlerFor(url: string): SchemeHandler | null | undefined {
  const scheme = schemes.get(url.slice(0, url.indexOf(':')))
  return scheme ? (scheme.handler ?? null) : undefined
}

class Protocol {
  registerSchemesAsPrivileged(list: readonly CustomScheme[]): void {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    for (const { scheme, privileges = {} } of list) {
      if (!privileges.standard || !privileges.secure) unsupported(`the scheme ${scheme} without standard and secure privileges`)
      schemes.set(scheme, { privileges })
    }
  }
  handle(scheme: string, handler: SchemeHandler): void {
    if (!app.isReady()) throw new Error('Session can only be received when app is ready')
    const known = schemes.get(scheme)
    if (!known) return unsupported(`protocol.handle for the unregistered scheme ${scheme}`)
    if (known.handler) throw new Error(`Failed to register protocol: ${scheme}`)
    known.handler = handler
  }
  unhandle(scheme: string): void {
    const known = schemes.get(scheme)
    if (known) delete known.handler
  }
  isProtocolHandled(scheme: string): boolean {
    return !!schemes.get(scheme)?.handler || ['http', 'https', 'file'].includes(scheme)
  }
}

export const protocol = new Protocol()
