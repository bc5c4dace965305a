import { playerOf } from '../../shared/games/realm-lords/bots/index.ts'
import { defaultCards } from '../../shared/games/realm-lords/cards/defaultPack.ts'
import type { Action, ActionType } from '../../shared/games/realm-lords/actions.ts'
import type { Chooser } from '../laws/subject.ts'

const cards = defaultCards()
const greedy = playerOf('greedy', cards) as Chooser
const random = playerOf('random', cards) as Chooser

/** What a curious player tries when it is offered, with how often in a hundred. */
const tries: Partial<Record<ActionType, number>> = {
  use: 45,
  ability: 60,
  moveCube: 40,
  changeTactic: 15,
  buy: 60,
  townAbility: 90,
  orderItem: 90,
  swapCubes: 50,
  drop: 1,
  wake: 100,
}

/** Plays well enough to come far, and tries out what it has on the way: for goldens, which are to show everything. */
export const realmCurious: Chooser = (view, legal, chance) => {
  const roll = chance(100, 'curious')
  const tempting = (legal as readonly Action[]).filter((action) => roll <= (tries[action.type] ?? 0))
  if (tempting.length > 0) return tempting[chance(tempting.length, 'curious/which') - 1]
  return (chance(20, 'curious/erratic') === 1 ? random : greedy)(view, legal, chance)
}
