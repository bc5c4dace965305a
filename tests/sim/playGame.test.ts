import { describe, expect, test } from 'vitest'
import { readOptions, type Options } from './options.ts'
import { planned } from './plan.ts'
import { playersOf, playFast, playSeeded } from './playGame.ts'
import { reportOn, reportText } from './report.ts'
import type { AnyPlayer } from './simulation.ts'
import { simulationOf } from './simulations.ts'

function asked(...args: readonly string[]): Options {
  const options = readOptions(args)
  if (!options.ok) throw new Error(options.fault.detail)
  return options.value
}

describe.each([
  ['realm-lords', ['--level', 'random']],
  ['judge-dredd', ['--players', '3', '--levels', 'cadet,street,random']],
])('a game of a run of %s', (id, args) => {
  const simulation = simulationOf(id)
  const options = asked('--game', id, ...args)
  const plan = planned(options, 3)
  const players = playersOf(simulation, plan.levels, 1)

  test.each([
    ['on the fast generator', playFast],
    ['on seeded chance', (...[one, two, three]: Parameters<typeof playFast>) => playSeeded(one, two, three, () => undefined)],
  ])('%s comes out the same again', (_, play) => {
    expect(play(simulation, plan, players)).toEqual(play(simulation, plan, players))
  })

  test('a player who breaks the rules is a bug', () => {
    const cheat: AnyPlayer = () => ({ type: 'win' })
    const cheats = { bySeat: plan.levels.map(() => cheat), samples: 1 }
    expect(() => playFast(simulation, plan, cheats)).toThrow('is not legal')
    expect(() => playSeeded(simulation, plan, cheats, () => undefined)).toThrow(/seat \d at ply 0/)
  })
})

test('the report of Realm Lords counts outcomes, lengths and wins', () => {
  const simulation = simulationOf('realm-lords')
  const options = asked('--game', 'realm-lords', '--level', 'random')
  const ends = [
    { outcome: { winners: [0], reason: 'three-lords' }, plies: 10, rounds: 5, counts: {} },
    { outcome: { winners: [], reason: 'doom' }, plies: 30, rounds: 7, counts: {} },
  ]
  const games = ends.map((end, number) => ({ ...planned(options, number), ...end }))
  const report = reportOn(simulation, options, games, 4)
  expect(report).toMatchObject({
    games: 2,
    level: 'random',
    chance: 'fast',
    outcomes: { 'three-lords': 1, doom: 1 },
    rounds: { mean: 6, min: 5, max: 7 },
    plies: { mean: 20, min: 10, max: 30 },
    wins: { wins: 1, games: 2 },
    byDifficulty: { squire: { wins: 1, games: 1 }, knight: { wins: 0, games: 1 } },
    gamesPerSecond: 0.5,
  })
  expect(reportText(simulation, options, report, games)).toContain('squire              100.0 % won')
})

test('the report of Judge Dredd counts attempts, fates and wins by seat and level', () => {
  const simulation = simulationOf('judge-dredd')
  const options = asked('--game', 'judge-dredd', '--levels', 'cadet,street,street')
  const ends = [
    { winner: 2, counts: { arrested: 3, intensiveCare: 1, attempt: 3, sharedAttempt: 1 } },
    { winner: 0, counts: { arrested: 1, standOff: 3, attempt: 4 } },
  ]
  const games = ends.map(({ winner, counts }, number) => ({
    ...planned(options, number),
    outcome: { winners: [winner], reason: 'points' },
    plies: 10,
    rounds: 20,
    counts,
  }))
  const report = reportOn(simulation, options, games, 1)
  expect(report).toMatchObject({
    players: 3,
    levels: ['cadet', 'street', 'street'],
    outcomes: { points: 2 },
    arrests: 2,
    attempts: 3.5,
    sharedAttempts: 0.5,
    fates: { arrested: { wins: 4, games: 8 }, intensiveCare: { rate: 0.125 }, standOff: { rate: 0.375 }, unharmed: { wins: 0 } },
    bySeat: [{ wins: 1 }, { wins: 0 }, { wins: 1 }],
    byLevel: { cadet: { wins: 1, games: 2 }, street: { wins: 1, games: 2 } },
  })
  expect(reportText(simulation, options, report, games)).toContain('2 street              0.0 % won')
})
