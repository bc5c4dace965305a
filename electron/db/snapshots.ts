import type { Connection } from './connection.ts'

/** The statements about snapshots: the newest state of each match, as JSON. A cache; the actions are the truth. */
export function snapshotStatements(db: Connection) {
  const put = db.prepare<[match: string, ply: number, state: string]>(`
    INSERT INTO snapshots (match, ply, state) VALUES (?, ?, ?) ON CONFLICT (match) DO UPDATE SET ply = excluded.ply, state = excluded.state`)
  return { put }
}
