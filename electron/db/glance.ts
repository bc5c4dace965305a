import { connectForReading } from './connection.ts'

/** What a look into a copy of a store shows: how many matches, how many of them are over, and when one was played last (ISO). */
export type StoreGlance = { readonly matches: number; readonly over: number; readonly playedAt: string | null }

/** Looks into a copy of a store; `null` when it cannot be read. It is no check: damage further in does not show. */
export function glanceInto(file: string): StoreGlance | null {
  try {
    const db = connectForReading(file)
    try {
      return (
        db
          .prepare<[], StoreGlance>(
            'SELECT count(*) AS matches, (SELECT count(*) FROM results) AS over, max(played_at) AS playedAt FROM matches',
          )
          .get() ?? null
      )
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}
