import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextTick, ref } from 'vue'
import type { Move } from '../../../../renderer/games/judge-dredd/driver/driver.ts'
import { useCarryingOut } from '../../../../renderer/games/judge-dredd/driver/useCarryingOut.ts'
import { stay } from '../../../shared/judge-dredd/support/index.ts'
import { layMatch } from './lay.ts'

const wait: Move = { do: 'wait', ms: 500, key: 'a-window' }
const stop: Move = { do: 'ask', seat: null }

async function carry(first: Move) {
  const { use, match } = await layMatch()
  const move = ref<Move>(first)
  const done: unknown[][] = []
  const record =
    (name: string) =>
    (...what: unknown[]): Promise<void> => {
      done.push([name, ...what])
      return Promise.resolve()
    }
  const deeds = { think: record('think'), pass: record('pass'), act: record('act') }
  const { leave } = use(() =>
    useCarryingOut(move, { ...deeds, rest: (key) => void record('rest')(key), drop: () => void record('drop')() }),
  )
  return { match, leave, done, set: (to: Move) => ((move.value = to), nextTick()) }
}

describe('what happens next is carried out', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each<[Move, unknown[][]]>([
    [{ do: 'computer' }, [['think']]],
    [{ do: 'pass', seat: 1 }, [['pass', 1]]],
    [{ do: 'act', seat: 0, action: stay }, [['act', 0, stay]]],
    [{ do: 'drop' }, [['drop']]],
    [stop, []],
    [{ do: 'rest' }, []],
  ])('%o', async (move, deeds) => expect((await carry(move)).done).toEqual(deeds))

  test('a wait is over after its time, once', async () => {
    const { done } = await carry(wait)
    vi.advanceTimersByTime(499)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([['rest', 'a-window']])
  })

  test('a wait ends when something else happens next', async () => {
    const { done, set } = await carry(wait)
    vi.advanceTimersByTime(400)
    await set(stop)
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
  })

  test('a wait ends with the table', async () => {
    const { done, leave } = await carry(wait)
    leave()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([])
  })

  test('what is under way comes first', async () => {
    const { match, done, set } = await carry(stop)
    const opening = match.open('another')
    await set({ do: 'drop' })
    expect(done).toEqual([])
    await opening
    await nextTick()
    expect(done).toEqual([['drop']])
  })
})
