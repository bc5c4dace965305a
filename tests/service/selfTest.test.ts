import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { selfTest, type Checked, type SelfTestOptions } from '../../electron/service/selfTest/selfTest.ts'
import { trials } from '../../electron/service/selfTest/trials.ts'
import { openStore } from '../../electron/db/open.ts'
import { games } from '../../shared/games/registry.ts'
import { problem } from '../../electron/db/problem.ts'
import { withFile } from '../support/store.ts'

const quiet = { version: '1.2.3', log: () => undefined }
const [, realm] = trials
/** A short one, so that a check takes a moment only. */
const short: SelfTestOptions = { ...quiet, trials: realm === undefined ? [] : [{ ...realm, plies: 6 }] }
const wrong = (checks: readonly Checked[]): Record<string, string> =>
  Object.fromEntries(checks.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail]))

test('R-APP-6: the self-test plays every game that ships to its end', () => {
  const ended = trials.filter(({ plies }) => plies === undefined).map(({ start }) => start.game)
  expect(ended.toSorted()).toEqual(games.map(({ id }) => id).toSorted())
})

test('R-APP-6: the self-test of a sound program finds nothing, and leaves nothing behind', async () => {
  let folder = ''
  const open: NonNullable<SelfTestOptions['service']>['open'] = (dataDir, options) => openStore((folder = dataDir), options)
  const { ok, version, checks } = await selfTest({ ...short, service: { open }, others: { files: () => '3 files' } })
  expect([ok, version, checks.map(({ name }) => name)]).toEqual([
    true,
    '1.2.3',
    ['store', 'game: realm-lords', 'replay', 'backup', 'again', 'files', 'end'],
  ])
  expect([folder === '', existsSync(folder)]).toEqual([false, false])
})

test('R-APP-6: a thread that is missing is found', async () => {
  const nowhere = new URL('file:///nowhere/chores.js')
  const { ok, checks } = await selfTest({ ...short, service: { choreWorker: nowhere } })
  expect([ok, Object.keys(wrong(checks))]).toEqual([false, ['replay', 'backup']])
})

test('R-APP-6: a store that does not open is found', async () => {
  const { ok, checks } = await selfTest({ ...short, service: { open: () => problem('unwritable', 'no room') } })
  expect([ok, wrong(checks)['store']]).toEqual([false, 'unwritable'])
})

test('R-APP-6: a hash that is not what was stored is found', async () => {
  let folder = ''
  const open: NonNullable<SelfTestOptions['service']>['open'] = (dataDir, options) => openStore((folder = dataDir), options)
  // the program asks for the time at every action
  const spoil = (): Date => {
    if (folder !== '') withFile(folder, (db) => db.exec("UPDATE actions SET hash = 'x' WHERE ply = 3"))
    return new Date()
  }
  const { ok, checks } = await selfTest({ ...short, service: { open, now: spoil } })
  expect([ok, wrong(checks)['replay']]).toEqual([false, expect.stringContaining('3') as unknown])
})

test('R-APP-6: a match that cannot be begun is found, and so is what else is wrong', async () => {
  const missing = (): never => {
    throw new Error('index.html is missing')
  }
  const { ok, checks } = await selfTest({ ...quiet, trials: [{ start: { game: 'no-such-game', config: {} } }], others: { files: missing } })
  const found = { 'game: no-such-game': expect.stringContaining('unknown-game') as unknown, files: 'index.html is missing' }
  expect([ok, wrong(checks)]).toEqual([false, found])
})
