import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { CdpPipe, type CdpSession, type Protocol } from './cdp.ts'
import { isHeadless } from './common.ts'

export type Target = { readonly session: CdpSession; readonly targetId: string }
export type Size = { readonly width: number; readonly height: number }
export type Bounds = Size & { readonly x: number; readonly y: number }
type Stray = (info: Protocol.Target.TargetInfo) => void

const GRACE_MS = 3000
const LOOK_AGAIN_MS = 50

/** The Chromium that runs on a profile, by the lock that it leaves there on Linux; the number may be another process's by now. */
function holderOf(profile: string): number | undefined {
  try {
    const pid = Number(readlinkSync(path.join(profile, 'SingletonLock')).split('-').at(-1))
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * A Chromium that lost its host (kill -9) ends by itself, but not at once, and a second one on the same profile would only knock
 * on its door. This waits for its end, and brings it about when it takes too long.
 */
export async function waitForProfile(profile: string): Promise<void> {
  const deadline = performance.now() + GRACE_MS
  for (;;) {
    const holder = holderOf(profile)
    if (holder === undefined) return
    if (performance.now() > deadline) process.kill(holder, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** One running Chromium: its process, its protocol, and the windows that it is asked for. */
export class Chromium {
  readonly executable: string
  readonly flags: readonly string[]
  readonly pipe: CdpPipe
  version = ''
  readonly #process: ChildProcess
  readonly #exited: Promise<void>
  readonly #expected: ((target: Target) => void)[] = []
  #opening: Promise<unknown> = Promise.resolve()

  constructor(executable: string, flags: readonly string[], profile: string) {
    this.executable = executable
    this.flags = flags
    mkdirSync(profile, { recursive: true })
    this.#process = spawn(executable, [...flags], { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] })
    this.#process.on('error', (error) => process.stderr.write(`electron host: ${executable} did not start: ${error.message}\n`))
    this.#exited = new Promise((resolve) => this.#process.once('close', () => resolve()))
    this.pipe = new CdpPipe(this.#process.stdio[3] as Writable, this.#process.stdio[4] as Readable)
    this.#forwardLog()
  }

  /** Prepares Chromium for windows. `stray` hears of pages that were not asked for: a page's own `window.open`. */
  async start(stray: Stray): Promise<void> {
    const { root, sessions } = this.pipe
    root.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      const session = sessions.get(sessionId)
      if (!session) return
      const wanted = targetInfo.type === 'page' && !targetInfo.openerId ? this.#expected.shift() : undefined
      if (wanted) wanted({ session, targetId: targetInfo.targetId })
      else void this.#refuse(session, targetInfo, stray)
    })
    this.version = (await root.send('Browser.getVersion')).product.split('/')[1] ?? ''
    await root.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  }

  /** A new window, stopped before its first document. One at a time, so that each answer belongs to its question. */
  openWindow(bounds: Bounds): Promise<Target> {
    const next = this.#opening.then(() => {
      const target = new Promise<Target>((resolve) => this.#expected.push(resolve))
      if (isHeadless()) this.#openHeadless(bounds)
      else this.#openBare(bounds)
      return target
    })
    this.#opening = next.catch(() => {})
    return next
  }

  async close(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null || this.#process.pid === undefined) return
    this.pipe.root.tell('Browser.close')
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MS)
    await this.#exited
    clearTimeout(timer)
  }

  #openHeadless({ width, height }: Bounds): void {
    this.pipe.root.tell('Target.createTarget', { url: 'about:blank', newWindow: true, width, height })
  }

  /** A window without tabs or address bar cannot be had over the protocol: the running browser is asked as a second start of it would ask. */
  #openBare({ x, y, width, height }: Bounds): void {
    const flags = this.flags.filter((flag) => !flag.startsWith('--remote-debugging') && flag !== '--no-startup-window')
    const window = ['--app=data:text/html,', `--window-size=${width},${height}`, `--window-position=${x},${y}`]
    spawn(this.executable, [...flags, ...window], { stdio: 'ignore' })
  }

  async #refuse(session: CdpSession, info: Protocol.Target.TargetInfo, stray: Stray): Promise<void> {
    // it must go on to be closed, but nowhere: what it asks for is held up
    if (info.type === 'page') await session.send('Fetch.enable', {}).catch(() => {})
    await session.send('Runtime.runIfWaitingForDebugger').catch(() => {})
    if (info.type !== 'page') return
    await this.pipe.root.send('Target.closeTarget', { targetId: info.targetId }).catch(() => {})
    stray(info)
  }

  /** Test tools wait for the line with the address of the debugging port; the rest is noise unless ELECTRON_HOST_LOG is set. */
  #forwardLog(): void {
    let rest = ''
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('DevTools listening on ws') || process.env['ELECTRON_HOST_LOG']) process.stderr.write(line + '\n')
    })
  }
}

let running: Chromium | undefined

export function setChromium(chromium: Chromium): void {
  running = chromium
}

/** The running Chromium. @throws before it has been started */
export function chromium(): Chromium {
  if (!running) throw new Error('electron host: Chromium is not running yet')
  return running
}

export async function closeChromium(): Promise<void> {
  await running?.close()
}
