import type { Cards } from '../../cards/cards.ts'
import type { ActionCard } from '../../cards/schema.ts'
import { lastTurnOf } from '../../stages/ending.ts'
import type { View } from '../../state.ts'
import type { Temper } from './temper.ts'

/** What a city half is worth beside an average card, by what it does. */
const cityWorth = { stride: 0.7, barney: 1.1, relocate: 0.6, moveCrime: 0.6, swapPerps: 0.6, peek: 0.6, draw: 1.1, take: 1.1, heal: 0.7 }

/** What a card is worth in hand, in parts of an average card, at a table with so many players. */
function plainWorth(card: ActionCard, players: number): number {
  const spite = players === 2 ? 1.5 : 1
  const { combat, city } = card
  const inCity = city === null ? 0 : cityWorth[city.effect.op] * (city.effect.op === 'take' ? spite : 1)
  return Math.max(inCity, combat === null ? 0 : combatWorth(combat, spite))
}

function combatWorth(effect: NonNullable<ActionCard['combat']>, spite: number): number {
  if (effect.op === 'cancel') return 0.9 * spite
  if (effect.op === 'rollTwice') return (effect.keep === 'lowest' ? 0.7 : 0.6) * spite
  const amount = 'when' in effect ? effect.amount + 0.6 : effect.amount
  return effect.side === 'judge' ? 0.35 * amount : 0.35 * amount * spite
}

/** The worth of every kind of card, by its id. */
export type Worths = ReadonlyMap<string, number>

export function worthsOf(cards: Cards, players: number): Worths {
  return new Map(cards.pack.cards.map((card) => [card.id, plainWorth(card, players)]))
}

/** How many more turns there will be for sure, the one that is played not counted. */
export function turnsLeft(cards: Cards, view: View): number {
  return Math.min(lastTurnOf(cards, view) - view.turn, 9)
}

/** What a card is worth in hand: less when no turns are left to play it in, next to nothing in the last (a duel may come). */
export function late(cards: Cards, view: View): number {
  return Math.max(0.02, Math.min(1, turnsLeft(cards, view) / 4))
}

/** How much of its worth playing a card costs: less from a full hand, whose gaps the next cards fill at once. */
export function costPart(cards: Cards, view: View, temper: Temper): number {
  const { handLimit } = cards.pack.numbers
  const full = Math.max(0, view.hand.length - handLimit / 2) / (handLimit / 2)
  return (1 - (1 - temper.fullHand) * full) * temper.card * late(cards, view)
}

/** The mean worth of a card of the deck. */
export function averageOf(worths: Worths, cards: readonly { readonly id: string; readonly copies: number }[]): number {
  const copies = cards.reduce((sum, card) => sum + card.copies, 0)
  return cards.reduce((sum, card) => sum + card.copies * worths.get(card.id)!, 0) / copies
}
