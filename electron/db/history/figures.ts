import type { ResultClass } from '../../../shared/contract/history.ts'
import type { Read } from './reader.ts'
import { decided, noPractice, where, type Filter } from './where.ts'

/** A count of one class. */
export type ClassCount = { readonly result: ResultClass; readonly n: number }
export type OverviewRow = ClassCount & {
  readonly game: string
  readonly playTime: number
  readonly plies: number
  readonly first: string
  readonly last: string
}
export type HouseholdRow = ClassCount & {
  readonly person: number | null
  readonly level: string | null
  readonly game: string
  readonly first: string
  readonly last: string
}
export type PointRow = {
  readonly match: string
  readonly game: string
  readonly at: string
  readonly day: string
  readonly result: ResultClass
  readonly seats: number
  readonly place: number | null
  readonly score: number | null
  readonly ahead: number | null
  readonly luck: number
  readonly pips: number
}
export type RateRow = ClassCount & {
  readonly game: string | null
  readonly key: string | number
  readonly person: number | null
  readonly level: string | null
  readonly equal: number | null
}
export type RunRow = { readonly fact: number; readonly at: string; readonly result: ResultClass }
export type DayRow = { readonly day: string; readonly n: number; readonly won: number; readonly playTime: number }
export type DuoRow = {
  readonly game: string
  readonly person: number | null
  readonly level: string | null
  readonly otherPerson: number | null
  readonly otherLevel: string | null
  readonly met: number
  readonly above: number
  readonly below: number
  readonly won: number
}

const pips = `(SELECT coalesce(sum(d.f2 * 2 + d.f1 + d.f3 * 3 + d.f4 * 4 + d.f5 * 5 + d.f6 * 6 - 3.5 * (d.f1 + d.f2 + d.f3 + d.f4 + d.f5 + d.f6)), 0)
  FROM fact_dice d WHERE d.fact = p.fact AND d.seat = p.seat)`

/** What rates can be grouped by, as columns of `played p`. */
const groups = {
  game: 'p.game',
  difficulty: 'p.difficulty',
  hero: 'p.hero',
  seats: 'p.seats',
} as const
export type RateGroup = keyof typeof groups

/** The figures about whole matches. */
export function figureQueries(read: Read) {
  return {
    /** Results of everybody there is: people, and levels by game. */
    household: (filter: Filter): HouseholdRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.person, p.level, p.game, p.result, count(*) AS n, min(p.at) AS first, max(p.at) AS last
        FROM played p WHERE ${sql} AND (+p.person IS NOT NULL OR +p.level IS NOT NULL) GROUP BY p.person, p.level, p.game, p.result`,
        params,
      )
    },
    overview: (filter: Filter): OverviewRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, p.result, count(*) AS n, sum(p.play_time) AS playTime, sum(p.plies) AS plies, min(p.at) AS first, max(p.at) AS last
        FROM played p WHERE ${sql} GROUP BY p.game, p.result ORDER BY p.game`,
        params,
      )
    },
    /** The latest first. */
    points: (filter: Filter, limit: number, practice: boolean): PointRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.match, p.game, p.at, p.day, p.result, p.seats, p.place, p.score, p.ahead, p.luck, ${pips} AS pips FROM (
          SELECT * FROM played p WHERE ${sql}${practice ? '' : ` AND ${noPractice}`} ORDER BY p.at DESC, p.fact DESC, p.seat LIMIT @limit) p
        ORDER BY p.at DESC, p.fact DESC, p.seat`,
        { ...params, limit },
      )
    },
    months: (filter: Filter): (ClassCount & { readonly month: string })[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT substr(p.day, 1, 7) AS month, p.result, count(*) AS n FROM played p WHERE ${sql} GROUP BY month, p.result ORDER BY month`,
        params,
      )
    },
    rates: (filter: Filter, by: RateGroup): RateRow[] => {
      const { sql, params } = where(filter)
      const key = groups[by]
      return read(
        `SELECT p.game, ${key} AS key, NULL AS person, NULL AS level, p.result, count(*) AS n, sum(iif(p.seats > 1, 1.0 / p.seats, NULL)) AS equal
        FROM played p WHERE ${sql} AND ${key} IS NOT NULL GROUP BY p.game, key, p.result ORDER BY p.game, key`,
        params,
      )
    },
    /** By who else sat there; a level that sat twice counts once a match. */
    ratesByOpponent: (filter: Filter): RateRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT iif(person IS NULL, game, NULL) AS game, coalesce(person, level) AS key, person, level, result, count(*) AS n, sum(1.0 / seats) AS equal
        FROM (SELECT DISTINCT p.fact, p.seat, p.seats, p.game, p.result, o.person, o.level
          FROM played p JOIN fact_seats o ON o.fact = p.fact AND o.seat <> p.seat
          WHERE ${sql} AND (o.person IS NOT NULL OR o.level IS NOT NULL))
        GROUP BY person, level, iif(person IS NULL, game, NULL), result`,
        params,
      )
    },
    /** Every match that is not practice, the oldest first. */
    runs: (filter: Filter): RunRow[] => {
      const { sql, params } = where(filter)
      return read(`SELECT p.fact, p.at, p.result FROM played p WHERE ${sql} AND ${noPractice} ORDER BY p.at, p.fact`, params)
    },
    /** Which match a row is of, and when that ended. */
    placeOf: (fact: number): { readonly match: string; readonly at: string; readonly day: string } | undefined =>
      read<{ readonly match: string; readonly at: string; readonly day: string }>('SELECT match, at, day FROM facts WHERE fact = @fact', {
        fact,
      })[0],
    /** Every day with a match. */
    days: (filter: Filter): DayRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.day, count(*) AS n, sum(p.result = 'won') AS won, sum(p.play_time) AS playTime
        FROM played p WHERE ${sql} GROUP BY p.day ORDER BY p.day`,
        params,
      )
    },
    /** Every two who ended a match at one table. */
    duos: (filter: Filter): DuoRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, p.person, p.level, o.person AS otherPerson, o.level AS otherLevel,
          count(*) AS met, sum(p.place < o.place) AS above, sum(p.place > o.place) AS below, sum(p.won) AS won
        FROM played p JOIN fact_seats o ON o.fact = p.fact AND o.seat <> p.seat
        WHERE ${sql} AND ${decided} AND (+p.person IS NOT NULL OR +p.level IS NOT NULL) AND (+o.person IS NOT NULL OR +o.level IS NOT NULL)
        GROUP BY p.game, p.person, p.level, o.person, o.level`,
        params,
      )
    },
  }
}
