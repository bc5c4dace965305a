import type { Connection } from '../connection.ts'
import { noPractice, where, type Filter } from './where.ts'

/** How many statements are kept ready; figures differ in their filters only. */
const room = 200

type Params = Readonly<Record<string, string | number | null>>

/** Runs a query and gives its rows. */
export type Read = <Row>(sql: string, params?: Params) => Row[]

/** Queries that differ by their filters, each prepared once. */
export function reader(db: Connection): Read {
  const ready = new Map<string, ReturnType<typeof db.prepare>>()
  return <Row>(sql: string, params: Params = {}) => {
    const known = ready.get(sql) ?? db.prepare(sql)
    if (ready.size >= room) ready.clear()
    ready.set(sql, known)
    return known.all(params) as Row[]
  }
}

/** Makes a query of the text that is written round the condition of a filter; `more` are parameters of its own. */
export type Over = <Row>(write: (condition: string) => string) => (filter: Filter, more?: Params) => Row[]

/** Queries over the seats of `played p` that a filter leaves. */
export function over(read: Read): Over {
  return (write) => (filter, more) => {
    const { sql, params } = where(filter)
    return read(write(sql), { ...params, ...more })
  }
}

/** The same without practice. */
export function overCounted(read: Read): Over {
  return (write) => over(read)((condition) => write(`${condition} AND ${noPractice}`))
}
