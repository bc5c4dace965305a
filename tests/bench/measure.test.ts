import { expect, test } from 'vitest'
import { interleaved, median, percentile, quotient } from './measure.ts'

test('the median of an odd and of an even number of values, in whatever order', () =>
  expect([median([9, 1, 5]), median([9, 6, 1, 5])]).toEqual([5, 5.5]))

test('a percentile lies between its neighbours in proportion', () => {
  const values = [50, 10, 30, 20, 40]
  expect([0, 50, 95, 100].map((percent) => percentile(values, percent))).toEqual([10, 30, 48, 50])
})

test('of nothing there is no median', () => expect(() => median([])).toThrow('no values'))

test('subjects take turns, and the first repetition is left out', async () => {
  const order: string[] = []
  const subject = (name: string) => () => order.push(name) * 10
  const figures = await interleaved([subject('a'), () => Promise.resolve(subject('b')())], 2)
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  expect(figures).toEqual([
    [30, 50],
    [40, 60],
  ])
})

test('the ratio is that of each repetition, so that a slow one spoils nothing', () => expect(quotient([2, 900, 4], [1, 300, 2])).toBe(2))
