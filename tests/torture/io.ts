import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clear, groundFolder } from './ground.ts'
import { ordersSize } from './io/orders.ts'
import { teller, wholeNumbers, type Loop } from './loop.ts'

const source = fileURLToPath(new URL('io/failing.c', import.meta.url))
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
    return await new Promise<IoFigures>((resolve, reject) => {
      const child = spawn(process.execPath, [inside, orders, String(step), scene], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let [said, complaints] = ['', '']
      child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        tell(said.trimEnd().split('\n').at(-1) ?? '')
      })
      child.on('error', reject)
      child.on('close', (code) => {
        const figures = /^figures (.*)$/m.exec(said)?.[1]
        if (code === 0 && figures !== undefined) resolve(JSON.parse(figures) as IoFigures)
        else reject(new Error(`io: ${complaints || `ended with ${String(code)}`}`))
      })
    })
  } finally {
    clear(ground)
  }
}

export const io: Loop = {
  usage: 'io [--step N]',
  run: async (args) => {
    const { step } = wholeNumbers(args, { step: 1 })
    if (!canFail()) throw new Error('io: this needs Linux and a C compiler (cc), for the library that makes file operations fail')
    const began = performance.now()
    const { scenes, faults, operations, runs, refusals } = await tortureIo(step)
    const which = step === 1 ? 'every one' : `each ${step}th`
    return `io: ${scenes} scenes, ${faults} ways to fail, ${operations} file operations, ${which} failed once: ${runs} runs, ${refusals} with a failure; nothing lost, nothing thrown; ${Math.round((performance.now() - began) / 1000)} s`
  },
}
