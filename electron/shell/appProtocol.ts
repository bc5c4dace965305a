import { net, protocol } from 'electron'
import { pathToFileURL } from 'node:url'
import { fileFor, SCHEME } from './addresses.ts'

/**
 * What the window may load: its own files and nothing else. Inline styles are allowed because Vue binds sizes and places as style
 * attributes; inline scripts are not, and nothing is compiled from text: not even a text that becomes elements is taken (Trusted Types).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Vue's own, for the parts of its templates that never change
  'trusted-types vue',
].join('; ')

function refusal(status: 403 | 404): Response {
  return new Response(null, { status, headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': POLICY } })
}

async function answer(root: string, { url, method }: Request): Promise<Response> {
  const file = method === 'GET' || method === 'HEAD' ? fileFor(root, url) : undefined
  if (file === undefined) return refusal(403)
  let found: Response
  try {
    found = await net.fetch(pathToFileURL(file).toString())
  } catch {
    return refusal(404)
  }
  const headers = new Headers(found.headers)
  headers.set('Content-Security-Policy', POLICY)
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  return new Response(found.body, { status: found.status, headers })
}

/** Announces the scheme; Electron wants to hear of it before it is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the built window from `root` under the app's own origin. */
export function serveWindow(root: string): void {
  protocol.handle(SCHEME, (request) => answer(root, request))
}
