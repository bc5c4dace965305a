import type { UndoState } from '../../shared/contract/schemas.ts'
import type { Seat } from '../../shared/kernel/game.ts'
import type { OpenMatch } from './openMatch.ts'

/** The ply at which a person played last; `null`: none has yet. */
function lastOfPeople({ trace, seats }: OpenMatch): number | null {
  const ply = trace.steps.findLastIndex(({ seat }) => seat !== null && seats[seat]?.player === 'person')
  return ply < 0 ? null : ply
}

/**
 * Whether the last action can be taken back, and if not, why (R-UNDO-1, R-UNDO-4); and whether the viewer can play again what was. Nobody
 * undoes or redoes for another whose hand is not open.
 */
export function undoState(open: OpenMatch, viewer: Seat | null): UndoState {
  const { trace, practice, game, undone } = open
  const { ply, state } = trace.position
  const from = lastOfPeople(open)
  const last = trace.steps[ply]
  const [next] = undone
  const redo = next !== undefined && (viewer === null || next.seat === viewer)
  if (from === null || last === undefined) return { possible: false, why: 'start', redo }
  if (practice) return { possible: true, why: null, redo }
  // The end tells the seed, what a computer player did was an answer, and another's choice is not the viewer's to take back.
  const informed = from < ply || last.sealed || game.outcome(state) !== null || (viewer !== null && last.seat !== viewer)
  return informed ? { possible: false, why: 'information', redo } : { possible: true, why: null, redo }
}

/** The ply that undo leads back to: where a person last had to choose (0 when nobody has). */
export function undoTarget(open: OpenMatch): number {
  return (lastOfPeople(open) ?? 1) - 1
}

/** The ply that redo leads to: the next at which a person chooses, behind what the others did after the first action. */
export function redoTarget({ trace, seats, undone }: OpenMatch): number {
  const next = undone.findIndex(({ seat }, at) => at > 0 && seats[seat]?.player === 'person')
  return trace.position.ply + (next < 0 ? undone.length : next)
}
