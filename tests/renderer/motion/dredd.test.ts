import { describe, expect, test } from 'vitest'
import { planOf, walkThrough, bridgePlans } from '../../../renderer/games/judge-dredd/city/plan.ts'
import { plan } from '../../../renderer/games/judge-dredd/motion/moves.ts'
import type { Box, Move } from '../../../renderer/motion/moves.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { city, game } from '../../shared/judge-dredd/support/index.ts'

const box = (x: number, y: number): Box => ({ x: x - 10, y: y - 10, width: 20, height: 20 })
/** One pixel for each unit of the city's plan. */
const board = ['city', { x: 0, y: 0, width: 1000, height: 700 }] as const
const table: readonly (readonly [string, Box])[] = [
  board,
  ['held:0', box(100, -40)],
  ['held:1', box(300, -40)],
  ['points:0', box(120, -40)],
  ['points:1', box(320, -40)],
  ['pack:cards', box(1200, 100)],
  ['pile:cards', box(1260, 140)],
  ['judge:0', box(500, 300)],
  ['judge:1', box(600, 400)],
  ['crime:crime-13', box(700, 200)],
  ['crime:crime-06', box(200, 200)],
]

/** What is seen of these events, of a table before and after. `you`: whose hand is open. */
function seen(events: readonly DreddEvent[], more: { before?: [string, Box][]; after?: [string, Box][]; you?: Seat | null } = {}) {
  const view = game.view(city(2).moving(0).state(), more.you ?? null)
  const laid = (own: [string, Box][] = []) => ({ view, lie: new Map([...table, ...own]) })
  return plan({ events, before: laid(more.before), after: laid(more.after) })
}
const walks = (moves: readonly Move[]) => moves.flatMap((move) => (move.do === 'walk' ? [move] : []))
const carried = (moves: readonly Move[]) => moves.flatMap((move) => (move.do === 'carry' ? [move] : []))

const step = (from: string | null, to: string, how: 'step' | 'placed' = 'step'): DreddEvent => ({
  type: 'entered',
  seat: 0,
  from,
  to,
  how,
  strides: 1,
})
const [bridge] = bridgePlans
const [here, there] = bridge!.between

describe('Judges', () => {
  test('a Judge walks from sector to sector as he went, over the bridge that he crossed', () => {
    const beyond = planOf(there).id
    const moves = seen([step('academy', here), step(here, beyond)], { after: [['judge:0', box(...planOf(beyond).centre)]] })
    const [walk] = walks(moves)
    expect(walk?.way).toEqual([[500, 300], ...walkThrough(['academy', here, beyond]).slice(1, -1), planOf(beyond).centre])
    expect(walk?.way).toContainEqual(bridge!.at)
    expect(walk?.hop).toBe(true)
  })

  test('he who is placed is set down', () => {
    expect(seen([step(null, here, 'placed')])).toEqual([{ do: 'land', piece: 'judge:0', at: 0 }])
  })

  test('a Perp turns over when the Judge is there, and not before', () => {
    const after: [string, Box][] = [['judge:0', box(...planOf(there).centre)]]
    const turned: DreddEvent = { type: 'perpTurnedUp', perp: 'perp-04', crime: 'crime-13', sector: there, cause: { by: 'rule' } }
    const moves = seen([step(here, there), turned], { after })
    const turn = moves.find((move) => move.do === 'turn')
    expect(turn).toMatchObject({ piece: 'perp:crime-13', back: { kind: 'perp', id: null } })
    expect(turn!.at).toBeGreaterThan(0)
  })

  test('he who is carried to Intensive Care slides, and his seat shakes', () => {
    const moves = seen([{ type: 'tookToCare', seat: 0, from: 'academy' }], { after: [['judge:0', box(10, 600)]] })
    expect(walks(moves)).toEqual([
      {
        do: 'walk',
        piece: 'judge:0',
        way: [
          [500, 300],
          [10, 600],
        ],
        hop: false,
        at: 0,
      },
    ])
    expect(moves.map((move) => move.do)).toContain('shake')
  })

  test('what makes room for others slides', () => {
    expect(
      walks(seen([step(null, here, 'placed')], { after: [['judge:1', box(640, 400)]] })).map(({ piece, hop }) => [piece, hop]),
    ).toEqual([['judge:1', false]])
  })
})

