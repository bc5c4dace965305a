import type { Connection } from './connection.ts'

/**
 * One action: `action` is JSON, `hash` the fingerprint of the state that it led to, `sealed` whether something became
 * known by it, so that undo stops there (R-UNDO-1).
 */
export type ActionRow = {
  readonly ply: number
  readonly seat: number
  readonly action: string
  readonly hash: string
  readonly sealed: 0 | 1
  readonly at: string
}

/** The statements about actions. */
export function actionStatements(db: Connection) {
  const insert = db.prepare<[ActionRow & { readonly match: string }]>(`
    INSERT INTO actions (match, ply, seat, action, hash, sealed, at) VALUES (@match, @ply, @seat, @action, @hash, @sealed, @at)`)
  const all = db.prepare<[match: string], ActionRow>('SELECT ply, seat, action, hash, sealed, at FROM actions WHERE match = ? ORDER BY ply')
  const times = db.prepare<[match: string], string>('SELECT at FROM actions WHERE match = ? ORDER BY ply').pluck()
  const removeAfter = db.prepare<[match: string, ply: number]>('DELETE FROM actions WHERE match = ? AND ply > ?')
  return { insert, all, times, removeAfter }
}
