import type { Hinge } from '../../../kernel/charting.ts'
import type { ToldStep } from '../../../kernel/facts.ts'
import type { DreddEvent } from '../events.ts'

/** The plies at which turns begin, and the throws that may have turned the match: each is one action, the last pass before the dice. */
export function dreddHinges(steps: readonly ToldStep<DreddEvent>[]): {
  readonly turns: readonly number[]
  readonly hinges: readonly Hinge[]
} {
  const turns: number[] = []
  const hinges: Hinge[] = []
  for (const [ply, { told }] of steps.entries()) {
    const types = new Set(told.map(({ event }) => event.type))
    if (types.has('turnBegan')) turns.push(ply)
    if (ply > 0 && (types.has('arrestRolled') || types.has('duelRolled'))) hinges.push({ from: ply - 1, to: ply })
  }
  return { turns, hinges }
}
