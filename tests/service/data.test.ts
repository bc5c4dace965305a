import { noDesktop } from '../../electron/service/about.ts'
import { storeFile } from '../../electron/db/files.ts'
import { doChore } from '../../electron/service/chores/doChore.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { DataProgress } from '../../shared/contract/backups.ts'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, playOn, valueOf, type Client } from '../support/service.ts'
import { ruinTable, withFile } from '../support/store.ts'
import { toyGames } from '../support/toyGames.ts'

// Threads take their time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const quiet = { checkAfter: 1e8, backUpEvery: 1e8 }
const game = { game: 'high-card', config: { tricks: 3 } }

/** A match of so many plies at most. */
async function play({ call }: Client, plies: number): Promise<string> {
  let update: MatchUpdate = valueOf(await call('matches.create', game))
  for (let count = 0; count < plies && update.outcome === null; count++) update = await playOn(call, update)
  return update.match
}

async function folderWith(matches: number, plies: number) {
  const folder = emptyFolder()
  const client = clientOn(folder, quiet)
  const ids: string[] = []
  for (let count = 0; count < matches; count++) ids.push(await play(client, plies))
  return { folder, client, ids }
}

test('"Show my data" opens the folder, and says where it is when it cannot', async () => {
  const asked: string[] = []
  const folder = emptyFolder()
  const client = clientOn(folder, { ...quiet, desktop: { ...noDesktop, openFolder: (path) => (asked.push(path), Promise.resolve(true)) } })
  expect([valueOf(await client.call('data.show', {})), asked]).toEqual([{ folder, opened: true }, [folder]])
  const other = emptyFolder()
  expect(valueOf(await clientOn(other, quiet).call('data.show', {}))).toEqual({ folder: other, opened: false })
})

test('R-RNG-5, R-SAVE-4: "Check my data" plays every match through and names those that do not lead where they led', async () => {
  const { folder, client, ids } = await folderWith(4, 4)
  expect(valueOf(await client.call('data.check', {}))).toMatchObject({ fault: null, checked: 4, bad: [] })
  withFile(folder, (db) => {
    db.prepare("UPDATE actions SET hash = 'x' WHERE match = ? AND ply = 2").run(ids[1])
    db.prepare('DELETE FROM actions WHERE match = ? AND ply = 3').run(ids[2])
  })
  const before = contentsOf(folder)['gavel.db']
  const { checked, bad } = valueOf(await client.call('data.check', {}))
  expect([checked, bad.map(({ match }) => match).sort()]).toEqual([4, [ids[1], ids[2]].sort()])
  const damaged = valueOf(await client.call('matches.list', {})).matches.filter((match) => match.damaged)
  expect(damaged.map(({ match }) => match).sort()).toEqual([ids[1], ids[2]].sort())
  expect(contentsOf(folder)['gavel.db']).toBe(before)
})

test('R-STAT-2: "Check my data" compares what is stored of every ended match with what its log gives', async () => {
  const { folder, client, ids } = await folderWith(4, 100)
  const running = await play(client, 2)
  const check = async () => valueOf(await client.call('data.check', {}))
  expect(await check()).toEqual({ fault: null, checked: 5, bad: [], facts: { compared: 4, missing: [], different: [] } })
  withFile(folder, (db) => {
    db.prepare('UPDATE facts SET plies = plies + 1 WHERE match = ?').run(ids[0])
    db.prepare('UPDATE fact_seats SET won = 1 - won WHERE fact = (SELECT fact FROM facts WHERE match = ?)').run(ids[1])
    db.prepare('DELETE FROM facts WHERE match = ?').run(ids[2])
  })
  valueOf(await client.call('matches.change', { match: running, givenUp: true }))
  const { bad, facts } = await check()
  expect([bad, facts.compared, [...facts.different].sort()]).toEqual([[], 5, [ids[0], ids[1]].sort()])
  expect([...facts.missing].sort()).toEqual([ids[2], running].sort())
  valueOf(await client.call('history.check', { fix: true }))
  expect((await check()).facts).toEqual({ compared: 5, missing: [], different: [] })
})

test('R-SAVE-4: a match that goes on, or back, in the middle of being looked at is none that is damaged', async () => {
  const { folder, ids } = await folderWith(1, 3)
  const goBack = (): void =>
    withFile(folder, (db) => {
      db.prepare('DELETE FROM actions WHERE match = ? AND ply = 3').run(ids[0])
      db.prepare('UPDATE matches SET ply = 2 WHERE match = ?').run(ids[0])
    })
  // The configuration is read after the match, and before its actions.
  const games = toyGames.map((toy) => ({ ...toy, configure: (input: unknown) => (goBack(), toy.configure(input)) }))
  const chore = { kind: 'check', file: join(folder, storeFile), scope: 'all' } as const
  expect(doChore(chore, games, () => undefined)).toMatchObject({ ok: true, value: { checked: 1, bad: [] } })
  expect(doChore(chore, toyGames, () => undefined)).toMatchObject({ ok: true, value: { checked: 1, bad: [] } })
})

