import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findElectron } from '../../../build/start/electronBinary.ts'
import { ROOT } from '../../../build/start/paths.ts'
import { chooseElectron } from '../../e2e/support/launch.ts'
import { rowOf, type BenchOptions, type Row } from '../rows.ts'
import { memoryOf } from './processTree.ts'

/** One start: milliseconds from the process to the first picture that says something, and until it can be pressed; megabytes then. */
type Start = { readonly painted: number; readonly interactive: number; readonly memory: number }

/** How long a start may take at most before it is given up. */
const patience = 60_000
const target = { most: 1.5 } as const

/** Starting the built app, beside an empty window of the same host (or Electron, where it is). */
export async function startBench({ repetitions }: BenchOptions): Promise<Row[]> {
  const empty = join(import.meta.dirname, 'empty')
  const [ours, beside]: Start[][] = [[], []]
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    const pair = [await startOf(ROOT), await startOf(empty)] as const
    if (repetition === 0) continue
    ours!.push(pair[0])
    beside!.push(pair[1])
  }
  const row = (what: string, unit: string, of: (start: Start) => number): Row =>
    rowOf({ bench: 'start', what, unit, target }, ours!.map(of), beside!.map(of))
  return [
    row('process to first meaningful paint', 'ms', ({ painted }) => painted),
    row('process to interactive', 'ms', ({ interactive }) => interactive),
    row('memory of all its processes', 'MB', ({ memory }) => memory),
  ]
}

/** Starts an app on a new data folder, waits for what the probe says of it, and ends it. */
async function startOf(app: string): Promise<Start> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gavel-bench-'))
  const began = Date.now()
  const child = spawn(electron(), [...withoutSandbox(), '-r', join(import.meta.dirname, 'probe.cjs'), app, '--data-dir', dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: patience,
  })
  const gone = once(child, 'exit')
  try {
    const { painted, interactive } = await probed(child)
    return { painted: painted - began, interactive: interactive - began, memory: memoryOf(child.pid!) }
  } finally {
    child.kill()
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function probed({ stdout }: ChildProcess): Promise<Omit<Start, 'memory'>> {
  for await (const line of createInterface({ input: stdout! })) {
    if (line.startsWith('bench ')) return JSON.parse(line.slice('bench '.length)) as Omit<Start, 'memory'>
  }
  throw new Error('the app ended before it showed anything: was it built?')
}

/** What runs apps here: the host where Electron's binary is not. */
function electron(): string {
  chooseElectron()
  const host = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  const binary = host === undefined ? findElectron(ROOT) : join(host, 'electron')
  if (!binary) throw new Error('there is no Electron')
  return binary
}

/** As root, Electron starts only without its sandbox. */
function withoutSandbox(): string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
}
