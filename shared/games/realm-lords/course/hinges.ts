import type { Hinge } from '../../../kernel/charting.ts'
import type { ToldStep } from '../../../kernel/facts.ts'
import type { RealmEvent } from '../events.ts'

/** The plies at which rounds begin, and what may have turned the campaign: each fight, and each throw that moved the doom clock on. */
export function realmHinges(steps: readonly ToldStep<RealmEvent>[]): {
  readonly turns: readonly number[]
  readonly hinges: readonly Hinge[]
} {
  const turns: number[] = []
  const hinges: Hinge[] = []
  let met = 0
  for (const [ply, { told }] of steps.entries()) {
    for (const { event } of told) {
      if (event.type === 'roundBegan') turns.push(ply)
      if (event.type === 'enemyMet') met = ply
      if (event.type === 'fightEnded' && ply > met) hinges.push({ from: met, to: ply })
      if (event.type === 'doomMoved' && event.advanced && ply > 0) hinges.push({ from: ply - 1, to: ply })
    }
  }
  return { turns, hinges }
}
