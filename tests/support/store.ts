import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Connection } from '../../electron/db/connection.ts'
import { storeFile } from '../../electron/db/files.ts'
import type { ListedRow } from '../../electron/db/listing.ts'
import { openStore } from '../../electron/db/open.ts'
import type { Store } from '../../electron/db/store.ts'
import type { NewMatch, Reached } from '../../electron/db/writing.ts'

export const now = new Date('2026-03-01T10:15:30.250Z')

/** A store on a folder, which must be in good order. */
export function goodStore(dataDir: string): Store {
  const opened = openStore(dataDir, { now })
  if (!opened.ok) throw new Error(`${opened.reason}: ${opened.detail}`)
  return opened.store
}

/** Opens the folder's file beside or instead of the store, to look into it or to tamper with it. */
export function withFile<Value>(dataDir: string, use: (db: Connection) => Value): Value {
  const db = connect(join(dataDir, storeFile))
  try {
    return use(db)
  } finally {
    db.close()
  }
}

/** Overwrites the page where a table of a closed store begins, which nothing reads until it is asked for. */
export function ruinTable(dataDir: string, table: string): void {
  const page = withFile(dataDir, (db) =>
    db.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table),
  )
  const file = join(dataDir, storeFile)
  writeFileSync(file, readFileSync(file).fill(0xff, ((page ?? 1) - 1) * 4_096, (page ?? 1) * 4_096))
}

export const somebody = { name: '', player: 'person', level: null, pin: null } as const

export const reachedAt = (ply: number, more: Partial<Reached> = {}): Reached => ({
  ply,
  playedAt: new Date(now.getTime() + ply).toISOString(),
  glance: `{"ply":${ply}}`,
  state: `{"total":${ply}}`,
  result: null,
  ...more,
})

/** A match for the store, which does not know what games are. */
export const newMatch = (match = 'm1', more: Partial<Reached> = {}): NewMatch => ({
  row: {
    match,
    game: 'counter',
    rulesVersion: 1,
    pack: 'a'.repeat(64),
    config: '{}',
    seed: '5'.repeat(64),
    practice: 0,
    createdAt: now.toISOString(),
    startHash: 'h0',
  },
  packId: 'counter',
  seats: [somebody],
  reached: reachedAt(0, more),
})

/** Every match that does not lie in the bin. */
export const allMatches = (store: Store): ListedRow[] =>
  store.listing.page({ shelf: null, game: null, player: null, text: null }, { offset: 0, limit: 100 })

export const actionAt = (ply: number) =>
  ({ ply, seat: 0, action: '{"type":"roll"}', hash: `h${ply}`, sealed: 1, at: now.toISOString() }) as const
