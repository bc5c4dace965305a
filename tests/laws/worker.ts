import { parentPort, workerData } from 'node:worker_threads'
import { neverStuck } from './neverStuck.ts'
import { subjects } from './subjects.ts'
import { tryMatch } from './tryMatch.ts'

/** One worker's share of a run: the numbers `first`, `first + step`, … below `end`. */
export type Share = {
  readonly game: string
  readonly run: number
  readonly first: number
  readonly end: number
  readonly step: number
  readonly every: number
  readonly stuck: boolean
}

/** What a worker says: how far it came, or which match broke a law. */
export type Word = { readonly matches: number; readonly plies: number } | { readonly broken: string; readonly number: number }

/** Matches between two words. */
const batch = 50

const { game, run, first, end, step, every, stuck } = workerData as Share
const subject = subjects.find((one) => one.game.id === game)!
const say = (word: Word) => parentPort!.postMessage(word)

let [matches, plies] = [0, 0]
let number = first
try {
  for (; number < end; number += step) {
    plies += stuck ? neverStuck(subject, run, number) : tryMatch(subject, run, number, { every, chance: 'fast' })
    matches += 1
    if (matches < batch) continue
    say({ matches, plies })
    matches = plies = 0
  }
  say({ matches, plies })
} catch (error) {
  say({ broken: (error as Error).message, number })
}
