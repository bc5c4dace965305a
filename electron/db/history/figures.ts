import type { ResultClass } from '../../../shared/contract/history.ts'
import { over, overCounted, type Read } from './reader.ts'
import { decided, type Filter } from './where.ts'

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

type PlaceRow = { readonly match: string; readonly at: string; readonly day: string }

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
  const all = over(read)
  const counted = overCounted(read)
  return {
    /** Results of everybody there is: people, and levels by game. */
    household: all<HouseholdRow>(
      (condition) =>
        `SELECT p.person, p.level, p.game, p.result, count(*) AS n, min(p.at) AS first, max(p.at) AS last
        FROM played p WHERE ${condition} AND (+p.person IS NOT NULL OR +p.level IS NOT NULL) GROUP BY p.person, p.level, p.game, p.result`,
    ),
    overview: all<OverviewRow>(
      (condition) =>
        `SELECT p.game, p.result, count(*) AS n, sum(p.play_time) AS playTime, sum(p.plies) AS plies, min(p.at) AS first, max(p.at) AS last
        FROM played p WHERE ${condition} GROUP BY p.game, p.result ORDER BY p.game`,
    ),
    /** The latest first. */
    points: (filter: Filter, limit: number, practice: boolean): PointRow[] =>
      (practice ? all : counted)<PointRow>(
        (condition) =>
          `SELECT p.match, p.game, p.at, p.day, p.result, p.seats, p.place, p.score, p.ahead, p.luck, ${pips} AS pips FROM (
            SELECT * FROM played p WHERE ${condition} ORDER BY p.at DESC, p.fact DESC, p.seat LIMIT @limit) p
          ORDER BY p.at DESC, p.fact DESC, p.seat`,
      )(filter, { limit }),
    months: all<ClassCount & { readonly month: string }>(
      (condition) =>
        `SELECT substr(p.day, 1, 7) AS month, p.result, count(*) AS n FROM played p WHERE ${condition} GROUP BY month, p.result ORDER BY month`,
    ),
    rates: (filter: Filter, by: RateGroup): RateRow[] => {
      const key = groups[by]
      return all<RateRow>(
        (condition) =>
          `SELECT p.game, ${key} AS key, NULL AS person, NULL AS level, p.result, count(*) AS n, sum(iif(p.seats > 1, 1.0 / p.seats, NULL)) AS equal
          FROM played p WHERE ${condition} AND ${key} IS NOT NULL GROUP BY p.game, key, p.result ORDER BY p.game, key`,
      )(filter)
    },
    /** By who else sat there; a level that sat twice counts once a match. */
    ratesByOpponent: all<RateRow>(
      (condition) =>
        `SELECT iif(person IS NULL, game, NULL) AS game, coalesce(person, level) AS key, person, level, result, count(*) AS n, sum(1.0 / seats) AS equal
        FROM (SELECT DISTINCT p.fact, p.seat, p.seats, p.game, p.result, o.person, o.level
          FROM played p JOIN fact_seats o ON o.fact = p.fact AND o.seat <> p.seat
          WHERE ${condition} AND (o.person IS NOT NULL OR o.level IS NOT NULL))
        GROUP BY person, level, iif(person IS NULL, game, NULL), result`,
    ),
    /** Every match that is not practice, the oldest first. */
    runs: counted<RunRow>((condition) => `SELECT p.fact, p.at, p.result FROM played p WHERE ${condition} ORDER BY p.at, p.fact`),
    /** Which match a row is of, and when that ended. */
    placeOf: (fact: number): PlaceRow | undefined => read<PlaceRow>('SELECT match, at, day FROM facts WHERE fact = @fact', { fact })[0],
    /** Every day with a match. */
    days: all<DayRow>(
      (condition) =>
        `SELECT p.day, count(*) AS n, sum(p.result = 'won') AS won, sum(p.play_time) AS playTime
        FROM played p WHERE ${condition} GROUP BY p.day ORDER BY p.day`,
    ),
    /** Every two who ended a match at one table. */
    duos: all<DuoRow>(
      (condition) =>
        `SELECT p.game, p.person, p.level, o.person AS otherPerson, o.level AS otherLevel,
          count(*) AS met, sum(p.place < o.place) AS above, sum(p.place > o.place) AS below, sum(p.won) AS won
        FROM played p JOIN fact_seats o ON o.fact = p.fact AND o.seat <> p.seat
        WHERE ${condition} AND ${decided} AND (+p.person IS NOT NULL OR +p.level IS NOT NULL) AND (+o.person IS NOT NULL OR +o.level IS NOT NULL)
        GROUP BY p.game, p.person, p.level, o.person, o.level`,
    ),
  }
}
