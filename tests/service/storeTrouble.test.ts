import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { connect, type Connection } from '../../electron/db/connection.ts'
import { openStore } from '../../electron/db/open.ts'
import { storeOn } from '../../electron/db/store.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, playOn, valueOf } from '../support/service.ts'
import { ruinTable, withFile } from '../support/store.ts'

const counter = { game: 'counter', config: { target: 1_000 } }
const statusOf = async ({ call }: ReturnType<typeof clientOn>) => valueOf(await call('app.info', {})).store

/** A client on a store whose connection the test can spoil. */
function clientOnOpenStore(folder: string) {
  const held: { db?: Connection } = {}
  const client = clientOn(folder, {
    open: (dataDir, options) => {
      const opened = openStore(dataDir, options)
      if (!opened.ok) return opened
      opened.store.close()
      held.db = connect(join(dataDir, 'gavel.db'))
      return { ok: true, store: storeOn(held.db) }
    },
  })
  if (held.db === undefined) throw new Error('the store did not open')
  return { ...client, client, db: held.db }
}

/** Lets two tables lie in the same place, so that reading the list of matches meets something that is none. */
function spoil(db: Connection): void {
  db.unsafeMode(true)
  db.pragma('writable_schema = ON')
  db.exec("UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'settings') WHERE name = 'matches'")
  db.pragma('writable_schema = RESET')
}

test.each<[string, string, (folder: string) => void]>([
  ['a damaged file', 'damaged', (folder) => writeFileSync(join(folder, 'gavel.db'), 'once upon a time '.repeat(300))],
  ['a newer file', 'newer', (folder) => withFile(folder, (db) => db.pragma('user_version = 99'))],
])('R-SAVE-3: with %s the program starts, says so, and keeps what cannot be kept until it ends', async (_what, reason, trouble) => {
  const folder = emptyFolder()
  clientOn(folder).service.close()
  trouble(folder)
  const before = contentsOf(folder)
  const client = clientOn(folder)
  expect(await statusOf(client)).toEqual({ ok: false, reason })
  const match = '799cf8bd-949b-4e19-a6fd-6d054c07be76'
  const answers = [
    await client.call('matches.list', {}),
    await client.call('matches.create', counter),
    await client.call('matches.open', { match }),
    await client.call('matches.act', { match, ply: 0, seat: 0, action: {} }),
    await client.call('matches.undo', { match, ply: 1 }),
    await client.call('matches.take', { match, seat: 0 }),
    await client.call('matches.leave', { match }),
    await client.call('matches.computer', { match, ply: 0 }),
  ]
  expect(answers.map(faultOf)).toEqual(answers.map(() => 'store-unavailable'))
  expect(valueOf(await client.call('settings.set', { scale: 150 })).scale).toBe(150)
  expect(valueOf(await client.call('settings.get', {})).scale).toBe(150)
  client.service.close()
  expect(contentsOf(folder)).toEqual(before)
})

test('R-SAVE-7: a damaged file is moved aside when that is asked for, and the program goes on with a new one', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'gavel.db'), 'once upon a time '.repeat(300))
  const damaged = contentsOf(folder)['gavel.db']
  const client = clientOn(folder)
  await client.call('settings.set', { scale: 150 })
  const { movedTo } = valueOf(await client.call('store.startFresh', {}))
  expect(movedTo).toEqual([expect.stringMatching(/^gavel\.damaged-.*\.db$/)])
  expect([await statusOf(client), contentsOf(folder)[movedTo[0] ?? '']]).toEqual([{ ok: true }, damaged])
  expect(valueOf(await client.call('matches.create', counter)).ply).toBe(0)
  await client.call('settings.set', { theme: 'day' })
  client.service.close()
  const again = clientOn(folder)
  expect(valueOf(await again.call('settings.get', {}))).toMatchObject({ theme: 'day', scale: 150 })
  expect(valueOf(await again.call('matches.list', {})).matches.length).toBe(1)
})

test.each<[string, (folder: string) => void, string]>([
  ['in good order', () => undefined, 'bad-input'],
  ['newer', (folder) => withFile(folder, (db) => db.pragma('user_version = 99')), 'store-unavailable'],
])('R-SAVE-7, R-SAVE-8: a store that is %s is never moved aside', async (_what, trouble, code) => {
  const folder = emptyFolder()
  clientOn(folder).service.close()
  trouble(folder)
  const client = clientOn(folder)
  const before = contentsOf(folder)
  expect(faultOf(await client.call('store.startFresh', {}))).toBe(code)
  expect([contentsOf(folder), readdirSync(folder).filter((name) => name.includes('damaged'))]).toEqual([before, []])
})

