import { describe, expect, it } from 'vitest'
import { roundOf, storyAt, type Heard } from '../../../../renderer/games/realm-lords/ending/turning.ts'
import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'

const at = (ply: number, type: RealmEvent['type'], more: object = {}): Heard => ({ ply, event: { type, ...more } as RealmEvent })

const heard = [
  at(0, 'roundBegan', { round: 1 }),
  at(3, 'enemyMet', { enemy: 'bog-lantern' }),
  at(5, 'roundResolved', { sum: { total: 9, target: 7 } }),
  at(6, 'fightEnded', { how: 'won', enemy: 'bog-lantern' }),
  at(8, 'levelGained', { level: 4 }),
  at(9, 'doomRolled', { total: 11, tick: 10, trips: true }),
  at(9, 'doomMoved', { clock: 3, advanced: true }),
  at(9, 'roundBegan', { round: 2 }),
]

const rise = { before: 0.3, after: 0.6 }
const fall = { before: 0.6, after: 0.3 }

describe('a turning point of a campaign is told', () => {
  it('by its fight, with the last roll', () => {
    expect(storyAt(heard, { from: 3, to: 6, ...rise })).toEqual({ kind: 'won', enemy: 'bog-lantern', total: 9, target: 7 })
  })

  it('by the doom clock, with what was thrown', () => {
    expect(storyAt(heard, { from: 6, to: 9, ...fall })).toEqual({ kind: 'clock', clock: 3, total: 11, tick: 10 })
  })

  it('by a level, or by nothing but the road', () => {
    expect(storyAt(heard, { from: 7, to: 9, ...rise })).toEqual({ kind: 'level', level: 4 })
    expect(storyAt(heard, { from: 0, to: 3, ...rise })).toEqual({ kind: 'quiet' })
  })

  it('never by what would have turned it the other way', () => {
    const lost = at(10, 'fightEnded', { how: 'defeated', enemy: 'mire-witch' })
    const wonAfter = at(12, 'fightEnded', { how: 'won', enemy: 'bog-lantern' })
    expect(storyAt(heard, { from: 3, to: 9, ...fall })).toMatchObject({ kind: 'clock' })
    expect(storyAt([...heard, lost, wonAfter], { from: 3, to: 12, ...fall })).toMatchObject({ kind: 'defeated', enemy: 'mire-witch' })
    expect(storyAt([...heard, lost], { from: 3, to: 12, ...rise })).toMatchObject({ kind: 'won' })
    expect(storyAt(heard, { from: 3, to: 8, ...fall })).toEqual({ kind: 'quiet' })
  })

  it('in the round that was played', () => {
    expect([roundOf(heard, 0), roundOf(heard, 9), roundOf(heard, 10)]).toEqual([0, 1, 2])
  })
})
