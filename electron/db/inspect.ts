import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { asksForRollback, connectForReading, firstFault, rollBack, type Connection } from './connection.ts'
import { sizeOf } from './durable.ts'
import { applicationId, versionOf } from './identity.ts'
import { problem, type Problem } from './problem.ts'
import { faultOfLog } from './writeAheadLog.ts'

/** What a look at the store's file, without opening it for writing, has shown. */
export type Inspection = {
  readonly ok: true
  /** No file yet, or an empty one. */
  readonly fresh: boolean
}

/**
 * What lies around a store: `crashed`, that the last program did not leave in good order, `hadMore`, that there was a store before, so that
 * nothing in its place is a loss and no beginning.
 */
export type Surroundings = { readonly crashed: boolean; readonly hadMore: boolean }

/**
 * Looks at a store's file without touching it (R-SAVE-8): a file that is no store is `damaged`, one of a later program is
 * `newer`. After an unclean exit, which the log tells that is still there or `crashed`, all of it is checked (R-SAVE-6). A log whose file
 * is gone is `damaged` as well, for SQLite would throw it away. May throw errors of SQLite and the file system.
 *
 * Call it only while no connection to the file is open in this process: closing the descriptor would drop SQLite's locks.
 */
export function inspect(file: string, newest: number, { crashed, hadMore }: Surroundings): Inspection | Problem {
  const hasLog = sizeOf(`${file}-wal`) > 0
  const unclean = crashed || hasLog
  // Before SQLite opens anything: it writes the index anew, and with it goes what it knew.
  const gap = unclean ? faultOfLog(bytesOf(`${file}-wal`), bytesOf(`${file}-shm`)) : null
  if (sizeOf(file) === 0) {
    if (hasLog) return problem('damaged', 'a log without its file')
    return hadMore ? problem('damaged', 'no file, or an empty one, but backups of it') : { ok: true, fresh: true }
  }
  const header = beginningOf(file, 100)
  if (header.length < 100 || header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return problem('damaged', 'not a database')
  if (gap !== null) return problem('damaged', gap)
  // What the log holds is newer than the header, and only SQLite can say how much of it counts.
  const facts = hasLog ? reading(file, factsIn) : { version: header.readUInt32BE(60), application: header.readUInt32BE(68) }
  if (facts.application === 0 && facts.version === 0 && reading(file, hasNoTables)) return { ok: true, fresh: false }
  if (facts.application !== applicationId) return problem('damaged', "another program's file")
  if (facts.version > newest) return problem('newer', `version ${facts.version}, this program knows ${newest}`)
  const fault = unclean ? reading(file, firstFault) : null
  return fault === null ? { ok: true, fresh: false } : problem('damaged', fault)
}

function bytesOf(file: string): Buffer {
  return sizeOf(file) === 0 ? Buffer.alloc(0) : readFileSync(file)
}

function beginningOf(file: string, length: number): Buffer {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(handle, bytes, 0, length, 0))
  } finally {
    closeSync(handle)
  }
}

function factsIn(db: Connection): { readonly version: number; readonly application: number } {
  return { version: versionOf(db), application: Number(db.pragma('application_id', { simple: true })) }
}

function hasNoTables(db: Connection): boolean {
  return db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
}

function reading<Value>(file: string, look: (db: Connection) => Value): Value {
  try {
    return lookingInto(file, look)
  } catch (error) {
    if (!asksForRollback(error)) throw error
    rollBack(file)
    return lookingInto(file, look)
  }
}

function lookingInto<Value>(file: string, look: (db: Connection) => Value): Value {
  const db = connectForReading(file)
  try {
    return look(db)
  } finally {
    db.close()
  }
}
