export type { Pack, HeroCard, EnemyCard, ItemCard, ItemEffect, EnemyAbility, TownCard, MapCard, Space, TestOf } from './packSchema.ts'

/** The three stances, and the combat stats that go with them, in the order the table shows them. */
export const stances = ['ranged', 'melee', 'magic'] as const
export type Stance = (typeof stances)[number]

/** The exp cubes, from the least to the most worth. */
export const cubeColours = ['green', 'yellow', 'blue', 'red'] as const
export type Cube = (typeof cubeColours)[number]

export const tiers = ['I', 'II', 'III', 'lord'] as const
export type Tier = (typeof tiers)[number]

export const deckIds = ['weapon', 'armor', 'trinket'] as const
export type DeckId = (typeof deckIds)[number]

export const terrains = ['meadow', 'road', 'heath', 'wood', 'hill', 'marsh', 'crag', 'peak'] as const

/** When an item may be used: data on the card, read by the rules (R-RULE-1). */
export const timings = [
  'passive',
  'any',
  'movement',
  'beforeCombat',
  'roundStart',
  'stanceStep',
  'afterReveal',
  'beforeRoll',
  'afterRoll',
  'afterHeroHit',
  'onDamage',
  'onDefeat',
  'afterEnemyHit',
  'doomPhase',
] as const
