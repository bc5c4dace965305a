import type { Cards } from '../cards/cards.ts'
import { stances, type Stance } from '../cards/schema.ts'
import type { FightView } from '../state.ts'

/**
 * RL-C10, RL-R13: the chance (0 … 1) of each stance to be turned up next: the card that was looked at for sure, else
 * each card that is left; all six when the deck has run out, because it is shuffled before the next card.
 */
export function nextStance(cards: Cards, fight: Pick<FightView, 'type' | 'left' | 'top'>): Readonly<Record<Stance, number>> {
  const deck = fight.top !== null ? [fight.top] : fight.left.length ? fight.left : cards.pack.stanceCards.map((card) => card.id)
  const chances = { ranged: 0, melee: 0, magic: 0 }
  for (const card of deck) chances[cards.stanceOn(card, fight.type)] += 1
  for (const stance of stances) chances[stance] /= deck.length
  return chances
}

/** RL-R13: how many cards of each stance are left in the deck; 0 of each when it has run out. */
export function stancesLeft(cards: Cards, fight: Pick<FightView, 'type' | 'left'>): Readonly<Record<Stance, number>> {
  const counts = { ranged: 0, melee: 0, magic: 0 }
  for (const card of fight.left) counts[cards.stanceOn(card, fight.type)] += 1
  return counts
}
