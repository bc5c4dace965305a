import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { View } from '../../state.ts'
import type { Player } from '../player.ts'
import { atlasOf } from './atlas.ts'
import { rateCityPlays } from './cityPlays.ts'
import { rateDraws } from './draws.ts'
import { rateLastCall } from './lastCall.ts'
import { rateCrimes, rateMoves, ratePlaces, type Rated } from './moves.ts'
import { outlookOf, winChance, type Outlook } from './prospects.ts'
import { streetTemper, type Temper } from './temper.ts'
import { worthsOf, type Worths } from './worth.ts'

/** How a Street Judge looks at things. */
export type Street = {
  /** Rates every legal action of the viewer, in points; only differences count. */
  readonly rate: (view: View, legal: readonly Action[]) => Rated[]
  /** The viewer's chance (0 … 1) to win, as far as it can be told without looking ahead. */
  readonly winChance: (view: View) => number
}

/** Makes up a mind for a card set; keep it, it remembers what never changes. */
export function streetMind(cards: Cards, temper: Temper): Street {
  const atlas = atlasOf(cards)
  const worths = new Map<number, Worths>()
  const look = (view: View): Outlook => {
    const players = view.judges.length
    const known = worths.get(players) ?? worthsOf(cards, players)
    worths.set(players, known)
    return outlookOf(cards, atlas, temper, known, view)
  }
  return { rate: (view, legal) => rate(look(view), legal), winChance: (view) => winChance(look(view)) }
}

function rate(outlook: Outlook, legal: readonly Action[]): Rated[] {
  const { stage } = outlook.view
  switch (stage.step) {
    case 'place':
      return ratePlaces(outlook, legal)
    case 'window':
      return stage.moment.window === 'combat'
        ? rateLastCall(outlook, stage.moment.fight, legal)
        : rateCityPlays(outlook, stage.moment, legal)
    case 'moving':
      return rateMoves(outlook, legal)
    case 'naming':
    case 'joining':
      return rateCrimes(outlook, legal)
    case 'drawing':
      return rateDraws(outlook, legal)
    case 'over':
      throw new Error('the match is over')
  }
}

/** The best rated, the first of several. */
export function bestOf(rated: readonly Rated[]): Rated {
  return rated.reduce((best, one) => (one.worth > best.worth ? one : best))
}

/**
 * The Street Judge: rates what it may do by exact chances, by what Crimes, cards and time in Intensive Care are worth, and by
 * how much each rival is to be feared; takes the best. Looks no move of others ahead.
 */
export function street(cards: Cards, temper: Temper = streetTemper): Player {
  const mind = streetMind(cards, temper)
  return (view, legal) => (legal.length === 1 ? legal[0]! : bestOf(mind.rate(view, legal)).action)
}
