import { z } from '../../../kernel/zod.ts'
import { deckIds, stances, terrains, timings } from './schema.ts'

const id = z.string().regex(/^[a-z0-9-]+$/)
const count = z.int().min(0)
const positive = z.int().min(1)
const stance = z.enum(stances)

const heroAbility = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('peek'), timing: z.literal('beforeCombat') }),
  z.strictObject({ kind: z.literal('berserk'), timing: z.literal('passive'), value: positive, threshold: positive }),
  z.strictObject({ kind: z.literal('focus'), timing: z.literal('combatOnce'), cost: positive }),
  z.strictObject({ kind: z.literal('winGold'), timing: z.literal('passive'), value: positive }),
  z.strictObject({ kind: z.literal('winHeal'), timing: z.literal('passive'), value: positive }),
  z.strictObject({ kind: z.literal('ward'), timing: z.literal('combatOnce') }),
  z.strictObject({ kind: z.literal('scout'), timing: z.literal('passive'), value: z.literal(0) }),
  z.strictObject({ kind: z.literal('scholar'), timing: z.literal('passive'), value: positive }),
])

const stat = z.strictObject({ mod: count, damage: positive })
const hero = z.strictObject({ id, health: positive, energy: positive, ranged: stat, melee: stat, magic: stat, ability: heroAbility })

const test = z.strictObject({ stat: stance, target: positive })
const enemyAbility = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('loseHealth'), when: z.literal('before'), value: positive, test: test.nullable() }),
  z.strictObject({
    kind: z.literal('loseEnergy'),
    when: z.enum(['before', 'afterEnemyHit']),
    value: positive,
    test: test.nullable().optional(),
  }),
  z.strictObject({ kind: z.literal('stealGold'), when: z.literal('afterEnemyHit'), value: positive }),
  z.strictObject({ kind: z.literal('leech'), when: z.literal('afterEnemyHit'), value: positive }),
  z.strictObject({ kind: z.literal('enrage'), when: z.literal('passive'), atOrBelow: positive, target: count, damage: count }),
  z.strictObject({ kind: z.literal('steadyTax'), when: z.literal('passive'), value: positive }),
  z.strictObject({ kind: z.literal('guard'), when: z.literal('passive'), stat: stance, value: positive }),
  z.strictObject({ kind: z.literal('counterproof'), when: z.literal('passive') }),
  z.strictObject({ kind: z.literal('noFlee'), when: z.literal('passive') }),
])

const defence = z.strictObject({ target: positive, damage: positive })
const enemy = z.strictObject({
  id,
  die: z.int().min(1).max(6),
  health: positive,
  ranged: defence,
  melee: defence,
  magic: defence,
  gold: count,
  deathLord: z.literal(true).optional(),
  ability: enemyAbility.nullable(),
})

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stat'), stat: stance, mod: count, dmg: count }),
  z.strictObject({ kind: z.literal('reroll') }),
  z.strictObject({ kind: z.literal('bonusDamage'), value: positive }),
  z.strictObject({ kind: z.literal('bomb'), value: positive }),
  z.strictObject({ kind: z.literal('testWeaken'), stat: stance, target: positive, value: positive }),
  z.strictObject({ kind: z.literal('testDamage'), stat: stance, target: positive, value: positive }),
  z.strictObject({ kind: z.literal('prevent'), value: z.union([positive, z.literal('all')]) }),
  z.strictObject({ kind: z.literal('resist'), stat: z.union([stance, z.literal('any')]), value: positive, min: count }),
  z.strictObject({ kind: z.literal('regen'), value: positive }),
  z.strictObject({ kind: z.literal('move'), value: positive }),
  z.strictObject({ kind: z.literal('endCombat') }),
  z.strictObject({ kind: z.literal('thorns'), value: positive }),
  z.strictObject({ kind: z.literal('noCounter') }),
  z.strictObject({ kind: z.literal('freeMaintain') }),
  z.strictObject({ kind: z.literal('restance') }),
  z.strictObject({ kind: z.literal('heal'), value: positive }),
  z.strictObject({ kind: z.literal('energy'), value: positive }),
  z.strictObject({ kind: z.literal('revive'), value: positive }),
  z.strictObject({ kind: z.literal('doomWard') }),
  z.strictObject({ kind: z.literal('rollBonus'), value: positive }),
  z.strictObject({ kind: z.literal('peek') }),
  z.strictObject({ kind: z.literal('moveBoost'), value: positive }),
  z.strictObject({ kind: z.literal('bounty'), value: positive }),
])

const item = z.strictObject({
  id,
  deck: z.enum(deckIds),
  slot: z.enum(['hand', 'clothing', 'bag']),
  gold: positive,
  use: z.enum(['own', 'exhaust', 'discard']),
  timing: z.enum(timings),
  effect,
})

const townAbility = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sellBonus'), value: positive }),
  z.strictObject({ kind: z.literal('swapCubes') }),
  z.strictObject({ kind: z.literal('healFree'), value: positive }),
  z.strictObject({ kind: z.literal('energyFull') }),
  z.strictObject({ kind: z.literal('extraItem') }),
  z.strictObject({ kind: z.literal('moveStatCubes'), cost: positive }),
])

const space = z.union([z.strictObject({ id, town: id, cost: positive }), z.strictObject({ id, terrain: z.enum(terrains), cost: positive })])

/** The reference cards beside the board: six enemies a tier, one for each face of a die (RL-S7). */
const enemiesOfTier = z.array(enemy).length(6)
const stanceCardId = z.string().regex(/^S[1-6]$/)

/** A card set of Realm Lords: ids and numbers only; names and texts live in the language files. */
export const packSchema = z.strictObject({
  id,
  limits: z.strictObject({ statCubes: positive, health: positive, energy: positive, gold: positive }),
  startGold: count,
  doom: z.strictObject({
    spaces: positive,
    start: positive,
    lowestTick: positive,
    difficulties: z.array(z.strictObject({ id, tick: positive })).min(1),
  }),
  cubes: z.strictObject({ green: count, yellow: count, blue: count, red: z.int().min(3) }),
  types: z.array(z.strictObject({ die: z.int().min(1).max(6), id })).length(6),
  stanceCards: z.array(z.strictObject({ id: stanceCardId, stances: z.record(id, stance) })).length(6),
  heroes: z.array(hero).min(1),
  enemies: z.strictObject({ I: enemiesOfTier, II: enemiesOfTier, III: enemiesOfTier, lord: enemiesOfTier }),
  items: z.array(item),
  map: z.array(z.strictObject({ id: z.string().regex(/^M\d\d$/), left: space, right: space })).length(18),
  towns: z.array(z.strictObject({ id, ability: townAbility })).length(6),
})

export type Pack = z.infer<typeof packSchema>
export type HeroCard = z.infer<typeof hero>
export type EnemyCard = z.infer<typeof enemy>
export type ItemCard = z.infer<typeof item>
export type ItemEffect = z.infer<typeof effect>
export type EnemyAbility = z.infer<typeof enemyAbility>
export type TownCard = Pack['towns'][number]
export type MapCard = Pack['map'][number]
export type Space = z.infer<typeof space>
export type TestOf = z.infer<typeof test>
