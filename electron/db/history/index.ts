import type { Connection } from '../connection.ts'
import { factsReader, standingReaders } from './matches.ts'
import { monthlyQueries } from './monthly/index.ts'
import { monthKeeper } from './monthly/keeper.ts'
import { historyOver } from './queries.ts'
import { reader } from './reader.ts'

/** Everything that the history screens ask of a connection, over facts alone: no action of any match is read (R-STAT-2). */
export function historyQueries(db: Connection) {
  const read = reader(db)
  const all = historyOver(read)
  const { byMonth, inMonth, countAhead } = monthKeeper(db)
  return { ...all, ...monthlyQueries({ byMonth, inMonth }, all), ...standingReaders(read), factsOf: factsReader(read), countAhead }
}

export type { Filter } from './where.ts'
