import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { planned, seedOf } from './plan.ts'
import { simulations } from './simulations.ts'

const plain = { game: 'realm-lords', seed: 1, games: 100, level: 'greedy', difficulty: null, hero: null, transcript: null, json: false }

describe('the command line of the simulator', () => {
  test.each([
    ['what is left out', [], plain],
    ['numbers', ['--seed', '7', '--games', '2000'], { ...plain, seed: 7, games: 2000 }],
    [
      'one hero, one difficulty, one level',
      ['--hero', 'hesper-vane', '--difficulty', 'legend', '--level', 'random'],
      { ...plain, hero: 'hesper-vane', difficulty: 'legend', level: 'random' },
    ],
    ['transcripts and JSON', ['--transcript', 'out', '--json'], { ...plain, transcript: 'out', json: true }],
  ])('%s', (_, args, value) => expect(readOptions(['--game', 'realm-lords', ...args])).toEqual({ ok: true, value }))

  test.each([
    [[], '--game is missing'],
    [['--game', 'chess'], 'no such game'],
    [['--game', 'realm-lords', '--games', '0'], '--games 0'],
    [['--game', 'realm-lords', '--games', '1.5'], '--games 1.5'],
    [['--game', 'realm-lords', '--seed', '-1'], '--seed'],
    [['--game', 'realm-lords', '--level', 'perfect'], 'one of random, greedy'],
    [['--game', 'realm-lords', '--difficulty', 'easy'], 'squire, knight, champion, legend'],
    [['--game', 'realm-lords', '--hero', 'nobody'], 'tamsin-wharrow'],
    [['--game', 'realm-lords', '--fast'], '--fast'],
    [['--game', 'realm-lords', 'more'], 'more'],
  ])('refuses %j', (args, why) => {
    expect(readOptions(args)).toEqual({ ok: false, fault: { code: 'bad-input', detail: expect.stringContaining(why) as string } })
  })
})

describe('what a run plays', () => {
  const games = (args: string[], count: number) => {
    const options = readOptions(['--game', 'realm-lords', ...args])
    if (!options.ok) throw new Error(options.fault.detail)
    return Array.from({ length: count }, (_, number) => planned(simulations[0]!, options.value, number))
  }

  test('the difficulties in equal shares, each with every hero', () => {
    expect(new Set(games([], 32).map(({ hero, difficulty }) => `${hero} ${difficulty}`)).size).toBe(32)
  })
  test('the heroes in turn where the difficulty is given', () => {
    expect(new Set(games(['--difficulty', 'squire'], 8).map(({ hero }) => hero)).size).toBe(8)
  })
  test('a seed of its own for each game, the same for the same run', () => {
    expect(new Set([seedOf(1, 0), seedOf(1, 1), seedOf(2, 0)]).size).toBe(3)
    expect(games(['--seed', '5'], 2)[1]!.seed).toBe(seedOf(5, 1))
    expect(seedOf(1, 0)).toMatch(/^[0-9a-f]{64}$/)
  })
})
