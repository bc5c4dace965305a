import { closeSync, openSync, rmSync } from 'node:fs'
import { companions } from './files.ts'
import { connect, connectForReading, type Connection } from './connection.ts'
import { versionOf } from './identity.ts'
import { migrate, newestVersion } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { storeOn, type Store } from './store.ts'

/** What came out of a damaged store: a new one beside it with every row that could be read. Nothing in it was played yet. */
export type Salvaged = {
  readonly store: Store
  /** Every match that anything was heard of, also those of which nothing could be written. */
  readonly seen: readonly string[]
  readonly remove: (match: string) => void
  /** Brings everything into the one file and closes it. */
  readonly close: () => void
}

/**
 * Reads a damaged store row by row, past what cannot be read, and writes the rows into a new store of the same version, which is
 * then migrated. The damaged file is opened for reading only, and no byte of it changes (R-SAVE-7). Gives `null` when it cannot even
 * be opened; throws what the disk says about the new file.
 */
export function salvageInto(damaged: string, target: string, now: Date): Salvaged | null {
  const from = tried(() => connectForReading(damaged))
  if (from === null) return null
  try {
    const version = tried(() => versionOf(from))
    if (version === null || version < 1 || version > newestVersion(migrations)) return null
    for (const suffix of ['', ...companions]) rmSync(`${target}${suffix}`, { force: true })
    closeSync(openSync(target, 'a', 0o600))
    const to = connect(target)
    try {
      migrate(to, migrations.slice(0, version), now)
      const seen = matchesIn(from)
      to.transaction(() => copyRows(from, to, seen)).immediate()
      migrate(to, migrations, now)
      // Which matches have ended was copied with them; the results that say so may be lost.
      to.exec('UPDATE matches SET ended = match IN (SELECT match FROM results)')
      return { store: storeOn(to), seen, remove: remover(to), close: () => closeWhole(to) }
    } catch (error) {
      to.close()
      throw error
    }
  } finally {
    from.close()
  }
}

function closeWhole(db: Connection): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

function remover(db: Connection): (match: string) => void {
  const remove = db.prepare<[string]>('DELETE FROM matches WHERE match = ?')
  return (match) => void remove.run(match)
}

type Table = { readonly name: string; readonly columns: readonly string[]; readonly ofMatches: boolean }

function tablesOf(db: Connection): Table[] {
  const names = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid")
    .pluck()
    .all()
  return names.map((name) => {
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name)
    return { name, columns, ofMatches: columns.includes('match') }
  })
}

/** Where a match's id may stand; each is read from both ends, so that a page in the middle hides as little as may be. */
function matchesIn(db: Connection): string[] {
  const seen = new Set<string>()
  const sources = [
    'SELECT match FROM matches ORDER BY rowid',
    'SELECT match FROM matches ORDER BY match',
    'SELECT match FROM matches INDEXED BY matches_by_played_at ORDER BY played_at',
    'SELECT DISTINCT match FROM seats ORDER BY match',
    'SELECT DISTINCT match FROM actions ORDER BY match',
  ]
  for (const source of sources)
    for (const order of ['', ' DESC']) for (const match of readable(db, source + order)) if (typeof match === 'string') seen.add(match)
  return [...seen]
}

function copyRows(from: Connection, to: Connection, matches: readonly string[]): void {
  for (const table of tablesOf(to)) {
    const put = to.prepare(
      `INSERT OR IGNORE INTO "${table.name}" (${table.columns.join(', ')}) VALUES (${table.columns.map(() => '?').join(', ')})`,
    )
    const select = `SELECT ${table.columns.join(', ')} FROM "${table.name}"`
    const rows = table.ofMatches
      ? matches.flatMap((match) => tried(() => from.prepare<[string], unknown[]>(`${select} WHERE match = ?`).raw().all(match)) ?? [])
      : ['', ' ORDER BY 1 DESC'].flatMap((order) => readableRows(from, select + order))
    for (const row of rows) {
      if (table.name === 'matches') putPack(to, table.columns, row)
      // A row whose parent could not be read is refused by its reference: it means nothing alone.
      tried(() => put.run(...row))
    }
  }
}

/** A match's pack is known from the match, should its own row be lost. */
function putPack(to: Connection, columns: readonly string[], row: readonly unknown[]): void {
  const [pack, game, at] = ['pack', 'game', 'created_at'].map((name) => row[columns.indexOf(name)])
  tried(() => to.prepare('INSERT OR IGNORE INTO packs (hash, game, id, seen_at) VALUES (?, ?, ?, ?)').run(pack, game, game, at))
}

function readable(db: Connection, sql: string): unknown[] {
  return readableRows(db, sql).map(([value]) => value)
}

/** The rows up to the first that cannot be read. */
function readableRows(db: Connection, sql: string): unknown[][] {
  const rows: unknown[][] = []
  tried(() => {
    for (const row of db.prepare<[], unknown[]>(sql).raw().iterate()) rows.push(row)
  })
  return rows
}

/** In a damaged file every step may fail; what cannot be read is left out. */
function tried<Value>(step: () => Value): Value | null {
  try {
    return step()
  } catch {
    return null
  }
}
