import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { planned, type Planned } from './plan.ts'
import { playFast, playSeeded } from './playGame.ts'
import { reportOn, reportText } from './report.ts'
import { simulations, type AnyPlayer } from './simulations.ts'

const simulation = simulations[0]!
const parsed = readOptions(['--game', 'realm-lords', '--level', 'random'])
if (!parsed.ok) throw new Error(parsed.fault.detail)
const options = parsed.value
const plan = (number: number): Planned => planned(simulation, options, number)
const random = simulation.player('random')

describe('a game of a run', () => {
  test.each([
    ['on the fast generator', playFast],
    ['on seeded chance', (...[one, two, three]: Parameters<typeof playFast>) => playSeeded(one, two, three, () => undefined)],
  ])('%s comes out the same again', (_, play) => {
    expect(play(simulation, plan(3), random)).toEqual(play(simulation, plan(3), random))
  })

  test('a player who breaks the rules is a bug', () => {
    const cheat: AnyPlayer = () => ({ type: 'win' })
    expect(() => playFast(simulation, plan(0), cheat)).toThrow('is not legal')
    expect(() => playSeeded(simulation, plan(0), cheat, () => undefined)).toThrow('seat 0 at ply 0')
  })
})

test('the report counts outcomes, lengths and wins', () => {
  const ends = [
    { outcome: { winners: [0], reason: 'three-lords' }, plies: 10, rounds: 5 },
    { outcome: { winners: [], reason: 'doom' }, plies: 30, rounds: 7 },
  ]
  const report = reportOn(
    simulation,
    options,
    ends.map((end, number) => ({ ...plan(number), ...end })),
    4,
  )
  expect(report).toMatchObject({
    games: 2,
    chance: 'fast',
    outcomes: { 'three-lords': 1, doom: 1 },
    rounds: { mean: 6, min: 5, max: 7 },
    plies: { mean: 20, min: 10, max: 30 },
    wins: { wins: 1, games: 2 },
    byDifficulty: { squire: { wins: 1, games: 1 }, knight: { wins: 0, games: 1 } },
    gamesPerSecond: 0.5,
  })
  expect(reportText(report)).toContain('squire              100.0 % won')
})
