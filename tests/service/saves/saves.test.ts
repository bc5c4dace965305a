import Database from 'better-sqlite3'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrations } from '../../../electron/db/migrations/index.ts'
import { games } from '../../../shared/games/registry.ts'
import { copyOfKept, keptFolders } from '../../support/keptFolder.ts'
import { clientOn, faultOf, playOn, toyGames, valueOf } from '../../support/service.ts'

const kept = readdirSync(keptFolders, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each(kept.map(({ name }) => name))(
  'R-SAVE-1: the data folder %s, kept from an earlier version, opens, and its matches go on',
  async (name) => {
    const { call } = clientOn(copyOfKept(name), { games: [...toyGames, ...games] })
    const listed = valueOf(await call('matches.list', {})).matches
    expect(listed.length).toBeGreaterThan(1)
    for (const summary of listed) {
      const view = valueOf(await call('matches.open', { match: summary.match }))
      expect([summary.damaged, view.ply, view.outcome]).toEqual([false, summary.ply, summary.outcome])
      expect(view.seats).toEqual(summary.seats)
      // A PIN that was set then opens its hand now, and no other does (tests/service/saves/keep.ts).
      for (const [seat, { pin, player }] of view.seats.entries()) {
        if (player === 'computer') continue
        if (pin) expect(faultOf(await call('matches.take', { match: view.match, seat, pin: '0000' }))).toBe('wrong-pin')
        expect(valueOf(await call('matches.take', { match: view.match, seat, pin: '2108' })).viewer).toBe(seat)
      }
      if (view.outcome !== null) continue
      if (view.actor === null && view.waiting.length > 0) {
        // computer players have the word
        expect(valueOf(await call('matches.computer', { match: view.match, ply: view.ply })).ply).toBe(summary.ply + 1)
        continue
      }
      const table = valueOf(await call('matches.take', { match: view.match, seat: view.actor ?? 0, pin: '2108' }))
      expect((await playOn(call, table)).ply).toBe(summary.ply + 1)
    }
    expect(listed.map(({ outcome }) => outcome === null)).toContain(true)
  },
)

test.each(kept.map(({ name }) => name))(
  'R-SAVE-1: the history of the data folder %s can be read, and says what its logs say',
  async (name) => {
    const { call } = clientOn(copyOfKept(name), { games: [...toyGames, ...games] })
    for (const chart of ['overview', 'streaks', 'foes', 'cards', 'items', 'dice'] as const) valueOf(await call(`history.${chart}`, {}))
    expect(valueOf(await call('history.check', {}))).toMatchObject({ different: [] })
  },
)

test('R-SAVE-1: a folder is kept of every layout so far', () => {
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(migrations.map(({ version }) => `schema-${version}`)))
})

test('R-SAVE-1: a folder is kept of the rules and cards that every game has now', () => {
  const rulesIn = (folder: string): readonly string[] => {
    const db = new Database(join(folder, 'gavel.db'), { readonly: true, fileMustExist: true })
    const found = db.prepare<[], string>("SELECT DISTINCT game || ' ' || rules_version || ' ' || pack FROM matches").pluck().all()
    db.close()
    return found
  }
  const all = kept.flatMap(({ name }) => rulesIn(copyOfKept(name)))
  expect(all).toEqual(expect.arrayContaining(games.map(({ id, rulesVersion, pack }) => `${id} ${rulesVersion} ${pack.hash}`)))
})
