import type { Queries } from '../queries.ts'
import { monthlyFeats } from './feats.ts'
import type { ByMonth, InMonth } from './keeper.ts'
import { monthlyStretches } from './stretches.ts'
import { monthlySums } from './sums.ts'

/** The figures that would read most of the facts, put together from months where the filter allows it. Orders are those of the queries. */
export function monthlyQueries(months: { readonly byMonth: ByMonth; readonly inMonth: InMonth }, all: Queries) {
  return { ...monthlySums(months.byMonth, all), ...monthlyStretches(months.byMonth, all), ...monthlyFeats(months, all) }
}
