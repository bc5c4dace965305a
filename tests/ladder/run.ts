import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { share } from '../sim/statistics.ts'
import { runCommand } from '../support/command.ts'
import { readOptions, usage, type Options } from './options.ts'
import type { Rung } from './rungs.ts'
import { heading, rowOf } from './table.ts'
import type { Share, Word } from './worker.ts'

await runCommand({ name: 'ladder', usage, read: readOptions, run }, process.argv.slice(2))

/** Plays every rung and prints the table row by row. Exit code 1 if a level is not surely above the one below. */
async function run(options: Options): Promise<void> {
  const { game, games, seed, samples, rungs } = options
  console.log(`${game}: each level beside the one below it, ${games} games a row, seed ${seed}, ${samples} samples where one looks ahead\n`)
  console.log(heading)
  for (const rung of rungs) {
    const began = performance.now()
    const won = share(await climb(options, rung), games)
    console.log(rowOf(rung, won, (performance.now() - began) / 1000))
    if (won.low <= 0.5) process.exitCode = 1
  }
}

/** Shares the games of a row out over the cores. Gives how many the higher level won. */
async function climb({ game, games, seed, samples }: Options, rung: Rung): Promise<number> {
  const cores = Math.min(availableParallelism(), games)
  let wins = 0
  const shares = Array.from({ length: cores }, (_, core): Share => ({ game, rung, seed, samples, first: core, end: games, step: cores }))
  await Promise.all(
    shares.map(
      (workerData) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
          worker.on('message', ({ won }: Word) => void (wins += won ? 1 : 0))
          worker.on('error', reject)
          worker.on('exit', () => resolve())
        }),
    ),
  )
  return wins
}
