import type { Cards } from '../../cards/cards.ts'
import { score } from '../../city.ts'
import type { View } from '../../state.ts'

/**
 * How much a point of each seat counts for the viewer: his own 1, a rival's less than 0, together −1, the likelier the rival
 * is to win the more. That is how the chance to win changes with scores, where it grows with e to the score.
 */
export function stakesOf(cards: Cards, view: View): number[] {
  const scores = view.judges.map((judge) => score(cards, judge))
  const chances = winChances(scores, pointsLeft(cards, view))
  const others = chances.reduce((sum, chance, seat) => (seat === view.you ? sum : sum + chance), 0)
  return chances.map((chance, seat) => (seat === view.you ? 1 : -chance / others))
}

/** The part (0 … 1) of all Combat values that nobody has arrested yet. */
export function pointsLeft(cards: Cards, view: Pick<View, 'judges'>): number {
  const all = totalOf(cards)
  return 1 - view.judges.reduce((sum, judge) => sum + score(cards, judge), 0) / all
}

const totals = new WeakMap<Cards, number>()

function totalOf(cards: Cards): number {
  const known = totals.get(cards)
  if (known !== undefined) return known
  const total = [...cards.pack.perps, ...cards.pack.crimes].reduce((sum, { value }) => sum + value, 0)
  totals.set(cards, total)
  return total
}

/** The chance (0 … 1) of each seat to win with what it will come to; the less is left the surer. */
export function winChances(scores: readonly number[], left: number): number[] {
  const spread = 1 + 6 * Math.sqrt(Math.max(0, left))
  const top = Math.max(...scores)
  const weights = scores.map((one) => Math.exp((one - top) / spread))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
