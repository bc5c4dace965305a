import type { Ended } from '../../db/facts.ts'
import type { Store } from '../../db/store.ts'
import type { EndedNow } from '../../db/writing.ts'
import { factsOf, factsVersion } from '../../../shared/games/factsOf.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { loadMatch, type OpenMatch } from '../openMatch.ts'
import type { Trace, TracedStep } from '../trace.ts'

/** Who waits longer than this between two actions is somewhere else: that time is not played, in milliseconds. */
export const idleLimit = 5 * 60_000

/** Says on what day of the calendar, where this computer is, a moment falls: `2026-03-01`. */
export type DayOf = (moment: Date) => string

/** The day by the computer's clock and time zone (R-STAT-3). */
export const localDay: DayOf = (moment) => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/**
 * Milliseconds played: from the start to the last action, without idle time. A clock that was set back gives no time rather than less
 * (R-STAT-3).
 */
export function playTime(times: readonly string[]): number {
  let sum = 0
  for (let at = 1; at < times.length; at++) {
    const gap = Date.parse(times[at]!) - Date.parse(times[at - 1]!)
    if (gap > 0 && gap <= idleLimit) sum += gap
  }
  return sum
}

type Played = Pick<OpenMatch, 'match' | 'game' | 'config' | 'createdAt' | 'seats' | 'parent'>
/** Where a match ended, and the steps that led there. */
type Way = Pick<Trace, 'position'> & { readonly steps: readonly TracedStep[] }
/** When a match ended, how its time went, and on what day that was. */
type End = { readonly at: string; readonly times: readonly string[]; readonly day: string }

/** When the actions of a match were done; what a branch took over from another match was played there. */
export function timesOf(store: Store, match: string): string[] {
  return store.actionTimes(match).slice(store.originOf(match)?.ply ?? 0)
}

/** What is to be kept of a match that has ended, or was given up, from its steps: of a branch, what happened since (R-STAT-1). */
export function endOf(
  { match, game, config, createdAt, seats, parent }: Played,
  { position, steps }: Way,
  { at, times, day }: End,
): EndedNow {
  const outcome = game.outcome(position.state)
  // Practice may go back to before it branched.
  const since = parent === null ? null : Math.min(parent.ply, position.ply)
  const facts = factsOf({ game: game.id, config, seats: seats.length, steps, outcome, since })
  const ended: Ended = {
    match,
    at,
    day,
    finished: outcome !== null,
    reason: outcome?.reason ?? null,
    plies: position.ply - (since ?? 0),
    playTime: playTime([createdAt, ...times]),
  }
  return { ended, version: factsVersion, facts }
}

/** What is to be kept of a match that was played through; `null` while it goes on. */
export function endedAs(store: Store, open: OpenMatch, dayOf: DayOf): EndedNow | null {
  const row = store.facts.endedMatch(open.match)
  if (row === undefined) return null
  return endOf(open, open.trace, { at: row.at, times: timesOf(store, open.match), day: dayOf(new Date(row.at)) })
}

/** Plays an ended match again from its log, and gives what is to be kept of it. Refuses as `loadMatch` does. */
export function lookThrough(store: Store, games: readonly AnyGame[], match: string, dayOf: DayOf): Result<EndedNow> {
  if (store.facts.endedMatch(match) === undefined) return refuse('unknown-match', match)
  const open = loadMatch(store, games, match)
  if (!open.ok) return open
  const ended = endedAs(store, open.value, dayOf)
  return ended === null ? refuse('unknown-match', match) : done(ended)
}
