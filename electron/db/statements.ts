import { actionStatements } from './actions.ts'
import type { Connection } from './connection.ts'
import { factStatements } from './facts.ts'
import { matchStatements } from './matches.ts'
import { playerStatements } from './players.ts'
import { resultStatements } from './results.ts'
import { seatStatements } from './seats.ts'
import { settingStatements } from './settings.ts'
import { snapshotStatements } from './snapshots.ts'
import { undoneStatements } from './undone.ts'
import { wholeStatements } from './wholes.ts'

export type Statements = ReturnType<typeof statementsOn>

/** Every statement about the tables of a store, each prepared once. */
export function statementsOn(db: Connection) {
  return {
    matches: matchStatements(db),
    seats: seatStatements(db),
    actions: actionStatements(db),
    undone: undoneStatements(db),
    snapshots: snapshotStatements(db),
    results: resultStatements(db),
    settings: settingStatements(db),
    wholes: wholeStatements(db),
    players: playerStatements(db),
    facts: factStatements(db),
  }
}
