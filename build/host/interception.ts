import type { CdpSession, Protocol } from './cdp.ts'
import { handlerFor, toApp } from './protocol.ts'

type Paused = Protocol.Fetch.requestPausedPayload

export type Visit = { readonly url: string; readonly isMainFrame: boolean }

/** What a page's owner has to say about its requests. */
export type Policy = {
  /** False: the document is not to be loaded. */
  readonly mayNavigate: (visit: Visit) => boolean
  /** A document is about to be shown under this origin of Chromium's. */
  readonly entering: (origin: string) => Promise<void>
  readonly isMainFrame: (frameId: string) => boolean
}

const INTERNAL = /^(data|blob|devtools|chrome|about|file):/
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

function isLocal(url: string): boolean {
  return INTERNAL.test(url) || THIS_MACHINE.includes(new URL(url).hostname)
}

function requestOf(url: string, { method, headers, postDataEntries }: Paused['request']): Request {
  const parts = (postDataEntries ?? []).map(({ bytes }) => Buffer.from(bytes ?? '', 'base64'))
  return new Request(url, { method, headers, ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}) })
}

async function fulfil(cdp: CdpSession, requestId: string, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  const responseHeaders = [...response.headers].map(([name, value]) => ({ name, value }))
  await cdp.send('Fetch.fulfillRequest', { requestId, responseCode: response.status, responseHeaders, body })
}

async function answer(cdp: CdpSession, paused: Paused, policy: Policy): Promise<void> {
  const { requestId, request, resourceType, frameId } = paused
  const refuse = (errorReason: Protocol.Network.ErrorReason): Promise<void> =>
    cdp.send('Fetch.failRequest', { requestId, errorReason }).then(() => {})
  const url = toApp(request.url)
  const isDocument = resourceType === 'Document'
  if (isDocument && !policy.mayNavigate({ url, isMainFrame: policy.isMainFrame(frameId) })) return refuse('Aborted')
  const handler = handlerFor(url)
  if (handler === undefined) {
    if (!isLocal(url)) return refuse('InternetDisconnected')
    await cdp.send('Fetch.continueRequest', { requestId })
    return
  }
  // Chromium looks for an icon on its own; Electron does not
  if (resourceType === 'Other' && url.endsWith('/favicon.ico')) return refuse('Aborted')
  if (handler === null) return refuse('Failed')
  try {
    const response = await handler(requestOf(url, request))
    if (isDocument) await policy.entering(new URL(request.url).origin)
    await fulfil(cdp, requestId, response)
  } catch (error) {
    process.stderr.write(`electron host: protocol.handle failed for ${url}: ${String(error)}\n`)
    await refuse('Failed')
  }
}

/** Stands between a page and everything that it asks for: custom schemes are answered by the app, this machine is reached, nothing else is. */
export function intercept(cdp: CdpSession, policy: Policy): void {
  cdp.on('Fetch.requestPaused', (paused) => {
    answer(cdp, paused, policy).catch(() => {}) // the page has gone meanwhile
  })
}
