import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask as askService } from '../../../electron/service/ask.ts'
import { serviceOn, type Service } from '../../../electron/service/service.ts'
import { calls, type Input, type Output } from '../../../shared/contract/api.ts'
import type { CallName } from '../../../shared/contract/names.ts'
import type { HistoryFilter, Totals } from '../../../shared/contract/history.ts'
import { games } from '../../../shared/games/registry.ts'
import { fill } from '../../sim/household/fill.ts'
import { withFile } from '../../support/store.ts'

/** Two evenings a week for a month, by people who play. */
const matches = 16
let folder: string
let service: Service

async function ask<Name extends CallName>(name: Name, input: Input<Name>): Promise<Output<Name>> {
  const value = await askService(service, name, input)
  calls[name].output.parse(value)
  return value
}
const faultOf = async <Name extends CallName>(name: Name, input: Input<Name>): Promise<string> => {
  const answer = await service.call(name, input)
  return answer.ok ? 'none' : answer.fault.code
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const classes = ({ won, lost, givenUp, practice }: Totals) => won + lost + givenUp + practice
const everything: HistoryFilter = { from: '0001-01-01', to: '9999-12-31' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gavel-household-'))
  fill(folder, matches, new Date('2026-11-30T12:00:00Z'))
  service = serviceOn({ dataDir: folder, games, log: () => undefined, checkAfter: 3_600_000 })
  // One of each: what chance gave the household is not enough.
  const { rows } = await ask('history.matches', { filter: {}, limit: 50 })
  const [practised, archived, deleted] = rows.filter(({ result }) => result === 'won' || result === 'lost').map(({ match }) => match)
  await ask('matches.change', { match: practised!, practice: true })
  await ask('matches.change', { match: archived!, archived: true })
  await ask('matches.change', { match: deleted!, deleted: true })
  const running = await ask('matches.create', { game: 'realm-lords', config: { hero: 'random', difficulty: 'squire' } })
  await ask('matches.change', { match: running.match, givenUp: true })
})
afterAll(() => {
  service.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('R-STAT-1: totals are the sum of the classes everywhere', () => {
  test('every total of every figure', async () => {
    const { totals, byGame } = await ask('history.overview', {})
    expect(classes(totals)).toBe(totals.total)
    expect([totals.practice > 0, totals.givenUp > 0, totals.won > 0, totals.lost > 0]).toEqual([true, true, true, true])
    const asked = await Promise.all([
      ask('history.results', {}).then(({ months }) => months.map((row) => row.totals)),
      ...(['game', 'hero', 'seats'] as const).map((by) => ask('history.rates', { by }).then(({ rows }) => rows.map((row) => row.totals))),
    ])
    const everywhere = [byGame.map((row) => row.totals), ...asked]
    for (const rows of everywhere) {
      for (const row of rows) expect(classes(row)).toBe(row.total)
      for (const name of ['won', 'lost', 'givenUp', 'practice', 'total'] as const)
        expect(sum(rows.map((row) => row[name]))).toBe(totals[name])
    }
    const list = await ask('history.matches', { limit: 200 })
    expect([list.total, list.rows.length, list.totals]).toEqual([totals.total, totals.total, totals])
    const { people } = await ask('players.list', {})
    expect(people.find(({ me }) => me)?.totals).toEqual(totals)
    const { weekdays, years } = await ask('history.calendar', {})
    expect(sum(weekdays)).toBe(totals.total)
    const days = await Promise.all(years.map((year) => ask('history.calendar', { year }).then((one) => one.days)))
    expect(sum(days.flat().map((day) => day.matches))).toBe(totals.total)
  })

  test('each class has its matches, and no match is in two', async () => {
    const { totals } = await ask('history.overview', {})
    const seen: string[] = []
    for (const result of ['won', 'lost', 'givenUp', 'practice'] as const) {
      const { rows, total } = await ask('history.matches', { filter: { result }, limit: 200 })
      expect([total, rows.length]).toEqual([totals[result], totals[result]])
      seen.push(...rows.map(({ match }) => match))
    }
    expect(new Set(seen).size).toBe(totals.total)
  })

  test.each(['game', 'difficulty', 'hero', 'opponent', 'seats'] as const)('a rate by %s lists its matches', async (by) => {
    const { rows } = await ask('history.rates', { by })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect((await ask('history.matches', { filter: row.filter, limit: 1 })).totals).toEqual(row.totals)
      expect([row.games, row.wins]).toEqual([row.totals.won + row.totals.lost, row.totals.won])
    }
  })

  test('what was deleted counts nowhere until it is taken back; what is archived counts', async () => {
    const before = (await ask('history.overview', {})).totals.total
    const { matches: bin } = await ask('matches.list', { shelf: 'bin' })
    const [{ match } = { match: '' }] = bin.filter(
      ({ seats, outcome }) => outcome !== null && seats.some(({ name }) => name === 'Anna' || name === ''),
    )
    await ask('matches.change', { match, deleted: false })
    expect((await ask('history.overview', {})).totals.total).toBe(before + 1)
    await ask('matches.change', { match, deleted: true })
    expect((await ask('history.overview', {})).totals.total).toBe(before)
    const { rows } = await ask('history.matches', { limit: 200 })
    const { matches: archive } = await ask('matches.list', { shelf: 'archive' })
    expect(rows.some((row) => archive.some((one) => one.match === row.match))).toBe(true)
  })

  test('giving up can be taken back: then nothing counts that has not ended', async () => {
    const [given] = (await ask('history.matches', { filter: { result: 'givenUp' } })).rows
    const before = (await ask('history.overview', {})).totals
    await ask('matches.change', { match: given!.match, givenUp: false })
    expect((await ask('history.overview', {})).totals).toEqual({ ...before, givenUp: before.givenUp - 1, total: before.total - 1 })
    await ask('matches.change', { match: given!.match, givenUp: true })
    expect((await ask('history.overview', {})).totals).toEqual(before)
  })
})

describe('R-STAT-2: figures are what the facts say', () => {
  test('what is added up from months is what all facts give at once', async () => {
    for (const name of ['history.foes', 'history.cards', 'history.items', 'history.dice', 'history.streaks'] as const) {
      expect(rounded(await ask(name, { filter: {} }))).toEqual(rounded(await ask(name, { filter: everything })))
    }
    for (const by of ['game', 'difficulty', 'hero', 'opponent', 'seats'] as const)
      expect(rounded(await ask('history.rates', { by }))).toEqual(rounded(await ask('history.rates', { by, filter: everything })))
    for (const name of ['history.results', 'history.luck'] as const)
      expect(rounded(await ask(name, { limit: 3 }))).toEqual(rounded(await ask(name, { limit: 3, filter: everything })))
    expect(await ask('history.matches', { limit: 3 })).toEqual(await ask('history.matches', { limit: 3, filter: everything }))
  })

  test('R-RNG-2: luck of all is that of the matches; what the dice deserved is the rest', async () => {
    const { all, byGame, months, points } = await ask('history.luck', { limit: 500 })
    expect(all.luck).toBeCloseTo(sum(points.map(({ luck }) => luck)), 9)
    expect(all.deserved).toBeCloseTo(all.won - all.luck, 9)
    for (const rows of [byGame, months]) {
      expect(sum(rows.map(({ luck }) => luck))).toBeCloseTo(all.luck, 9)
      expect(sum(rows.map(({ contests }) => contests))).toBe(all.contests)
    }
  })

  test('R-RNG-1: dice of all are those by game; practice has none', async () => {
    const { all, byGame } = await ask('history.dice', {})
    expect(sum(byGame.map(({ dice }) => dice.total))).toBe(all.total)
    expect((await ask('history.dice', { filter: { result: 'practice' } })).all.total).toBe(0)
    expect(sum(all.faces)).toBe(all.total)
  })

  test('who beats whom is the same from both sides', async () => {
    const { duos } = await ask('history.rivals', {})
    for (const { who, whom, met, above, below } of duos) {
      const back = duos.find((one) => JSON.stringify([one.who, one.whom]) === JSON.stringify([whom, who]))
      expect([back?.met, back?.above, back?.below]).toEqual([met, below, above])
    }
    expect(duos.length).toBeGreaterThan(0)
  })

  test('an achievement is earned by a match that is listed, and not before its goal', async () => {
    const { rows, earned } = await ask('history.achievements', {})
    const { rows: listed } = await ask('history.matches', { limit: 200 })
    for (const { match, goal, progress, game } of rows) {
      expect(match !== null).toBe(progress >= goal)
      if (match !== null) expect(listed.find((one) => one.match === match)).toMatchObject({ game })
    }
    expect(earned).toBe(rows.filter(({ match }) => match !== null).length)
    expect(earned).toBeGreaterThan(0)
  })

  test('enemies, Perps and cards list their matches', async () => {
    const { enemies, perps } = await ask('history.foes', {})
    const { total: met } = await ask('history.matches', { filter: { enemy: enemies[0]!.enemy } })
    const { total: tried } = await ask('history.matches', { filter: { perp: perps[0]!.id, fate: 'intensiveCare' } })
    // One match may meet an enemy, and lose Judges to a Perp, more than once.
    const within = (total: number, times: number) => total <= times && total > 0 === times > 0
    expect([within(met, enemies[0]!.met), within(tried, perps[0]!.intensiveCare)]).toEqual([true, true])
  })

  test('recomputation gives what is stored, and finds what was changed', async () => {
    const clean = await ask('history.check', {})
    expect(clean).toMatchObject({ missing: [], different: [], damaged: [] })
    expect(clean.checked).toBeGreaterThan(10)
    const match = (await ask('history.matches', { filter: { game: 'judge-dredd' }, limit: 1 })).rows[0]!.match
    withFile(folder, (db) =>
      db.prepare('UPDATE fact_seats SET luck = luck + 1 WHERE seat = 0 AND fact = (SELECT fact FROM facts WHERE match = ?)').run(match),
    )
    expect((await ask('history.check', { fix: true })).different).toEqual([match])
    expect((await ask('history.check', {})).different).toEqual([])
  })
})

describe('R-STAT-1, R-UNDO-4: a branch', () => {
  test.each(['judge-dredd', 'realm-lords'])('of a match of %s counts nothing that was played before it, and is practice', async (game) => {
    const figures = () =>
      Promise.all([
        ask('history.foes', {}),
        ask('history.cards', {}),
        ask('history.items', {}),
        ask('history.dice', {}),
        ask('history.luck', {}),
        ask('history.streaks', {}),
        ask('history.achievements', {}),
      ])
    const [before, { totals, plies }] = [await figures(), await ask('history.overview', {})]
    const { rows } = await ask('history.matches', { filter: { game }, limit: 50 })
    const parent = rows.find(({ result }) => result === 'won' || result === 'lost')!
    const { match, ply } = await ask('matches.branch', { match: parent.match, ply: parent.plies - 3, dice: 'same' })
    await ask('matches.change', { match, givenUp: true })
    const { summary, attempts, plays, fights, items, dice, rolls } = await ask('history.match', { match })
    expect([attempts, plays, fights, items, dice, rolls]).toEqual([[], [], [], [], [], []])
    expect([ply, summary.plies, summary.playTime, summary.result]).toEqual([parent.plies - 3, 0, 0, 'practice'])
    expect(summary.seats.map(({ contests, luck }) => [contests, luck])).toEqual(summary.seats.map(() => [0, 0]))
    expect(await figures()).toEqual(before)
    const after = await ask('history.overview', {})
    expect([after.totals, after.plies]).toEqual([{ ...totals, practice: totals.practice + 1, total: totals.total + 1 }, plies])
    expect(await ask('history.check', {})).toMatchObject({ missing: [], different: [], damaged: [] })
  })
})

describe('players', () => {
  test('people are found by their names, whatever their case and spaces', async () => {
    const { people } = await ask('players.list', {})
    expect(people.filter(({ name }) => name.trim().toLowerCase() === 'ben').length).toBe(1)
    expect(people[0]).toMatchObject({ me: true, name: 'Anna' })
  })

  test('a name that somebody has is refused; another is taken', async () => {
    const { people } = await ask('players.list', {})
    const ben = people.find(({ name }) => name.trim().toLowerCase() === 'ben')!
    expect(await faultOf('players.rename', { player: ben.player, name: ' ANNA' })).toBe('name-taken')
    expect(await faultOf('players.rename', { player: 9_999, name: 'Zoe' })).toBe('unknown-player')
    const renamed = await ask('players.rename', { player: ben.player, name: 'Benjamin' })
    expect(renamed.people.find(({ player }) => player === ben.player)).toMatchObject({ name: 'Benjamin', totals: ben.totals })
    const painted = await ask('players.recolour', { player: ben.player, colour: 'sand' })
    expect(painted.people.find(({ player }) => player === ben.player)?.colour).toBe('sand')
  })

  test('who sat at one table cannot be merged; two spellings can, and nothing is lost', async () => {
    const { people } = await ask('players.list', {})
    const [anna, ben] = [people.find(({ name }) => name === 'Anna')!, people.find(({ name }) => name === 'Benjamin')!]
    expect((await ask('players.mergePreview', { from: ben.player, into: anna.player })).together).toBeGreaterThan(0)
    expect(await faultOf('players.merge', { from: ben.player, into: anna.player })).toBe('sat-together')
    const spelled = people.filter(({ name }) => name.startsWith('Chlo'))
    expect(spelled.length).toBe(2)
    const [from, into] = [spelled[0]!, spelled[1]!]
    const preview = await ask('players.mergePreview', { from: from.player, into: into.player })
    expect(preview).toMatchObject({ moves: from.totals.total + preview.running, together: 0 })
    const after = await ask('players.merge', { from: from.player, into: into.player })
    expect(after.people.find(({ player }) => player === from.player)).toBeUndefined()
    expect(after.people.find(({ player }) => player === into.player)?.totals.total).toBe(from.totals.total + into.totals.total)
    expect(await ask('history.check', {})).toMatchObject({ different: [] })
  })
})

/** The same answer with its numbers to twelve places: sums in another order differ beyond those. */
function rounded(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value)))
}
