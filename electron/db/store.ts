import type { BackupKind } from '../../shared/contract/backups.ts'
import type { ActionRow } from './actions.ts'
import { makeBackup } from './backups.ts'
import { assertSettings, closeUntouched, type Connection } from './connection.ts'
import { historyQueries } from './history/index.ts'
import { listingOn } from './listing.ts'
import type { SeatRow } from './seats.ts'
import { statementsOn, type Statements } from './statements.ts'
import type { Known, ReseedRow } from './wholes.ts'
import { matchWriting } from './writing.ts'

/** An open store: what can be asked of it and done to it, each change in one transaction. Every function may throw SQLite's errors. */
export type Store = ReturnType<typeof storeOn>

/** The store on a connection; throws if the connection is unsafe or the tables are not as they should be. */
export function storeOn(db: Connection) {
  assertSettings(db)
  const statements = statementsOn(db)
  const { settings, players, facts } = statements
  const putSettings = db.transaction((entries: readonly (readonly [string, string])[]) => {
    for (const [name, value] of entries) settings.put.run(name, value)
  })
  return {
    ...matchWriting(db, statements),
    ...matchReading(statements),
    ...notesOn(statements),
    ...fileOn(db),
    listing: listingOn(db),
    players,
    facts,
    history: historyQueries(db),
    settings: () => settings.all.all(),
    putSettings: (entries: readonly (readonly [string, string])[]): void => putSettings.immediate(entries),
  }
}

/** Reads what is kept of a match. */
function matchReading({ matches, seats, actions, undone, wholes }: Statements) {
  return {
    findMatch: (match: string) => matches.find.get(match),
    seatsOf: (match: string): SeatRow[] => seats.all.all(match),
    actionsOf: (match: string): ActionRow[] => actions.all.all(match),
    /** When each action of a match was done, in order. */
    actionTimes: (match: string): string[] => actions.times.all(match),
    /** What was taken back and may be played again, in order. */
    undoneOf: (match: string): ActionRow[] => undone.all.all(match),
    reseedsOf: (match: string): ReseedRow[] => wholes.reseeds.all(match),
    /** What is known of a match besides how it was started, also if it was thrown away. */
    knownOf: (match: string): Known | undefined => wholes.known.get(match),
    /** The match that this one is a branch of, and where it left it. */
    originOf: (match: string): { readonly match: string; readonly ply: number } | null => {
      const { parent = null, parentPly = null } = wholes.known.get(match) ?? {}
      return parent === null || parentPly === null ? null : { match: parent, ply: parentPly }
    },
    /** How many have ended or were given up, by class. */
    totals: () => matches.totals.get() ?? { won: 0, lost: 0, givenUp: 0, practice: 0, total: 0 },
  }
}

/** Notes what people say of matches, and where they lie; never what was played. */
function notesOn({ matches, wholes }: Statements) {
  return {
    /** Notes what people have said of a match. */
    annotate: (row: Parameters<typeof matches.annotate.run>[0]): void => void matches.annotate.run(row),
    /** Notes that a match could not be opened, or could again. */
    markMatch: (match: string, damaged: boolean): void => void matches.mark.run(damaged ? 1 : 0, match),
    /** Takes a match back that was thrown away. */
    bringBack: (match: string): void => void wholes.bringBack.run(match),
    /** Removes for good what has lain in the bin since before that time; gives how many matches that were. */
    emptyBin: (before: string): number => matches.removeBinned.run(before).changes,
  }
}

/** What a checkpoint says: frames in the log, and how many of them are in the file now. */
type Checkpointed = { readonly log: number; readonly checkpointed: number }

/** The store as a file. */
function fileOn(db: Connection) {
  const some = db.prepare('SELECT 1 FROM matches LIMIT 1')
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  return {
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
