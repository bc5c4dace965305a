import { describe, expect, test } from 'vitest'
import { share } from '../sim/statistics.ts'
import { climber } from './climb.ts'
import { readOptions } from './options.ts'
import { rungsOf, seated } from './rungs.ts'
import { rowOf } from './table.ts'

describe('the ladder', () => {
  test('has every level beside the one below, at two and at four', () => {
    expect(rungsOf('judge-dredd').map(({ players, higher, lower }) => `${players} ${higher} ${lower}`)).toEqual([
      ...['2 cadet random', '4 cadet random', '2 street cadet', '4 street cadet', '2 senior street', '4 senior street'],
    ])
    expect(rungsOf('realm-lords')).toEqual([])
  })

  test.each([
    [2, 2],
    [4, 6],
  ])('at %i seats half of them are the higher level’s, in each of %i ways', (players, ways) => {
    const tables = Array.from({ length: ways }, (_, number) => seated({ players, higher: 'h', lower: 'l' }, number))
    expect(new Set(tables.map((table) => table.join(''))).size).toBe(ways)
    for (const table of tables) expect(table.filter((level) => level === 'h')).toHaveLength(players / 2)
    for (let seat = 0; seat < players; seat++) expect(tables.filter((table) => table[seat] === 'h')).toHaveLength(ways / 2)
  })

  test('R-AI-2: a game comes out the same again', () => {
    const rung = { players: 2, higher: 'street', lower: 'cadet' }
    const games = () => {
      const play = climber('judge-dredd', rung, 3, 1)
      return [0, 1].map(play)
    }
    expect(games()).toEqual(games())
  })

  test.each([
    [320, 400, 'yes'],
    [201, 400, 'no'],
  ])('%i of %i: surely above: %s', (wins, games, sure) => {
    expect(rowOf({ players: 2, higher: 'street', lower: 'cadet' }, share(wins, games), 1)).toMatch(new RegExp(`${sure} +\\(1 s\\)$`))
  })
})

describe('its command line', () => {
  const read = (...args: readonly string[]) => readOptions(['--game', 'judge-dredd', ...args])
  test('what is left out', () => {
    expect(read()).toMatchObject({ ok: true, value: { games: 400, seed: 1, samples: 16, rungs: rungsOf('judge-dredd') } })
  })
  test('one row', () => {
    const value = { games: 10, rungs: [{ players: 4, higher: 'senior', lower: 'street' }] }
    expect(read('--games', '10', '--level', 'senior', '--players', '4')).toMatchObject({ ok: true, value })
  })
  test.each([
    [[], '--game : one of judge-dredd'],
    [['--game', 'realm-lords'], 'one of judge-dredd'],
    [['--game', 'judge-dredd', '--games', '0'], 'at least 1'],
    [['--game', 'judge-dredd', '--level', 'random'], 'no level random'],
    [['--game', 'judge-dredd', '--players', '5'], 'table of 5'],
    [['--game', 'judge-dredd', '--fast'], '--fast'],
  ])('refuses %j', (args, why) => {
    expect(readOptions(args)).toEqual({ ok: false, fault: { code: 'bad-input', detail: expect.stringContaining(why) as string } })
  })
})
