/** Cards of one kind that lie in a pile. */
export type Kind = { readonly card: string; readonly count: number }

/** What lies in a pile by kind; what was laid down last comes first. The last of the pile is on top. */
export function kindsIn(pile: readonly string[]): Kind[] {
  const counts = new Map<string, number>()
  for (const card of pile.toReversed()) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}
