import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Long enough for some hundred megabytes on a common line; a network that does not answer gives up much earlier by itself. */
const FETCH_LIMIT_MS = 90_000

export type Fetched = { readonly ok: true; readonly binary: string } | { readonly ok: false; readonly why: string }

function packageFolder(root: string): string {
  return path.join(root, 'node_modules/electron')
}

/** Electron's executable, or undefined when its package has come without it. */
export function findElectron(root: string): string | undefined {
  const folder = packageFolder(root)
  try {
    const binary = path.join(folder, 'dist', readFileSync(path.join(folder, 'path.txt'), 'utf8'))
    return existsSync(binary) ? binary : undefined
  } catch {
    return undefined
  }
}

/** Runs the package's own fetching script, as its first use would do, but within `limit` milliseconds. */
export async function fetchElectron(root: string, limit: number = FETCH_LIMIT_MS): Promise<Fetched> {
  const script = path.join(packageFolder(root), 'install.js')
  if (!existsSync(script)) return { ok: false, why: 'the package "electron" is not installed' }
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, limit)
  await new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  clearTimeout(timer)
  const binary = findElectron(root)
  if (binary) return { ok: true, binary }
  return {
    ok: false,
    why: isLate ? `it had not come after ${Math.round(limit / 1000)} s` : complaint.split('\n')[0] || 'no reason was given',
  }
}
