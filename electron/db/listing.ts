import type { Connection } from './connection.ts'
import { notes, type MatchRow, type Notes, type Progress } from './matches.ts'
import { listedSeats } from './seats.ts'

/**
 * A line of the list: no action is read for it (R-SAVE-4). `seats` and `winners` are JSON; `winners` and `reason` are `null` while the match runs.
 * `parentTitle` and `parentAt`: what the match that it goes on from is called, and when it was begun; `null` where there is none (any more).
 */
export type ListedRow = Omit<MatchRow, 'pack' | 'startHash'> &
  Progress &
  Notes & {
    readonly seats: string
    readonly winners: string | null
    readonly reason: string | null
    readonly damaged: 0 | 1
    readonly parentTitle: string | null
    readonly parentAt: string | null
  }

/** Which lines; `null`: whichever. `text` is a pattern for LIKE with a backslash as its escape. */
export type ListFilter = {
  readonly shelf: string | null
  readonly game: string | null
  readonly player: number | null
  readonly text: string | null
}

/** A part of the lines: so many of them, after so many. */
export type Page = { readonly offset: number; readonly limit: number }

const over = 'EXISTS (SELECT 1 FROM results r WHERE r.match = m.match)'

/** What holds of the matches on each shelf; each match lies on exactly one. */
const shelves: Readonly<Record<string, string>> = {
  bin: 'm.deleted_at IS NOT NULL',
  archive: 'm.deleted_at IS NULL AND m.archived_at IS NOT NULL',
  past: `m.deleted_at IS NULL AND m.archived_at IS NULL AND (m.given_up_at IS NOT NULL OR ${over})`,
  running: `m.deleted_at IS NULL AND m.archived_at IS NULL AND m.given_up_at IS NULL AND NOT ${over}`,
}

const called = `(m.title LIKE @text ESCAPE '\\'
  OR EXISTS (SELECT 1 FROM seats s LEFT JOIN players p ON p.player = s.person
    WHERE s.match = m.match AND (s.name LIKE @text ESCAPE '\\' OR p.name LIKE @text ESCAPE '\\')))`

/** What holds of the matches that fit: only what was asked, for a question that is left open would cost a look at every match. */
function conditionOf({ shelf, game, player, text }: ListFilter): string {
  const asked = [
    shelf === null ? 'm.deleted_at IS NULL' : (shelves[shelf] ?? 'FALSE'),
    game === null ? [] : 'm.game = @game',
    player === null ? [] : 'EXISTS (SELECT 1 FROM seats s WHERE s.match = m.match AND s.person = @player)',
    text === null ? [] : called,
  ]
  return asked.flat().join(' AND ')
}

// Whether the last action there is the one that the match stands at: the key's index answers that.
const line = `
  SELECT m.match, m.game, m.rules_version AS rulesVersion, m.config, m.seed, m.practice, m.created_at AS createdAt, m.played_at AS playedAt, m.ply, m.glance,
    r.winners, r.reason, ${listedSeats} AS seats, ${notes},
    (SELECT p.title FROM matches p WHERE p.match = m.parent) AS parentTitle,
    (SELECT p.created_at FROM matches p WHERE p.match = m.parent) AS parentAt,
    m.damaged OR m.ply <> coalesce((SELECT max(a.ply) FROM actions a WHERE a.match = m.match), 0) AS damaged
  FROM matches m LEFT JOIN results r ON r.match = m.match`

/** What can be asked of the list of matches. */
export function listingOn(db: Connection) {
  const one = db.prepare<[match: string], ListedRow>(`${line} WHERE m.match = ?`)
  const pages = prepared((condition) =>
    db.prepare<[ListFilter & Page], ListedRow>(
      `${line} WHERE ${condition} ORDER BY m.played_at DESC, m.rowid DESC LIMIT @limit OFFSET @offset`,
    ),
  )
  const counts = prepared((condition) => db.prepare<[ListFilter], number>(`SELECT count(*) FROM matches m WHERE ${condition}`).pluck())
  return {
    /** The line of one match. */
    one: (match: string): ListedRow | undefined => one.get(match),
    /** A page of the matches that fit, last played first. */
    page: (filter: ListFilter, page: Page): ListedRow[] => pages(conditionOf(filter)).all({ ...filter, ...page }),
    /** How many matches fit. */
    count: (filter: ListFilter): number => counts(conditionOf(filter)).get(filter) ?? 0,
  }
}

/** Prepares each statement when it is asked for first. */
function prepared<Statement>(prepare: (condition: string) => Statement): (condition: string) => Statement {
  const statements = new Map<string, Statement>()
  return (condition) => {
    const statement = statements.get(condition) ?? prepare(condition)
    statements.set(condition, statement)
    return statement
  }
}
