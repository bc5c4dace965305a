import type { Connection } from './connection.ts'

/** How a match ended; `winners` is a JSON list of seats. */
export type ResultRow = { readonly winners: string; readonly reason: string }

/** The statements about results. */
export function resultStatements(db: Connection) {
  const insert = db.prepare<[match: string, winners: string, reason: string, endedAt: string]>(
    'INSERT INTO results (match, winners, reason, ended_at) VALUES (?, ?, ?, ?)',
  )
  const remove = db.prepare<[match: string]>('DELETE FROM results WHERE match = ?')
  return { insert, remove }
}
