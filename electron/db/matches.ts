import type { Connection } from './connection.ts'

/** A match as it was started. Times are ISO, `config` is JSON, hashes and the seed are hex. */
export type MatchRow = {
  readonly match: string
  readonly game: string
  readonly rulesVersion: number
  readonly pack: string
  readonly config: string
  readonly seed: string
  readonly practice: 0 | 1
  readonly createdAt: string
  readonly startHash: string
}

/** Where a match stands. `glance` is JSON. */
export type Progress = { readonly ply: number; readonly playedAt: string; readonly glance: string }

/** What people have noted about a match, each with the time since when, and the match that it goes on from. */
export type Notes = {
  readonly title: string
  readonly givenUpAt: string | null
  readonly archivedAt: string | null
  readonly deletedAt: string | null
  readonly parent: string | null
  readonly parentPly: number | null
}

/** What is no longer played, by the class that it counts in (R-STAT-1). */
type Totals = { readonly won: number; readonly lost: number; readonly givenUp: number; readonly practice: number; readonly total: number }

/** The notes as the columns of a match `m`. */
export const notes = `m.title, m.given_up_at AS givenUpAt, m.archived_at AS archivedAt, m.deleted_at AS deletedAt, m.parent, m.parent_ply AS parentPly`

/** The statements about matches. */
export function matchStatements(db: Connection) {
  const insert = db.prepare<[MatchRow & Progress]>(`
    INSERT INTO matches (match, game, rules_version, pack, config, seed, practice, created_at, played_at, start_hash, ply, glance)
    VALUES (@match, @game, @rulesVersion, @pack, @config, @seed, @practice, @createdAt, @playedAt, @startHash, @ply, @glance)`)
  const find = db.prepare<[string], MatchRow & Notes & { readonly ply: number; readonly playedAt: string; readonly damaged: 0 | 1 }>(`
    SELECT match, game, rules_version AS rulesVersion, pack, config, seed, practice, created_at AS createdAt, start_hash AS startHash, ply, damaged,
      played_at AS playedAt, ${notes}
    FROM matches m WHERE match = ?`)
  const totals = db.prepare<[], Totals>(`
    WITH past AS (
      SELECT CASE WHEN m.practice THEN 'practice' WHEN r.match IS NULL THEN 'givenUp'
        WHEN EXISTS (SELECT 1 FROM json_each(r.winners) w JOIN seats s ON s.match = m.match AND s.seat = w.value WHERE s.player = 'person')
        THEN 'won' ELSE 'lost' END AS class
      FROM matches m LEFT JOIN results r ON r.match = m.match
      WHERE m.deleted_at IS NULL AND (r.match IS NOT NULL OR m.given_up_at IS NOT NULL))
    SELECT count(*) FILTER (WHERE class = 'won') AS won, count(*) FILTER (WHERE class = 'lost') AS lost,
      count(*) FILTER (WHERE class = 'givenUp') AS givenUp, count(*) FILTER (WHERE class = 'practice') AS practice, count(*) AS total
    FROM past`)
  const progress = db.prepare<[Progress & { readonly match: string }]>(
    'UPDATE matches SET ply = @ply, played_at = @playedAt, glance = @glance WHERE match = @match',
  )
  const annotate = db.prepare<
    [Pick<Notes, 'title' | 'givenUpAt' | 'archivedAt' | 'deletedAt'> & { readonly match: string; readonly practice: 0 | 1 }]
  >(`
    UPDATE matches SET title = @title, given_up_at = @givenUpAt, archived_at = @archivedAt, deleted_at = @deletedAt, practice = @practice
    WHERE match = @match`)
  const removeBinned = db.prepare<[before: string]>("DELETE FROM matches WHERE shelf = 'bin' AND deleted_at < ?")
  const mark = db.prepare<[0 | 1, string]>('UPDATE matches SET damaged = ? WHERE match = ?')
  const addPack = db.prepare<[hash: string, game: string, id: string, at: string]>(
    'INSERT INTO packs (hash, game, id, seen_at) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  )
  return { insert, find, totals, progress, annotate, removeBinned, mark, addPack }
}
