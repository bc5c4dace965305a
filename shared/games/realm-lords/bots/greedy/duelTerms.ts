import type { Cards } from '../../cards/cards.ts'
import { stances, type Stance } from '../../cards/schema.ts'
import { exchange } from '../../odds/exchange.ts'
import { enemyAbility } from '../../phases/combat/measure.ts'
import { upkeepCost } from '../../phases/combat/round.ts'
import { modifier, resisted, weaponDamage } from '../../stats.ts'
import type { Realm } from '../../state.ts'
import type { DuelTerms } from './duel.ts'

/** What of a hero counts in a duel. */
export type Build = Pick<Realm, 'hero' | 'items' | 'tracks' | 'health' | 'maxHealth' | 'maxEnergy'>

/**
 * The terms of a duel between a build and an enemy. `stances`: the chance of each of the enemy's; `reserve`: health beyond the maximum that
 * potions stand for.
 */
export function duelTerms(
  cards: Cards,
  build: Build,
  enemy: string,
  chances: readonly number[],
  { weakened = 0, reserve = 0 }: { readonly weakened?: number; readonly reserve?: number } = {},
): DuelTerms {
  const card = cards.enemy(enemy)
  const healthy = { ...build, health: build.maxHealth }
  const rage = enemyAbility(cards, { enemy }, 'enrage')
  const { ability } = cards.hero(build.hero)
  const fury = ability.kind === 'berserk' ? ability : { value: 0, threshold: 0 }
  const against = (health: number, stance: Stance, shown: Stance) =>
    exchange(cards, healthy, { enemy, health, weakened }, { stance, tactic: 'attack', mirrored: false }, shown)
  const hits = (health: number) => stances.map((stance) => stances.map((shown) => against(health, stance, shown).hit))
  const dangers = (health: number) => stances.map((shown) => against(health, 'melee', shown).danger)
  const whenever = card.ability?.when === 'afterEnemyHit' ? card.ability : null
  const calm = { hit: hits(card.health), danger: dangers(card.health) }
  const raging = rage ? { hit: hits(1), danger: dangers(1) } : calm
  return {
    health: build.maxHealth + reserve,
    energy: build.maxEnergy,
    enemyHealth: card.health,
    stances: chances,
    hit: [calm.hit, raging.hit],
    danger: [calm.danger, raging.danger],
    rageFrom: rage?.atOrBelow ?? 0,
    damage: stances.map((stance) => weaponDamage(cards, build, stance)),
    fury: fury.value,
    furyFrom: fury.threshold,
    upkeep: upkeepCost(cards, { enemy }),
    saps: whenever?.kind === 'loseEnergy' ? whenever.value : 0,
    leeches: whenever?.kind === 'leech' ? whenever.value : 0,
  }
}

/** Names what of a build a duel depends on: builds with the same name fight alike. */
export function buildName(cards: Cards, build: Build): string {
  const { ability } = cards.hero(build.hero)
  const parts = stances.map((stance) =>
    [modifier(cards, { ...build }, stance), weaponDamage(cards, build, stance), resisted(cards, build, stance, 3).left].join(),
  )
  return [...parts, ability.kind === 'berserk' ? 'fury' : '', build.maxHealth, build.maxEnergy].join('/')
}
