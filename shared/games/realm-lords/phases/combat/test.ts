import type { TestOf } from '../../cards/schema.ts'
import type { Cause } from '../../events.ts'
import type { Play } from '../../play.ts'
import { modifier, sum } from '../../stats.ts'

/**
 * RL-C4, RL-R15: Test X. Two dice and the hero's modifier in the stat, its items with it; what lowers rolls against an
 * enemy does not touch it.
 *
 * @param purpose names the decision the dice belong to
 * @returns whether the number was reached
 */
export function test(play: Play, { stat, target }: TestOf, purpose: string, cause: Cause): boolean {
  const { cards, state, table } = play
  const dice = [1, 2].map((n) => ({ purpose: `${purpose}/die-${n}`, sides: 6, value: table.d6(`${purpose}/die-${n}`) }))
  const added = modifier(cards, state, stat)
  const total = sum(dice.map((die) => die.value)) + added
  const passed = total >= target
  table.tell({ type: 'tested', stat, dice, modifier: added, total, target, passed, cause })
  return passed
}

/** The start of every purpose of a fight: dice belong to a round and a place, so the order of two fights moves no roll. */
export function fightPurpose(play: Play): string {
  const { state } = play
  return `round-${state.round}/${state.spaces[state.at]}`
}
