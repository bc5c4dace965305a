import type { ResultClass, Totals } from '../../../shared/contract/history.ts'

/** Counts by class as totals; their sum is the total (R-STAT-1). */
export function totalsOf(rows: readonly { readonly result: ResultClass; readonly n: number }[]): Totals {
  const of = (result: ResultClass) => rows.reduce((sum, row) => (row.result === result ? sum + row.n : sum), 0)
  const [won, lost, givenUp, practice] = [of('won'), of('lost'), of('givenUp'), of('practice')]
  return { won, lost, givenUp, practice, total: won + lost + givenUp + practice }
}

/** Rows in groups by a key, in the order in which each key comes first. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [key: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return [...groups]
}
