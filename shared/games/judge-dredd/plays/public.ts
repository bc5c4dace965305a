import type { Cards } from '../cards/cards.ts'
import type { ActionCard } from '../cards/schema.ts'
import { bound, present, scenesAt } from '../city.ts'
import type { Moment, SceneView, Street } from '../state.ts'
import { combatAims } from './combat.ts'

type Table = Street & { readonly scenes: readonly SceneView[] }

/**
 * JD-R16: whether anybody might play a card in this window, as far as the whole table can see: a window in which every
 * playable card is publicly gone, or has nobody to be played on, need not open. No hand is read for it.
 */
export function couldBePlayed(cards: Cards, street: Table, moment: Moment): boolean {
  return cards.playableIn(moment.window).some((card) => !isGone(street, card) && hasTarget(cards, street, moment, card))
}

function isGone({ cardDiscard }: Table, { id, copies }: ActionCard): boolean {
  return cardDiscard.filter((one) => one === id).length >= copies
}

/** JD-R18, as far as everybody sees it. */
function hasTarget(cards: Cards, street: Table, moment: Moment, { combat, city }: ActionCard): boolean {
  if (moment.window === 'combat') return combat !== null && combatAims(combat, moment.fight).length > 0
  const active = street.judges[moment.active]!
  if (city === null || (city.target === 'active' && active.inCare)) return false
  if (city.effect.op === 'heal') return active.inCare
  if (city.effect.op === 'barney') return !active.barneyed
  if (city.target === 'judge') return street.judges.some((_, seat) => quietNeighbours(cards, street, seat).length > 0)
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
