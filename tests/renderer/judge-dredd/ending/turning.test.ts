import { describe, expect, test } from 'vitest'
import { turnedAt, turnOf, type Heard } from '../../../../renderer/games/judge-dredd/ending/turning.ts'
import type { DreddEvent, Fate } from '../../../../shared/games/judge-dredd/events.ts'

const at = (ply: number, event: object): Heard => ({ ply, event: event as DreddEvent })
const die = (total: number) => ({ dice: [], kept: 0, total })
const rolled = (ply: number, perp: number, ...judges: readonly (readonly [seat: number, total: number])[]): Heard =>
  at(ply, {
    type: 'arrestRolled',
    crime: 'crime-01',
    perp: die(perp),
    judges: judges.map(([seat, total]) => ({ seat, ...die(total) })),
  })
const ended = (ply: number, seat: number, fate: Fate): Heard => at(ply, { type: 'attemptEnded', seat, crime: 'crime-01', fate, margin: 0 })

const heard = [
  at(1, { type: 'turnBegan', turn: 1 }),
  at(5, { type: 'arrestDeclared', seat: 0, crime: 'crime-01', perp: 'perp-07', sector: 'resyk' }),
  at(6, { type: 'cardPlayed', seat: 2, card: 'audit' }),
  rolled(7, 8, [0, 3], [1, 9]),
  ended(7, 0, 'intensiveCare'),
  ended(7, 1, 'arrested'),
  at(9, { type: 'turnBegan', turn: 2 }),
]

const fall = { before: 0.6, after: 0.2 }
const rise = { before: 0.2, after: 0.6 }

describe('a turning point is told', () => {
  test('by the attempt of whom it is about, with the Perp and both totals', () => {
    const story = { kind: 'attempt', seat: 0, perp: 'perp-07', fate: 'intensiveCare', own: 3, other: 8 }
    expect(turnedAt(heard, { from: 6, to: 7, seat: 0, ...fall })).toEqual({ turn: 1, story, cards: [] })
  })

  test('by the arrest, where it is about somebody who took no part, and with the cards that came before', () => {
    const told = turnedAt(heard, { from: 5, to: 7, seat: 3, ...fall })
    expect(told.story).toMatchObject({ seat: 1, fate: 'arrested', own: 9 })
    expect(told.cards).toEqual([{ seat: 2, card: 'audit' }])
  })

  test('by the duel before all else', () => {
    const duel = at(8, {
      type: 'duelRolled',
      round: 1,
      judges: [
        { seat: 0, ...die(9) },
        { seat: 1, ...die(4) },
      ],
    })
    expect(turnedAt([...heard, duel], { from: 5, to: 8, seat: 1, ...fall }).story).toEqual({ kind: 'duel', seat: 1, own: 4, other: 9 })
  })

  test('never by what would have turned it the other way', () => {
    expect(turnedAt(heard, { from: 6, to: 7, seat: 1, ...rise }).story).toMatchObject({ seat: 1, fate: 'arrested' })
    expect(turnedAt(heard, { from: 6, to: 7, seat: 1, ...fall }).story).toEqual({ kind: 'quiet' })
    expect(turnedAt(heard, { from: 6, to: 7, seat: 3, ...rise }).story).toMatchObject({ seat: 0, fate: 'intensiveCare' })
  })

  test('as quiet where nothing was thrown', () => {
    expect(turnedAt(heard, { from: 1, to: 5, seat: 0, ...fall }).story).toEqual({ kind: 'quiet' })
  })

  test('in the turn that was played', () => {
    expect([turnOf(heard, 1), turnOf(heard, 9), turnOf(heard, 10)]).toEqual([0, 1, 2])
  })
})
