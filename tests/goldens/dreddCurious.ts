import type { Action, ActionType } from '../../shared/games/judge-dredd/actions.ts'
import { playerOf } from '../../shared/games/judge-dredd/bots/index.ts'
import { defaultCards } from '../../shared/games/judge-dredd/cards/defaultPack.ts'
import type { View } from '../../shared/games/judge-dredd/state.ts'
import type { Chooser } from '../laws/subject.ts'

const street = playerOf('street', defaultCards())

/** What a curious player tries when it is offered, with how often in a hundred. */
const tries: Partial<Record<ActionType, number>> = { play: 18, pass: 45, decline: 30, join: 30, name: 30, discard: 20, step: 3, stay: 3 }

/** Plays well enough to come to an end, and tries out what it has on the way: for goldens, which are to show everything. */
export const dreddCurious: Chooser = (view, legal, chance) => {
  const roll = chance(100, 'curious')
  const actions = legal as readonly Action[]
  const tempting = actions.filter((action) => roll <= (tries[action.type] ?? 0))
  if (tempting.length > 0) return tempting[chance(tempting.length, 'curious/which') - 1]
  return street(view as View, actions, chance, { samples: 1, stop: () => false })
}
