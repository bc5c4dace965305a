import type { Footing } from '../events.ts'
import { diceFor, keptDice } from '../phases/combat/measure.ts'

/** Chances (0 … 1) by result; the index is the number of points, results that cannot come are 0. */
export type Distribution = readonly number[]

const faces = [1, 2, 3, 4, 5, 6] as const

/** The chances of what `measure` makes of `count` dice, each throw being equally likely. */
function overThrows(count: number, measure: (dice: readonly number[]) => number): Distribution {
  let throws: number[][] = [[]]
  for (let die = 0; die < count; die++) throws = throws.flatMap((dice) => faces.map((face) => [...dice, face]))
  const tally: number[] = []
  for (const dice of throws) {
    const result = measure(dice)
    tally[result] = (tally[result] ?? 0) + 1
  }
  return Array.from(tally, (times) => (times ?? 0) / throws.length)
}

function combatDice(how: Footing): Distribution {
  return overThrows(diceFor(how), (dice) => keptDice(dice, how).reduce((sum, at) => sum + dice[at]!, 0))
}

const keptTwo: Readonly<Record<Footing, Distribution>> = {
  countering: combatDice('countering'),
  countered: combatDice('countered'),
  even: combatDice('even'),
}

const best: Readonly<Record<1 | 2, Distribution>> = {
  1: overThrows(1, (dice) => Math.max(...dice)),
  2: overThrows(2, (dice) => Math.max(...dice)),
}

/** RL-C12: the chances of the sum of the two dice that count, by how the stances meet. */
export function combatSums(how: Footing): Distribution {
  return keptTwo[how]
}

/** RL-M1: the chances of the highest of one die or of two. */
export function highest(dice: 1 | 2): Distribution {
  return best[dice]
}

/** The chance (0 … 1) of a result of at least `need`. */
export function atLeast(results: Distribution, need: number): number {
  let chance = 0
  for (let result = results.length - 1; result >= Math.max(0, need); result--) chance += results[result]!
  return Math.min(1, chance)
}

const reached = Object.fromEntries(
  Object.entries(keptTwo).map(([how, sums]) => [how, Array.from({ length: 14 }, (_, need) => atLeast(sums, need))]),
) as Record<Footing, number[]>

/** RL-C12, RL-C14: the chance (0 … 1) that the dice that count reach `need`: all of it up to 2, none of it from 13 on. */
export function reach(how: Footing, need: number): number {
  if (need <= 2) return 1
  return need >= 13 ? 0 : reached[how][need]!
}
