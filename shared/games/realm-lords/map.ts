import type { Cards } from './cards/cards.ts'
import { mapSize, type Realm, type SpaceIndex } from './state.ts'

/** A way to a space: what it costs to enter every space of it, and the spaces in order, the start left out. */
export type Route = { readonly cost: number; readonly path: readonly SpaceIndex[] }

/** The spaces beside one, never diagonally (RL-M1). */
export function neighbours(space: SpaceIndex): readonly SpaceIndex[] {
  return beside[space]!
}

const beside = Array.from({ length: mapSize * mapSize }, (_, space): readonly SpaceIndex[] => {
  const column = space % mapSize
  const out: SpaceIndex[] = []
  if (space >= mapSize) out.push(space - mapSize)
  if (column > 0) out.push(space - 1)
  if (column < mapSize - 1) out.push(space + 1)
  if (space < mapSize * (mapSize - 1)) out.push(space + mapSize)
  return out
})

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
 * The cheapest way from one space to every other that `points` move points reach; the start is not among them. Cubes do not hinder (RL-M1).
 */
export function routes(cards: Cards, realm: Pick<Realm, 'spaces'>, from: SpaceIndex, points = Infinity): Map<SpaceIndex, Route> {
  const { costs, before } = cheapest(cards, realm, from, points)
  const found = new Map<SpaceIndex, Route>()
  for (const [space, cost] of costs.entries()) {
    if (space === from || cost === Infinity) continue
    const path = [space]
    for (let step = before[space]!; step !== from; step = before[step]!) path.unshift(step)
    found.set(space, { cost, path })
  }
  return found
}

/** The towns that cost least to walk to from a space (RL-C17, RL-R19): one, or several that tie. */
export function closestTowns(cards: Cards, realm: Pick<Realm, 'spaces'>, from: SpaceIndex): SpaceIndex[] {
  const { costs } = cheapest(cards, realm, from, Infinity)
  let [towns, least]: [SpaceIndex[], number] = [[], Infinity]
  for (const [space, cost] of costs.entries()) {
    if (space === from || cost > least || townAt(cards, realm, space) === null) continue
    if (cost < least) [towns, least] = [[], cost]
    towns.push(space)
  }
  return towns
}

/**
 * What the cheapest way to each space costs from one (Infinity where `points` do not reach), and the space it is entered from. A space is
 * looked at again each time that a cheaper way to it is found.
 */
function cheapest(cards: Cards, realm: Pick<Realm, 'spaces'>, from: SpaceIndex, points: number) {
  const costs = realm.spaces.map((_, space) => (space === from ? 0 : Infinity))
  const before = realm.spaces.map(() => from)
  const open = [from]
  for (const here of open) {
    for (const next of neighbours(here)) {
      const cost = costs[here]! + entryCost(cards, realm, next)
      if (cost > points || cost >= costs[next]!) continue
      costs[next] = cost
      before[next] = here
      open.push(next)
    }
  }
  return { costs, before }
}
