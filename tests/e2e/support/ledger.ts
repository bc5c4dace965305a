import Database from 'better-sqlite3'
import path from 'node:path'
import { gameById } from '../../../shared/games/registry.ts'
import { seededChance } from '../../../shared/kernel/chance.ts'
import type { Outcome } from '../../../shared/kernel/game.ts'
import { replay, type Step } from '../../../shared/kernel/match.ts'
import { fingerprint } from '../../../shared/kernel/plain.ts'

export type Row = { readonly seat: number; readonly action: string; readonly hash: string }

function reading<Value>(dataDir: string, read: (db: Database.Database) => Value): Value {
  const db = new Database(path.join(dataDir, 'gavel.db'), { readonly: true })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

/** The actions of the one match that is kept in a data folder, as they were written. */
export function written(dataDir: string): Row[] {
  return reading(dataDir, (db) => db.prepare<[], Row>('SELECT seat, action, hash FROM actions ORDER BY ply').all())
}

/** The seed that the one match of a data folder is kept with. */
export function seedOf(dataDir: string): string {
  return reading(dataDir, (db) => db.prepare<[], string>('SELECT seed FROM matches').pluck().get()) ?? ''
}

/**
 * Plays the kept actions of the one match in a data folder again without a break, by the rules alone, on a seed. `visit` sees every
 * step, the set-up first. Gives how it ends: the hash of the last state, and who has won. Throws if an action is not legal.
 */
export function replayed(
  dataDir: string,
  seed: string,
  visit: (step: Step<unknown, unknown>) => void = () => undefined,
): { readonly hash: string; readonly winners: readonly number[] } {
  const kept = reading(dataDir, (db) => db.prepare<[], { game: string; config: string }>('SELECT game, config FROM matches').get())
  const game = gameById(kept?.game ?? '')
  if (game === undefined || kept === undefined) throw new Error('no match is kept here')
  const moves = written(dataDir).map(({ seat, action }) => ({ seat, action: JSON.parse(action) as unknown }))
  const end = replay(game, JSON.parse(kept.config), seededChance(seed), moves, visit)
  if (!end.ok) throw new Error(end.fault.detail)
  const outcome: Outcome | null = game.outcome(end.value.state)
  return { hash: fingerprint(end.value.state), winners: outcome?.winners ?? [] }
}
