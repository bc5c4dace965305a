import type { Connection } from '../connection.ts'

/** How many statements are kept ready; figures differ in their filters only. */
const room = 200

/** Runs a query and gives its rows. */
export type Read = <Row>(sql: string, params?: Readonly<Record<string, string | number | null>>) => Row[]

/** Queries that differ by their filters, each prepared once. */
export function reader(db: Connection): Read {
  const ready = new Map<string, ReturnType<typeof db.prepare>>()
  return <Row>(sql: string, params: Readonly<Record<string, string | number | null>> = {}) => {
    const known = ready.get(sql) ?? db.prepare(sql)
    if (ready.size >= room) ready.clear()
    ready.set(sql, known)
    return known.all(params) as Row[]
  }
}
