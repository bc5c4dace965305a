import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect, connectForReading } from '../../electron/db/connection.ts'
import { migrations } from '../../electron/db/migrations/index.ts'
import { migrate } from '../../electron/db/migrate.ts'
import type { Migration } from '../../electron/db/migrations/migration.ts'
import { openStore } from '../../electron/db/open.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { allMatches, goodStore, newMatch, now, withFile } from '../support/store.ts'

const next: Migration = {
  version: migrations.length + 1,
  up: (db) => void db.exec("ALTER TABLE matches ADD COLUMN note TEXT NOT NULL DEFAULT ''"),
}
const failing: Migration = {
  version: migrations.length + 2,
  up: (db) => void db.exec('CREATE TABLE half (a TEXT) STRICT; INSERT INTO nowhere VALUES (1)'),
}

function folderWithAMatch(): string {
  const folder = emptyFolder()
  const store = goodStore(folder)
  store.addMatch(newMatch())
  store.close()
  return folder
}

const versionIn = (folder: string): unknown => withFile(folder, (db) => db.pragma('user_version', { simple: true }))

test('R-SAVE-9: a store of the version before is copied, then migrated with its rows', () => {
  const folder = folderWithAMatch()
  const opened = openStore(folder, { now, migrations: [...migrations, next] })
  if (!opened.ok) throw new Error(opened.detail)
  expect(allMatches(opened.store).map(({ match }) => match)).toEqual(['m1'])
  opened.store.close()
  expect(versionIn(folder)).toBe(next.version)

  const copies = readdirSync(join(folder, 'backups'))
  expect(copies).toEqual(['gavel-000001-2026-03-01T10-15-30-250Z-migration.db'])
  const copy = connectForReading(join(folder, 'backups', copies[0] ?? ''))
  expect([
    copy.pragma('integrity_check', { simple: true }),
    copy.pragma('user_version', { simple: true }),
    copy.prepare('SELECT match FROM matches').pluck().all(),
  ]).toEqual(['ok', migrations.length, ['m1']])
  copy.close()
})

