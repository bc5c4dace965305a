import { expect } from 'vitest'
import type { Chance } from '../../shared/kernel/chance.ts'

/** Dice in the order they are thrown, or dice for the decisions whose purpose a pattern matches. */
export type Rolls = readonly number[] | Readonly<Record<string, readonly number[]>>

export type ScriptedDice = { readonly chance: Chance; readonly usedUp: () => void }

/**
 * Dice as a test says. Numbers that the script does not name and whose purpose `isShuffle` knows leave the cards in their
 * order (Fisher and Yates with the highest number each time). A script that runs out, or is not used up when `usedUp` is
 * called, fails the test.
 */
export function scriptedDice(rolls: Rolls, isShuffle: (purpose: string) => boolean): ScriptedDice {
  const piles = Array.isArray(rolls)
    ? [{ pattern: null, values: [...(rolls as readonly number[])] }]
    : Object.entries(rolls).map(([pattern, values]) => ({ pattern: new RegExp(pattern), values: [...(values as readonly number[])] }))
  const chance: Chance = (sides, purpose) => {
    const pile = piles.find(({ pattern }) => (pattern ? pattern.test(purpose) : !isShuffle(purpose)))
    if (!pile) {
      if (isShuffle(purpose)) return sides
      throw new Error(`no die in the script for ${purpose}`)
    }
    const value = pile.values.shift()
    if (value === undefined) throw new Error(`the script ran out at ${purpose}`)
    if (value < 1 || value > sides) throw new Error(`${value} is not on a die of ${sides} (${purpose})`)
    return value
  }
  return {
    chance,
    usedUp: () =>
      expect(
        piles.flatMap(({ values }) => values),
        'dice of the script that were not thrown',
      ).toEqual([]),
  }
}
