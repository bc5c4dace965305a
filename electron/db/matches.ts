import type { Connection } from './connection.ts'
import { listedSeats } from './seats.ts'

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

/** A line of the list: no action is read for it (R-SAVE-4). `seats` and `winners` are JSON; `winners` and `reason` are `null` while the match runs. */
export type ListedRow = Omit<MatchRow, 'seed' | 'pack' | 'startHash'> &
  Progress & { readonly seats: string; readonly winners: string | null; readonly reason: string | null; readonly damaged: 0 | 1 } & {
    /** Of a branch: the match that it left, and the ply where. */
    readonly parent: string | null
    readonly parentPly: number | null
  }

/** The statements about matches. */
export function matchStatements(db: Connection) {
  const insert = db.prepare<[MatchRow & Progress]>(`
    INSERT INTO matches (match, game, rules_version, pack, config, seed, practice, created_at, played_at, start_hash, ply, glance)
    VALUES (@match, @game, @rulesVersion, @pack, @config, @seed, @practice, @createdAt, @playedAt, @startHash, @ply, @glance)`)
  const find = db.prepare<[string], MatchRow & { readonly ply: number; readonly damaged: 0 | 1 }>(`
    SELECT match, game, rules_version AS rulesVersion, pack, config, seed, practice, created_at AS createdAt, start_hash AS startHash, ply, damaged
    FROM matches WHERE match = ?`)
  // Whether the last action there is the one that the match stands at: the key's index answers that.
  const list = db.prepare<[], ListedRow>(`
    SELECT m.match, m.game, m.rules_version AS rulesVersion, m.config, m.practice, m.created_at AS createdAt, m.played_at AS playedAt, m.ply, m.glance,
      m.parent, m.parent_ply AS parentPly,
      r.winners, r.reason, ${listedSeats} AS seats,
      m.damaged OR m.ply <> coalesce((SELECT max(a.ply) FROM actions a WHERE a.match = m.match), 0) AS damaged
    FROM matches m LEFT JOIN results r ON r.match = m.match
    ORDER BY m.played_at DESC, m.rowid DESC`)
  const progress = db.prepare<[Progress & { readonly match: string }]>(
    'UPDATE matches SET ply = @ply, played_at = @playedAt, glance = @glance WHERE match = @match',
  )
  const mark = db.prepare<[0 | 1, string]>('UPDATE matches SET damaged = ? WHERE match = ?')
  const addPack = db.prepare<[hash: string, game: string, id: string, at: string]>(
    'INSERT INTO packs (hash, game, id, seen_at) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  )
  return { insert, find, list, progress, mark, addPack }
}
