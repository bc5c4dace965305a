import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/registry.ts'
import { subjects } from './subjects.ts'
import { tryMatch } from './tryMatch.ts'

test('every game of the registry is tried', () => expect(subjects.map(({ game }) => game.id)).toEqual(games.map((game) => game.id)))

const matches = 300
const run = 2026

describe.each(subjects.map((subject) => [subject.game.id, subject] as const))('the laws hold at every ply of %s', (_, subject) => {
  test.each(Array.from({ length: 10 }, (__, block) => block))(
    `in random matches, block %i of 10`,
    (block) => {
      for (let number = block; number < matches; number += 10) tryMatch(subject, run, number, { every: 1, chance: 'seeded' })
    },
    60_000,
  )
})
