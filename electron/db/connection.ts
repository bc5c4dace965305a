import Database from 'better-sqlite3'

export type Connection = Database.Database

/** How long a statement waits for another connection of this program, in milliseconds. */
const patience = 2_000

/** What holds on every connection, as SQLite names it and as it reads it back (R-SAVE-6). */
const wanted = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['trusted_schema', 'OFF', 0],
  ['busy_timeout', String(patience), patience],
] as const

/**
 * Opens an existing file for reading and writing, with what every connection must have set and then read back: a
 * setting that did not take (a file system that cannot do WAL, say) is an error, never a silent loss of safety.
 */
export function connect(file: string): Connection {
  const db = new Database(file, { fileMustExist: true, timeout: patience })
  try {
    for (const [name, value] of wanted) db.pragma(`${name} = ${value}`)
    assertSettings(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Throws if a connection has lost one of the settings that it must have. */
export function assertSettings(db: Connection): void {
  for (const [name, , expected] of wanted) {
    const actual = db.pragma(name, { simple: true })
    if (actual !== expected) throw new UnsafeConnection(`${name} is ${String(actual)}, not ${expected}`)
  }
}

/** A connection that would not keep what it promises; the store is then unwritable. */
export class UnsafeConnection extends Error {}

/** Opens a file for looking only; nothing in it, nor in its log, changes. */
export function connectForReading(file: string): Connection {
  return new Database(file, { readonly: true, fileMustExist: true, timeout: patience })
}

/** Whether an error says that a transaction has to be rolled back first, which a connection for reading cannot. */
export function asksForRollback(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code === 'SQLITE_READONLY_ROLLBACK'
}

/** Lets SQLite roll back what a program left half written that was not in WAL mode yet, as after a restoring that was interrupted. */
export function rollBack(file: string): void {
  const db = new Database(file, { fileMustExist: true, timeout: patience })
  try {
    db.pragma('user_version')
  } finally {
    db.close()
  }
}

/** The first thing that SQLite's own check finds wrong, or `null` (R-SAVE-6). */
export function firstFault(db: Connection): string | null {
  const found = db.pragma('quick_check(1)', { simple: true })
  return found === 'ok' ? null : String(found)
}

/**
 * Closes a connection and leaves file and log as they are. Usually the last connection that is closed brings the log into
 * the file; here the last one may only read.
 */
export function closeUntouched(db: Connection): void {
  let witness: Connection | undefined
  try {
    witness = connectForReading(db.name)
    witness.pragma('user_version')
  } catch {
    // Too damaged to be read at all: SQLite then cannot bring the log in either.
  } finally {
    db.close()
    witness?.close()
  }
}