test('R-SAVE-4: a match that is listed as damaged and is not is listed as sound after a check', async () => {
  const { folder, client, ids } = await folderWith(2, 3)
  withFile(folder, (db) => void db.prepare('UPDATE matches SET damaged = 1 WHERE match = ?').run(ids[0]))
  const damaged = async () =>
    valueOf(await client.call('matches.list', {}))
      .matches.filter((one) => one.damaged)
      .map(({ match }) => match)
  expect(await damaged()).toEqual([ids[0]])
  expect(valueOf(await client.call('data.check', {})).bad).toEqual([])
  expect(await damaged()).toEqual([])
})

test('a check goes on beside play and says how far it is', async () => {
  const { client } = await folderWith(40, 12)
  const heard: DataProgress[] = []
  client.service.onProgress((progress) => heard.push(progress))
  const checking = client.call('data.check', {})
  const match = await play(client, 2)
  expect(valueOf(await client.call('matches.open', { match })).ply).toBe(2)
  expect(valueOf(await checking).bad).toEqual([])
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.every(({ work, done, total }) => work === 'check' && done <= total)).toBe(true)
})

test('R-SAVE-6: a check that finds the file damaged takes it out of use', async () => {
  const { folder, client } = await folderWith(2, 3)
  client.service.close()
  ruinTable(folder, 'actions')
  const again = clientOn(folder, quiet)
  expect(valueOf(await again.call('data.check', {})).fault).not.toBe(null)
  expect(valueOf(await again.call('app.info', {})).store).toEqual({ ok: false, reason: 'damaged' })
})

/** The pages of the file, from the second on, that can be overwritten one at a time. */
const pagesOf = (folder: string): number => readFileSync(join(folder, 'gavel.db')).length / 4_096

test('R-SAVE-3: whatever page is lost, every match that still replays is saved, and the damaged file stays', async () => {
  const { folder, client, ids } = await folderWith(12, 12)
  client.service.close()
  const pristine = readFileSync(join(folder, 'gavel.db'))
  let tried = 0
  let most = 0
  for (let page = 1; page < pagesOf(folder); page += 9) {
    const bytes = Buffer.from(pristine).fill(0xff, page * 4_096, (page + 1) * 4_096)
    const ruined = emptyFolder()
    writeFileSync(join(ruined, 'gavel.db'), bytes)
    writeFileSync(join(ruined, 'gavel.running'), '')
    const before = contentsOf(ruined)['gavel.db']
    const rescue = clientOn(ruined, quiet)
    const { store } = valueOf(await rescue.call('app.info', {}))
    if (store.ok) continue
    tried += 1
    const { saved, lost, movedTo } = valueOf(await rescue.call('data.salvage', {}))
    expect(new Set(lost.map(({ match }) => match)).size).toBe(lost.length)
    expect(lost.every(({ match }) => ids.includes(match))).toBe(true)
    most = Math.max(most, saved)
    if (saved === 0) {
      expect(contentsOf(ruined)['gavel.db']).toBe(before)
      continue
    }
    expect(contentsOf(ruined)[movedTo[0]!]).toBe(before)
    const { matches } = valueOf(await rescue.call('matches.list', {}))
    expect([matches.length, matches.some(({ damaged }) => damaged)]).toEqual([saved, false])
    expect(valueOf(await rescue.call('data.check', {}))).toMatchObject({ fault: null, checked: saved, bad: [] })
    rescue.service.close()
  }
  expect([tried > 1, most]).toEqual([true, 12])
})

test('R-SAVE-7: of a file that cannot even be opened nothing is saved, and it is not touched', async () => {
  const { folder, client } = await folderWith(1, 2)
  client.service.close()
  writeFileSync(join(folder, 'gavel.db'), 'once upon a time '.repeat(500))
  const before = contentsOf(folder)['gavel.db']
  const rescue = clientOn(folder, quiet)
  expect(valueOf(await rescue.call('data.salvage', {}))).toEqual({ saved: 0, lost: [], movedTo: [] })
  expect(contentsOf(folder)['gavel.db']).toBe(before)
})

test('a store in good order is not salvaged', async () => {
  const { client } = await folderWith(1, 1)
  expect(faultOf(await client.call('data.salvage', {}))).toBe('bad-input')
})
