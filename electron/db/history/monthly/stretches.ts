import type { RunRow } from '../figures.ts'
import type { Queries } from '../queries.ts'
import type { Filter } from '../where.ts'
import { isPlain, type ByMonth } from './keeper.ts'

/** Matches in the order in which they were played. */
export function monthlyStretches(byMonth: ByMonth, all: Queries) {
  return {
    /** Every match that is not practice, the oldest first. */
    runs: (filter: Filter): RunRow[] => {
      if (!isPlain(filter)) return all.runs(filter)
      const rows = byMonth('runs', filter, all.runs).flatMap((month) => month.rows)
      return rows.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.fact - b.fact))
    },
    /**
     * The same filter, no further back than needed to find so many of the latest matches, practice counted or not: a month more, for clocks
     * and zones that changed.
     */
    lately: (filter: Filter, count: number, practice: boolean): Filter => {
      if (!isPlain(filter)) return filter
      const months = byMonth('months', filter, all.months)
      let [found, at] = [0, months.length]
      while (at > 0 && found < count)
        found += months[--at]!.rows.reduce((sum, { result, n }) => (practice || result !== 'practice' ? sum + n : sum), 0)
      const first = months.findLast(({ month }) => month < (months[at]?.month ?? ''))
      return first === undefined ? filter : { ...filter, from: `${first.month}-01`, to: '9999-12-31' }
    },
  }
}
