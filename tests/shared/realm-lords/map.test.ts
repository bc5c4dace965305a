import { describe, expect, test } from 'vitest'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { silentTable } from '../../../shared/kernel/table.ts'
import { cards, game } from './support/index.ts'

const samples = 3000
const maps = Array.from({ length: samples }, (_, seed) => {
  const { spaces } = game.setup({ hero: 'hesper-vane', difficulty: 'knight' }, silentTable(fastChance(seed * 2_654_435_761)))
  return spaces
})
const townSpaces = cards.pack.map.flatMap(({ left, right }) => [left, right].filter((space) => 'town' in space).map(({ id }) => id))
const leftTowns = townSpaces.filter((id) => id.endsWith('left'))
const rightTowns = townSpaces.filter((id) => id.endsWith('right'))
const column = (spaces: readonly string[], id: string) => spaces.indexOf(id) % 6
const row = (spaces: readonly string[], id: string) => Math.floor(spaces.indexOf(id) / 6)

/** Pearson's statistic of how often each cell came up against all cells alike. */
function chiSquare(keys: readonly string[], cells: number): number {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const expected = keys.length / cells
  const seen = [...counts.values()].reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
  return seen + (cells - counts.size) * expected
}

describe('the map', () => {
  test(`RL-S1, RL-R1: ${samples} maps are all legal`, () => {
    const all = cards.pack.map.flatMap(({ left, right }) => [left.id, right.id]).sort()
    const wrong = maps.filter((spaces) => {
      const pairs = Array.from({ length: 18 }, (_, n) => [spaces[2 * n]!, spaces[2 * n + 1]!])
      const upright = pairs.every(([left, right]) => left!.endsWith('-left') && right === left!.replace('left', 'right'))
      const columns = new Set(townSpaces.map((id) => column(spaces, id)))
      const rows = new Set(townSpaces.map((id) => row(spaces, id)))
      return !upright || columns.size !== 6 || rows.size !== 6 || [...spaces].sort().join() !== all.join()
    })
    expect(wrong).toEqual([])
  })

  /* The bound of each is the value that chance passes once in a thousand times. */
  test.each([
    ...townSpaces.map((id) => ({
      title: `the place of ${id}`,
      cells: 18,
      bound: 40.79,
      key: (spaces: readonly string[]) => String(spaces.indexOf(id)),
    })),
    {
      title: 'the columns of the towns, left and right',
      cells: 36,
      bound: 66.62,
      key: (spaces: readonly string[]) => [...leftTowns, ...rightTowns].map((id) => column(spaces, id)).join(),
    },
    {
      title: 'the rows of three towns',
      cells: 120,
      bound: 172.46,
      key: (spaces: readonly string[]) => [townSpaces[0]!, townSpaces[1]!, townSpaces[5]!].map((id) => row(spaces, id)).join(),
    },
    {
      title: 'the order of the rows against the columns',
      cells: 90,
      bound: 135.98,
      key: (spaces: readonly string[]) => [row(spaces, townSpaces[0]!), row(spaces, townSpaces[3]!), column(spaces, townSpaces[0]!)].join(),
    },
    { title: 'the place of a plain card', cells: 18, bound: 40.79, key: (spaces: readonly string[]) => String(spaces.indexOf('m07-left')) },
  ])('RL-R1: all alike likely: $title', ({ cells, bound, key }) => {
    const keys = maps.map(key)
    expect(new Set(keys).size).toBe(cells)
    expect(chiSquare(keys, cells)).toBeLessThan(bound)
  })
})
