import type { Connection } from '../../connection.ts'
import type { Filter } from '../where.ts'

/** A month of one game, as `2026-03`. */
export type Month = { readonly game: string; readonly month: string }

/** Gives the rows of a query month by month, each in memory until a match of that month changes. `name` tells queries apart. */
export type ByMonth = <Row>(
  name: string,
  filter: Filter,
  query: (filter: Filter) => readonly Row[],
) => readonly (Month & { readonly rows: readonly Row[] })[]

/** Gives the rows of a query for one month, which are kept as those of all months are. */
export type InMonth = <Row>(name: string, filter: Filter, month: Month, query: (filter: Filter) => readonly Row[]) => readonly Row[]

/**
 * Asks for figures ahead of time, bit by bit: months that are not counted by `until` (of performance.now()) are left for another time, one
 * at least is counted. Gives whether all are counted now; what was asked for is to be thrown away, it may lack months.
 */
export type CountAhead = (ask: () => unknown, until: number) => boolean

/** The members of a filter that months can answer; with any other all facts are asked. */
const plain = ['player', 'game']

/** Whether a figure can be added up from months. */
export function isPlain(filter: Filter): boolean {
  return Object.entries(filter).every(([member, value]) => value === undefined || plain.includes(member))
}

/**
 * Keeps what was counted of each month of each game, so that a figure costs what it shows and not what is stored. Nothing of it is written
 * down: it is counted again from the facts after every start, and again for a month as soon as one of its facts changes, which the connection's
 * own triggers tell (R-STAT-2).
 */
export function monthKeeper(db: Connection): { readonly byMonth: ByMonth; readonly inMonth: InMonth; readonly countAhead: CountAhead } {
  db.pragma('temp_store = MEMORY')
  db.exec(`
    CREATE TEMP TABLE stale (game TEXT NOT NULL, month TEXT NOT NULL);
    CREATE TEMP TRIGGER stale_added AFTER INSERT ON main.facts BEGIN INSERT INTO stale VALUES (NEW.game, substr(NEW.day, 1, 7)); END;
    CREATE TEMP TRIGGER stale_removed AFTER DELETE ON main.facts BEGIN INSERT INTO stale VALUES (OLD.game, substr(OLD.day, 1, 7)); END;
    CREATE TEMP TRIGGER stale_changed AFTER UPDATE ON main.facts BEGIN INSERT INTO stale VALUES (NEW.game, substr(NEW.day, 1, 7)); END;
    CREATE TEMP TRIGGER stale_seated AFTER UPDATE ON main.fact_seats BEGIN
      INSERT INTO stale SELECT game, substr(day, 1, 7) FROM main.facts WHERE fact = NEW.fact; END;`)
  const changed = db.prepare<[], Month>('SELECT DISTINCT game, month FROM temp.stale')
  const settle = db.prepare('DELETE FROM temp.stale')
  const list = db.prepare<[], Month>('SELECT DISTINCT game, substr(day, 1, 7) AS month FROM facts ORDER BY month, game')
  const kept = new Map<string, Map<string, readonly unknown[]>>()
  let months: readonly Month[] | null = null
  /** Until when months are counted, one at least; how many were, and how many were left. */
  let [until, counted, left] = [Infinity, 0, 0]

  const refresh = (): readonly Month[] => {
    const stale = changed.all()
    for (const month of stale) kept.delete(keyOf(month))
    if (stale.length > 0) {
      settle.run()
      months = null
    }
    return (months ??= list.all())
  }

  const rowsOf: InMonth = <Row>(name: string, filter: Filter, { game, month }: Month, query: (filter: Filter) => readonly Row[]) => {
    if (!isPlain(filter)) throw new Error(`${name}: months answer for players and games only`)
    const key = keyOf({ game, month })
    const answers = kept.get(key) ?? new Map<string, readonly unknown[]>()
    kept.set(key, answers)
    const asked = `${name} ${JSON.stringify(filter.player)}`
    const known = answers.get(asked)
    if (known !== undefined) return known as readonly Row[]
    if (counted > 0 && performance.now() > until) {
      left += 1
      return []
    }
    counted += 1
    const rows = query({ ...filter, game, from: `${month}-01`, to: `${month}-31` })
    answers.set(asked, rows)
    return rows
  }
  const byMonth: ByMonth = (name, filter, query) =>
    refresh()
      .filter(({ game }) => filter.game === undefined || game === filter.game)
      .map((one) => ({ ...one, rows: rowsOf(name, filter, one, query) }))
  const inMonth: InMonth = (name, filter, month, query) => {
    refresh()
    return rowsOf(name, filter, month, query)
  }
  const countAhead: CountAhead = (ask, time) => {
    ;[until, counted, left] = [time, 0, 0]
    try {
      ask()
      return left === 0
    } finally {
      until = Infinity
    }
  }
  return { byMonth, inMonth, countAhead }
}

const keyOf = ({ game, month }: Month): string => `${game} ${month}`
