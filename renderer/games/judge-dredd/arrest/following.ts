import type { Seat } from '../../../../shared/kernel/game.ts'
import { clockwise } from '../../../../shared/games/judge-dredd/play.ts'
import { mustAttempt, nameable } from '../../../../shared/games/judge-dredd/stages/arrest.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'

/** Who attempts an arrest after the one that is on, as it looks now; `perp` is null if he chooses among several Crimes. */
export type Following = { readonly seat: Seat; readonly perp: string | null }

/** JD-A1: the next attempt of this Arrest Round; null if this is the last. */
export function followingAttempt(view: View): Following | null {
  const seat = clockwise(view.judges.length, view.first).find((one) => mustAttempt(view, one))
  if (seat === undefined) return null
  const crimes = nameable(view, seat)
  return { seat, perp: crimes.length === 1 ? (crimes[0]!.perp ?? null) : null }
}
