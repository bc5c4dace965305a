import { describe, expect, test } from 'vitest'
import { addFaces, chiSquareChance, diceOf, share } from '../../../electron/service/history/statistics.ts'

describe('R-STAT-2: win rates', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 3; and what follows from the formula for none and all.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [20, 20, 0.8389, 1],
  ])('%i of %i: Wilson’s interval is %f to %f', (wins, games, low, high) => {
    const found = share(wins, games)
    expect([found.rate, found.low, found.high]).toEqual([wins / games, expect.closeTo(low, 4), expect.closeTo(high, 4)])
  })

  test('no matches say nothing', () => expect(share(0, 0)).toMatchObject({ rate: 0, low: 0, high: 1 }))
})

describe('R-RNG-1: dice', () => {
  // The points of the chi-square table (Abramowitz and Stegun, table 26.8).
  test.each([
    [5, 1.14548, 0.95],
    [5, 4.35146, 0.5],
    [5, 9.23635, 0.1],
    [5, 11.0705, 0.05],
    [5, 15.0863, 0.01],
    [5, 20.515, 0.001],
    [1, 3.84146, 0.05],
    [2, 5.99147, 0.05],
    [10, 18.307, 0.05],
    [30, 43.7729, 0.05],
  ])('%i degrees of freedom, %f: %f', (degrees, value, chance) => {
    expect(chiSquareChance(value, degrees)).toBeCloseTo(chance, 5)
  })

  test('nothing is certain, and the far end is next to never', () => {
    expect(chiSquareChance(0, 5)).toBe(1)
    expect(chiSquareChance(200, 5)).toBeLessThan(1e-30)
    expect(chiSquareChance(200, 5)).toBeGreaterThan(0)
  })

  test.each([
    [[10, 10, 10, 10, 10, 9], 'few'],
    [[10, 10, 10, 10, 10, 10], 'usual'],
    [[20, 20, 20, 20, 20, 42], 'rare'],
    [[100, 100, 100, 100, 100, 145], 'rare'],
    [[100, 100, 100, 100, 100, 138], 'uncommon'],
    [[100, 100, 100, 100, 100, 200], 'veryRare'],
  ])('%j are %s', (faces, verdict) => expect(diceOf(faces).verdict).toBe(verdict))

  test('faces, their expectation and the pips above the average', () => {
    expect(diceOf([0, 0, 0, 0, 0, 6])).toMatchObject({ total: 6, expected: 1, pips: 15, chiSquare: 30 })
    expect(diceOf([0, 0, 0, 0, 0, 0])).toMatchObject({ total: 0, expected: 0, pips: 0, chiSquare: 0, chance: 1, verdict: 'few' })
    expect(
      addFaces([
        [1, 2, 3, 4, 5, 6],
        [1, 1, 1, 1, 1, 1],
      ]),
    ).toEqual([2, 3, 4, 5, 6, 7])
  })
})
