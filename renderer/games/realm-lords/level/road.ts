import type { Cards } from '../../../../shared/games/realm-lords/cards/cards.ts'
import { levelCost } from '../../../../shared/games/realm-lords/phases/experience.ts'
import type { Realm } from '../../../../shared/games/realm-lords/state.ts'

/** A level on the hero's road; `total` is what it takes from where the hero stands, every level on the way included. */
export type Milestone = { readonly level: number; readonly cost: number; readonly total: number }

/** The level the hero has and the next ones, with what each costs (RL-E1, RL-R25). */
export function roadAhead(cards: Cards, realm: Pick<Realm, 'hero' | 'level'>, count = 4): Milestone[] {
  const road: Milestone[] = [{ level: realm.level, cost: 0, total: 0 }]
  for (let level = realm.level; level < realm.level + count; level++) {
    const cost = levelCost(cards, { hero: realm.hero, level })
    road.push({ level: level + 1, cost, total: cost + road.at(-1)!.total })
  }
  return road
}
