import type { BackupKind } from '../../shared/contract/backups.ts'
import { actionStatements, type ActionRow } from './actions.ts'
import { makeBackup } from './backups.ts'
import type { MatchFacts } from '../../shared/contract/facts.ts'
import { assertSettings, closeUntouched, type Connection } from './connection.ts'
import { factStatements, type Ended } from './facts.ts'
import { historyQueries } from './history/index.ts'
import { listingOn } from './listing.ts'
import { matchStatements, type MatchRow, type Progress } from './matches.ts'
import { playerStatements } from './players.ts'
import { resultStatements, type ResultRow } from './results.ts'
import { seatStatements, type SeatRow } from './seats.ts'
import { settingStatements } from './settings.ts'
import { snapshotStatements } from './snapshots.ts'
import { undoneStatements } from './undone.ts'
import { wholeStatements, type Known, type Origin, type ReseedRow } from './wholes.ts'

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

/** An open store: what can be asked of it and done to it, each change in one transaction. Every function may throw SQLite's errors. */
/** What a checkpoint says: frames in the log, and how many of them are in the file now. */
type Checkpointed = { readonly log: number; readonly checkpointed: number }

export type Store = ReturnType<typeof storeOn>

/** The store on a connection; throws if the connection is unsafe or the tables are not as they should be. */
export function storeOn(db: Connection) {
  assertSettings(db)
  const matches = matchStatements(db)
  const seatsOf = seatStatements(db)
  const actions = actionStatements(db)
  const undone = undoneStatements(db)
  const snapshots = snapshotStatements(db)
  const results = resultStatements(db)
  const settings = settingStatements(db)
  const wholes = wholeStatements(db)
  const players = playerStatements(db)
  const facts = factStatements(db)

  const keep = (match: string, reached: Reached): void => {
    snapshots.put.run(match, reached.ply, reached.state)
    if (reached.result !== null) results.insert.run(match, reached.result.winners, reached.result.reason, reached.playedAt)
  }
  const addMatch = db.transaction(({ row, packId, seats, reached }: NewMatch) => {
    matches.addPack.run(row.pack, row.game, packId, row.createdAt)
    matches.insert.run({ ...row, ply: reached.ply, playedAt: reached.playedAt, glance: reached.glance })
    const people = players.seated(seats)
    for (const [seat, who] of seats.entries()) seatsOf.insert.run({ ...who, match: row.match, seat, person: people[seat] ?? null })
    keep(row.match, reached)
  })
  const addWhole = db.transaction(({ row, packId, seats, reached, actions: rows, origin, reseeds, replaces, end }: WholeMatch) => {
    const { match } = row
    if (replaces) wholes.remove.run(match)
    matches.addPack.run(row.pack, row.game, packId, row.createdAt)
    matches.insert.run({ ...row, ply: reached.ply, playedAt: reached.playedAt, glance: reached.glance })
    wholes.describe.run({ ...origin, match })
    const people = players.seated(seats)
    for (const [seat, who] of seats.entries()) seatsOf.insert.run({ ...who, match, seat, person: people[seat] ?? null })
    for (const { ply, seed } of reseeds) wholes.reseed.run(match, ply, seed)
    for (const action of rows) actions.insert.run({ ...action, match })
    keep(match, reached)
    if (end !== undefined) facts.put(end.ended, end.version, end.facts)
  })
  const addAction = db.transaction((match: string, action: ActionRow, reached: Reached, end: EndedNow | null) => {
    actions.insert.run({ ...action, match })
    undone.clear.run(match)
    matches.progress.run({ match, ply: reached.ply, playedAt: reached.playedAt, glance: reached.glance })
    keep(match, reached)
    if (end !== null) facts.put(end.ended, end.version, end.facts)
  })
  const takeBack = db.transaction((match: string, reached: Reached) => {
    undone.fill.run(match, reached.ply)
    actions.removeAfter.run(match, reached.ply)
    results.remove.run(match)
    matches.progress.run({ match, ply: reached.ply, playedAt: reached.playedAt, glance: reached.glance })
    keep(match, reached)
  })
  const putBack = db.transaction((match: string, again: readonly ActionRow[], reached: Reached) => {
    for (const action of again) actions.insert.run({ ...action, match })
    undone.removeUpTo.run(match, reached.ply)
    matches.progress.run({ match, ply: reached.ply, playedAt: reached.playedAt, glance: reached.glance })
    keep(match, reached)
  })
  const keepAgain = db.transaction((match: string, reached: Reached) => {
    results.remove.run(match)
    keep(match, reached)
  })
  const some = db.prepare('SELECT 1 FROM matches LIMIT 1')
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  const putSettings = db.transaction((entries: readonly (readonly [string, string])[]) => {
    for (const [name, value] of entries) settings.put.run(name, value)
  })

  return {
    /** Starts a match. */
    addMatch: (start: NewMatch): void => addMatch.immediate(start),
    /** Brings a match with all its actions in, in one transaction. */
    addWhole: (whole: WholeMatch): void => addWhole.immediate(whole),
    /** What is known of a match besides how it was started, also if it was thrown away. */
    knownOf: (match: string): Known | undefined => wholes.known.get(match),
    /** Takes a match back that was thrown away. */
    bringBack: (match: string): void => void wholes.bringBack.run(match),
    reseedsOf: (match: string): ReseedRow[] => wholes.reseeds.all(match),
    /** The match that this one is a branch of, and where it left it. */
    originOf: (match: string): { readonly match: string; readonly ply: number } | null => {
      const { parent = null, parentPly = null } = wholes.known.get(match) ?? {}
      return parent === null || parentPly === null ? null : { match: parent, ply: parentPly }
    },
    /** Writes an action and where it led, with the facts of the match if that was its end; when this returns, it is on the disk. */
    addAction: (match: string, action: ActionRow, reached: Reached, end: EndedNow | null = null): void =>
      addAction.immediate(match, action, reached, end),
    /** Takes the last actions back: `reached` is where the match then stands. */
    takeBack: (match: string, reached: Reached): void => takeBack.immediate(match, reached),
    /** Plays actions again that were taken back: `reached` is where the match then stands. */
    putBack: (match: string, again: readonly ActionRow[], reached: Reached): void => putBack.immediate(match, again, reached),
    /** What was taken back and may be played again, in order. */
    undoneOf: (match: string): ActionRow[] => undone.all.all(match),
    findMatch: (match: string) => matches.find.get(match),
    /** How many have ended or were given up, by class. */
    totals: () => matches.totals.get() ?? { won: 0, lost: 0, givenUp: 0, practice: 0, total: 0 },
    /** Notes what people have said of a match. */
    annotate: (row: Parameters<typeof matches.annotate.run>[0]): void => void matches.annotate.run(row),
    /** Removes for good what has lain in the bin since before that time; gives how many matches that were. */
    emptyBin: (before: string): number => matches.removeBinned.run(before).changes,
    seatsOf: (match: string): SeatRow[] => seatsOf.all.all(match),
    actionsOf: (match: string): ActionRow[] => actions.all.all(match),
    /** When each action of a match was done, in order. */
    actionTimes: (match: string): string[] => actions.times.all(match),
    /** Notes that a match could not be opened, or could again. */
    markMatch: (match: string, damaged: boolean): void => void matches.mark.run(damaged ? 1 : 0, match),
    listing: listingOn(db),
    players,
    facts,
    history: historyQueries(db),
    settings: () => settings.all.all(),
    putSettings: (entries: readonly (readonly [string, string])[]): void => putSettings.immediate(entries),
    /** Writes again what is derived of a match: its snapshot, and its result if it has one. */
    keepReached: (match: string, reached: Reached): void => keepAgain.immediate(match, reached),
    /** Counts up with every row that this connection writes. */
    changes: (): number => changes.get() ?? 0,
    /** Whether there is no match in it. */
    isEmpty: (): boolean => some.get() === undefined,
    /** Writes a backup of all that is there now (R-SAVE-6). */
    backUp: (kind: BackupKind, now: Date) => makeBackup(db, kind, now),
    /** Closes it without bringing the log into the file: what is damaged stays as it is. */
    abandon: (): void => closeUntouched(db),
    /** Brings what is in the log into the file, as far as nobody reads it just now; gives whether that was all. Never waits. */
    checkpoint: (): boolean => {
      const [{ log, checkpointed } = { log: 0, checkpointed: 0 }] = db.pragma('wal_checkpoint(PASSIVE)') as Checkpointed[]
      return log === checkpointed
    },
    /** Brings the log into the file and closes it. */
    close: (): void => {
      if (!db.open) return
      try {
        db.pragma('wal_checkpoint(TRUNCATE)')
      } finally {
        db.close()
      }
    },
  }
}
