import type { Read } from './reader.ts'
import { noPractice, where, type Filter } from './where.ts'

export type EnemyRow = {
  readonly enemy: string
  readonly tier: string
  readonly met: number
  readonly won: number
  readonly fled: number
  readonly defeated: number
  readonly rounds: number
  readonly dealt: number
  readonly taken: number
  readonly gold: number
}
export type AttemptsRow = {
  readonly id: string
  readonly attempts: number
  readonly arrested: number
  readonly standOff: number
  readonly unharmed: number
  readonly intensiveCare: number
  readonly expected: number
}
export type PlayedRow = { readonly card: string; readonly combat: number; readonly city: number; readonly received: number }
export type AimRow = {
  readonly game: string
  readonly seated: 0 | 1
  readonly person: number | null
  readonly level: string | null
  readonly count: number
}
export type ItemRow = {
  readonly item: string
  readonly bought: number
  readonly sold: number
  readonly gold: number
  readonly campaigns: number
  readonly won: number
}
type Faces = {
  readonly f1: number
  readonly f2: number
  readonly f3: number
  readonly f4: number
  readonly f5: number
  readonly f6: number
}
export type DiceRow = Faces & { readonly game: string; readonly kind: string }
export type LuckRow = { readonly contests: number; readonly won: number; readonly luck: number }

const attemptColumns = `count(*) AS attempts, sum(a.fate = 'arrested') AS arrested, sum(a.fate = 'standOff') AS standOff,
  sum(a.fate = 'unharmed') AS unharmed, sum(a.fate = 'intensiveCare') AS intensiveCare, sum(a.chance) AS expected`
const six = 'sum(d.f1) AS f1, sum(d.f2) AS f2, sum(d.f3) AS f3, sum(d.f4) AS f4, sum(d.f5) AS f5, sum(d.f6) AS f6'

