/** What rows are put in order by: a member, or what is made of a row. */
export type OrderKey<Row> = Extract<keyof Row, string> | ((row: Row) => number | string)

/** Compares rows by the first key in which they differ: numbers the most first, texts by the alphabet. */
export function by<Row>(keys: readonly OrderKey<Row>[]): (a: Row, b: Row) => number {
  const valueOf = (row: Row, key: OrderKey<Row>): unknown => (typeof key === 'function' ? key(row) : row[key])
  return (a, b) => {
    for (const key of keys) {
      const [left, right] = [valueOf(a, key), valueOf(b, key)]
      const sign = typeof left === 'number' && typeof right === 'number' ? right - left : String(left).localeCompare(String(right))
      if (sign !== 0) return sign
    }
    return 0
  }
}

/** Rows with the same key added up, number by number; of `first` the earliest, of `last` the latest, of anything else the first row's. */
export function added<Row extends object>(rows: readonly Row[], keys: readonly (keyof Row)[]): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = JSON.stringify(keys.map((name) => row[name]))
    const before = sums.get(key)
    sums.set(key, before === undefined ? { ...row } : plus(before, row, keys))
  }
  return [...sums.values()]
}

function plus<Row extends object>(a: Row, b: Row, keys: readonly (keyof Row)[]): Row {
  const out = { ...a }
  for (const name of Object.keys(b) as (keyof Row)[]) {
    const [left, right] = [a[name], b[name]]
    if (keys.includes(name)) continue
    if (typeof left === 'number' && typeof right === 'number') out[name] = (left + right) as Row[typeof name]
    if (typeof left === 'string' && typeof right === 'string') {
      const [least, most] = left < right ? [a, b] : [b, a]
      if (name === 'first') out[name] = least[name]
      if (name === 'last') out[name] = most[name]
    }
  }
  return out
}