describe('cards', () => {
  const toDiscard: DreddEvent = { type: 'cardMoved', card: 'banana-skin', from: { in: 'hand', seat: 1 }, to: { in: 'discard' } }
  const played: DreddEvent = { type: 'cardPlayed', seat: 1, card: 'banana-skin', half: 'city', aim: { at: 'judge', seat: 0, to: here } }

  test('a card goes from its seat to the Judge that it is played on, is shown, and goes to the pile, once', () => {
    const [card, ...others] = carried(seen([played, toDiscard]))
    expect(others).toEqual([])
    expect(card?.thing).toEqual({ kind: 'card', id: 'banana-skin' })
    expect(card?.way.map(({ at }) => at)).toEqual([
      [300, -40],
      [500, 204],
      [1260, 140],
    ])
    expect(card?.way[1]?.rest).toBeGreaterThan(0)
  })

  test('what it does is seen when it was shown', () => {
    const moves = seen([played, step('academy', here), toDiscard], { after: [['judge:0', box(...planOf(here).centre)]] })
    expect(walks(moves)[0]!.at).toBeGreaterThan(0)
  })

  test('from the open hand it goes from its own place', () => {
    const [card] = carried(seen([{ ...played, seat: 0 }], { before: [['slot:banana-skin', box(1000, 300)]], you: 0 }))
    expect(card?.way[0]?.at).toEqual([1000, 300])
  })

  const drawn: DreddEvent = { type: 'cardsMoved', count: 2, from: { in: 'pack' }, to: { in: 'hand', seat: 0 }, cause: { by: 'draw' } }
  const which = (card: string): DreddEvent => ({ type: 'cardMoved', card, from: { in: 'pack' }, to: { in: 'hand', seat: 0 } })

  test('R-HID-1: cards that are drawn are backs, as many and at the same times, whoever looks and whichever they are', () => {
    const forAll = carried(seen([drawn]))
    const forHolder = carried(seen([drawn, which('big-gun'), which('banana-skin')], { after: [['slot:big-gun', box(1000, 300)]], you: 0 }))
    expect(forAll.map(({ thing, at }) => [thing.id, at])).toEqual([
      [null, 0],
      [null, 90],
    ])
    expect(forHolder.map(({ thing, at }) => [thing.id, at])).toEqual(forAll.map(({ thing, at }) => [thing.id, at]))
  })

  test('the holder sees them come to their places', () => {
    const moves = seen([drawn, which('big-gun')], { after: [['slot:big-gun', box(1000, 300)]], you: 0 })
    expect(carried(moves)[0]?.way.at(-1)?.at).toEqual([1000, 300])
    expect(moves).toContainEqual(expect.objectContaining({ do: 'land', piece: 'slot:big-gun' }))
  })

  test('R-HID-1: what only some may know moves nothing', () => {
    const secrets: DreddEvent[] = [
      { type: 'peeked', seat: 0, crime: 'crime-13', perp: 'perp-04' },
      { type: 'perpPlaced', perp: 'perp-04', crime: 'crime-13', sector: here },
      which('big-gun'),
    ]
    expect(seen(secrets, { you: 0 })).toEqual([])
  })
})

test('an arrest: the Crime goes to the seat, whose points run up', () => {
  const moves = seen([{ type: 'arrested', seat: 1, crime: 'crime-13', perp: 'perp-04', points: 4, score: 9 }])
  expect(carried(moves)[0]?.way.map(({ at }) => at)).toEqual([
    [700, 200],
    [320, -40],
  ])
  expect(moves).toContainEqual(expect.objectContaining({ do: 'count', piece: 'points:1', from: 5, to: 9 }))
})

test('a Crime is set down', () => {
  expect(seen([{ type: 'crimePlaced', crime: 'crime-13', sector: here }])).toEqual([{ do: 'land', piece: 'crime:crime-13', at: 0 }])
})

test('what is not to be seen does not move', () => {
  const view = game.view(city(2).moving(0).state(), null)
  const empty = { view, lie: new Map<string, Box>() }
  const events: DreddEvent[] = [step('academy', here), { type: 'tookToCare', seat: 1, from: here }]
  expect(plan({ events, before: empty, after: empty }).filter((move) => move.do !== 'shake')).toEqual([])
})
