import type { MatchFacts } from '../../shared/contract/facts.ts'
import type { ActionRow } from './actions.ts'
import type { Connection } from './connection.ts'
import type { Ended } from './facts.ts'
import type { MatchRow, Progress } from './matches.ts'
import type { ResultRow } from './results.ts'
import type { SeatRow } from './seats.ts'
import type { Statements } from './statements.ts'
import type { Origin, ReseedRow } from './wholes.ts'

/** Where a match got to, with all that is kept of it; `result` when it is over. `state` is JSON. */
export type Reached = Progress & { readonly state: string; readonly result: ResultRow | null }

export type NewMatch = { readonly row: MatchRow; readonly packId: string; readonly seats: readonly SeatRow[]; readonly reached: Reached }

/** The facts of a match that has just ended, to be written with its last action. */
export type EndedNow = { readonly ended: Ended; readonly version: number; readonly facts: MatchFacts }

/** A match that comes with its actions: a branch, or one that is imported. `replaces`: a match of the same id that was thrown away goes first. */
export type WholeMatch = NewMatch & {
  readonly actions: readonly ActionRow[]
  readonly origin: Origin
  readonly reseeds: readonly ReseedRow[]
  readonly replaces: boolean
  /** Left out: the facts are derived when they are asked for. */
  readonly end?: EndedNow
}

/** Writes what is played, each change in one transaction: when a function returns, all of it is on the disk. */
export function matchWriting(
  db: Connection,
  { matches, seats: seatsOf, actions, undone, snapshots, results, wholes, players, facts }: Statements,
) {
  const begin = ({ row, packId, seats, reached }: NewMatch): void => {
    matches.addPack.run(row.pack, row.game, packId, row.createdAt)
    matches.insert.run({ ...row, ply: reached.ply, playedAt: reached.playedAt, glance: reached.glance })
    const people = players.seated(seats)
    for (const [seat, who] of seats.entries()) seatsOf.insert.run({ ...who, match: row.match, seat, person: people[seat] ?? null })
  }
  const keep = (match: string, reached: Reached): void => {
    snapshots.put.run(match, reached.ply, reached.state)
    if (reached.result !== null) results.insert.run(match, reached.result.winners, reached.result.reason, reached.playedAt)
  }
  /** A match stands there now. */
  const stand = (match: string, reached: Reached): void => {
    matches.progress.run({ match, ply: reached.ply, playedAt: reached.playedAt, glance: reached.glance })
    keep(match, reached)
  }

  const addMatch = db.transaction((start: NewMatch) => {
    begin(start)
    keep(start.row.match, start.reached)
  })
  const addWhole = db.transaction((whole: WholeMatch) => {
    const { match } = whole.row
    if (whole.replaces) wholes.remove.run(match)
    begin(whole)
    wholes.describe.run({ ...whole.origin, match })
    for (const { ply, seed } of whole.reseeds) wholes.reseed.run(match, ply, seed)
    for (const action of whole.actions) actions.insert.run({ ...action, match })
    keep(match, whole.reached)
    if (whole.end !== undefined) facts.put(whole.end.ended, whole.end.version, whole.end.facts)
  })
  const addAction = db.transaction((match: string, action: ActionRow, reached: Reached, end: EndedNow | null) => {
    actions.insert.run({ ...action, match })
    undone.clear.run(match)
    stand(match, reached)
    if (end !== null) facts.put(end.ended, end.version, end.facts)
  })
  const takeBack = db.transaction((match: string, reached: Reached) => {
    undone.fill.run(match, reached.ply)
    actions.removeAfter.run(match, reached.ply)
    results.remove.run(match)
    stand(match, reached)
  })
  const putBack = db.transaction((match: string, again: readonly ActionRow[], reached: Reached) => {
    for (const action of again) actions.insert.run({ ...action, match })
    undone.removeUpTo.run(match, reached.ply)
    stand(match, reached)
  })
  const keepAgain = db.transaction((match: string, reached: Reached) => {
    results.remove.run(match)
    keep(match, reached)
  })

  return {
    /** Starts a match. */
    addMatch: (start: NewMatch): void => addMatch.immediate(start),
    /** Brings a match with all its actions in. */
    addWhole: (whole: WholeMatch): void => addWhole.immediate(whole),
    /** Writes an action and where it led, with the facts of the match if that was its end. */
    addAction: (match: string, action: ActionRow, reached: Reached, end: EndedNow | null = null): void =>
      addAction.immediate(match, action, reached, end),
    /** Takes the last actions back: `reached` is where the match then stands. */
    takeBack: (match: string, reached: Reached): void => takeBack.immediate(match, reached),
    /** Plays actions again that were taken back: `reached` is where the match then stands. */
    putBack: (match: string, again: readonly ActionRow[], reached: Reached): void => putBack.immediate(match, again, reached),
    /** Writes again what is derived of a match: its snapshot, and its result if it has one. */
    keepReached: (match: string, reached: Reached): void => keepAgain.immediate(match, reached),
  }
}
