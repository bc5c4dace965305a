import { describe, expect, test } from 'vitest'
import { counts, share, spread } from './statistics.ts'

describe('a share with its 95 % interval (Wilson)', () => {
  test.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 20, 0.0089, 0.2361],
  ])('%i of %i: %d to %d', (wins, games, low, high) => {
    const found = share(wins, games)
    expect([found.low.toFixed(4), found.high.toFixed(4)]).toEqual([low.toFixed(4), high.toFixed(4)])
  })
  test('nothing played says nothing', () => expect(share(0, 0)).toEqual({ games: 0, wins: 0, rate: 0, low: 0, high: 1 }))
})

test('mean, least and most', () => expect(spread([3, 1, 8])).toEqual({ mean: 4, min: 1, max: 8 }))

test('counts, the most frequent first', () => {
  expect(Object.entries(counts(['doom', 'three-lords', 'doom']))).toEqual([
    ['doom', 2],
    ['three-lords', 1],
  ])
})
