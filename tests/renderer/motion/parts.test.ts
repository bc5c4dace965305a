import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Found } from '../../../renderer/motion/lie.ts'
import { makePieces } from '../../../renderer/motion/pieces.ts'
import { makeReel } from '../../../renderer/motion/reel.ts'
import type { Stage } from '../../../renderer/motion/stage.ts'
import { makeThings } from '../../../renderer/motion/things.ts'
import { tempos, type Tempo } from '../../../renderer/theme/motion.ts'

/** A stage that writes down what is done on it. */
function stage() {
  const [moved, ghost, show] = [vi.fn<Stage['moved']>(() => () => undefined), vi.fn<Stage['ghost']>(), vi.fn<Stage['show']>()]
  return { moved, ghost, show }
}
/** One piece that lies in the window, and no other. */
function found(): Found {
  const box = { x: 100, y: 40, width: 20, height: 30 }
  return { lie: new Map([['pawn', box]]), elements: new Map([['pawn', document.createElement('i')]]) }
}
const nowhere = 'a piece that is not to be seen'
const back = { kind: 'card', id: null }
const thing = { kind: 'coin', id: 'gold' }

beforeEach(() => Object.assign(document.documentElement.dataset, { motion: 'on', tempo: 'full' }))
afterEach(() => {
  delete document.documentElement.dataset['motion']
  delete document.documentElement.dataset['tempo']
})

describe('pieces where they lie', () => {
  test('a piece is turned up as soon as its back has turned away, in the same place', () => {
    const { moved, ghost, show } = stage()
    makePieces({ moved, ghost, show }).turn({ do: 'turn', piece: 'pawn', back, at: 500 }, found())
    const [shows, frames, delay, half] = ghost.mock.calls[0]!
    expect([shows, delay]).toEqual([{ thing: back }, 500])
    for (const { transform } of frames) expect(transform).toContain('translate(110px, 55px)')
    const [, own, time] = moved.mock.calls[0]!
    expect(time).toEqual({ delay: 500, duration: 2 * half })
    expect(own[0]).toEqual([{ opacity: 0 }, { opacity: 0, offset: 0.49 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }])
  })

  test.each<[Tempo]>([['slow'], ['full'], ['rapid']])('what happens later waits as long as things take: %s', (tempo) => {
    document.documentElement.dataset['tempo'] = tempo
    const { moved, ghost, show } = stage()
    makePieces({ moved, ghost, show }).land({ do: 'land', piece: 'pawn', at: 100 }, found())
    expect(moved.mock.calls[0]![2].delay).toBe(100 * tempos[tempo])
  })

  test('what is not to be seen is left out', () => {
    const all = stage()
    const { land, turn, shake } = makePieces(all)
    land({ do: 'land', piece: nowhere, at: 0 }, found())
    turn({ do: 'turn', piece: nowhere, back, at: 0 }, found())
    shake({ do: 'shake', piece: nowhere, at: 0 }, found())
    makeReel(all)({ do: 'count', piece: nowhere, from: 1, to: 2, at: 0 }, found())
    for (const each of Object.values(all)) expect(each).not.toHaveBeenCalled()
  })
})

describe('what travels over the table', () => {
  test('is gone at the end of its way, and rests as long as its stops say', () => {
    const { moved, ghost, show } = stage()
    const { carry, fall, rise } = makeThings({ moved, ghost, show })
    const way = (rest: number) => [
      { at: [0, 0] as const, size: 1, rest },
      { at: [9, 9] as const, size: 1 },
    ]
    carry({ do: 'carry', thing, way: way(0), at: 0 })
    carry({ do: 'carry', thing, way: way(300), at: 0 })
    fall({ do: 'fall', thing, from: [5, 5], size: 1, at: 0 })
    rise({ do: 'rise', thing, from: [5, 5], at: 0 })
    for (const [, frames] of ghost.mock.calls) expect(frames.at(-1)?.opacity).toBe(0)
    const lasts = ghost.mock.calls.map(([, , , duration]) => duration)
    expect(lasts[1]! - lasts[0]!).toBe(300)
  })
})

describe('a number that runs', () => {
  test('is a reel in its place, while the number itself is not to be seen', () => {
    const { moved, ghost, show } = stage()
    makeReel({ moved, ghost, show })({ do: 'count', piece: 'pawn', from: 7, to: 4, at: 50 }, found())
    const [ghosted, lasts] = show.mock.calls[0]!
    expect(ghosted.shows).toMatchObject({ numbers: [7, 6, 5, 4], style: { width: '20px', lineHeight: '30px' } })
    const [, [own], time] = moved.mock.calls[0]!
    expect(own?.map(({ opacity }) => opacity)).toEqual([0, 0, 1])
    expect(time.delay + time.duration).toBe(lasts)

    const reel = document.createElement('div')
    reel.innerHTML = '<div><ol></ol></div>'
    const animate = vi.fn<Element['animate']>()
    Object.assign(reel.querySelector('ol')!, { animate })
    ghosted.begin(reel)
    expect(reel.style.transform).toBe('translate(100px, 40px)')
    expect(animate.mock.calls[0]?.[0]).toEqual([expect.anything(), { transform: 'translateY(-90px)' }])
  })

  test('stands where it changes to itself', () => {
    const all = stage()
    makeReel(all)({ do: 'count', piece: 'pawn', from: 3, to: 3, at: 0 }, found())
    expect(all.show).not.toHaveBeenCalled()
    expect(all.moved).not.toHaveBeenCalled()
  })
})
