import type { Best, BestRow } from '../feats.ts'
import type { Queries } from '../queries.ts'
import type { Filter } from '../where.ts'
import { isPlain, type ByMonth, type InMonth, type Month } from './keeper.ts'

/** Deeds by the months they were done in, and the best matches of all months. */
export function monthlyFeats({ byMonth, inMonth }: { readonly byMonth: ByMonth; readonly inMonth: InMonth }, all: Queries) {
  /** The best of the best of each month; the earliest of several. */
  function bestOf(name: string, filter: Filter, best: (filter: Filter) => BestRow | undefined, better: Better): BestRow | undefined {
    if (!isPlain(filter)) return best(filter)
    const rows = byMonth(name, filter, (some) => [best(some)].filter((row) => row !== undefined)).flatMap((month) => month.rows)
    return rows.reduce<BestRow | undefined>(
      (first, row) => (first === undefined || better(row.value, first.value) ? row : first),
      undefined,
    )
  }
  return {
    /** The months of one game in which a deed was done, with how often, the earliest first. */
    deedMonths: (filter: Filter, deed: string): { readonly month: string; readonly sum: number }[] =>
      byMonth('deeds', filter, all.deeds).flatMap(({ month, rows }) =>
        rows.flatMap((row) => (row.deed === deed ? [{ month, sum: row.sum }] : [])),
      ),
    /** The matches of a month of a game in which a deed was done, the oldest first. */
    deedsIn: (filter: Filter, month: Month, deed: string): ReturnType<Queries['deed']> => [
      ...inMonth(`deed ${deed}`, filter, month, (some) => all.deed(some, deed)),
    ],
    extreme: (filter: Filter, best: Best): BestRow | undefined => {
      const name = `extreme ${best.column} ${best.order} ${best.onlyWon}`
      return bestOf(name, filter, (some) => all.extreme(some, best), best.order === 'DESC' ? more : less)
    },
    mostOf: (filter: Filter, deed: string): BestRow | undefined => bestOf(`most ${deed}`, filter, (some) => all.mostOf(some, deed), more),
  }
}

type Better = (a: number, b: number) => boolean
const more: Better = (a, b) => a > b
const less: Better = (a, b) => a < b
