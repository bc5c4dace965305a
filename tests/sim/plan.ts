import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Options } from './options.ts'
import type { Planned } from './simulation.ts'

/** The game with this number, from 0. */
export function planned({ run, seed }: Pick<Options, 'run' | 'seed'>, number: number): Planned {
  return { ...run.setting(number), number, seed: seedOf(seed, number) }
}

/** The seed of a game: SHA-256 over the seed of the run and the game's number, so that any game can be played again alone. */
export function seedOf(run: number, number: number): string {
  return bytesToHex(sha256(utf8ToBytes(`gavel/sim/${run}/${number}`)))
}

/** A 32-bit number out of a seed, for the fast generator; `part` 0 is for the rules, 1 for the players. */
export function wordOf(seed: string, part: 0 | 1): number {
  return Number.parseInt(seed.slice(part * 8, part * 8 + 8), 16) | 0
}