/** The figures about what happened in matches. Practice is out of all of them. */
export function detailQueries(read: Read) {
  const attemptsBy = (column: 'perp' | 'crime', filter: Filter): AttemptsRow[] => {
    const { sql, params } = where(filter)
    return read(
      `SELECT a.${column} AS id, ${attemptColumns} FROM played p JOIN fact_attempts a ON a.fact = p.fact AND a.seat = p.seat
      WHERE ${sql} AND ${noPractice} GROUP BY a.${column} ORDER BY intensiveCare DESC, attempts DESC, id`,
      params,
    )
  }
  return {
    enemies: (filter: Filter): EnemyRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT x.enemy, x.tier, count(*) AS met, sum(x.how = 'won') AS won, sum(x.how = 'fled') AS fled, sum(x.how = 'defeated') AS defeated,
          sum(x.rounds) AS rounds, sum(x.dealt) AS dealt, sum(x.taken) AS taken, sum(x.gold) AS gold
        FROM played p JOIN fact_fights x ON x.fact = p.fact
        WHERE ${sql} AND ${noPractice} GROUP BY x.enemy, x.tier ORDER BY defeated DESC, fled DESC, met DESC, x.enemy`,
        params,
      )
    },
    perps: (filter: Filter): AttemptsRow[] => attemptsBy('perp', filter),
    crimes: (filter: Filter): AttemptsRow[] => attemptsBy('crime', filter),
    cardsPlayed: (filter: Filter): PlayedRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT card, sum(combat) AS combat, sum(city) AS city, sum(received) AS received FROM (
          SELECT x.card, sum(iif(x.half = 'combat', x.count, 0)) AS combat, sum(iif(x.half = 'city', x.count, 0)) AS city, 0 AS received
          FROM played p JOIN fact_plays x ON x.fact = p.fact AND x.seat = p.seat WHERE ${sql} AND ${noPractice} GROUP BY x.card
          UNION ALL
          SELECT x.card, 0, 0, sum(x.count) FROM played p JOIN fact_plays x INDEXED BY fact_plays_by_target ON x.fact = p.fact AND x.target = p.seat
          WHERE ${sql} AND ${noPractice} AND x.seat <> p.seat GROUP BY x.card)
        GROUP BY card ORDER BY combat + city DESC, card`,
        params,
      )
    },
    /** Whom the player's cards were played on; seats only, and `seated` 0 for the Perp and for nobody. */
    cardsOn: (filter: Filter): AimRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, x.target >= 0 AS seated, o.person, o.level, sum(x.count) AS count
        FROM played p JOIN fact_plays x ON x.fact = p.fact AND x.seat = p.seat LEFT JOIN fact_seats o ON o.fact = x.fact AND o.seat = x.target
        WHERE ${sql} AND ${noPractice} GROUP BY p.game, seated, o.person, o.level ORDER BY count DESC`,
        params,
      )
    },
    cardsBy: (filter: Filter): AimRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, 1 AS seated, o.person, o.level, sum(x.count) AS count
        FROM played p JOIN fact_plays x INDEXED BY fact_plays_by_target ON x.fact = p.fact AND x.target = p.seat
        JOIN fact_seats o ON o.fact = x.fact AND o.seat = x.seat
        WHERE ${sql} AND ${noPractice} AND x.seat <> p.seat GROUP BY p.game, o.person, o.level ORDER BY count DESC`,
        params,
      )
    },
    items: (filter: Filter): ItemRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT x.item, sum(x.bought) AS bought, sum(x.sold) AS sold, sum(x.gold) AS gold,
          sum(x.bought > 0) AS campaigns, sum(x.bought > 0 AND p.result = 'won') AS won
        FROM played p JOIN fact_items x ON x.fact = p.fact WHERE ${sql} AND ${noPractice}
        GROUP BY x.item ORDER BY bought DESC, x.item`,
        params,
      )
    },
    dice: (filter: Filter): DiceRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, d.kind, ${six} FROM played p JOIN fact_dice d ON d.fact = p.fact AND d.seat = p.seat
        WHERE ${sql} AND ${noPractice} GROUP BY p.game, d.kind`,
        params,
      )
    },
    /** Dice that nobody owns. */
    commonDice: (filter: Filter): DiceRow[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, d.kind, ${six} FROM played p JOIN fact_dice d ON d.fact = p.fact AND d.seat = -1
        WHERE ${sql} AND ${noPractice} GROUP BY p.game, d.kind`,
        params,
      )
    },
    luckByGame: (filter: Filter): (LuckRow & { readonly game: string })[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, sum(p.contests) AS contests, sum(p.contests_won) AS won, sum(p.luck) AS luck
        FROM played p WHERE ${sql} AND ${noPractice} GROUP BY p.game`,
        params,
      )
    },
    luckByMonth: (filter: Filter): (LuckRow & { readonly month: string; readonly matches: number; readonly matchesWon: number })[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT substr(p.day, 1, 7) AS month, sum(p.contests) AS contests, sum(p.contests_won) AS won, sum(p.luck) AS luck,
          count(*) AS matches, sum(p.result = 'won') AS matchesWon
        FROM played p WHERE ${sql} AND ${noPractice} GROUP BY month ORDER BY month`,
        params,
      )
    },
    /** The rolls of every match, as JSON, the oldest match first. */
    rolls: (
      filter: Filter,
    ): { readonly match: string; readonly game: string; readonly day: string; readonly seat: number; readonly body: string }[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.match, p.game, p.day, p.seat, x.body FROM played p JOIN fact_papers x ON x.fact = p.fact AND x.name = 'rolls'
        WHERE ${sql} AND ${noPractice} ORDER BY p.at, p.fact`,
        params,
      )
    },
    deeds: (filter: Filter): { readonly game: string; readonly deed: string; readonly sum: number; readonly most: number }[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.game, d.deed, sum(d.count) AS sum, max(d.count) AS most FROM played p JOIN fact_deeds d ON d.fact = p.fact AND d.seat = p.seat
        WHERE ${sql} AND ${noPractice} GROUP BY p.game, d.deed`,
        params,
      )
    },
    /** The matches in which a deed was done, the oldest first. */
    deed: (filter: Filter, deed: string): { readonly match: string; readonly at: string; readonly count: number }[] => {
      const { sql, params } = where(filter)
      return read(
        `SELECT p.match, p.at, d.count FROM played p JOIN fact_deeds d ON d.fact = p.fact AND d.seat = p.seat AND d.deed = @deed
        WHERE ${sql} AND ${noPractice} ORDER BY p.at, p.fact`,
        { ...params, deed },
      )
    },
    /** The match with the most of a deed; the first of several. */
    mostOf: (filter: Filter, deed: string): { readonly match: string; readonly at: string; readonly value: number } | undefined => {
      const { sql, params } = where(filter)
      const [row] = read<{ readonly match: string; readonly at: string; readonly value: number }>(
        `SELECT p.match, p.at, d.count AS value FROM played p JOIN fact_deeds d ON d.fact = p.fact AND d.seat = p.seat AND d.deed = @deed
        WHERE ${sql} AND ${noPractice} ORDER BY value DESC, p.at LIMIT 1`,
        { ...params, deed },
      )
      return row
    },
    /** The match with the most or the least of a column. */
    extreme: (
      filter: Filter,
      column: 'score' | 'ahead' | 'contests_won' | 'rounds' | 'play_time' | 'luck',
      order: 'ASC' | 'DESC',
      onlyWon: boolean,
    ): { readonly match: string; readonly at: string; readonly value: number } | undefined => {
      const { sql, params } = where(filter)
      const [row] = read<{ readonly match: string; readonly at: string; readonly value: number }>(
        `SELECT p.match, p.at, p.${column} AS value FROM played p WHERE ${sql} AND ${noPractice} AND p.finished
        AND p.${column} IS NOT NULL${onlyWon ? ' AND p.won' : ''} ORDER BY value ${order}, p.at LIMIT 1`,
        params,
      )
      return row
    },
  }
}
