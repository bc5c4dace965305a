import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Options } from './options.ts'
import type { Simulation } from './simulations.ts'

/** One game of a run: which, with whom, how hard, and its seed (64 hex digits). */
export type Planned = { readonly number: number; readonly hero: string; readonly difficulty: string; readonly seed: string }

/** The game with this number, from 0: the difficulties take turns, and for each of them the heroes do. */
export function planned(simulation: Simulation, options: Options, number: number): Planned {
  const { difficulties, heroes } = simulation
  const turn = options.difficulty === null ? Math.floor(number / difficulties.length) : number
  return {
    number,
    difficulty: options.difficulty ?? difficulties[number % difficulties.length]!,
    hero: options.hero ?? heroes[turn % heroes.length]!,
    seed: seedOf(options.seed, number),
  }
}

/** The seed of a game: SHA-256 over the seed of the run and the game's number, so that any game can be played again alone. */
export function seedOf(run: number, number: number): string {
  return bytesToHex(sha256(utf8ToBytes(`gavel/sim/${run}/${number}`)))
}

/** A 32-bit number out of a seed, for the fast generator; `part` 0 is for the rules, 1 for the players. */
export function wordOf(seed: string, part: 0 | 1): number {
  return Number.parseInt(seed.slice(part * 8, part * 8 + 8), 16) | 0
}
