import { describe, expect, test } from 'vitest'
import { infoPlace } from '../../../../renderer/games/judge-dredd/city/infoPlace.ts'
import { bridgeBetween, sectorPlans, walkThrough } from '../../../../renderer/games/judge-dredd/city/plan.ts'
import { steered, stepped, type Spot } from '../../../../renderer/games/judge-dredd/city/steer.ts'

const spots: Spot[] = sectorPlans.map(({ id, centre }) => ({ key: id, at: centre }))
const spot = (key: string): Spot => spots.find((one) => one.key === key) as Spot
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

describe('R-A11Y-1: the arrows on the map', () => {
  test.each([
    ['wall-gate-nine', 'ArrowRight', 'city-hall'],
    ['city-hall', 'ArrowRight', 'fun-pier'],
    ['grand-hall', 'ArrowDown', 'palais-de-boing'],
    ['alien-zoo', 'ArrowDown', 'robot-job-centre'],
    ['weather-yard', 'ArrowUp', 'wall-gate-nine'],
    ['alien-zoo', 'ArrowRight', 'alien-zoo'],
    ['lost-property', 'ArrowDown', 'lost-property'],
  ])('from %s %s leads to %s', (from, key, to) => {
    expect(steered(spots, spot(from), key)?.key).toBe(to)
  })

  test('another key leads nowhere', () => {
    expect(steered(spots, spot('resyk'), 'Tab')).toBeNull()
  })

  test('lead from every sector to every other', () => {
    for (const { id } of sectorPlans) {
      const reached = new Set([id])
      for (const at of reached) for (const key of arrows) reached.add(steered(spots, spot(at), key)?.key ?? '')
      expect(reached.size, id).toBe(sectorPlans.length)
    }
  })

  test('Page Down and Page Up go round what is marked', () => {
    const marked = ['resyk', 'academy', 'fun-pier'].map(spot)
    expect(stepped(marked, spot('resyk'), 1)?.key).toBe('academy')
    expect(stepped(marked, spot('fun-pier'), 1)?.key).toBe('resyk')
    expect(stepped(marked, spot('resyk'), -1)?.key).toBe('fun-pier')
    expect(stepped(marked, spot('hospital'), 1)?.key).toBe('resyk')
    expect(stepped(marked, spot('hospital'), -1)?.key).toBe('fun-pier')
    expect(stepped([], spot('hospital'), 1)).toBeNull()
  })
})

describe('ways on the map', () => {
  test('JD-M2: a way over the river goes over its bridge', () => {
    expect(bridgeBetween('resyk', 'grandparent-stacks')?.id).toBe('bridge-2')
    expect(bridgeBetween('resyk', 'fun-pier')).toBeNull()
    expect(walkThrough(['grandparent-stacks', 'resyk', 'fun-pier'])).toEqual([
      [225, 218],
      [329.6, 210.9],
      [388, 187],
      [449, 83],
    ])
  })

  test.each<[string, readonly [number, number], readonly (readonly [number, number])[], readonly [number, number]]>([
    ['beside the sector', [300, 300], [], [380, 250]],
    ['on the other side where the way goes', [400, 300], [[550, 300]], [120, 250]],
    [
      'above, where neither side has room and the way goes down',
      [400, 500],
      [
        [550, 500],
        [250, 500],
        [400, 590],
      ],
      [300, 320],
    ],
    ['inside the frame at its edge', [790, 20], [], [510, 8]],
  ])('the card about a sector stands %s', (_title, at, avoid, corner) => {
    expect(infoPlace({ width: 800, height: 600 }, { width: 200, height: 100 }, at, 80, avoid)).toEqual(corner)
  })
})
