import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clear, groundFolder } from './ground.ts'
import { fullDisk, type Disk } from './io/disk.ts'
import { ordersSize } from './io/orders.ts'
import { teller, wholeNumbers, type Loop } from './loop.ts'

const source = fileURLToPath(new URL('io/failing.c', import.meta.url))
const crowded = fileURLToPath(new URL('io/full.ts', import.meta.url))
const inside = fileURLToPath(new URL('io/inside.ts', import.meta.url))

export type IoFigures = {
  readonly scenes: number
  readonly faults: number
  /** File operations in all scenes, counted for each fault that can befall them. */
  readonly operations: number
  readonly runs: number
  /** Runs in which something did fail. */
  readonly refusals: number
}

/** Whether there is a compiler for the library that makes file operations fail, and a loader that preloads it. */
export function canFail(): boolean {
  return process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0
}

/**
 * Lets every n-th file operation fail, in every way a disk can, while a program plays, restores, migrates and rescues. Operations are
 * those of SQLite and of Node alike: a library that is preloaded counts them. Throws at the first run after which something is missing.
 *
 * @param step tries only each so many-th n
 * @param scene only this one
 */
export async function tortureIo(step: number, scene = ''): Promise<IoFigures> {
  const ground = groundFolder()
  const tell = teller('io')
  try {
    const [library, orders] = [join(ground, 'failing.so'), join(ground, 'orders')]
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'])
    writeFileSync(orders, Buffer.alloc(ordersSize))
    const env = { ...process.env, LD_PRELOAD: library, FAILING_ORDERS: orders, FAILING_FOLDER: `${ground}/disk` }
    return await figuresOf<IoFigures>([process.execPath, inside, orders, String(step), scene], env, tell)
  } finally {
    clear(ground)
  }
}

export type FullFigures = {
  /** What the full disk was; `null` where there can be none, and then nothing was run. */
  readonly disk: Disk | null
  readonly scenes: number
  readonly runs: number
  readonly refusals: number
  /** Runs in which a refusal said that the disk is full. */
  readonly named: number
}

/**
 * Lets a program play, back up, import and migrate on a disk that is really full, with room for 0, 1, 2 … pages more, until nothing fails
 * any more. Each time all that it answered for must be in what lies there, and the same program must go on when there is room again.
 *
 * @param step tries only each so many-th page
 */
export async function tortureFull(step: number): Promise<FullFigures> {
  const folder = groundFolder()
  try {
    const full = fullDisk(folder)
    if (full === null) return { disk: null, scenes: 0, runs: 0, refusals: 0, named: 0 }
    const command = [...full.command, process.execPath, crowded, full.disk, folder, String(step)]
    return { disk: full.disk, ...(await figuresOf<Omit<FullFigures, 'disk'>>(command, process.env, teller('io'))) }
  } finally {
    clear(folder)
  }
}

/** Runs a program that says at last what it has seen. Throws with its complaints when it does not. */
function figuresOf<Figures>(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [said, complaints] = ['', '']
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      tell(said.trimEnd().split('\n').at(-1) ?? '')
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const figures = /^figures (.*)$/m.exec(said)?.[1]
      if (code === 0 && figures !== undefined) resolve(JSON.parse(figures) as Figures)
      else reject(new Error(`io: ${complaints || `ended with ${String(code)}`}`))
    })
  })
}

/** The full disk is gone through in finer steps: it has fewer of them. */
const finer = 10
const disksInWords: Readonly<Record<Disk, string>> = {
  tmpfs: 'a full tmpfs',
  limit: 'files that may not grow (nothing can be mounted here)',
}

function inWords({ disk, scenes, runs, refusals, named }: FullFigures): string {
  if (disk === null) return 'no full disk (nothing can be mounted here, and there is no prlimit)'
  return `${disksInWords[disk]}: ${scenes} scenes, ${runs} runs with room for 0, 1, 2 … pages, ${refusals} refused (${named} named the disk), works again when there is room`
}

export const io: Loop = {
  usage: 'io [--step N]',
  run: async (args) => {
    const { step } = wholeNumbers(args, { step: 1 })
    if (!canFail()) throw new Error('io: this needs Linux and a C compiler (cc), for the library that makes file operations fail')
    const began = performance.now()
    const { scenes, faults, operations, runs, refusals } = await tortureIo(step)
    const full = await tortureFull(Math.ceil(step / finer))
    const which = step === 1 ? 'every one' : `each ${step}th`
    return `io: ${scenes} scenes, ${faults} ways to fail, ${operations} file operations, ${which} failed once: ${runs} runs, ${refusals} with a failure; ${inWords(full)}; nothing lost, nothing thrown; ${Math.round((performance.now() - began) / 1000)} s`
  },
}
