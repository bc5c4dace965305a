import type { Connection } from './connection.ts'

/** From the step to `ply` on the dice of a match follow from `seed`. */
export type ReseedRow = { readonly ply: number; readonly seed: string }

/** What is kept of a match besides what it was started with. Times are ISO. `parent` need not be here (any more). */
export type Origin = {
  readonly title: string
  readonly importedAt: string | null
  readonly givenUpAt: string | null
  readonly parent: string | null
  readonly parentPly: number | null
}

/** What is asked before an import: whether the match is here, thrown away or not. */
export type Known = Origin & { readonly playedAt: string; readonly deletedAt: string | null }

/** The statements about whole matches: branches, exports and imports. */
export function wholeStatements(db: Connection) {
  const describe = db.prepare<[Origin & { readonly match: string }]>(`
    UPDATE matches SET title = @title, imported_at = @importedAt, given_up_at = @givenUpAt, parent = @parent, parent_ply = @parentPly
    WHERE match = @match`)
  const known = db.prepare<[match: string], Known>(`
    SELECT title, imported_at AS importedAt, given_up_at AS givenUpAt, parent, parent_ply AS parentPly, played_at AS playedAt, deleted_at AS deletedAt
    FROM matches WHERE match = ?`)
  const bringBack = db.prepare<[match: string]>('UPDATE matches SET deleted_at = NULL WHERE match = ?')
  const remove = db.prepare<[match: string]>('DELETE FROM matches WHERE match = ?')
  const reseed = db.prepare<[match: string, ply: number, seed: string]>('INSERT INTO reseeds (match, ply, seed) VALUES (?, ?, ?)')
  const reseeds = db.prepare<[match: string], ReseedRow>('SELECT ply, seed FROM reseeds WHERE match = ? ORDER BY ply')
  return { describe, known, bringBack, remove, reseed, reseeds }
}
