import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import { bound } from '../../../../shared/games/judge-dredd/city.ts'
import type { ParagraphId } from '../../../../shared/games/judge-dredd/rulebook.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'

/** Why a sector cannot be chosen, as the language files say it under `dredd.city.whyNot`; `seat`: whose Judge it is about, `n`: his steps. */
export type WhyNot = { readonly key: string; readonly paragraph: ParagraphId; readonly seat?: Seat; readonly n?: number }

/** What a sector would be chosen for: to walk to, to begin in, or as the aim of a card. */
export type Purpose = { readonly for: 'walk'; readonly seat: Seat } | { readonly for: 'place' } | { readonly for: 'aim' }

/** R-RULE-5: why a sector that is no target now cannot be chosen; null for the one that the Judge stands in. */
export function whyNotThere(view: View, cards: Cards, purpose: Purpose, sector: string): WhyNot | null {
  if (purpose.for === 'aim') return { key: 'aim', paragraph: 'JD-R18' }
  if (purpose.for === 'place') {
    return cards.starts.includes(sector) ? { key: 'taken', paragraph: 'JD-S3' } : { key: 'noStart', paragraph: 'JD-S4' }
  }
  const { seat } = purpose
  const judge = view.judges[seat]
  if (judge === undefined || judge.at === null || judge.at === sector) return null
  if (judge.inCare) return { key: 'care', paragraph: 'JD-I2', seat }
  if (bound(view, seat)) return { key: 'bound', paragraph: 'JD-M5', seat }
  if (judge.strides === 0) return { key: 'still', paragraph: 'JD-M1', seat }
  if (distance(cards, judge.at, sector) > judge.strides) return { key: 'far', paragraph: 'JD-M2', seat, n: judge.strides }
  return judge.barneyed ? { key: 'perp', paragraph: 'JD-R27', seat } : { key: 'crime', paragraph: 'JD-R7', seat }
}

/** How many steps two sectors are apart, whatever lies between them. */
function distance(cards: Cards, from: string, to: string): number {
  const seen = new Set([from])
  let edge = [from]
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps
    edge = [...new Set(edge.flatMap((at) => cards.sector(at).neighbours))].filter((at) => !seen.has(at))
    for (const at of edge) seen.add(at)
  }
  return Infinity
}
