import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { runCommand } from '../support/command.ts'
import { readOptions, usage, type Options } from './options.ts'
import type { Share, Word } from './worker.ts'

/** Tries every game in turn, on all cores; stops with exit code 1 at the first law that is broken. */
async function run(options: Options): Promise<void> {
  for (const game of options.games) {
    const broken = await tryGame(game, options)
    if (broken === null) continue
    console.error(`\nlaws: BROKEN in ${game}: ${broken.broken}`)
    console.error(
      `again: npm run laws -- --game ${game} --seed ${options.run} --from ${broken.number} --games 1 ${options.stuck ? '--stuck' : '--every 1'}`,
    )
    process.exitCode = 1
    return
  }
}

type BrokenWord = Extract<Word, { broken: string }>

/** Shares the matches of a game out over the cores. Gives the first word of a broken law, or null when all held. */
async function tryGame(game: string, { matches, run, from, every, stuck }: Options): Promise<BrokenWord | null> {
  const cores = Math.min(availableParallelism(), matches)
  const began = performance.now()
  let [tried, plies, running] = [0, 0, cores]
  const workers = Array.from({ length: cores }, (_, core) => {
    const workerData: Share = { game, run, first: from + core, end: from + matches, step: cores, every, stuck }
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  })
  const broken = await new Promise<BrokenWord | null>((resolve, reject) => {
    for (const worker of workers) {
      worker.on('message', (word: Word) => {
        if ('broken' in word) return resolve(word)
        tried += word.matches
        plies += word.plies
        progress(game, tried, matches, plies, began)
      })
      worker.on('error', reject)
      worker.on('exit', () => --running === 0 && resolve(null))
    }
  })
  await Promise.all(workers.map((worker) => worker.terminate()))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const how = stuck ? 'nobody was ever stuck' : 'all held'
  const rigour = stuck ? 'nothing else looked at' : `costly laws every ${every} plies`
  if (broken === null) console.log(`laws: ${game}: ${how} in ${tried} matches, ${plies} plies, seed ${run}, ${rigour}, ${seconds} s`)
  return broken
}

let shown = 0

/** One line that is written over; when nobody watches, a line every half minute. */
function progress(game: string, tried: number, matches: number, plies: number, began: number): void {
  const now = performance.now()
  if (now - shown < (process.stdout.isTTY ? 500 : 30_000)) return
  shown = now
  const rate = (1000 * tried) / (now - began)
  const line = `${game}: ${tried} of ${matches} matches, ${plies} plies, ${rate.toFixed(0)} matches a second, ${((matches - tried) / rate).toFixed(0)} s left`
  process.stdout.write(process.stdout.isTTY ? `\r${line}  ` : `${line}\n`)
}

await runCommand({ name: 'laws', usage, read: readOptions, run }, process.argv.slice(2))
