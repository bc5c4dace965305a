import { describe, expect, test } from 'vitest'
import { useResults } from '../../../../renderer/games/judge-dredd/driver/useResults.ts'
import { city, pass, type Laid, type Rolls } from '../../../shared/judge-dredd/support/index.ts'
import { layMatch } from './lay.ts'

const call = (): Laid => city(2).scene('crime-22', 'perp-20', 'academy').hand(0, 'riot-shield').lastCall('crime-22', [0])
const heardAt = (ply: number, rolls: Rolls) =>
  call()
    .play([pass], rolls)
    .events.map((event) => ({ ply, event }))

async function results() {
  const table = await layMatch()
  const used = table.use(useResults)
  table.lay(call(), 40)
  return { ...table, ...used, keys: () => used.results.value.map(({ key }) => key) }
}

describe('results of rolls', () => {
  test('are shown on the table as it was before the dice fell', async () => {
    const { results: shown, lay } = await results()
    lay(city(2), 41, heardAt(41, [6, 1]))
    expect(shown.value.map(({ view, perp }) => [view.stage.step, perp])).toEqual([['window', 'perp-20']])
    expect(shown.value[0]?.view.scenes).toHaveLength(1)
  })

  test('wait for one another, the oldest first', async () => {
    const { lay, next, keys } = await results()
    lay(call(), 41, heardAt(41, [6, 1]))
    lay(city(2), 42, heardAt(42, [1, 6]))
    const both = keys()
    expect([both.length, new Set(both).size]).toEqual([2, 2])
    next()
    expect(keys()).toEqual(both.slice(1))
    next()
    next()
    expect(keys()).toEqual([])
  })

  test('an answer without a roll changes nothing of what is shown', async () => {
    const { results: shown, lay } = await results()
    lay(call(), 41, heardAt(41, [6, 1]))
    const before = shown.value
    lay(city(2), 42, [])
    expect(shown.value).toBe(before)
  })

  test('of what is taken back nothing is shown any more', async () => {
    const { lay, keys } = await results()
    lay(city(2), 41, heardAt(41, [6, 1]))
    lay(call(), 40)
    expect(keys()).toEqual([])
  })
})