test('R-APP-1: a second program on the folder is told that it is in use, and works when the first has left', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder)
  const match = valueOf(await first.call('matches.create', counter)).match
  const second = clientOn(folder)
  expect(await statusOf(second)).toEqual({ ok: false, reason: 'locked' })
  expect(faultOf(await second.call('matches.list', {}))).toBe('store-unavailable')
  expect(faultOf(await second.call('store.startFresh', {}))).toBe('store-unavailable')
  expect(valueOf(await second.call('store.retry', {}))).toEqual({ ok: false, reason: 'locked' })
  expect(valueOf(await first.call('matches.act', { match, ply: 0, seat: 0, action: { type: 'roll' } })).ply).toBe(1)
  first.service.close()
  expect(valueOf(await second.call('store.retry', {}))).toEqual({ ok: true })
  expect(valueOf(await second.call('matches.open', { match })).ply).toBe(1)
})

test('R-SAVE-10: a folder that cannot be used is told, and works when it can', async () => {
  const place = join(emptyFolder(), 'place')
  writeFileSync(place, 'in the way')
  const client = clientOn(join(place, 'data'))
  expect([await statusOf(client), faultOf(await client.call('matches.list', {}))]).toEqual([
    { ok: false, reason: 'unwritable' },
    'store-unavailable',
  ])
  rmSync(place)
  expect(valueOf(await client.call('store.retry', {}))).toEqual({ ok: true })
  expect(valueOf(await client.call('matches.list', {})).matches).toEqual([])
})

test('R-SAVE-10: what a full disk refuses has not happened, and happens when there is room', async () => {
  const { call, db } = clientOnOpenStore(emptyFolder())
  const created = valueOf(await call('matches.create', counter))
  const update = await playOn(call, created)
  const pages = db.pragma('page_count', { simple: true })
  db.pragma(`max_page_count = ${Number(pages)}`)
  const fill = db.prepare('INSERT INTO settings (name, value) VALUES (?, ?)')
  for (let at = 0, full = false; !full; at++) {
    try {
      fill.run(`filler-${at}`, 'x'.repeat(200))
    } catch {
      full = true
    }
  }
  let at = update
  let refused: string | null = null
  for (let tries = 0; tries < 60 && refused === null; tries++) {
    const answer = await call('matches.act', { match: at.match, ply: at.ply, seat: 0, action: { type: 'add', points: 1 } })
    if (answer.ok) at = answer.value
    else refused = answer.fault.code
  }
  expect(refused).toBe('disk-full')
  const kept = valueOf(await call('matches.open', { match: at.match }))
  expect({ ply: kept.ply, view: kept.view }).toEqual({ ply: at.ply, view: at.view })
  db.pragma('max_page_count = 1000000')
  expect((await playOn(call, kept)).ply).toBe(at.ply + 1)
})

test('R-SAVE-10: when the disk fails so that nobody knows what it holds, the match is read again', async () => {
  const { call } = clientOn(emptyFolder(), {
    open: (dataDir, options) => {
      const opened = openStore(dataDir, options)
      if (!opened.ok) return opened
      const addAction: typeof opened.store.addAction = (...action) => {
        opened.store.addAction(...action)
        throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC')
      }
      return { ok: true, store: { ...opened.store, addAction } }
    },
  })
  const { match } = valueOf(await call('matches.create', counter))
  expect(faultOf(await call('matches.act', { match, ply: 0, seat: 0, action: { type: 'roll' } }))).toBe('store-unavailable')
  expect(valueOf(await call('matches.open', { match })).ply).toBe(1)
})

test('R-SAVE-3: damage that shows while the program runs ends the writing, and can be moved aside', async () => {
  const folder = emptyFolder()
  const { client, call, db } = clientOnOpenStore(folder)
  await call('matches.create', counter)
  spoil(db)
  expect(faultOf(await call('matches.list', {}))).toBe('store-unavailable')
  expect(await statusOf(client)).toEqual({ ok: false, reason: 'damaged' })
  expect(faultOf(await call('matches.create', counter))).toBe('store-unavailable')
  const { movedTo } = valueOf(await call('store.startFresh', {}))
  expect(movedTo.map((name) => name.replace(/^.*Z/, ''))).toEqual(['.db', '.db-wal', '.db-shm'])
  expect(valueOf(await call('matches.create', counter)).ply).toBe(0)
})

test('R-SAVE-6: the check in the background finds damage that nothing else has met', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder)
  await first.call('matches.create', counter)
  first.service.close()
  ruinTable(folder, 'actions')
  const client = clientOn(folder, { checkAfter: 1 })
  expect(await statusOf(client)).toEqual({ ok: true })
  await expect.poll(() => statusOf(client), { timeout: 20_000 }).toEqual({ ok: false, reason: 'damaged' })
})

test('a program that has left answers nothing more, and leaves everything in one file', async () => {
  const folder = emptyFolder()
  const { call, service } = clientOn(folder)
  await call('matches.create', counter)
  service.close()
  service.close()
  expect(faultOf(await call('matches.list', {}))).toBe('store-unavailable')
  expect(faultOf(await call('store.startFresh', {}))).toBe('store-unavailable')
  expect(readdirSync(folder).sort()).toEqual(['backups', 'gavel.db', 'gavel.lock'])
})
