import type { ActionRow } from '../db/actions.ts'
import type { Dice } from '../../shared/kernel/dice.ts'
import type { AnyGame, Audience, Seat } from '../../shared/kernel/game.ts'
import { replayWith, type Move, type Position, type Step } from '../../shared/kernel/match.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { sealsInTurn } from './seal.ts'

export type Told = { readonly event: { readonly type: string }; readonly audience: Audience }

/** What is kept in memory of a step that was played; step 0 is the set-up, which no seat played. */
export type TracedStep = {
  readonly seat: Seat | null
  readonly action: unknown
  readonly sealed: boolean
  readonly told: readonly Told[]
}

/** A match as far as it was played: where it stands, and the steps that led there. */
export type Trace = { readonly position: Position<unknown>; readonly steps: TracedStep[] }

/** What a step leaves in memory. Draws stay behind: their values may be anybody's secret. */
export function traced(move: Move<unknown> | null, step: Step<unknown, { readonly type: string }>): TracedStep {
  const told: Told[] = []
  for (const entry of step.entries) if (entry.kind === 'told') told.push({ event: entry.event, audience: entry.audience })
  return { seat: move?.seat ?? null, action: move?.action, sealed: step.information, told }
}

/**
 * The trace that is one step longer, instead of the one given, which is of no use any more: its list of steps grows in place, for copying
 * it would take longer with every action (R-AI-3).
 */
export function extended({ steps }: Trace, position: Position<unknown>, last: TracedStep): Trace {
  steps.push(last)
  return { position, steps }
}

/** What is written down of a match and has to lead to the same states again. */
export type Written = { readonly startHash: string; readonly actions: readonly ActionRow[] }

/**
 * Plays written actions from the set-up on and compares each state's fingerprint with the one written down for it
 * (R-UNDO-2, R-RNG-5). Refuses with `damaged-match` when an action cannot be read or is not legal, and when one leads elsewhere, as it does
 * when another is missing.
 */
export function retrace(game: AnyGame, config: unknown, dice: Dice, { startHash, actions }: Written): Result<Trace> {
  const moves = movesOf(actions)
  if (!moves.ok) return moves
  const steps: TracedStep[] = []
  const seal = sealsInTurn()
  let astray: number | null = null
  try {
    const position = replayWith(game, config, dice, moves.value, (step) => {
      const { ply, state } = step.position
      const expected = ply === 0 ? startHash : actions[ply - 1]?.hash
      if (seal(state) !== expected) astray ??= ply
      steps.push(traced(moves.value[ply - 1] ?? null, step))
    })
    if (astray !== null) return refuse('damaged-match', `ply ${String(astray)} leads to another state than when it was played`)
    if (!position.ok) return refuse('damaged-match', position.fault.detail)
    return done({ position: position.value, steps })
  } catch (error) {
    return refuse('damaged-match', `the rules failed at ply ${steps.length}: ${String(error)}`)
  }
}

/** The moves in written actions; `damaged-match` if one cannot be read. */
export function movesOf(rows: readonly ActionRow[]): Result<Move<unknown>[]> {
  const moves: Move<unknown>[] = []
  for (const row of rows) {
    try {
      moves.push({ seat: row.seat, action: JSON.parse(row.action) as unknown })
    } catch {
      return refuse('damaged-match', `the action of ply ${row.ply} cannot be read`)
    }
  }
  return done(moves)
}
