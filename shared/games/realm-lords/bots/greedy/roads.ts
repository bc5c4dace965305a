import type { Cards } from '../../cards/cards.ts'
import { entryCost, neighbours } from '../../map.ts'
import { moveOdds } from '../../odds/table.ts'
import type { Realm, SpaceIndex } from '../../state.ts'

/** What it costs to walk from every space to every other; `cost[from][to]`. */
export type Roads = { readonly spaces: string; readonly cost: readonly (readonly number[])[] }

/** Measures a map once: the cheapest total of entry costs between all spaces (Floyd and Warshall). */
export function roadsOf(cards: Cards, realm: Pick<Realm, 'spaces'>): Roads {
  const all = realm.spaces.map((_, space) => space)
  const cost = all.map((from) => all.map((to) => (from === to ? 0 : Infinity)))
  for (const from of all) for (const to of neighbours(from)) cost[from]![to] = entryCost(cards, realm, to)
  for (const by of all) {
    for (const from of all) {
      const head = cost[from]![by]!
      for (const to of all) cost[from]![to] = Math.min(cost[from]![to]!, head + cost[by]![to]!)
    }
  }
  return { spaces: realm.spaces.join(), cost }
}

/** The next space on a cheapest way, or null when there already. */
export function nextStep(cards: Cards, realm: Pick<Realm, 'spaces'>, { cost }: Roads, from: SpaceIndex, to: SpaceIndex): SpaceIndex | null {
  if (from === to) return null
  return neighbours(from).find((space) => entryCost(cards, realm, space) + cost[space]![to]! === cost[from]![to]!) ?? null
}

/** A day's walk mostly leaves a point over, because the next space costs more than what is left. */
const leftOver = 1

/** How many rounds a walk takes on average, by its cost, at the chances of move points that the hero has now; 1 at least. */
export function roundsToWalk(cards: Cards, realm: Parameters<typeof moveOdds>[1]): (cost: number) => number {
  const odds = moveOdds(cards, realm)
  const rounds: number[] = [1]
  const further = (cost: number, points: number) => (points >= cost ? 0 : rounds[Math.min(cost - 1, cost - points + leftOver)]!)
  return (cost) => {
    for (let next = rounds.length; next <= cost; next++) {
      rounds[next] = odds.reduce((sum, { points, chance }) => sum + chance * further(next, points), 1)
    }
    return rounds[cost]!
  }
}
