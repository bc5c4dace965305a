import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, playOn, valueOf, type Client } from '../support/service.ts'
import { withFile } from '../support/store.ts'

const counter = { game: 'counter', config: { target: 1_000 } }
const noon = new Date('2026-03-10T12:00:00')
// Threads take their time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const quiet = { checkAfter: 1e8, backUpEvery: 1e8 }

const begin = async ({ call }: Client): Promise<MatchUpdate> => playOn(call, valueOf(await call('matches.create', counter)))
const listed = async ({ call }: Client) => valueOf(await call('backups.list', {}))
/** What kinds of backup there are, and whatever else was left lying there; not one that is being made just now. */
const kindsIn = (folder: string): string[] => {
  const names = existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : []
  return names.filter((name) => !name.startsWith('making-')).map((name) => name.replace(/^.*Z-(\w+)\.db$/, '$1'))
}
const statusOf = async ({ call }: Client) => valueOf(await call('app.info', {})).store

/** A service whose clock the test sets; every `tick` asks whether a backup is due. */
function withClock(folder: string, more: object = {}) {
  const clock = { now: noon }
  const client = clientOn(folder, { ...quiet, backUpEvery: 5, now: () => clock.now, ...more })
  const after = async (moment: string, backups: number): Promise<void> => {
    clock.now = new Date(moment)
    await expect.poll(() => kindsIn(folder).length, { timeout: 20_000 }).toBe(backups)
  }
  return { client, after, clock }
}

/** Makes the file one that no program takes for a store. */
function ruin(folder: string): void {
  const file = join(folder, 'gavel.db')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0x5a, 0, 100))
}

test('R-SAVE-6: leaving makes a backup, but only if something has changed since the last', async () => {
  const folder = emptyFolder()
  clientOn(folder, quiet).service.close()
  expect(kindsIn(folder)).toEqual([])
  const first = clientOn(folder, quiet)
  const update = await begin(first)
  first.service.close()
  expect(kindsIn(folder)).toEqual(['exit'])
  const second = clientOn(folder, quiet)
  await second.call('matches.list', {})
  await second.call('matches.open', { match: update.match })
  second.service.close()
  expect(kindsIn(folder)).toEqual(['exit'])
  const third = clientOn(folder, quiet)
  await playOn(third.call, valueOf(await third.call('matches.open', { match: update.match })))
  valueOf(await third.call('backups.make', {}))
  third.service.close()
  expect(kindsIn(folder)).toEqual(['exit', 'hand'])
})

test('R-SAVE-6: whoever comes after a crash makes a backup on leaving, changed or not', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder, quiet)
  await begin(first)
  first.service.close()
  writeFileSync(join(folder, 'gavel.running'), '')
  clientOn(folder, quiet).service.close()
  expect([kindsIn(folder), existsSync(join(folder, 'gavel.running'))]).toEqual([['exit', 'exit'], false])
})

test('R-SAVE-10: a backup that cannot be written keeps nobody from leaving, and is made up for', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'backups'), 'in the way')
  const first = clientOn(folder, quiet)
  await begin(first)
  expect(faultOf(await first.call('backups.make', {}))).toBe('store-unavailable')
  first.service.close()
  expect([first.log.join().includes('backup'), existsSync(join(folder, 'gavel.running'))]).toEqual([true, true])
})

test('R-STAT-3: one backup a day with the app open: across midnight, and with a clock that is set back', async () => {
  const folder = emptyFolder()
  const { client, after } = withClock(folder)
  let update = await begin(client)
  const on = async (): Promise<void> => void (update = await playOn(client.call, update))
  await after('2026-03-10T23:59:00', 1)
  await on()
  await after('2026-03-10T23:59:59', 1)
  await after('2026-03-11T00:00:01', 2)
  await after('2026-03-12T00:00:01', 2)
  await on()
  await after('2026-03-12T00:00:02', 3)
  const good = contentsOf(join(folder, 'backups'))
  await on()
  await after('2025-01-05T10:00:00', 4)
  await on()
  await after('2025-01-05T11:00:00', 4)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(contentsOf(join(folder, 'backups'))).toMatchObject(good)
  expect((await listed(client)).backups.map(({ kind, at }) => [kind, new Date(at).getFullYear()])).toEqual([
    ['daily', 2025],
    ['daily', 2026],
    ['daily', 2026],
    ['daily', 2026],
  ])
})

