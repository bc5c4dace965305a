import { parentPort, workerData } from 'node:worker_threads'
import { climber } from './climb.ts'
import type { Rung } from './rungs.ts'

/** One worker's share of a row: the numbers `first`, `first + step`, … below `end`. */
export type Share = {
  readonly game: string
  readonly rung: Rung
  readonly seed: number
  readonly samples: number
  readonly first: number
  readonly end: number
  readonly step: number
}

/** What a worker says after each game: whether the higher level won it. */
export type Word = { readonly won: boolean }

const { game, rung, seed, samples, first, end, step } = workerData as Share
const play = climber(game, rung, seed, samples)
for (let number = first; number < end; number += step) parentPort!.postMessage({ won: play(number) } satisfies Word)
