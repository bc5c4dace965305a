import { describe, expect, test } from 'vitest'
import { added, by } from '../../../electron/db/history/monthly/adding.ts'

describe('rows of several months', () => {
  const row = (game: string, n: number, first: string, last = first) => ({ game, n, hero: `hero of ${first}`, first, last })

  test('with the same key become one: numbers added up, the earliest and the latest of days, of any other text the first', () => {
    const rows = [row('a', 2, '2026-03-09'), row('b', 7, '2026-03-10'), row('a', 3, '2026-01-02', '2026-05-01')]
    expect(added(rows, ['game'])).toEqual([
      { game: 'a', n: 5, hero: 'hero of 2026-03-09', first: '2026-01-02', last: '2026-05-01' },
      { game: 'b', n: 7, hero: 'hero of 2026-03-10', first: '2026-03-10', last: '2026-03-10' },
    ])
  })

  test('a number that is part of the key is not added up', () => {
    expect(added([row('a', 2, 'x'), row('a', 2, 'x'), row('a', 3, 'x')], ['game', 'n']).map(({ n }) => n)).toEqual([2, 3])
  })

  test('are left as they are', () => {
    const rows = [row('a', 2, 'x'), row('a', 3, 'y')]
    added(rows, ['game'])
    expect(rows).toEqual([row('a', 2, 'x'), row('a', 3, 'y')])
  })
})

describe('the order of rows', () => {
  const rows = [
    { id: 'b', n: 1, of: 4 },
    { id: 'c', n: 2, of: 2 },
    { id: 'a', n: 1, of: 4 },
    { id: 'd', n: 2, of: 9 },
  ]
  const ids = (order: Parameters<typeof by<(typeof rows)[number]>>[0]): string =>
    [...rows]
      .sort(by(order))
      .map(({ id }) => id)
      .join('')

  test.each<[string, Parameters<typeof ids>[0], string]>([
    ['texts by the alphabet', ['id'], 'abcd'],
    ['numbers the most first, then as they were', ['n'], 'cdba'],
    ['the next key decides where the first is the same', ['n', 'id'], 'cdab'],
    ['by what is made of a row', [(row) => row.n + row.of, 'id'], 'dabc'],
    ['by nothing: as they were', [], 'bcad'],
  ])('%s', (_, order, wanted) => expect(ids(order)).toBe(wanted))
})
