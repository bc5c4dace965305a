import { commitmentTo } from './chance.ts'
import { diceOf, type Reseed } from './dice.ts'

/** A number that the rules drew: at which ply, for which decision, of how many sides. */
export type Draw = { readonly ply: number; readonly purpose: string; readonly sides: number; readonly value: number }

/** A draw with what the seed really gives for it. */
export type CheckedDraw = Draw & { readonly real: number; readonly matches: boolean }

/** The draws of one decision (both dice of a roll, every step of a shuffle), checked. `purpose` names the decision. */
export type CheckedDecision = {
  readonly purpose: string
  readonly ply: number
  readonly draws: readonly CheckedDraw[]
  readonly matches: boolean
}

/** Whether a seed is the one that was promised with its seal (R-RNG-7). */
export function keepsPromise(seed: string, commitment: string): boolean {
  return commitmentTo(seed) === commitment
}

/** Draws each number anew from the seed (R-RNG-7). Throws for what is no seed. */
export function checkDraws(seed: string, reseeds: readonly Reseed[], draws: readonly Draw[]): CheckedDraw[] {
  const dice = diceOf(seed, reseeds)
  return draws.map((draw) => {
    const real = dice(draw.ply)(draw.sides, draw.purpose)
    return { ...draw, real, matches: real === draw.value }
  })
}

/** Puts draws that follow one another and belong to one decision together. */
export function byDecision(draws: readonly CheckedDraw[]): CheckedDecision[] {
  const out: { purpose: string; ply: number; draws: CheckedDraw[]; matches: boolean }[] = []
  for (const draw of draws) {
    const purpose = decisionOf(draw.purpose)
    const last = out.at(-1)
    if (last?.purpose === purpose && last.ply === draw.ply) {
      last.draws.push(draw)
      last.matches &&= draw.matches
    } else out.push({ purpose, ply: draw.ply, draws: [draw], matches: draw.matches })
  }
  return out
}

/** The decision that a purpose belongs to: without the number of the die, or of the step of a shuffle. */
function decisionOf(purpose: string): string {
  return purpose.replace(/\/(die-)?\d+$/, '')
}
