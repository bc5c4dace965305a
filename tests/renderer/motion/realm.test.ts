import { describe, expect, test } from 'vitest'
import { plan } from '../../../renderer/games/realm-lords/motion/moves.ts'
import type { Box, Move } from '../../../renderer/motion/moves.ts'
import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import type { View } from '../../../shared/games/realm-lords/state.ts'

const box = (x: number, y: number): Box => ({ x: x - 10, y: y - 10, width: 20, height: 20 })
const sheet: readonly (readonly [string, Box])[] = [
  ['portrait', box(50, 50)],
  ['count:gold', box(60, 300)],
  ['count:health', box(200, 200)],
  ['beads:health', { x: 0, y: 190, width: 100, height: 20 }],
  ['exp', box(120, 300)],
]
const map: readonly (readonly [string, Box])[] = Array.from({ length: 36 }, (_, n) => [
  `space:${n}`,
  box(400 + (n % 6) * 100, 100 + Math.floor(n / 6) * 100),
])

function seen(events: readonly RealmEvent[], before: readonly (readonly [string, Box])[] = [], after = before): readonly Move[] {
  const laid = (own: readonly (readonly [string, Box])[]) => ({ view: null as unknown as View, lie: new Map([...sheet, ...own]) })
  return plan({ events, before: laid(before), after: laid(after) })
}
const step = (from: number, to: number): RealmEvent => ({ type: 'stepped', from, to, cost: 1, left: 2 })

test('the hero walks over the spaces that he stepped on', () => {
  const moves = seen([step(0, 1), step(1, 7)], [...map, ['hero', box(400, 80)]], [...map, ['hero', box(500, 180)]])
  expect(moves).toEqual([
    {
      do: 'walk',
      piece: 'hero',
      way: [
        [400, 80],
        [500, 80],
        [500, 180],
      ],
      hop: true,
      at: 0,
    },
  ])
})

describe('what is felt', () => {
  const hurt: RealmEvent = { type: 'healthChanged', from: 5, to: 3, cause: { by: 'hit' } }

  test('damage shakes the hero, the number runs down, hearts fall off the track', () => {
    const moves = seen([hurt])
    expect(moves).toContainEqual({ do: 'shake', piece: 'portrait', at: 0 })
    expect(moves).toContainEqual({ do: 'count', piece: 'count:health', from: 5, to: 3, at: 0 })
    expect(moves.filter((move) => move.do === 'fall')).toHaveLength(2)
  })

  test('healing shakes nobody', () => {
    const moves = seen([{ ...hurt, from: 3, to: 5 }])
    expect(moves.map((move) => move.do)).toEqual(['count', 'rise'])
  })

  test('after a roll it waits for the dice', () => {
    const roll = { type: 'combatRolled' } as unknown as RealmEvent
    expect(seen([roll, hurt]).every(({ at }) => at >= 500)).toBe(true)
  })

  test('an enemy that is hit loses hearts and shakes; one that is healed does not', () => {
    const fight = [
      ['enemy', box(700, 200)],
      ['enemyHearts', box(700, 250)],
    ] as const
    const kinds = (from: number, to: number) =>
      seen([{ type: 'enemyHealthChanged', from, to, cause: { by: 'hit' } }], fight).map((move) => move.do)
    expect(kinds(4, 2)).toEqual(['shake', 'fall', 'fall'])
    expect(kinds(2, 4)).toEqual([])
  })
})

describe('what is gained', () => {
  test('coins come from the enemy that was beaten, and the purse runs up', () => {
    const moves = seen([{ type: 'goldChanged', from: 1, to: 4, lost: 0, cause: { by: 'victory' } }], [['enemy', box(700, 200)]], [])
    expect(moves.filter((move) => move.do === 'carry')).toHaveLength(3)
    expect(moves[0]).toMatchObject({ do: 'count', from: 1, to: 4 })
  })

  test('its cube comes to the experience', () => {
    const moves = seen(
      [{ type: 'cubeMoved', cube: 'green', from: { in: 'enemy' }, to: { in: 'exp' }, cause: { by: 'victory' } }],
      [['enemy', box(700, 200)]],
      [],
    )
    expect(moves).toMatchObject([{ do: 'carry', thing: { kind: 'cube', id: 'green' }, way: [{ at: [700, 200] }, { at: [120, 300] }] }])
  })

  test('what is bought comes from where it lay into the pack', () => {
    const bought: RealmEvent = {
      type: 'cardMoved',
      item: 'oaken-buckler',
      from: { in: 'town', town: 'x' },
      to: { in: 'hero' },
      cause: { by: 'buy' },
    }
    const moves = seen([bought], [['good:oaken-buckler', box(700, 400)]], [['item:oaken-buckler', box(80, 600)]])
    expect(moves).toMatchObject([
      { do: 'carry', thing: { kind: 'item', id: 'oaken-buckler' }, way: [{ at: [700, 400] }, { at: [80, 600] }] },
      { do: 'land', piece: 'item:oaken-buckler' },
    ])
  })
})
