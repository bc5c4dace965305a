import { expect, test } from 'vitest'
import { measure, median } from './measure.ts'

test('the median of an odd and of an even number of values', () => expect([median([1, 5, 9]), median([1, 5, 6, 9])]).toEqual([5, 5.5]))

test('tasks take turns, the first repetition is left out, rates are units a second', () => {
  let clock = 0
  const order: string[] = []
  const task = (name: string, milliseconds: (repetition: number) => number) => ({
    name,
    unit: 'steps',
    run: (repetition: number) => {
      order.push(`${name}${repetition}`)
      clock += milliseconds(repetition)
      return 10
    },
  })
  const rows = measure(
    [task('a', (repetition) => (repetition === 0 ? 999 : [0, 10, 20, 50][repetition]!)), task('b', () => 5)],
    3,
    () => clock,
  )
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
  expect(rows).toEqual([
    { name: 'a', unit: 'steps', median: 500, low: 200, high: 1000, repetitions: 3 },
    { name: 'b', unit: 'steps', median: 2000, low: 2000, high: 2000, repetitions: 3 },
  ])
})
