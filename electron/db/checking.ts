import { connect, firstFault } from './connection.ts'
import { storeOn, type Store } from './store.ts'

/** How many of the matches that are over are looked at when not all are. */
const recently = 20

/**
 * Opens a store's file a second time, beside the program's own connection, for a thread of its own. `use` gets the store and the ids
 * of the matches, last played first: `all`, or those that are under way and some that were. Throws SQLite's errors.
 */
export function besideStore<Value>(file: string, use: (beside: Beside) => Value): Value {
  const db = connect(file)
  try {
    const matches = (scope: CheckScope): string[] =>
      db
        .prepare<[number], string>(
          `SELECT m.match FROM matches m LEFT JOIN results r ON r.match = m.match
           ORDER BY r.match IS NOT NULL, m.played_at DESC LIMIT (SELECT count(*) FROM matches) - ?`,
        )
        .pluck()
        .all(scope === 'all' ? 0 : Math.max(0, over(db) - recently))
    const still = <Read>(read: () => Read): Read => db.transaction(read)()
    return use({ store: storeOn(db), fault: firstFault(db), matches, still })
  } finally {
    db.close()
  }
}

/** Which matches to look at: every one, or what is under way and the last that were played. */
export type CheckScope = 'all' | 'recent'

/**
 * A store seen from the side: `fault` is the first thing that is wrong with the file, all of it read. What is read within `still` is of one
 * moment, though matches are played on meanwhile.
 */
export type Beside = {
  readonly store: Store
  readonly fault: string | null
  readonly matches: (scope: CheckScope) => string[]
  readonly still: <Read>(read: () => Read) => Read
}

function over(db: ReturnType<typeof connect>): number {
  return Number(db.prepare('SELECT count(*) FROM results').pluck().get())
}