test('R-SAVE-11: the budget is a setting, and holds from the next backup on', async () => {
  const folder = emptyFolder()
  const client = clientOn(folder, quiet)
  const { match } = await begin(client)
  // Each match of this store says so much of itself that one backup has 9 MB.
  withFile(folder, (db) => db.prepare('UPDATE snapshots SET state = ? WHERE match = ?').run('x'.repeat(9_000_000), match))
  for (let count = 0; count < 3; count++) valueOf(await client.call('backups.make', {}))
  expect([(await listed(client)).backups.length, (await listed(client)).budget]).toEqual([3, 500_000_000])
  valueOf(await client.call('settings.set', { backupMegabytes: 20 }))
  valueOf(await client.call('backups.make', {}))
  expect([(await listed(client)).backups.map(({ name }) => Number(name.slice(6, 12))), (await listed(client)).budget]).toEqual([
    [4, 3],
    20_000_000,
  ])
})

test('R-SAVE-11, R-SAVE-7: a backup is restored, and the restoring undone', async () => {
  const folder = emptyFolder()
  const client = clientOn(folder, quiet)
  const update = await begin(client)
  const backup = valueOf(await client.call('backups.make', {}))
  expect(backup.glance).toMatchObject({ matches: 1, over: 0 })
  const further = await playOn(client.call, update)
  const { movedTo } = valueOf(await client.call('backups.restore', { name: backup.name }))
  expect([await statusOf(client), valueOf(await client.call('matches.open', { match: update.match })).ply]).toEqual([{ ok: true }, 1])
  expect((await listed(client)).aside.map(({ name, reason, glance }) => [name, reason, glance?.matches])).toEqual([
    [movedTo[0], 'replaced', 1],
  ])
  valueOf(await client.call('backups.restore', { name: movedTo[0]! }))
  const back = valueOf(await client.call('matches.open', { match: update.match }))
  expect([back.ply, back.view]).toEqual([2, further.view])
  expect((await playOn(client.call, back)).ply).toBe(3)
})

test.each(['gavel-000001-2026-03-01T10-15-30-250Z-exit.db', 'gavel.damaged-2026-03-01T10-15-30-250Z.db'])(
  'R-SEC-1: %s is not taken for a backup when there is none of that name',
  async (name) => {
    const folder = emptyFolder()
    const client = clientOn(folder, quiet)
    await begin(client)
    expect(faultOf(await client.call('backups.restore', { name }))).toBe('unknown-backup')
    expect(faultOf(await client.call('backups.restore', { name: `../${name}` }))).toBe('bad-input')
  },
)

test('R-SAVE-11: a backup that has rotted is refused, and nothing has changed', async () => {
  const folder = emptyFolder()
  const client = clientOn(folder, quiet)
  const update = await begin(client)
  const { name } = valueOf(await client.call('backups.make', {}))
  writeFileSync(join(folder, 'backups', name), readFileSync(join(folder, 'backups', name)).fill(0xff, 4_096, 12_288))
  const before = readdirSync(folder)
  expect(faultOf(await client.call('backups.restore', { name }))).toBe('bad-backup')
  expect(readdirSync(folder)).toEqual(before)
  expect((await playOn(client.call, valueOf(await client.call('matches.open', { match: update.match })))).ply).toBe(2)
})

test('R-SAVE-3: a damaged store is replaced by a backup; it stays beside it, and comes back when that is undone', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder, quiet)
  const { match } = await begin(first)
  first.service.close()
  ruin(folder)
  const damaged = contentsOf(folder)['gavel.db']
  const client = clientOn(folder, quiet)
  expect(await statusOf(client)).toEqual({ ok: false, reason: 'damaged' })
  const [newest] = (await listed(client)).backups
  const { movedTo } = valueOf(await client.call('backups.restore', { name: newest!.name }))
  expect([await statusOf(client), valueOf(await client.call('matches.open', { match })).ply]).toEqual([{ ok: true }, 1])
  expect(contentsOf(folder)[movedTo[0]!]).toBe(damaged)
  valueOf(await client.call('backups.restore', { name: movedTo[0]! }))
  expect([await statusOf(client), contentsOf(folder)['gavel.db']]).toEqual([{ ok: false, reason: 'damaged' }, damaged])
  valueOf(await client.call('backups.restore', { name: newest!.name }))
  expect(valueOf(await client.call('matches.list', {})).total).toBe(1)
})

test('R-SAVE-8: a newer store is not replaced', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder, quiet)
  await begin(first)
  first.service.close()
  withFile(folder, (db) => db.pragma('user_version = 99'))
  const before = contentsOf(folder)
  const client = clientOn(folder, quiet)
  const [newest] = (await listed(client)).backups
  expect(faultOf(await client.call('backups.restore', { name: newest!.name }))).toBe('store-unavailable')
  expect(faultOf(await client.call('data.salvage', {}))).toBe('store-unavailable')
  client.service.close()
  expect(contentsOf(folder)).toEqual(before)
})
