import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { planned, seedOf } from './plan.ts'

const plain = { game: 'realm-lords', seed: 1, games: 100, transcript: null, json: false }

/** The options of a command line, what is asked of the one game spelled out by the setting of its first match. */
function readAll(args: readonly string[]) {
  const options = readOptions(args)
  if (!options.ok) throw new Error(options.fault.detail)
  const { run, ...others } = options.value
  return { others, asked: run.asked, first: run.setting(0) }
}

describe('the command line of the simulator, Realm Lords', () => {
  test.each([
    ['what is left out', [], plain, { level: 'greedy' }],
    ['numbers', ['--seed', '7', '--games', '2000'], { ...plain, seed: 7, games: 2000 }, { level: 'greedy' }],
    ['transcripts and JSON', ['--transcript', 'out', '--json'], { ...plain, transcript: 'out', json: true }, { level: 'greedy' }],
    ['a level', ['--level', 'random'], plain, { level: 'random' }],
  ])('%s', (_, args, others, asked) => expect(readAll(['--game', 'realm-lords', ...args])).toMatchObject({ others, asked }))

  test('one hero, one difficulty', () => {
    const { first } = readAll(['--game', 'realm-lords', '--hero', 'hesper-vane', '--difficulty', 'legend'])
    expect(first).toMatchObject({ config: { hero: 'hesper-vane', difficulty: 'legend' }, levels: ['greedy'] })
  })

  test.each([
    [[], '--game is missing'],
    [['--game', 'chess'], 'no such game'],
    [['--game', 'realm-lords', '--games', '0'], '--games 0'],
    [['--game', 'realm-lords', '--games', '1.5'], '--games 1.5'],
    [['--game', 'realm-lords', '--seed', '-1'], '--seed'],
    [['--game', 'realm-lords', '--level', 'perfect'], 'one of random, greedy'],
    [['--game', 'realm-lords', '--difficulty', 'easy'], 'squire, knight, champion, legend'],
    [['--game', 'realm-lords', '--hero', 'nobody'], 'tamsin-wharrow'],
    [['--game', 'realm-lords', '--players', '4'], '--players is not for realm-lords'],
    [['--game', 'realm-lords', '--fast'], '--fast'],
    [['--game', 'realm-lords', 'more'], 'more'],
  ])('refuses %j', (args, why) => {
    expect(readOptions(args)).toEqual({ ok: false, fault: { code: 'bad-input', detail: expect.stringContaining(why) as string } })
  })
})

describe('the command line of the simulator, Judge Dredd', () => {
  const street = (players: number) => Array<string>(players).fill('street')
  test.each([
    ['what is left out: four Street Judges', [], street(4)],
    ['a number of players', ['--players', '6'], street(6)],
    ['one level for all', ['--players', '2', '--levels', 'random'], ['random', 'random']],
    ['a level for each', ['--levels', 'cadet,street,senior'], ['cadet', 'street', 'senior']],
  ])('%s', (_, args, levels) => {
    const { asked, first } = readAll(['--game', 'judge-dredd', ...args])
    expect(asked).toEqual({ players: levels.length, levels, samples: 16 })
    expect(first.levels).toEqual(levels)
    expect((first.config as { judges: string[] }).judges).toHaveLength(levels.length)
  })

  test.each([
    [['--players', '1'], '--players 1'],
    [['--players', '7'], '--players 7'],
    [['--levels', 'perfect'], 'random, cadet, street, senior'],
    [['--players', '3', '--levels', 'cadet,street'], 'one for each of 3 players'],
    [['--samples', '0'], '--samples 0'],
    [['--hero', 'tamsin-wharrow'], '--hero is not for judge-dredd'],
  ])('refuses %j', (args, why) => {
    const options = readOptions(['--game', 'judge-dredd', ...args])
    expect(options).toEqual({ ok: false, fault: { code: 'bad-input', detail: expect.stringContaining(why) as string } })
  })
})

describe('what a run plays', () => {
  const games = (args: string[], count: number) => {
    const options = readOptions(['--game', 'realm-lords', ...args])
    if (!options.ok) throw new Error(options.fault.detail)
    return Array.from({ length: count }, (_, number) => planned(options.value, number))
  }

  test('the difficulties in equal shares, each with every hero', () => {
    expect(new Set(games([], 32).map(({ labels: { hero, difficulty } }) => `${hero} ${difficulty}`)).size).toBe(32)
  })
  test('the heroes in turn where the difficulty is given', () => {
    expect(new Set(games(['--difficulty', 'squire'], 8).map(({ labels }) => labels['hero'])).size).toBe(8)
  })
  test('a seed of its own for each game, the same for the same run', () => {
    expect(new Set([seedOf(1, 0), seedOf(1, 1), seedOf(2, 0)]).size).toBe(3)
    expect(games(['--seed', '5'], 2)[1]!.seed).toBe(seedOf(5, 1))
    expect(seedOf(1, 0)).toMatch(/^[0-9a-f]{64}$/)
  })
})
