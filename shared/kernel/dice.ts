import { seededChance, type Chance } from './chance.ts'

/** The dice of a match: the chance that the step to a ply draws from (ply 0: the set-up). */
export type Dice = (ply: number) => Chance

/** From the step to `ply` on the dice follow from another seed. */
export type Reseed = { readonly ply: number; readonly seed: string }

/**
 * The dice of a match that may have been given fresh ones on the way, as a branch is: of `reseeds`, in the order of their plies, the last one
 * at or before a ply gives the seed of its dice; without one it is the match's own. Throws for what is no seed.
 */
export function diceOf(seed: string, reseeds: readonly Reseed[]): Dice {
  const own = seededChance(seed)
  if (reseeds.length === 0) return () => own
  const later = reseeds.map(({ ply, seed: fresh }) => ({ ply, chance: seededChance(fresh) }))
  return (ply) => later.findLast((one) => one.ply <= ply)?.chance ?? own
}

/** The seed that the dice of a ply follow from. */
export function seedAt(seed: string, reseeds: readonly Reseed[], ply: number): string {
  return reseeds.findLast((one) => one.ply <= ply)?.seed ?? seed
}
