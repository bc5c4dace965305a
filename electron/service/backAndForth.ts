import type { ActionRow } from '../db/actions.ts'
import type { Input, Output } from '../../shared/contract/api.ts'
import { play } from '../../shared/kernel/match.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { atPly, reached, type Desk } from './desk.ts'
import type { OpenMatch } from './openMatch.ts'
import { seal } from './seal.ts'
import { movesOf, retrace, traced, type Trace } from './trace.ts'
import { redoTarget, undoState, undoTarget } from './undoing.ts'

/**
 * The calls that take back and play again. Both are replay: what they lead to has the fingerprint that was written down for it, or they are
 * refused with `damaged-match` (R-UNDO-2, R-UNDO-3).
 *
 * @param movedOn told before a match stands elsewhere
 */
export function backAndForth(desk: Desk, movedOn: (match: string) => void) {
  const undo = ({ match, ply }: Input<'matches.undo'>): Result<Output<'matches.undo'>> =>
    desk.changing(match, (open, store) => {
      const fresh = atPly(open, ply)
      if (!fresh.ok) return fresh
      const { possible, why } = undoState(open, desk.eyes.viewerOf(open))
      if (!possible) return refuse('nothing-to-undo', why ?? 'start')
      const { game, config, dice, startHash } = open
      const trace = retrace(game, config, dice, { startHash, actions: store.actionsOf(match).slice(0, undoTarget(open)) })
      if (!trace.ok) return trace
      store.takeBack(match, reached(game, trace.value.position, desk.now().toISOString()))
      movedOn(match)
      return done(desk.show(desk.put({ ...open, undone: store.undoneOf(match), trace: trace.value })))
    })

  const redo = ({ match, ply }: Input<'matches.redo'>): Result<Output<'matches.redo'>> =>
    desk.changing(match, (open, store) => {
      const fresh = atPly(open, ply)
      if (!fresh.ok) return fresh
      if (!undoState(open, desk.eyes.viewerOf(open)).redo) return refuse('nothing-to-undo', 'nothing was taken back')
      const rows = open.undone.slice(0, redoTarget(open) - ply)
      const trace = played(open, rows)
      if (!trace.ok) return trace
      store.putBack(match, rows, reached(open.game, trace.value.position, desk.now().toISOString()))
      movedOn(match)
      return done(desk.show(desk.put({ ...open, undone: open.undone.slice(rows.length), trace: trace.value })))
    })

  return { undo, redo }
}

/** Plays written actions on from where a match stands. */
function played({ game, dice, trace }: OpenMatch, rows: readonly ActionRow[]): Result<Trace> {
  const moves = movesOf(rows)
  if (!moves.ok) return moves
  let { position } = trace
  const steps = [...trace.steps]
  for (const [at, move] of moves.value.entries()) {
    const ply = position.ply + 1
    const step = play(game, position, move, dice(ply))
    if (!step.ok) return refuse('damaged-match', step.fault.detail)
    if (seal(step.value.position.state) !== rows[at]?.hash) return refuse('damaged-match', `ply ${ply} leads to another state than before`)
    position = step.value.position
    steps.push(traced(move, step.value))
  }
  return done({ position, steps })
}
