import { closeSync, openSync } from 'node:fs'
import { connect, connectForReading, type Connection } from '../../../electron/db/connection.ts'
import { storePath } from '../../../electron/db/files.ts'
import type { Written } from './written.ts'

/** A look at a service's store with nothing but SQL, on a connection beside the service's. */
export function plainReader(dataDir: string) {
  const db = connectForReading(storePath(dataDir))
  const match = db.prepare<[string], Record<'config' | 'glance', string>>('SELECT * FROM matches WHERE match = ?')
  const seats = db.prepare<[string]>('SELECT * FROM seats WHERE match = ?')
  const actions = db.prepare<[string], { readonly action: string }>(
    'SELECT ply, seat, action, hash, sealed, at FROM actions WHERE match = ? ORDER BY ply',
  )
  const snapshot = db.prepare<[string], string>('SELECT state FROM snapshots WHERE match = ?').pluck()
  return {
    /** Selects all that there is of a match and parses it; gives how many actions that were. */
    whole: (id: string): number => {
      const { config, glance } = match.get(id)!
      const parsed = [config, glance, snapshot.get(id)!, ...actions.all(id).map(({ action }) => action)].map(
        (text) => JSON.parse(text) as unknown,
      )
      seats.all(id)
      return parsed.length - 3
    },
    close: (): void => void db.close(),
  }
}

/** A file with one table, which keeps what it is given with the settings that the store has. */
export function plainWriter(file: string): { readonly insert: (row: Written) => void; readonly close: () => void } {
  closeSync(openSync(file, 'a', 0o600))
  const db: Connection = connect(file)
  db.exec(`
    CREATE TABLE written (match TEXT, ply INTEGER, seat INTEGER, action TEXT, hash TEXT, sealed INTEGER, at TEXT, glance TEXT, state TEXT,
      PRIMARY KEY (match, ply)) STRICT`)
  const insert = db.prepare<[Written]>('INSERT INTO written VALUES (@match, @ply, @seat, @action, @hash, @sealed, @at, @glance, @state)')
  return { insert: (row) => void insert.run(row), close: () => void db.close() }
}
