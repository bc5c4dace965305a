import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'

/** A hand in the order of the card set, so that equal cards lie together and a card keeps its place. */
export function sortedHand(cards: Cards, hand: readonly string[]): string[] {
  const place = new Map(cards.pack.cards.map(({ id }, at) => [id, at]))
  return [...hand].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
}
