import type { Action } from '../../actions.ts'
import type { Rated } from './moves.ts'
import type { Outlook } from './prospects.ts'
import { averageOf } from './worth.ts'

/** JD-R22: draws as many as it may, and before that gives up cards that are worth less than the average new one. */
export function rateDraws({ worths, cards }: Outlook, legal: readonly Action[]): Rated[] {
  const average = averageOf(worths, cards.pack.cards)
  return legal.map((action) => {
    if (action.type === 'draw') return { action, worth: 0.001 * action.count }
    return { action, worth: action.type === 'discard' ? average - worths.get(action.card)! : 0 }
  })
}
