import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { connect } from '../../electron/db/connection.ts'
import { migrations } from '../../electron/db/migrations/index.ts'
import { openStore } from '../../electron/db/open.ts'
import { asIfKilled, contentsOf, emptyFolder } from '../support/folder.ts'
import { actionAt, allMatches, goodStore, newMatch, now, reachedAt, withFile } from '../support/store.ts'

const plies = 12
const file = (folder: string): string => join(folder, 'gavel.db')
const log = (folder: string): string => join(folder, 'gavel.db-wal')

/** A store with a match of some plies, left in good order or as a killed program leaves it. */
function playedFolder({ killed }: { readonly killed: boolean }): string {
  const folder = emptyFolder()
  const store = goodStore(folder)
  store.addMatch(newMatch())
  for (let ply = 1; ply <= plies; ply++) store.addAction('m1', actionAt(ply), reachedAt(ply, { state: JSON.stringify('x'.repeat(3_000)) }))
  const left = killed ? asIfKilled(folder) : folder
  store.close()
  return left
}

function overwrite(path: string, at: number, bytes: Buffer): void {
  const handle = openSync(path, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
}

const reasonOf = (folder: string): string => {
  const opened = openStore(folder, { now })
  if (!opened.ok) return opened.reason
  opened.store.close()
  return 'ok'
}

test('a folder without a store gets one, and it is there the next time', () => {
  const folder = emptyFolder()
  const store = goodStore(folder)
  store.addMatch(newMatch())
  store.close()
  const again = goodStore(folder)
  expect(allMatches(again).map(({ match }) => match)).toEqual(['m1'])
  again.close()
})

test('an empty file is a store that was not begun yet', () => {
  const folder = emptyFolder()
  writeFileSync(file(folder), '')
  expect(reasonOf(folder)).toBe('ok')
})

test.each<[string, (folder: string) => void]>([
  ['an empty file', (folder) => truncateSync(file(folder), 0)],
  ['no file', (folder) => rmSync(file(folder))],
])('R-SAVE-3: %s where there are backups is a loss, and no beginning unless one is wanted', (_what, lose) => {
  const folder = playedFolder({ killed: false })
  const store = goodStore(folder)
  store.backUp('exit', now)
  store.close()
  lose(folder)
  const before = contentsOf(folder)
  expect([reasonOf(folder), contentsOf(folder)]).toEqual(['damaged', before])
  const fresh = openStore(folder, { now, fresh: true })
  expect(fresh.ok && fresh.store.isEmpty()).toBe(true)
  if (fresh.ok) fresh.store.close()
})

test('R-SAVE-5: what a killed program has answered for is there', () => {
  const store = goodStore(playedFolder({ killed: true }))
  expect(store.actionsOf('m1').map(({ hash }) => hash)).toEqual(Array.from({ length: plies }, (_, at) => `h${at + 1}`))
  expect(store.findMatch('m1')?.ply).toBe(plies)
  store.close()
})

test('opening and closing in good order leaves the file as it is', () => {
  const folder = playedFolder({ killed: false })
  const before = contentsOf(folder)
  expect([reasonOf(folder), contentsOf(folder)]).toEqual(['ok', before])
})

test.each<[string, boolean, (folder: string) => void, string]>([
  ['a text', false, (folder) => writeFileSync(file(folder), 'once upon a time '.repeat(500)), 'damaged'],
  ['a short text', false, (folder) => writeFileSync(file(folder), 'once'), 'damaged'],
  ['zeros', false, (folder) => writeFileSync(file(folder), Buffer.alloc(40_960)), 'damaged'],
  ['a file with the first page gone', false, (folder) => overwrite(file(folder), 0, Buffer.alloc(4_096)), 'damaged'],
  ['a file cut in half', false, (folder) => truncateSync(file(folder), Math.floor(statSync(file(folder)).size / 2)), 'damaged'],
  ['a file with a list of tables that is noise', false, (folder) => overwrite(file(folder), 110, Buffer.alloc(3_900, 0xa7)), 'damaged'],
  ["another program's file", false, (folder) => withFile(folder, (db) => db.pragma('application_id = 7')), 'damaged'],
  ['a file with another layout', false, (folder) => withFile(folder, (db) => db.exec('ALTER TABLE actions RENAME TO deeds')), 'damaged'],
  [
    'a file with tables and no version',
    false,
    (folder) => withFile(folder, (db) => [db.pragma('user_version = 0'), db.pragma('application_id = 0')]),
    'damaged',
  ],
  ['after a kill, a log with noise in it', true, (folder) => overwrite(log(folder), 32, Buffer.alloc(9_000, 0x5a)), 'damaged'],
  ['after a kill, a log that begins with noise', true, (folder) => overwrite(log(folder), 0, Buffer.alloc(64, 0x5a)), 'damaged'],
  ['after a kill, a log without its file', true, (folder) => rmSync(file(folder)), 'damaged'],
  ['after a kill, a log with an empty file', true, (folder) => truncateSync(file(folder), 0), 'damaged'],
  ['a newer store', false, (folder) => withFile(folder, (db) => db.pragma('user_version = 99')), 'newer'],
])('R-SAVE-3, R-SAVE-8: %s is told from a store, and not a byte of it changes', (_what, killed, spoil, reason) => {
  const folder = playedFolder({ killed })
  spoil(folder)
  const before = contentsOf(folder)
  expect([reasonOf(folder), contentsOf(folder)]).toEqual([reason, before])
})

test('R-SAVE-6: after a kill the whole file is checked, also what no query would meet', () => {
  const folder = playedFolder({ killed: false })
  const store = goodStore(folder)
  store.putSettings([['theme', '"day"']])
  const killed = asIfKilled(folder)
  store.close()
  const last = statSync(file(killed)).size - 4_096
  overwrite(file(killed), last, Buffer.alloc(4_096, 0xff))
  const before = contentsOf(killed)
  expect([reasonOf(killed), contentsOf(killed)]).toEqual(['damaged', before])
})

test('R-SAVE-7: a layout that is damaged so that only opening finds it is told, and the log is not brought into the file', () => {
  const good = playedFolder({ killed: false })
  const store = goodStore(good)
  store.putSettings([['theme', '"day"']])
  const folder = asIfKilled(good)
  store.close()
  writeFileSync(file(folder), readFileSync(file(folder), 'latin1').replaceAll('seen_at TEXT', 'seem_at TEXT'), 'latin1')
  const before = contentsOf(folder)
  expect([reasonOf(folder), contentsOf(folder)]).toEqual(['damaged', before])
})

test('R-SAVE-8: a newer version that stands in the log alone is seen', () => {
  const folder = playedFolder({ killed: false })
  const killed = withFile(folder, (db) => {
    db.pragma('user_version = 99')
    return asIfKilled(folder)
  })
  expect(readFileSync(file(killed)).readUInt32BE(60)).toBe(migrations.length)
  const before = contentsOf(killed)
  expect([reasonOf(killed), contentsOf(killed)]).toEqual(['newer', before])
})

test.each<[string, (folder: string) => void, number]>([
  ['a write that was not through', (folder) => appendFileSync(log(folder), Buffer.alloc(1_000, 0x11)), plies],
  [
    'a last transaction of which a part is missing',
    (folder) => overwrite(log(folder), statSync(log(folder)).size - 900, Buffer.alloc(600)),
    plies - 1,
  ],
  ['a last transaction that was cut off', (folder) => truncateSync(log(folder), statSync(log(folder)).size - 900), plies - 1],
])('R-SAVE-2: %s, as the loss of power leaves it, costs nothing that was answered for', (_what, spoil, ply) => {
  const folder = playedFolder({ killed: true })
  spoil(folder)
  const store = goodStore(folder)
  expect([store.findMatch('m1')?.ply, store.actionsOf('m1').length]).toEqual([ply, ply])
  store.close()
})

test('R-SAVE-2, R-SAVE-11: what was half written before WAL mode was set is rolled back, and everything is there', () => {
  const folder = playedFolder({ killed: false })
  const left = emptyFolder()
  const db = connect(file(folder))
  db.pragma('journal_mode = DELETE')
  db.pragma('cache_size = 1')
  db.exec("BEGIN IMMEDIATE; UPDATE actions SET hash = 'half'; UPDATE snapshots SET state = hex(zeroblob(60000))")
  for (const name of ['gavel.db', 'gavel.db-journal']) copyFileSync(join(folder, name), join(left, name))
  db.exec('ROLLBACK')
  db.close()
  writeFileSync(join(left, 'gavel.running'), '')
  const store = goodStore(left)
  expect([store.findMatch('m1')?.ply, store.actionsOf('m1').at(-1)?.hash]).toEqual([plies, `h${plies}`])
  store.close()
})

test('R-SAVE-10: a store that is a folder cannot be used', () => {
  const folder = emptyFolder()
  mkdirSync(file(folder))
  expect(reasonOf(folder)).toBe('unwritable')
})

// Whoever is root may write everywhere, so another user tries.
test('R-SAVE-10: a folder that may only be read is unwritable, unharmed, and works when it may be written again', () => {
  const folder = playedFolder({ killed: false })
  const nobody = 65_534
  const root = process.getuid?.() === 0
  const script = fileURLToPath(new URL('readOnly.ts', import.meta.url))
  const attempt = (): string =>
    execFileSync(process.execPath, [script, folder], { encoding: 'utf8', ...(root ? { uid: nobody, gid: nobody } : {}) })
  const before = contentsOf(folder)
  if (root) for (const path of [folder, file(folder)]) chownSync(path, nobody, nobody)
  chmodSync(file(folder), 0o400)
  chmodSync(folder, 0o500)
  const refused = attempt()
  const after = contentsOf(folder)
  chmodSync(folder, 0o700)
  chmodSync(file(folder), 0o600)
  expect([refused, after, attempt()]).toEqual(['["unwritable","unwritable"]', before, '["ok","ok"]'])
})
