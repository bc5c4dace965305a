import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { SpaceIndex, Step, View } from '../../state.ts'
import type { Player } from '../player.ts'
import { arenas } from './arena.ts'
import { answer, mendRoll, prepare, rise, takeStance, ward } from './fight.ts'
import { aimOf, stepTo, wakeUp, type Aim } from './journey.ts'
import { ledger } from './ledger.ts'
import { train, trade } from './market.ts'
import { roadsOf, type Roads } from './roads.ts'

type Choose = (view: View, legal: readonly Action[]) => Action

/** What is used whenever it is offered: Barbed Glaive, Spiked Targe, Hourglass Shard. */
const always: Choose = (_view, legal) => legal.find((action) => action.type === 'use') ?? { type: 'decline' }

/** How a greedy player thinks: what it does next, and of a walk where it leads, which stays as it was while one walks. */
export type Greedy = {
  readonly choose: Choose
  readonly aim: (view: View, legal: readonly Action[]) => Aim
  readonly stepTo: (view: View, to: SpaceIndex) => Action
}

/**
 * Takes what promises most: in a fight the stance that an exactly solved duel says is best against the
 * cards still in the deck, on the road the place of the highest worth and the best one after it, in town and with exp
 * what makes the build win more fights. Sees the view and the legal actions only, and remembers what it worked out.
 */
export function greedyMind(cards: Cards): Greedy {
  const book = ledger(cards)
  const arena = arenas(cards)
  let map: Roads = { spaces: '', cost: [] }
  const roads = (view: View): Roads => {
    if (map.spaces !== view.spaces.join()) map = roadsOf(cards, view)
    return map
  }
  const aim: Greedy['aim'] = (view, legal) => aimOf(cards, book, roads(view), view, legal)
  const towards: Greedy['stepTo'] = (view, to) => stepTo(cards, roads(view), view, to)
  const choices: Readonly<Record<Step, Choose>> = {
    depart: () => ({ type: 'roll' }),
    walk: (view, legal) => {
      const { first, to } = aim(view, legal)
      return first ?? towards(view, to)
    },
    before: (view, legal) => prepare(cards, arena(view), legal),
    stance: (view, legal) => takeStance(cards, arena(view), legal),
    revealed: (view, legal) => answer(cards, arena(view), legal),
    rolled: (view) => mendRoll(cards, arena(view)),
    landed: always,
    harm: (view, legal) => ward(cards, view, legal),
    falling: (view, legal) => rise(arena(view), legal),
    struck: always,
    wake: (view, legal) => wakeUp(cards, book, roads(view), view, legal),
    trade: (view, legal) => trade(cards, book, roads(view), view, legal),
    experience: (view, legal) => train(cards, book, view, legal),
    doom: always,
    over: () => {
      throw new Error('the match is over')
    },
  }
  return { choose: (view, legal) => choices[view.stage.step](view, legal), aim, stepTo: towards }
}

/** A player who thinks so. */
export function greedy(cards: Cards): Player {
  const { choose } = greedyMind(cards)
  return (view, legal) => choose(view, legal)
}
