import { describe, expect, test } from 'vitest'
import { combatSums, doomOdds, highest, moveOdds, pointsOdds, reach, testOdds } from '../../../../shared/games/realm-lords/odds/index.ts'
import { cards, carrying, percent, viewWith } from './table.ts'

/** The published table of chances: need, countered, even, countering, in per cent. */
const published: readonly (readonly [number, number, number, number])[] = [
  [2, 100, 100, 100],
  [3, 92.6, 97.2, 99.5],
  [4, 80.1, 91.7, 98.1],
  [5, 64.4, 83.3, 94.9],
  [6, 47.7, 72.2, 89.4],
  [7, 31.9, 58.3, 80.6],
  [8, 19.4, 41.7, 68.1],
  [9, 10.6, 27.8, 52.3],
  [10, 5.1, 16.7, 35.6],
  [11, 1.9, 8.3, 19.9],
  [12, 0.5, 2.8, 7.4],
  [13, 0, 0, 0],
]

const faces = [1, 2, 3, 4, 5, 6]

describe('RL-C12: the two dice that count', () => {
  test.each(published)('a need of %i: %d %% countered, %d %% even, %d %% countering', (need, countered, even, countering) => {
    expect((['countered', 'even', 'countering'] as const).map((how) => percent(reach(how, need)))).toEqual([countered, even, countering])
  })

  test.each([
    ['countering', (a: number, b: number, c: number) => a + b + c - Math.min(a, b, c)],
    ['countered', (a: number, b: number, c: number) => a + b + c - Math.max(a, b, c)],
    ['even', (a: number, b: number) => a + b],
  ] as const)('%s: the same as every throw counted by hand', (how, sum) => {
    const tally = Array<number>(13).fill(0)
    for (const a of faces) for (const b of faces) for (const c of faces) tally[sum(a, b, c)]! += 1
    for (const [at, times] of tally.entries()) expect(combatSums(how)[at] ?? 0, `sum ${at}`).toBeCloseTo(times / 216, 12)
  })

  test.each([-3, 0, 1, 2])('a need of %i is met by any dice', (need) => expect(reach('countered', need)).toBe(1))
})

describe('RL-M1: move points', () => {
  const scout = 'nettle-quickbriar'
  const archer = 'tamsin-wharrow'
  const twoDice = [1, 3, 5, 7, 9, 11].map((ways, at) => ({ points: at + 1, chance: ways / 36 }))
  const oneDie = faces.map((points) => ({ points, chance: 1 / 6 }))
  test.each([
    ['full health', archer, {}, twoDice],
    ['below full health', archer, { health: 2 }, oneDie],
    ['Sure Feet, below full health', scout, { health: 2 }, twoDice],
    ['Wayfarer Boots', archer, { health: 2, items: carrying('wayfarer-boots') }, oneDie.map((one) => ({ ...one, points: one.points + 1 }))],
  ])('%s', (_, hero, changes, expected) => expect(moveOdds(cards, viewWith(hero, changes))).toEqual(expected))

  test('the means are 4.47 and 3.5 points', () => {
    const mean = (dice: 1 | 2) => highest(dice).reduce((sum, chance, die) => sum + chance * die, 0)
    expect([mean(2).toFixed(2), mean(1).toFixed(2)]).toEqual(['4.47', '3.50'])
  })

  test('at least five points: 20 ways of 36 at full health', () => expect(pointsOdds(cards, viewWith(archer), 5)).toBeCloseTo(20 / 36, 12))
})

describe('RL-D1, RL-R26: the tick timer', () => {
  test.each([
    [12, 1],
    [11, 3],
    [10, 6],
    [7, 21],
    [2, 36],
  ])('at %i it trips in %i of 36', (tick, ways) => expect(doomOdds({ doom: { clock: 1, tick } })).toBeCloseTo(ways / 36, 12))
})

describe('RL-C4, RL-R15: a Test', () => {
  test.each([
    ['the printed modifier', {}, 'ranged', 8, 26],
    ['an item adds', { items: carrying('hawk-pinion') }, 'ranged', 8, 30],
    ['cubes add', { tracks: { ranged: [], melee: ['green', 'green'], magic: [] } }, 'melee', 11, 15],
    ['no modifier', {}, 'magic', 11, 3],
  ] as const)('%s', (_, changes, stat, target, ways) => {
    expect(testOdds(cards, viewWith('tamsin-wharrow', structuredClone(changes) as never), { stat, target })).toBeCloseTo(ways / 36, 12)
  })
})
