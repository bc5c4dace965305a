import { expect, test } from 'vitest'
import { clientOn, faultOf, playOn, valueOf } from '../support/service.ts'
import { emptyFolder } from '../support/folder.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame } from '../support/play.ts'
import { toyComputers } from '../support/toyPlayers.ts'

const cards = { game: 'high-card', config: { tricks: 3 } }
const raise = { type: 'raise' }
const randomSeed = () => '7'.repeat(64)
const ann = { name: 'Ann', player: 'person' } as const
const withPin = { ...ann, pin: '4711' }
const bot = { name: 'Dee', player: 'computer', level: 'quick' } as const

test.each<[string, readonly object[] | undefined, number | null]>([
  ['two people', undefined, null],
  ['one person and a computer player', [ann, bot], 0],
  ['the same the other way round', [bot, ann], 1],
  ['one person with a PIN', [withPin, bot], null],
  ['computer players only', [bot, bot], null],
])(
  'R-HID-1: %s: whose eyes the window has at first, after a look into a hand, and when it was opened again',
  async (_what, seats, viewer) => {
    const { call } = clientOn(emptyFolder(), { computers: toyComputers })
    const made = valueOf(await call('matches.create', { ...cards, ...(seats && { seats: seats as [] }) }))
    const { match } = made
    const seat = made.seats.findIndex(({ player }) => player === 'person')
    const viewers = [made.viewer]
    if (seat >= 0) {
      expect(valueOf(await call('matches.take', { match, seat, pin: '4711' })).viewer).toBe(seat)
      viewers.push(valueOf(await call('matches.leave', { match })).viewer)
      await call('matches.take', { match, seat, pin: '4711' })
    }
    viewers.push(valueOf(await call('matches.open', { match })).viewer)
    expect(viewers).toEqual(viewers.map(() => viewer))
  },
)

test.each<[string, number]>([
  ["a computer player's", 1],
  ['a seat that the table has not', 2],
])('R-HID-1: %s hand cannot be taken', async (_what, seat) => {
  const { call } = clientOn(emptyFolder(), { computers: toyComputers })
  const { match } = valueOf(await call('matches.create', { ...cards, seats: [withPin, bot] }))
  expect(faultOf(await call('matches.take', { match, seat }))).toBe('bad-input')
})

test('one hand is open at a time: the next closes it, and so does another match', async () => {
  const { call } = clientOn(emptyFolder())
  const { match } = valueOf(await call('matches.create', cards))
  const other = valueOf(await call('matches.create', cards))
  const hands = async (seat: number) => (valueOf(await call('matches.take', { match, seat })).view as { hands: (number | null)[][] }).hands
  const seen = [await hands(0), await hands(1)].map((each) => each.map((hand) => hand.includes(null)))
  expect(seen).toEqual([
    [false, true],
    [true, false],
  ])
  await call('matches.open', { match: other.match })
  expect(valueOf(await call('matches.act', { match, ply: 0, seat: 0, action: raise })).viewer).toBe(null)
})

test.each<[string, number | null, readonly string[]]>([
  ['the open table', null, ['raise']],
  ['another hand', 1, ['raise']],
  ['their own hand', 0, ['raise', 'lay', 'lay', 'lay']],
])('R-HID-1: %s offers the person who must act what may be seen there', async (_what, viewer, types) => {
  const { call } = clientOn(emptyFolder())
  const made = valueOf(await call('matches.create', cards))
  const { match } = made
  const table = viewer === null ? made : valueOf(await call('matches.take', { match, seat: viewer }))
  expect([table.waiting, table.actor, table.legal.map((action) => (action as { type: string }).type)]).toEqual([[0], 0, types])
})

test('an open action may be taken by any person whoever has the screen; a secret one only with the hand open', async () => {
  const { call } = clientOn(emptyFolder(), { randomSeed })
  const { match } = valueOf(await call('matches.create', cards))
  const { legal } = valueOf(await call('matches.take', { match, seat: 0 }))
  const lay = { match, ply: 0, seat: 0, action: legal.at(-1) }
  await call('matches.take', { match, seat: 1 })
  const fromOther = await call('matches.act', lay)
  await call('matches.leave', { match })
  const fromTable = await call('matches.act', lay)
  const notHeld = await call('matches.act', { ...lay, action: { type: 'lay', card: 99 } })
  // To the last letter: the answer must not tell a card that is held from one that is not.
  expect([faultOf(fromOther), fromTable, notHeld]).toEqual(['illegal-action', fromOther, fromOther])
  expect(valueOf(await call('matches.act', { ...lay, action: raise })).legal).toEqual([])
  await call('matches.take', { match, seat: 0 })
  expect(valueOf(await call('matches.act', { ...lay, ply: 1 })).waiting).toEqual([1])
})

test.each<[string, readonly object[], number]>([
  ['a computer player', [bot, ann], 0],
  ['a seat that the table has not', [ann, bot], 2],
])('nobody acts for %s', async (_what, seats, seat) => {
  const anytime = { ...anyGame(highCard), legalActions: () => [raise] }
  const { call } = clientOn(emptyFolder(), { games: [anytime], computers: toyComputers })
  const { match } = valueOf(await call('matches.create', { ...cards, seats: seats as [] }))
  expect(faultOf(await call('matches.act', { match, ply: 0, seat, action: raise }))).toBe('illegal-action')
})

test('the viewer acts first when several must', async () => {
  const both = {
    ...anyGame(highCard),
    waitingFor: () => [0, 1],
    legalActions: (_state: unknown, seat: number) => [{ type: 'raise', seat }],
  }
  const { call } = clientOn(emptyFolder(), { games: [both] })
  const table = valueOf(await call('matches.create', cards))
  const hand = valueOf(await call('matches.take', { match: table.match, seat: 1 }))
  expect([table, hand].map(({ waiting, actor, legal }) => [waiting, actor, legal])).toEqual([
    [[0, 1], 0, [{ type: 'raise', seat: 0 }]],
    [[0, 1], 1, [{ type: 'raise', seat: 1 }]],
  ])
})

test('R-HID-1: the events of an action are those that the viewer may hear; a hand that opens has heard all of its own', async () => {
  const { call } = clientOn(emptyFolder(), { randomSeed })
  const made = valueOf(await call('matches.create', cards))
  const { match } = made
  const laid = await playOn(call, valueOf(await call('matches.act', { match, ply: 0, seat: 0, action: raise })))
  const types = (events: typeof laid.events) => events.map(({ event }) => event.type)
  expect([types(made.events), types(laid.events)]).toEqual([[], ['laid', 'chose']])
  const other = valueOf(await call('matches.take', { match, seat: 1 }))
  expect(types(other.events)).toEqual(['drew', 'drew', 'drew', 'raised', 'laid'])
})

test('when the match is over nobody must act, and the hand that is open stays open', async () => {
  const { call } = clientOn(emptyFolder(), { randomSeed })
  let update: Awaited<ReturnType<typeof playOn>> = valueOf(await call('matches.create', { ...cards, config: { tricks: 1 } }))
  while (update.outcome === null) update = await playOn(call, update)
  const open = valueOf(await call('matches.leave', { match: update.match }))
  expect([update.waiting, update.actor, update.legal, update.viewer, open.viewer, open.seed]).toEqual([[], null, [], 1, null, randomSeed()])
})
