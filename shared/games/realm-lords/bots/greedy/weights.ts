import type { Cube, ItemEffect, Tier } from '../../cards/schema.ts'

/*
 * The taste of the greedy player. The unit of worth is one point of exp early in a campaign; found by changing one
 * number at a time over a few hundred games.
 */

/** What one gold is worth. */
export const goldWorth = 0.6

/** What one gold is worth while it is being spent: less, for it serves nothing else, and what is bought serves all the way. */
export const priceWorth = 0.3

/** What one health is worth at the end of a fight. */
export const healthWorth = 0.3

/** What a fallen lord is worth beyond its exp and gold. */
export const lordWorth = 14

/** What a defeat costs beyond the gold: the round, and the phases skipped. */
export const defeatCost = 1

/** How much a worth shrinks with each round it lies ahead. */
export const patience = 0.88

/** With this many rounds left exp and gold begin to lose their worth, which is gone at the second number. */
export const lateRounds = { from: 16, to: 3 } as const

/** How much the chance to win against each tier counts for a build. */
export const tierWeight: Readonly<Record<Tier, number>> = { I: 4, II: 8, III: 12, lord: 24 }

/** What items that no table measures are worth, in the same unit; the others are measured. */
export const effectWorth: Partial<Record<ItemEffect['kind'], number>> = {
  reroll: 3.5,
  bonusDamage: 4,
  bomb: 1.5,
  testWeaken: 2,
  testDamage: 2.5,
  prevent: 2.5,
  regen: 1.5,
  move: 2.5,
  thorns: 2,
  noCounter: 1.2,
  freeMaintain: 1.5,
  restance: 2,
  energy: 0.5,
  doomWard: 5,
  rollBonus: 3.5,
  peek: 0.6,
  moveBoost: 2,
  bounty: 4,
  heal: 1.6,
  revive: 2.2,
}

/** How much of a cube's exp a level may waste before the player rather waits (RL-R25). */
export const wasteAllowed = 1

export const expOf: Readonly<Record<Cube, number>> = { green: 1, yellow: 2, blue: 3, red: 4 }
