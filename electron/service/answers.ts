import type { MatchUpdate, MatchView, UndoState } from '../../shared/contract/schemas.ts'
import { commitmentTo } from '../../shared/kernel/chance.ts'
import type { Audience, Seat } from '../../shared/kernel/game.ts'
import { copy } from '../../shared/kernel/plain.ts'
import type { OpenMatch } from './openMatch.ts'

/**
 * Whose eyes the window has: the only seat of a solo match; else the first seat that must act, and nobody's once the match is
 * over. Whoever is not the viewer can neither act nor be looked at.
 */
export function viewerOf({ game, config, trace }: OpenMatch): Seat | null {
  if (game.seats(config) === 1) return 0
  return game.waitingFor(trace.position.state)[0] ?? null
}

/** Whether the last action can be taken back, and if not, why (R-UNDO-1, R-UNDO-4). */
export function undoState(open: OpenMatch): UndoState {
  const { trace, practice, game } = open
  const last = trace.steps.at(-1)
  if (trace.position.ply === 0 || last === undefined) return { possible: false, why: 'start' }
  if (practice) return { possible: true, why: null }
  // The end tells the seed, and what another seat did was an answer.
  const over = game.outcome(trace.position.state) !== null
  const informed = last.sealed || over || last.seat !== viewerOf(open)
  return informed ? { possible: false, why: 'information' } : { possible: true, why: null }
}

/** What the viewer may know of where a match stands, with the events of the steps from `fromStep` on (0: the set-up). */
export function updateOf(open: OpenMatch, fromStep: number): MatchUpdate {
  const { match, game, trace } = open
  const { ply, state } = trace.position
  const viewer = viewerOf(open)
  const outcome = game.outcome(state)
  const events = trace.steps
    .slice(fromStep)
    .flatMap(({ told }, at) =>
      told.filter(({ audience }) => hears(viewer, audience)).map(({ event }) => ({ ply: fromStep + at, event: copy(event) })),
    )
  return {
    match,
    ply,
    viewer,
    view: copy(game.view(state, viewer)),
    legal: viewer === null || outcome !== null ? [] : copy(game.legalActions(state, viewer)),
    events,
    undo: undoState(open),
    outcome: copy(outcome),
    seed: outcome === null ? null : open.seed,
  }
}

/** The same for a window that knows nothing of the match yet. */
export function viewOf(open: OpenMatch): MatchView {
  const { game, config, seed, practice, createdAt } = open
  const { id, rulesVersion, pack } = game
  return { ...updateOf(open, 0), game: id, rulesVersion, pack, config: copy(config), commitment: commitmentTo(seed), practice, createdAt }
}

function hears(viewer: Seat | null, audience: Audience): boolean {
  return audience === 'all' || (viewer !== null && audience.includes(viewer))
}
