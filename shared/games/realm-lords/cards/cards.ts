import { byId, found } from '../../../kernel/byId.ts'
import { packRef } from '../../../kernel/packRef.ts'
import type { PackRef } from '../../../kernel/game.ts'
import {
  tiers,
  type EnemyCard,
  type HeroCard,
  type ItemCard,
  type Pack,
  type Space,
  type Stance,
  type Tier,
  type TownCard,
} from './schema.ts'

/** A checked card set with its cards by id. Looking up an id that is not there is a bug, and throws. */
export type Cards = {
  readonly pack: Pack
  readonly ref: PackRef
  hero(id: string): HeroCard
  enemy(id: string): EnemyCard
  tierOf(enemy: string): Tier
  item(id: string): ItemCard
  town(id: string): TownCard
  space(id: string): Space
  /** The stance a type/stance card shows for an enemy of that type. */
  stanceOn(card: string, type: string): Stance
  /** Where the tick timer starts at a difficulty. */
  tickOf(difficulty: string): number
}

/** The cards of a card set that is known to be right. */
export function cardsOf(pack: Pack): Cards {
  const heroes = byId(pack.heroes)
  const enemies = byId(tiers.flatMap((tier) => pack.enemies[tier]))
  const tierOf = new Map(tiers.flatMap((tier) => pack.enemies[tier].map((enemy) => [enemy.id, tier] as const)))
  const items = byId(pack.items)
  const towns = byId(pack.towns)
  const spaces = byId(pack.map.flatMap((card) => [card.left, card.right]))
  const stanceCards = new Map(pack.stanceCards.map(({ id, stances }) => [id, new Map(Object.entries(stances))]))
  const ticks = byId(pack.doom.difficulties)
  return {
    pack,
    ref: packRef(pack),
    hero: (id) => found(heroes, id),
    enemy: (id) => found(enemies, id),
    tierOf: (id) => found(tierOf, id),
    item: (id) => found(items, id),
    town: (id) => found(towns, id),
    space: (id) => found(spaces, id),
    stanceOn: (card, type) => found(found(stanceCards, card), type),
    tickOf: (id) => found(ticks, id).tick,
  }
}
