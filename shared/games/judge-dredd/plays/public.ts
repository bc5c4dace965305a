import type { Cards } from '../cards/cards.ts'
import { bound, present, scenesAt } from '../city.ts'
import type { Moment, SceneView, Street } from '../state.ts'

/**
 * JD-R16: whether anybody might play a card in this window, as far as the whole table can see: a window in which every
 * playable card is publicly gone, or has nobody to be played on, need not open. No hand is read for it.
 */
export function couldBePlayed(cards: Cards, street: Street & { readonly scenes: readonly SceneView[] }, moment: Moment): boolean {
  const left = cards.playableIn(moment.window).filter((card) => {
    const gone = street.cardDiscard.filter((id) => id === card.id).length
    return gone < card.copies
  })
  if (left.length === 0) return false
  if (moment.window === 'reveal') return !street.judges[moment.active]!.barneyed
  if (moment.window === 'end') return street.judges.some((_, seat) => quietNeighbours(cards, street, seat).length > 0)
  return true
}

/** JD-R18: the neighbouring sectors without a Crime that a Judge can be moved to; none if he is bound or not there (JD-R8). */
export function quietNeighbours(
  cards: Cards,
  board: Pick<Street, 'judges' | 'first' | 'turn'> & { readonly scenes: readonly SceneView[] },
  seat: number,
): string[] {
  const judge = board.judges[seat]!
  if (!present(judge) || bound(board, seat)) return []
  return cards.sector(judge.at as string).neighbours.filter((sector) => scenesAt(board.scenes, sector).length === 0)
}
