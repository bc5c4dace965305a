import type { Cards } from './cards/cards.ts'
import type { ItemCard, ItemEffect, Stance } from './cards/schema.ts'
import type { Realm } from './state.ts'

type Carrier = Pick<Realm, 'hero' | 'items'>
type Fighter = Carrier & Pick<Realm, 'tracks'>

/** The effects of owned items, which count as long as the hero has them (RL-R16, RL-R17). */
export function ownedEffects<Kind extends ItemEffect['kind']>(
  cards: Cards,
  realm: Carrier,
  kind: Kind,
): Extract<ItemEffect, { kind: Kind }>[] {
  return realm.items
    .map((carried) => cards.item(carried.id))
    .filter((item) => item.use === 'own' && item.effect.kind === kind)
    .map((item) => item.effect as Extract<ItemEffect, { kind: Kind }>)
}

/** What the hero adds to rolls and Tests of a stat: printed, cubes and items together (RL-C13, RL-R15). */
export function modifier(cards: Cards, realm: Fighter, stance: Stance): number {
  const items = ownedEffects(cards, realm, 'stat').filter((effect) => effect.stat === stance)
  return cards.hero(realm.hero)[stance].mod + realm.tracks[stance].length + sum(items.map((effect) => effect.mod))
}

/** The damage the hero deals in a stance, Cornered Fury left out (RL-C13, RL-R16). */
export function weaponDamage(cards: Cards, realm: Carrier, stance: Stance): number {
  const items = ownedEffects(cards, realm, 'stat').filter((effect) => effect.stat === stance)
  return cards.hero(realm.hero)[stance].damage + sum(items.map((effect) => effect.dmg))
}

/** The damage of a hit that lands now: with Cornered Fury while it holds (RL-R16). */
export function hitDamage(cards: Cards, realm: Carrier & Pick<Realm, 'health'>, stance: Stance): number {
  const ability = cards.hero(realm.hero).ability
  const fury = ability.kind === 'berserk' && realm.health <= ability.threshold ? ability.value : 0
  return weaponDamage(cards, realm, stance) + fury
}

/** What the hero gains in gold for every enemy felled, besides what it is worth: Light Fingers and Bounty Ledger (RL-R16). */
export function extraGold(cards: Cards, realm: Carrier): number {
  const { ability } = cards.hero(realm.hero)
  const own = ability.kind === 'winGold' ? ability.value : 0
  return own + sum(ownedEffects(cards, realm, 'bounty').map((effect) => effect.value))
}

/** What is left of an enemy hit after owned reductions, and how much they took (RL-R12). */
export function resisted(cards: Cards, realm: Carrier, stance: Stance, damage: number): { left: number; taken: number } {
  const shields = ownedEffects(cards, realm, 'resist').filter((effect) => effect.stat === 'any' || effect.stat === stance)
  const least = Math.max(0, ...shields.map((effect) => effect.min))
  const left = Math.max(Math.min(least, damage), damage - sum(shields.map((effect) => effect.value)))
  return { left, taken: damage - left }
}

/** How many of a slot an item may fill: one clothing, two hands, any number in the bag (RL-I2, RL-R24). */
const room: Record<ItemCard['slot'], number> = { clothing: 1, hand: 2, bag: Infinity }

/** Whether the hero has room for one more item of this slot. */
export function hasRoom(cards: Cards, realm: Carrier, slot: ItemCard['slot']): boolean {
  return realm.items.filter((carried) => cards.item(carried.id).slot === slot).length < room[slot]
}

/** Adds numbers up. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
