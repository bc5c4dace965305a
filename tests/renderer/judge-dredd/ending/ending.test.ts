import { describe, expect, test } from 'vitest'
import EndingScene from '../../../../renderer/games/judge-dredd/ending/EndingScene.vue'
import { deedsOf, endingOf, standingsOf } from '../../../../renderer/games/judge-dredd/ending/standings.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import { cards, city, game, type Laid } from '../../../shared/judge-dredd/support/index.ts'
import { layWindow } from '../../support/window.ts'
import { sitters, textOf } from '../arrest/lay.ts'

const over = (laid: Laid, winners: number[], reason = 'points'): Laid => laid.stage({ step: 'over', outcome: { winners, reason } })
/** Seat 2 has 15, seats 0 and 3 have 5, seat 1 nothing. */
const four = (): Laid =>
  city(4)
    .arrested(2, ['crime-28', 'perp-28'])
    .arrested(0, ['crime-09', 'perp-08'])
    .arrested(3, ['crime-10', 'perp-09'])
    .scene('crime-01', 'perp-01', 'resyk')
const view = (laid: Laid) => game.view(laid.state(), null)

describe('the end of a match', () => {
  test('JD-V2: places by points, equal points share one; each arrest with its values', () => {
    const standings = standingsOf(cards, view(over(four(), [2])), [])
    expect(standings.map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
      [2, 1, 15],
      [0, 2, 5],
      [3, 2, 5],
      [1, 4, 0],
    ])
    expect(standings[0]!.hauls).toEqual([{ perp: 'perp-28', crime: 'crime-28', perpValue: 10, crimeValue: 5 }])
  })

  test('JD-V3: who won the duel is first, whatever the points say', () => {
    const laid = over(city(3).arrested(0, ['crime-09', 'perp-08']).arrested(1, ['crime-10', 'perp-09']), [1], 'duel')
    expect(standingsOf(cards, view(laid), []).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ])
  })

  test.each([
    ['JD-V3: by a duel', over(four(), [2], 'duel'), 'duel'],
    ['JD-R25: no Crime can come any more', over(city(2).packs({ perps: [] }), [0]), 'lastCrime'],
    ['JD-V1: the final round is over', over(four().with({ turn: 40, lastTurn: 40 }), [2]), 'finalRound'],
    ['JD-R25: the last turn there can be', over(four().with({ turn: cards.pack.numbers.turnCap }), [2]), 'cap'],
  ])('how it ended. %s', (_, laid, how) => expect(endingOf(cards, view(laid))).toBe(how))

  const events: DreddEvent[] = [
    { type: 'entered', seat: 0, from: 'a', to: 'b', how: 'step', strides: 1 },
    { type: 'entered', seat: 1, from: 'a', to: 'b', how: 'card', strides: 1 },
    { type: 'cardPlayed', seat: 1, card: 'audit', half: 'city', aim: { at: 'rival', seat: 0 } },
    { type: 'attemptEnded', seat: 1, crime: 'crime-01', fate: 'standOff', margin: 0 },
    { type: 'attemptEnded', seat: 1, crime: 'crime-01', fate: 'intensiveCare', margin: -2 },
    { type: 'tookToCare', seat: 1, from: 'resyk' },
    { type: 'arrested', seat: 0, crime: 'crime-01', perp: 'perp-01', points: 2, score: 2 },
  ]

  test('deeds are counted from what happened', () => {
    expect(deedsOf(events, 2)).toEqual([
      { arrests: 1, care: 0, standOffs: 0, played: 0, steps: 1 },
      { arrests: 0, care: 1, standOffs: 1, played: 1, steps: 0 },
    ])
  })

  test('the scene names the winner, spells out the scores and leads on', () => {
    const wrapper = layWindow().show(EndingScene, { view: view(over(four(), [2])), seats: sitters, events })
    expect(textOf(document.querySelector('.title'))).toBe('Judge Quill wins')
    expect(textOf(document.querySelector('.scores'))).toContain('Judge Death 10 + Overthrowing the Council 5')
    expect(document.querySelectorAll('.podium > li')).toHaveLength(4)
    const buttons = [...document.querySelectorAll('button')]
    buttons.forEach((one) => one.click())
    expect(wrapper.emitted()).toMatchObject({ home: [[]], history: [[]], replay: [[]], again: [[]], rematch: [[]] })
  })
})
