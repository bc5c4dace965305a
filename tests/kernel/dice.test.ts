import { expect, test } from 'vitest'
import { seededChance } from '../../shared/kernel/chance.ts'
import { diceOf, seedAt } from '../../shared/kernel/dice.ts'

const [own, first, second] = ['1'.repeat(64), '2'.repeat(64), '3'.repeat(64)]
const reseeds = [
  { ply: 5, seed: first },
  { ply: 9, seed: second },
]

test.each<[ply: number, seed: string]>([
  [0, own],
  [4, own],
  [5, first],
  [8, first],
  [9, second],
  [1_000, second],
])('R-RNG-4: the dice of ply %i follow from the last seed given at or before it', (ply, seed) => {
  const rolls = Array.from({ length: 20 }, (_, n) => [6, `turn-3/die-${n}`] as const)
  expect(rolls.map(([sides, purpose]) => diceOf(own, reseeds)(ply)(sides, purpose))).toEqual(
    rolls.map(([sides, purpose]) => seededChance(seed)(sides, purpose)),
  )
  expect(seedAt(own, reseeds, ply)).toBe(seed)
})

test('R-RNG-4: without fresh dice all plies have the same', () => {
  expect(diceOf(own, [])(7)(6, 'x')).toBe(diceOf(own, [])(0)(6, 'x'))
})
