import { describe, expect, test } from 'vitest'
import MatchCard from '../../../../renderer/games/judge-dredd/setup/MatchCard.vue'
import { leadersOf, listedAs } from '../../../../renderer/games/judge-dredd/setup/standing.ts'
import type { MatchSummary } from '../../../../shared/contract/schemas.ts'
import type { Glance } from '../../../../shared/games/judge-dredd/glance.ts'
import { summary } from '../../support/summary.ts'
import { layWindow } from '../../support/window.ts'

const judges = ['judge-flint', 'judge-stern', 'judge-quill'] as const

function glanceOf(scores: readonly number[], more: Partial<Glance> = {}): Glance {
  return {
    turn: 14,
    first: 0,
    step: 'moving',
    judges: scores.map((score, seat) => ({ id: judges[seat] ?? '', score, arrests: score === 0 ? 0 : 1, at: 'city-hall' })),
    perpsLeft: 9,
    lastTurn: null,
    ...more,
  }
}

function matchOf(glance: Glance, names: readonly string[], more: Partial<MatchSummary> = {}): MatchSummary {
  const seats = names.map((name) => {
    const computer = name.startsWith('*')
    return {
      name: name.replace('*', ''),
      player: computer ? ('computer' as const) : ('person' as const),
      level: computer ? 'street' : null,
      pin: false,
    }
  })
  return summary({ game: 'judge-dredd', glance, seats, ...more })
}

function textOf(match: MatchSummary): string {
  return layWindow().show(MatchCard, { match, when: 'today', tilt: 1 }).text()
}

describe('a match that goes on', () => {
  test.each<[string, readonly string[], string]>([
    ['one person', ['Anna', '*Stern', '*Quill'], 'Anna'],
    ['two people', ['Anna', '*Stern', 'Cleo'], 'Anna and Cleo'],
    ['three people', ['Anna', 'Ben', 'Cleo'], 'Anna and 2 more'],
    ['people of a match from before seats had names', ['', '', ''], 'Judge Flint and 2 more'],
  ])('is called after its people: %s', (_, names, title) => {
    expect(
      layWindow()
        .show(MatchCard, { match: matchOf(glanceOf([1, 2, 3]), names), when: '', tilt: 1 })
        .get('.top b')
        .text(),
    ).toBe(title)
  })

  test.each<[string, Glance, string]>([
    ['the leader', glanceOf([22, 31, 18]), 'Ben leads with 31 points'],
    ['several leaders', glanceOf([9, 9, 8]), 'Anna, Ben lead with 9 points each'],
    ['nobody', glanceOf([0, 0, 0]), 'Nobody has arrested anybody yet'],
    ['the last turn', glanceOf([1, 0, 0], { lastTurn: 14 }), 'The last turn: Anna leads with 1 point'],
    ['the beginning', glanceOf([0, 0, 0], { turn: 0, step: 'place' }), 'Taking up positions'],
  ])('says how it stands: %s', (_, glance, sentence) => {
    expect(textOf(matchOf(glance, ['Anna', 'Ben', '*Quill']))).toContain(sentence)
  })

  test("JD-R21: the turn and everybody's points, in words for screen readers", () => {
    const text = textOf(matchOf(glanceOf([22, 31, 1]), ['Anna', 'Ben', '*Quill']))
    expect(text).toContain('Judge Dredd, 3 Judges. Turn 14')
    for (const part of ['Anna: 22 points', 'Ben: 31 points', 'Quill: 1 point']) expect(text).toContain(part)
  })
})

describe('a match that is over', () => {
  const say = (key: string): string => key

  test.each<[readonly number[], string]>([
    [[1], 'Ben'],
    [[0, 2], 'Anna, Quill'],
  ])('is listed under who won: %j', (winners, name) => {
    const match = matchOf(glanceOf([1, 2, 1]), ['Anna', 'Ben', '*Quill'], { outcome: { winners: [...winners], reason: 'points' } })
    expect(listedAs(match, say)).toBe(name)
  })

  test('JD-V2: only the most points lead', () => {
    expect(leadersOf(glanceOf([3, 7, 7]))).toEqual({ points: 7, seats: [1, 2] })
    expect(leadersOf(glanceOf([0, 0]))).toEqual({ points: 0, seats: [] })
  })
})