test('R-SAVE-9, R-SAVE-7: a damaged store is neither copied nor migrated, and stays as it was, be it but an index that a copy makes anew', () => {
  const folder = folderWithAMatch()
  const file = join(folder, 'gavel.db')
  const [page, size] = withFile(folder, (db) => [
    Number(db.prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'matches'").pluck().get()),
    Number(db.pragma('page_size', { simple: true })),
  ])
  writeFileSync(file, readFileSync(file).fill(0xa7, (page - 1) * size, page * size))
  const before = contentsOf(folder)
  expect(openStore(folder, { now, migrations: [...migrations, next] })).toMatchObject({ ok: false, reason: 'damaged' })
  expect(contentsOf(folder)).toEqual(before)
})

test('R-SAVE-9: a migration that fails leaves the store at its version, whole', () => {
  const folder = folderWithAMatch()
  const before = contentsOf(folder)['gavel.db']
  const opened = openStore(folder, { now, migrations: [...migrations, next, failing] })
  expect(opened).toEqual({ ok: false, reason: 'damaged', detail: 'SQLITE_ERROR: no such table: nowhere' })
  expect([contentsOf(folder)['gavel.db'], versionIn(folder)]).toEqual([before, migrations.length])
  expect(goodStoreMatches(folder)).toEqual(['m1'])
})

test('R-SAVE-9: the seats of a store of version 1 are people without a name, a level or a PIN', () => {
  const folder = emptyFolder()
  const file = join(folder, 'gavel.db')
  closeSync(openSync(file, 'a'))
  const old = connect(file)
  expect(migrate(old, migrations.slice(0, 1), now)).toBe(null)
  old.exec(`
    INSERT INTO packs VALUES ('p', 'high-card', 'twelve', '2026-01-01T00:00:00.000Z');
    INSERT INTO matches VALUES ('m1', 'high-card', 1, 'p', '{}', '', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'h', 0, '{}', 0);
    INSERT INTO seats VALUES ('m1', 0, 'person'), ('m1', 1, 'person')`)
  old.close()
  const store = goodStore(folder)
  const somebody = { name: '', player: 'person', level: null, pin: null }
  expect([store.seatsOf('m1'), allMatches(store).length]).toEqual([[somebody, somebody], 1])
  store.close()
})

test('R-SAVE-9: the seats of a store of version 3 are tied to people by their names', () => {
  const folder = emptyFolder()
  const file = join(folder, 'gavel.db')
  closeSync(openSync(file, 'a'))
  const old = connect(file)
  expect(migrate(old, migrations.slice(0, 3), now)).toBe(null)
  const row = (match: string) =>
    `('${match}', 'high-card', 1, 'p', '{}', '', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'h', 0, '{}', 0)`
  old.exec(`
    INSERT INTO packs VALUES ('p', 'high-card', 'twelve', '2026-01-01T00:00:00.000Z');
    INSERT INTO matches (match, game, rules_version, pack, config, seed, practice, created_at, played_at, start_hash, ply, glance, damaged)
      VALUES ${['m1', 'm2', 'm3', 'm4'].map(row).join(', ')};
    INSERT INTO seats (match, seat, player, name, level) VALUES
      ('m1', 0, 'person', 'Anna', NULL), ('m1', 1, 'person', ' anna', NULL), ('m1', 2, 'computer', 'Anna', 'street'),
      ('m2', 0, 'person', 'ANNA  ', NULL), ('m2', 1, 'person', 'Ben', NULL),
      ('m3', 0, 'person', '', NULL),
      ('m4', 0, 'person', '', NULL), ('m4', 1, 'person', '', NULL)`)
  old.close()
  goodStore(folder).close()
  const [people, seats] = withFile(folder, (db) => [
    db.prepare('SELECT name, me FROM players ORDER BY player').raw().all(),
    db
      .prepare('SELECT s.match, s.seat, p.name FROM seats s LEFT JOIN players p ON p.player = s.person ORDER BY s.match, s.seat')
      .raw()
      .all(),
  ])
  expect(people).toEqual([
    ['', 1],
    ['Anna', 0],
    ['Ben', 0],
  ])
  // Nobody sits twice at one table, computers are no people, and who sat alone without a name is "me".
  expect(seats).toEqual([
    ['m1', 0, 'Anna'],
    ['m1', 1, null],
    ['m1', 2, null],
    ['m2', 0, 'Anna'],
    ['m2', 1, 'Ben'],
    ['m3', 0, ''],
    ['m4', 0, null],
    ['m4', 1, null],
  ])
})

test('R-SAVE-9: the matches of a store of version 4 lie on their shelves, each with its newest state', () => {
  const folder = emptyFolder()
  const file = join(folder, 'gavel.db')
  closeSync(openSync(file, 'a'))
  const old = connect(file)
  expect(migrate(old, migrations.slice(0, 4), now)).toBe(null)
  const row = (match: string, [givenUp, archived, deleted]: readonly string[]) =>
    `('${match}', 'high-card', 1, 'p', '{}', '', 0, '', '', 'h', 0, '{}', ${givenUp}, ${archived}, ${deleted})`
  const [no, yes] = ['NULL', "'2026-01-01T00:00:00.000Z'"]
  const noted = [
    row('m1', [no, no, no]),
    row('m2', [no, no, no]),
    row('m3', [yes, no, no]),
    row('m4', [yes, yes, no]),
    row('m5', [no, yes, yes]),
  ]
  old.exec(`
    INSERT INTO packs VALUES ('p', 'high-card', 'twelve', '');
    INSERT INTO matches (match, game, rules_version, pack, config, seed, practice, created_at, played_at, start_hash, ply, glance,
      given_up_at, archived_at, deleted_at) VALUES ${noted.join(', ')};
    INSERT INTO results VALUES ('m2', '[0]', 'won', ''), ('m5', '[0]', 'won', '');
    INSERT INTO snapshots VALUES ('m1', 0, '{"a":1}'), ('m2', 7, '{"a":2}')`)
  old.close()
  goodStore(folder).close()
  const [shelves, states] = withFile(folder, (db) => [
    db.prepare('SELECT match, ended, shelf FROM matches ORDER BY match').raw().all(),
    db.prepare('SELECT * FROM snapshots ORDER BY match').raw().all(),
  ])
  expect(shelves).toEqual([
    ['m1', 0, 'running'],
    ['m2', 1, 'past'],
    ['m3', 0, 'past'],
    ['m4', 0, 'archive'],
    ['m5', 1, 'bin'],
  ])
  expect(states).toEqual([
    ['m1', 0, '{"a":1}'],
    ['m2', 7, '{"a":2}'],
  ])
})

test('R-SAVE-8: what a later program has migrated is newer to this one', () => {
  const folder = folderWithAMatch()
  const opened = openStore(folder, { now, migrations: [...migrations, next] })
  if (opened.ok) opened.store.close()
  const before = contentsOf(folder)
  const again = openStore(folder, { now })
  expect([again.ok ? 'ok' : again.reason, contentsOf(folder)]).toEqual(['newer', before])
})

function goodStoreMatches(folder: string): string[] {
  const store = goodStore(folder)
  const matches = allMatches(store).map(({ match }) => match)
  store.close()
  return matches
}
