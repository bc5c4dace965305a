import type { Footing } from '../events.ts'
import { diceFor, keptDice } from '../phases/combat/measure.ts'

/** Chances (0 … 1) by result; the index is the number of points, results that cannot come are 0. */
export type Distribution = readonly number[]

const faces = [1, 2, 3, 4, 5, 6] as const

/** How often each result comes up among all throws of some dice; whole numbers, so that chances made of them are exact. */
type Tally = { readonly times: readonly number[]; readonly throws: number }

/** Counts what `measure` makes of every throw of `count` dice. */
function tallied(count: number, measure: (dice: readonly number[]) => number): Tally {
  let throws: number[][] = [[]]
  for (let die = 0; die < count; die++) throws = throws.flatMap((dice) => faces.map((face) => [...dice, face]))
  const times = Array<number>(13).fill(0)
  for (const dice of throws) times[measure(dice)]! += 1
  return { times, throws: throws.length }
}

const twoKept = (how: Footing): Tally => tallied(diceFor(how), (dice) => keptDice(dice, how).reduce((sum, at) => sum + dice[at]!, 0))
const kept: Readonly<Record<Footing, Tally>> = { countering: twoKept('countering'), countered: twoKept('countered'), even: twoKept('even') }
const best: Readonly<Record<1 | 2, Tally>> = { 1: tallied(1, (dice) => Math.max(...dice)), 2: tallied(2, (dice) => Math.max(...dice)) }

function chances({ times, throws }: Tally): Distribution {
  return times.map((count) => count / throws)
}

/** The chance of each need from 0 to 13 to be reached. */
function reaches({ times, throws }: Tally): readonly number[] {
  return Array.from({ length: 14 }, (_, need) => times.slice(need).reduce((sum, count) => sum + count, 0) / throws)
}

const sums = { countering: chances(kept.countering), countered: chances(kept.countered), even: chances(kept.even) }
const reached = { countering: reaches(kept.countering), countered: reaches(kept.countered), even: reaches(kept.even) }
const highestOf = { 1: chances(best[1]), 2: chances(best[2]) }

/** RL-C12: the chances of the sum of the two dice that count, by how the stances meet. */
export function combatSums(how: Footing): Distribution {
  return sums[how]
}

/** RL-M1: the chances of the highest of one die or of two. */
export function highest(dice: 1 | 2): Distribution {
  return highestOf[dice]
}

/** RL-C12, RL-C14: the chance (0 … 1) that the dice that count reach `need`: all of it up to 2, none of it from 13 on. */
export function reach(how: Footing, need: number): number {
  if (need <= 2) return 1
  return need >= 13 ? 0 : reached[how][need]!
}
