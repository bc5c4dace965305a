import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { unsupported } from './common.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
}

/** `net`: files only. There is no network here, and saying so is better than a request that leaves by another way. */
export const net = {
  isOnline: (): boolean => false,

  /** Answers a `file:` address; rejects with net::ERR_FILE_NOT_FOUND as Electron does. */
  async fetch(input: string | Request): Promise<Response> {
    const url = typeof input === 'string' ? input : input.url
    if (!url.startsWith('file:')) return unsupported(`net.fetch of ${url}`)
    const file = fileURLToPath(url)
    try {
      const body = await readFile(file)
      return new Response(body, { headers: { 'content-type': TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream' } })
    } catch (cause) {
      throw new Error('net::ERR_FILE_NOT_FOUND', { cause })
    }
  },
}
