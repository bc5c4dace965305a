import { overCounted, type Read } from './reader.ts'
import type { Filter } from './where.ts'

/** How often a deed was done in all matches, and in the one with the most. */
export type DeedRow = { readonly game: string; readonly deed: string; readonly sum: number; readonly most: number }
/** A match that is the best at something, with how good it is at that. */
export type BestRow = { readonly match: string; readonly at: string; readonly value: number }
/** What a match can be the best at: a column of `played`, and whether more or less of it is better. */
export type Best = {
  readonly column: 'score' | 'ahead' | 'contests_won' | 'rounds' | 'play_time' | 'luck'
  readonly order: 'ASC' | 'DESC'
  readonly onlyWon: boolean
}

/** Deeds, and the matches that are best at something. Practice is out of it. */
export function featQueries(read: Read) {
  const counted = overCounted(read)
  const deed = counted<{ readonly match: string; readonly at: string; readonly count: number }>(
    (condition) =>
      `SELECT p.match, p.at, d.count FROM played p JOIN fact_deeds d ON d.fact = p.fact AND d.seat = p.seat AND d.deed = @deed
      WHERE ${condition} ORDER BY p.at, p.fact`,
  )
  const mostOf = counted<BestRow>(
    (condition) =>
      `SELECT p.match, p.at, d.count AS value FROM played p JOIN fact_deeds d ON d.fact = p.fact AND d.seat = p.seat AND d.deed = @deed
      WHERE ${condition} ORDER BY value DESC, p.at LIMIT 1`,
  )
  const bestBy = ({ column, order, onlyWon }: Best) =>
    counted<BestRow>(
      (condition) =>
        `SELECT p.match, p.at, p.${column} AS value FROM played p WHERE ${condition} AND p.finished
        AND p.${column} IS NOT NULL${onlyWon ? ' AND p.won' : ''} ORDER BY value ${order}, p.at LIMIT 1`,
    )
  return {
    deeds: counted<DeedRow>(
      (condition) =>
        `SELECT p.game, d.deed, sum(d.count) AS sum, max(d.count) AS most FROM played p JOIN fact_deeds d ON d.fact = p.fact AND d.seat = p.seat
        WHERE ${condition} GROUP BY p.game, d.deed`,
    ),
    /** The matches in which a deed was done, the oldest first. */
    deed: (filter: Filter, name: string) => deed(filter, { deed: name }),
    /** The match with the most of a deed; the first of several. */
    mostOf: (filter: Filter, name: string): BestRow | undefined => mostOf(filter, { deed: name })[0],
    /** The match with the most or the least of a column; the first of several. */
    extreme: (filter: Filter, best: Best): BestRow | undefined => bestBy(best)(filter)[0],
  }
}
