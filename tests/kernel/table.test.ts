import { expect, test } from 'vitest'
import { fastChance } from '../../shared/kernel/chance.ts'
import type { Table } from '../../shared/kernel/game.ts'
import { recordingTable, silentTable } from '../../shared/kernel/table.ts'

/** Numbers laid out beforehand, in the order in which they will be asked for. */
function scripted(...values: readonly number[]) {
  const left = [...values]
  return (): number => left.shift() ?? 1
}

type Event = { readonly type: string }

test('what is told and drawn is written down in order, with its audience', () => {
  const table = recordingTable<Event>(scripted(4, 2))
  table.tell({ type: 'began' })
  const rolled = [table.d6('first'), table.draw(20, 'second')]
  table.tell({ type: 'whispered' }, [1])
  table.tell({ type: 'noted' }, [])
  expect([rolled, table.entries]).toEqual([
    [4, 2],
    [
      { kind: 'told', event: { type: 'began' }, audience: 'all' },
      { kind: 'drawn', purpose: 'first', sides: 6, value: 4 },
      { kind: 'drawn', purpose: 'second', sides: 20, value: 2 },
      { kind: 'told', event: { type: 'whispered' }, audience: [1] },
      { kind: 'told', event: { type: 'noted' }, audience: [] },
    ],
  ])
})

test.each<[string, (table: Table<Event>) => unknown, boolean]>([
  ['telling', (table) => table.tell({ type: 'said' }), false],
  ['a die', (table) => table.d6('die'), true],
  ['a draw', (table) => table.draw(3, 'draw'), true],
  ['a shuffle', (table) => table.shuffle([1, 2], 'shuffle'), true],
  ['a shuffle of one card', (table) => table.shuffle([1], 'shuffle'), false],
  ['turning something up', (table) => table.reveal(), true],
])('R-UNDO-1: %s is an information point or not', (_what, act, informed) => {
  const table = recordingTable<Event>(fastChance(1))
  act(table)
  expect(table.informed()).toBe(informed)
})

test('R-RNG-4: the draws of a shuffle have purposes of their own', () => {
  const table = recordingTable<Event>(scripted(1, 1, 1))
  table.shuffle(['a', 'b', 'c', 'd'], 'deck')
  expect(table.entries).toEqual([
    { kind: 'drawn', purpose: 'deck/3', sides: 4, value: 1 },
    { kind: 'drawn', purpose: 'deck/2', sides: 3, value: 1 },
    { kind: 'drawn', purpose: 'deck/1', sides: 2, value: 1 },
  ])
})

test.each([
  ['recording', () => recordingTable<Event>(fastChance(3))],
  ['silent', () => silentTable<Event>(fastChance(3))],
])('R-RNG-6: the %s table shuffles fairly and leaves the cards it was given', (_name, lay) => {
  const table = lay()
  const cards = ['a', 'b', 'c'] as const
  const counts = new Map<string, number>()
  for (let round = 0; round < 6_000; round++) {
    const order = table.shuffle(cards, 'deck').join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
  expect(chiSquare).toBeLessThan(20.5)
  expect(cards).toEqual(['a', 'b', 'c'])
})

test('both tables deal the same numbers from the same generator', () => {
  const dealt = (table: Table<Event>) => [table.d6('a'), table.draw(10, 'b'), table.shuffle([1, 2, 3, 4, 5], 'c')]
  expect(dealt(silentTable(fastChance(9)))).toEqual(dealt(recordingTable(fastChance(9))))
})
