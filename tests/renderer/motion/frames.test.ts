import { describe, expect, test } from 'vitest'
import { carryFrames, carryTime, countOf, seenFrom, stillToGo, walkFrames } from '../../../renderer/motion/frames.ts'
import { slides, type Box, type Laid, type Point } from '../../../renderer/motion/moves.ts'

const way: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 50],
]

describe('walks', () => {
  test('are seen from where the piece is at rest, in its own units', () => {
    expect(seenFrom([100, 50], way, 2)).toEqual([
      [-50, -25],
      [0, -25],
      [0, 0],
    ])
  })

  test('a piece hops from place to place, higher on longer ways, and ends at rest', () => {
    expect(walkFrames(seenFrom([100, 50], way), true).map(({ translate }) => translate)).toEqual([
      '-100px -50px',
      '-50px -72px',
      '0px -50px',
      '0px -36px',
      '0px 0px',
    ])
  })

  test('or slides', () => {
    expect(walkFrames(way, false).map(({ translate }) => translate)).toEqual(['0px 0px', '100px 0px', '100px 50px'])
  })

  test.each([
    [0, 2],
    [0.4, 2],
    [0.5, 1],
    [0.9, 1],
    [1, 0],
  ])('at %d of the way %i places are still to come', (done, left) => {
    expect(stillToGo(way, done)).toHaveLength(left)
  })

  test('what was not planned slides; what lies still or was planned does not', () => {
    const at = (x: number): Box => ({ x, y: 0, width: 10, height: 10 })
    const laid = (...boxes: [string, Box][]): Laid<null> => ({ view: null, lie: new Map(boxes) })
    const scene = {
      events: [],
      before: laid(['judge:0', at(0)], ['judge:1', at(0)], ['judge:2', at(0)], ['seat:0', at(0)]),
      after: laid(['judge:0', at(1)], ['judge:1', at(30)], ['judge:2', at(30)], ['seat:0', at(30)], ['judge:3', at(5)]),
    }
    const planned = [{ do: 'walk', piece: 'judge:2', way, hop: true, at: 0 }] as const
    expect(slides(scene, planned, /^judge:/).map((move) => 'piece' in move && move.piece)).toEqual(['judge:1'])
  })
})

describe('what is carried', () => {
  const stops = [
    { at: [0, 0], size: 0.5 },
    { at: [40, 0], size: 1, rest: 200 },
    { at: [40, 90], size: 0.3 },
  ] as const

  test('takes a leg between two stops, and its rests', () => expect(carryTime(stops, 100)).toBe(400))

  test('rests where it is to be looked at; appears at once and is gone at the end', () => {
    const frames = carryFrames(stops, 100)
    expect(frames.filter(({ transform }) => transform !== undefined).map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translate(0px, 0px) scale(0.5)'],
      [0.25, 'translate(40px, 0px) scale(1)'],
      [0.75, 'translate(40px, 0px) scale(1)'],
      [1, 'translate(40px, 90px) scale(0.3)'],
    ])
    expect(frames.filter(({ opacity }) => opacity !== undefined).map(({ opacity }) => opacity)).toEqual([0, 1, 1, 0])
    const offsets = frames.map(({ offset }) => offset ?? 0)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })
})

test.each([
  [3, 6, [3, 4, 5, 6]],
  [6, 4, [6, 5, 4]],
  [4, 4, [4]],
  [0, 33, [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]],
])('a number runs from %i to %i', (from, to, numbers) => expect(countOf(from, to)).toEqual(numbers))
