import { describe, expect, test } from 'vitest'
import { gap, margin, overlap, placeCallout, type Box } from '../../../renderer/guide/place.ts'

const frame = { width: 1280, height: 800 }
const size = { width: 272, height: 200 }
const boxOf = (target: Box | null, clear: readonly Box[] = [], room = frame): Box => ({
  ...placeCallout(target, size, room, clear),
  ...size,
})

describe('where a callout stands', () => {
  test.each([
    ['right of it, where there is room', { x: 400, y: 300, width: 100, height: 80 }, 'left'],
    ['left of it at the right edge', { x: 1000, y: 300, width: 270, height: 80 }, 'right'],
    ['above what is as wide as the window', { x: 0, y: 600, width: 1280, height: 200 }, 'bottom'],
    ['below what is as wide as the window and lies at its top', { x: 0, y: 0, width: 1280, height: 60 }, 'top'],
  ])('it stands %s, and its arrow goes there', (_, target, arrow) => {
    expect(placeCallout(target, size, frame).arrow).toBe(arrow)
  })

  test('it never covers what it points at, as long as the window has the room', () => {
    const covered: Box[] = []
    for (let x = 0; x < 1200; x += 75)
      for (let y = 0; y < 760; y += 75)
        for (const [width, height] of [
          [40, 40],
          [300, 120],
          [680, 620],
        ] as const) {
          const target = { x, y, width: Math.min(width, 1280 - x), height: Math.min(height, 800 - y) }
          const sides = [target.x, 1280 - target.x - target.width].some((room) => room >= size.width + gap + margin)
          const ends = [target.y, 800 - target.y - target.height].some((room) => room >= size.height + gap + margin)
          if ((sides || ends) && overlap(boxOf(target), target) > 0) covered.push(target)
        }
    expect(covered).toEqual([])
  })

  test('it leaves in sight what has to be used now', () => {
    const target = { x: 480, y: 340, width: 140, height: 240 }
    const centre = { x: 295, y: 55, width: 690, height: 640 }
    expect(overlap(boxOf(target, [centre]), centre)).toBe(0)
  })

  test('where all corners and all that is beside it are in use, it stands where the window’s edges are free', () => {
    const target = { x: 1055, y: 609, width: 203, height: 167 }
    const inUse = [
      { x: 0, y: 440, width: 1280, height: 360 },
      { x: 250, y: 0, width: 875, height: 210 },
      { x: 0, y: 0, width: 250, height: 440 },
    ]
    const box = boxOf(target, inUse)
    expect([box.x, inUse.reduce((sum, each) => sum + overlap(box, each), 0)]).toEqual([1000, 0])
  })

  test('it stays inside the window, also where it is small and nothing is pointed at', () => {
    for (const room of [frame, { width: 640, height: 400 }, { width: 320, height: 240 }]) {
      for (const target of [null, { x: 10, y: 10, width: 300, height: 200 }]) {
        const { x, y } = placeCallout(target, size, room)
        expect([x >= margin, y >= margin, x + size.width <= Math.max(room.width, size.width + 2 * margin)]).toEqual([true, true, true])
      }
    }
  })
})
