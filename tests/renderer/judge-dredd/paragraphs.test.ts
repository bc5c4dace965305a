import { expect, test } from 'vitest'
import { paragraphOf } from '../../../renderer/games/judge-dredd/journal/paragraphs.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'

const leaves = (strides: number): DreddEvent => ({ type: 'entered', seat: 0, from: null, to: 'hospital', how: 'left-care', strides })
const crime: DreddEvent = { type: 'crimePlaced', crime: 'crime-01', sector: 'resyk' }
const ended = (reason: string): DreddEvent => ({ type: 'ended', outcome: { winners: [0], reason }, scores: [3, 3] })

test.each<[string, string, DreddEvent, number]>([
  ['JD-I2', 'a Judge walks out of Intensive Care', leaves(0), 4],
  ['JD-R19', 'Robodoc brings him out', leaves(2), 4],
  ['JD-S5', 'a Crime lies in the city from the start', crime, 0],
  ['JD-R22', 'a Crime comes at the end of a turn', crime, 3],
  ['JD-V2', 'points decide a match', ended('points'), 20],
  ['JD-V3', 'a duel decides a match', ended('duel'), 20],
])('%s is why %s', (paragraph, _, event, turn) => {
  expect(paragraphOf(event, turn)).toBe(paragraph)
})
