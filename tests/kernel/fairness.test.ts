import { expect, test } from 'vitest'
import { commitmentTo, seededChance } from '../../shared/kernel/chance.ts'
import { byDecision, checkDraws, keepsPromise } from '../../shared/kernel/fairness.ts'

const [seed, fresh] = ['7'.repeat(64), '8'.repeat(64)]
const draw = (ply: number, purpose: string, from = seed) => ({ ply, purpose, sides: 6, value: seededChance(from)(6, purpose) })

test('R-RNG-7: every draw is drawn anew, and a forged value is found', () => {
  const draws = [draw(0, 'deck/2'), draw(0, 'deck/1'), draw(3, 'turn-1/die-1'), draw(3, 'turn-1/die-2')]
  expect(checkDraws(seed, [], draws).map(({ matches }) => matches)).toEqual([true, true, true, true])
  const forged = draws.map((one, at) => (at === 2 ? { ...one, value: (one.value % 6) + 1 } : one))
  const checked = checkDraws(seed, [], forged)
  expect(checked.map(({ matches }) => matches)).toEqual([true, true, false, true])
  expect(checked[2]?.real).toBe(draws[2]?.value)
  expect(byDecision(checked).map(({ purpose, draws: some, matches }) => [purpose, some.length, matches])).toEqual([
    ['deck', 2, true],
    ['turn-1', 2, false],
  ])
})

test('R-RNG-7: fresh dice are checked against their own seed', () => {
  const draws = [draw(4, 'a'), draw(5, 'b', fresh)]
  expect(checkDraws(seed, [{ ply: 5, seed: fresh }], draws).every(({ matches }) => matches)).toBe(true)
  expect(checkDraws(seed, [], draws).map(({ matches }) => matches)).toEqual([true, seededChance(seed)(6, 'b') === draws[1]?.value])
})

test('R-RNG-7: a seed keeps the promise of its own seal only', () => {
  expect(keepsPromise(seed, commitmentTo(seed))).toBe(true)
  expect(keepsPromise(fresh, commitmentTo(seed))).toBe(false)
})
