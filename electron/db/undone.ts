import type { ActionRow } from './actions.ts'
import type { Connection } from './connection.ts'

/** The statements about actions that were taken back and may be played again; those that follow where a match stands. */
export function undoneStatements(db: Connection) {
  const fill = db.prepare<[match: string, after: number]>(`
    INSERT INTO undone (match, ply, seat, action, hash, sealed, at)
    SELECT match, ply, seat, action, hash, sealed, at FROM actions WHERE match = ? AND ply > ?`)
  const all = db.prepare<[match: string], ActionRow>('SELECT ply, seat, action, hash, sealed, at FROM undone WHERE match = ? ORDER BY ply')
  const removeUpTo = db.prepare<[match: string, ply: number]>('DELETE FROM undone WHERE match = ? AND ply <= ?')
  const clear = db.prepare<[match: string]>('DELETE FROM undone WHERE match = ?')
  return { fill, all, removeUpTo, clear }
}
