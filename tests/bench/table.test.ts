import { expect, test } from 'vitest'
import { rowOf, type Target } from './rows.ts'
import { tableOf, verdictOn } from './table.ts'

const row = (what: string, target: Target | null, ours: number, beside: number) =>
  rowOf({ bench: 'demo', what, unit: 'ms', target }, [ours], [beside])

test.each([
  ['at least, reached', { least: 2 }, 4, 2, true],
  ['at least, not reached', { least: 2 }, 3, 2, false],
  ['at most, kept', { most: 1.5 }, 3, 2, true],
  ['at most, exceeded', { most: 1.5 }, 4, 2, false],
  ['only told', null, 4, 2, null],
] as const)('a target: %s', (what, target, ours, beside, met) => expect(row(what, target, ours, beside).met).toBe(met))

test('figures stand below one another, with what was wanted and whether it came', () =>
  expect(tableOf([row('opening', { most: 3 }, 12.345, 10), row('moves', { least: 100 }, 123_456, 2000), row('heap', null, 1, 2)])).toEqual([
    'bench  what       Gavel  beside  unit  ratio  target',
    'demo   opening     12.3    10.0  ms    1.23×  ≤ 3×    met',
    'demo   moves    123,456   2,000  ms    61.7×  ≥ 100×  MISSED',
    'demo   heap        1.00    2.00  ms    0.50×',
  ]))

test('the last line counts the targets that were met and names the others', () => {
  const rows = [row('opening', { most: 3 }, 1, 1), row('moves', { least: 100 }, 1, 1), row('heap', null, 1, 1)]
  expect(verdictOn(rows)).toBe('1 of 2 targets met; missed: demo: moves')
  expect(verdictOn(rows.slice(0, 1))).toBe('1 of 1 targets met')
})
