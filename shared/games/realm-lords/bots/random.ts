import type { Action, ActionType } from '../actions.ts'
import type { Player } from './player.ts'

/** How often a kind of action is drawn, where an ordinary one is drawn 20 times: what only throws things away is rare. */
const ordinary = 20
const rare: Partial<Record<ActionType, number>> = { drop: 1, sell: 5 }

/**
 * Plays at random: first the kind of action (step, stop, engage, buy …), each kind that is offered equally likely, only
 * a sale four times and a drop twenty times less so; then one of that kind, all equally likely. Drawing the kind first
 * keeps the many swaps of House of Erm or the many payments of a level from crowding out everything else.
 */
export const random: Player = (_view, legal, chance) => {
  const kinds = [...new Set(legal.map((action) => action.type))]
  const weights = kinds.map((kind) => rare[kind] ?? ordinary)
  let drawn = chance(
    weights.reduce((sum, weight) => sum + weight, 0),
    'random/kind',
  )
  const kind = kinds.find((_, at) => (drawn -= weights[at]!) <= 0)
  const choices = legal.filter((action) => action.type === kind)
  return choices[chance(choices.length, 'random/action') - 1] as Action
}
