import type { Action } from '../actions.ts'
import type { Player } from './player.ts'

/** Plays at random: first the kind of action, each kind that is offered equally likely, then one of that kind, all equally likely. */
export const random: Player = (_view, legal, chance) => {
  const kinds = [...new Set(legal.map((action) => action.type))]
  const kind = kinds[chance(kinds.length, 'random/kind') - 1]
  const choices = legal.filter((action) => action.type === kind)
  return choices[chance(choices.length, 'random/action') - 1] as Action
}
