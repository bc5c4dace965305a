import type { Cards } from '../../cards/cards.ts'
import type { Cube, Tier } from '../../cards/schema.ts'
import { reach } from '../../odds/dice.ts'
import { otherLords } from '../../phases/ending.ts'
import { tierOf } from '../../phases/combat/meeting.ts'
import { extraGold, sum } from '../../stats.ts'
import type { Realm } from '../../state.ts'
import type { Ledger, Outlook } from './ledger.ts'
import { defeatCost, expOf, goldWorth, healthWorth, lateRounds, lordWorth } from './weights.ts'

/** Rounds until the doom clock ends, on average (RL-D1, RL-R26). */
export function roundsLeft(cards: Cards, realm: Pick<Realm, 'doom' | 'difficulty'>): number {
  const { spaces } = cards.pack.doom
  const toAdvance = (tick: number): number => {
    const trips = reach('even', tick)
    return trips === 1 ? 1 : 1 + (1 - trips) * toAdvance(tick - 1)
  }
  return toAdvance(realm.doom.tick) + (spaces - realm.doom.clock - 1) * toAdvance(cards.tickOf(realm.difficulty))
}

/** How much exp and gold are still worth, 1 … 0: late in a campaign only lords count. */
export function freshness(cards: Cards, realm: Pick<Realm, 'doom' | 'difficulty'>): number {
  const { from, to } = lateRounds
  return Math.max(0, Math.min(1, (roundsLeft(cards, realm) - to) / (from - to)))
}

/** Health that the hero's potions and shields stand for in a fight that is worth them. */
export function reserve(cards: Cards, realm: Pick<Realm, 'items'>, tier: Tier): number {
  const big = tier === 'III' || tier === 'lord'
  return sum(
    realm.items.map(({ id, exhausted }) => {
      const { effect, use } = cards.item(id)
      if (exhausted || (use === 'discard' && !big)) return 0
      if (effect.kind === 'heal' || effect.kind === 'revive') return effect.value
      return effect.kind === 'prevent' ? (effect.value === 'all' ? 2 : Math.min(2, effect.value)) : 0
    }),
  )
}

/** What a fight promises: its outlook and its worth. */
export type Prospect = Outlook & { readonly worth: number; readonly gold: number }

/** Weighs a fight for a cube, at this health, energy and gold. */
export function fightProspect(cards: Cards, book: Ledger, realm: Realm, cube: Cube): Prospect {
  const tier = tierOf(cube)
  const outlook = book.outlook(realm, tier, realm.lords, realm.health, realm.energy, reserve(cards, realm, tier))
  const spirit = freshness(cards, realm)
  const gold = meanGold(cards, realm, tier)
  const lordly = tier === 'lord' ? lordWorth * (otherLords(cards, realm.lords) === 2 ? 2 : 1) : 0
  const prize = spirit * (expOf[cube] + goldWorth * Math.min(gold, cards.pack.limits.gold - realm.gold)) + lordly
  const lost = 1 - outlook.win
  const healthAfter = outlook.health + lost * realm.maxHealth
  const worth =
    outlook.win * prize + healthWorth * (healthAfter - realm.health) - lost * (defeatCost + spirit * goldWorth * Math.ceil(realm.gold / 2))
  return { ...outlook, worth, gold }
}

function meanGold(cards: Cards, realm: Realm, tier: Tier): number {
  const enemies = cards.pack.enemies[tier]
  return sum(enemies.map((enemy) => enemy.gold)) / enemies.length + extraGold(cards, realm)
}
