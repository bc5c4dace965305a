import Database from 'better-sqlite3'
import type { StoreProblem } from '../../shared/contract/schemas.ts'

/** Why a store cannot be used; `detail` is English, for the log. */
export type Problem = { readonly ok: false; readonly reason: StoreProblem; readonly detail: string }

/** States a problem. */
export function problem(reason: StoreProblem, detail: string): Problem {
  return { ok: false, reason, detail }
}

const codes: readonly (readonly [prefix: string, reason: StoreProblem])[] = [
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_READONLY', 'unwritable'],
  ['SQLITE_CANTOPEN', 'unwritable'],
  ['SQLITE_PERM', 'unwritable'],
  ['SQLITE_AUTH', 'unwritable'],
  ['SQLITE_FULL', 'full'],
  // The index of the log cannot grow by a page: SQLite gives a full disk this name too.
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_IOERR', 'unwritable'],
]

/** Whether the file system refused something because the disk, or this person's share of it, has no room left. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/**
 * What an error thrown by SQLite or by the file system says of the store; `null` for anything else, which is then a bug.
 * `SQLITE_ERROR` (a table that is missing, say) is `null` too: only while opening does it mean damage.
 */
export function problemBehind(error: unknown): Problem | null {
  if (error instanceof Database.SqliteError) {
    const found = codes.find(([prefix]) => error.code.startsWith(prefix))
    return found === undefined ? null : problem(found[1], `${error.code}: ${error.message}`)
  }
  if (error instanceof Error && 'syscall' in error && 'code' in error)
    return problem(isDiskFull(error) ? 'full' : 'unwritable', error.message)
  return null
}

/** The same while a store is being opened, when any error of SQLite means that the file is not what it should be. */
export function problemWhileOpening(error: unknown): Problem | null {
  if (error instanceof Database.SqliteError) return problemBehind(error) ?? problem('damaged', `${error.code}: ${error.message}`)
  return problemBehind(error)
}
