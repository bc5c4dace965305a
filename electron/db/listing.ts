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

/** Which lines; `null`: whichever, and any shelf but the bin. `text` is a pattern for LIKE with a backslash as its escape. */
export type ListFilter = {
  readonly shelf: string | null
  readonly game: string | null
  readonly player: number | null
  readonly text: string | null
}

/** A part of the lines: so many of them, after so many. */
export type Page = { readonly offset: number; readonly limit: number }

const called = `(m.title LIKE @text ESCAPE '\\'
  OR EXISTS (SELECT 1 FROM seats s LEFT JOIN players p ON p.player = s.person
    WHERE s.match = m.match AND (s.name LIKE @text ESCAPE '\\' OR p.name LIKE @text ESCAPE '\\')))`

/**
 * What holds of the matches that fit besides where they lie: only what was asked, for a question that is left open would cost a look at
 * every match.
 */
function askedOf({ game, player, text }: ListFilter): string[] {
  return [
    game === null ? [] : 'm.game = @game',
    player === null ? [] : 'EXISTS (SELECT 1 FROM seats s WHERE s.match = m.match AND s.person = @player)',
    text === null ? [] : called,
  ].flat()
}

/** What holds of the matches that fit. */
function conditionOf(filter: ListFilter): string {
  return [filter.shelf === null ? 'm.deleted_at IS NULL' : 'm.shelf = @shelf', ...askedOf(filter)].join(' AND ')
}

/** How many fit. Those on any shelf but the bin are all without those in it: both are counted from an index alone. */
export function countOf(filter: ListFilter): string {
  if (filter.shelf !== null) return `SELECT ${counted([conditionOf(filter)])}`
  const asked = askedOf(filter)
  return `SELECT ${counted(asked)} - ${counted(["m.shelf = 'bin'", ...asked])}`
}

function counted(conditions: readonly string[]): string {
  return `(SELECT count(*) FROM matches m${conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`})`
}

// Whether the last action there is the one that the match stands at: the key's index answers that.
const line = `
  SELECT m.match, m.game, m.rules_version AS rulesVersion, m.config, m.seed, m.practice, m.created_at AS createdAt, m.played_at AS playedAt, m.ply, m.glance,
    r.winners, r.reason, ${listedSeats} AS seats, ${notes},
    (SELECT p.title FROM matches p WHERE p.match = m.parent) AS parentTitle,
    (SELECT p.created_at FROM matches p WHERE p.match = m.parent) AS parentAt,
    m.damaged OR m.ply <> coalesce((SELECT max(a.ply) FROM actions a WHERE a.match = m.match), 0) AS damaged
  FROM matches m LEFT JOIN results r ON r.match = m.match`

/** A page of those that fit. */
export function pageOf(filter: ListFilter): string {
  return `${line} WHERE ${conditionOf(filter)} ORDER BY m.played_at DESC, m.rowid DESC LIMIT @limit OFFSET @offset`
}

/** What can be asked of the list of matches. */
export function listingOn(db: Connection) {
  const one = db.prepare<[match: string], ListedRow>(`${line} WHERE m.match = ?`)
  const pages = prepared((sql) => db.prepare<[ListFilter & Page], ListedRow>(sql))
  const counts = prepared((sql) => db.prepare<[ListFilter], number>(sql).pluck())
  return {
    /** The line of one match. */
    one: (match: string): ListedRow | undefined => one.get(match),
    /** A page of the matches that fit, last played first. */
    page: (filter: ListFilter, page: Page): ListedRow[] => pages(pageOf(filter)).all({ ...filter, ...page }),
    /** How many matches fit. */
    count: (filter: ListFilter): number => counts(countOf(filter)).get(filter) ?? 0,
  }
}

/** Prepares each statement when it is asked for first. */
function prepared<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const statements = new Map<string, Statement>()
  return (sql) => {
    const statement = statements.get(sql) ?? prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
