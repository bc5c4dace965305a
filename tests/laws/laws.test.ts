import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/registry.ts'
import { neverStuck } from './neverStuck.ts'
import { subjects } from './subjects.ts'
import { tryMatch } from './tryMatch.ts'

test('every game of the registry is tried', () =>
  expect(subjects.map(({ game }) => game.id).sort()).toEqual(games.map((game) => game.id).sort()))

const run = 2026
const blocks = 10

describe.each(subjects.map((subject) => [subject.game.id, subject] as const))('the laws hold in %s', (_, subject) => {
  const { matches, every } = subject.inTests
  test.each(Array.from({ length: blocks }, (__, block) => block))(
    `in random matches, block %i of ${blocks}`,
    (block) => {
      for (let number = block; number < matches; number += blocks) tryMatch(subject, run, number, { every, chance: 'seeded' })
    },
    60_000,
  )

  test('R-RULE-2: nobody is ever stuck', () => {
    for (let number = 0; number < 30; number++) neverStuck(subject, run, number)
  })
})
