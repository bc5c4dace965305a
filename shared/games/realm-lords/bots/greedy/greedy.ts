import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { Step, View } from '../../state.ts'
import type { Player } from '../player.ts'
import { arenas } from './arena.ts'
import { answer, mendRoll, prepare, rise, takeStance, ward } from './fight.ts'
import { wakeUp, walkOn } from './journey.ts'
import { ledger } from './ledger.ts'
import { train, trade } from './market.ts'
import { roadsOf, type Roads } from './roads.ts'

type Choose = (view: View, legal: readonly Action[]) => Action

/** What is used whenever it is offered: Barbed Glaive, Spiked Targe, Hourglass Shard. */
const always: Choose = (_view, legal) => legal.find((action) => action.type === 'use') ?? { type: 'decline' }

/**
 * A player who takes what promises most: in a fight the stance that an exactly solved duel says is best against the
 * cards still in the deck, on the road the place of the highest worth and the best one after it, in town and with exp
 * what makes the build win more fights. Sees the view and the legal actions only, and remembers what it worked out.
 */
export function greedy(cards: Cards): Player {
  const book = ledger(cards)
  const arena = arenas(cards)
  let map: Roads = { spaces: '', cost: [] }
  const roads = (view: View): Roads => {
    if (map.spaces !== view.spaces.join()) map = roadsOf(cards, view)
    return map
  }
  const choices: Readonly<Record<Step, Choose>> = {
    depart: () => ({ type: 'roll' }),
    walk: (view, legal) => walkOn(cards, book, roads(view), view, legal),
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
  return (view, legal) => choices[view.stage.step](view, legal)
}
