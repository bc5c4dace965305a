import type { Cards } from './cards/cards.ts'
import { mapSize, type Realm, type SpaceIndex } from './state.ts'

/** A way to a space: what it costs to enter every space of it, and the spaces in order, the start left out. */
export type Route = { readonly cost: number; readonly path: readonly SpaceIndex[] }

/** The spaces beside one, never diagonally (RL-M1). */
export function neighbours(space: SpaceIndex): SpaceIndex[] {
  const column = space % mapSize
  const out: SpaceIndex[] = []
  if (space >= mapSize) out.push(space - mapSize)
  if (column > 0) out.push(space - 1)
  if (column < mapSize - 1) out.push(space + 1)
  if (space < mapSize * (mapSize - 1)) out.push(space + mapSize)
  return out
}

/** What it costs to enter a space of this map (RL-M1, RL-R6). */
export function entryCost(cards: Cards, realm: Pick<Realm, 'spaces'>, space: SpaceIndex): number {
  return cards.space(realm.spaces[space] as string).cost
}

/** The town on a space, or null. */
export function townAt(cards: Cards, realm: Pick<Realm, 'spaces'>, space: SpaceIndex): string | null {
  const card = cards.space(realm.spaces[space] as string)
  return 'town' in card ? card.town : null
}

/**
 * The cheapest way from one space to every other that `points` move points reach (Dijkstra); the start is not among
 * them. Cubes do not hinder (RL-M1).
 */
export function routes(cards: Cards, realm: Pick<Realm, 'spaces'>, from: SpaceIndex, points = Infinity): Map<SpaceIndex, Route> {
  const best = new Map<SpaceIndex, Route>([[from, { cost: 0, path: [] }]])
  const open = [from]
  while (open.length) {
    open.sort((a, b) => best.get(a)!.cost - best.get(b)!.cost)
    const here = open.shift() as SpaceIndex
    const way = best.get(here)!
    for (const next of neighbours(here)) {
      const cost = way.cost + entryCost(cards, realm, next)
      if (cost > points || cost >= (best.get(next)?.cost ?? Infinity)) continue
      best.set(next, { cost, path: [...way.path, next] })
      if (!open.includes(next)) open.push(next)
    }
  }
  best.delete(from)
  return best
}

/** The towns that cost least to walk to from a space (RL-C17, RL-R19): one, or several that tie. */
export function closestTowns(cards: Cards, realm: Pick<Realm, 'spaces'>, from: SpaceIndex): SpaceIndex[] {
  const towns = [...routes(cards, realm, from)].filter(([space]) => townAt(cards, realm, space) !== null)
  const least = Math.min(...towns.map(([, route]) => route.cost))
  return towns
    .filter(([, route]) => route.cost === least)
    .map(([space]) => space)
    .sort((a, b) => a - b)
}
