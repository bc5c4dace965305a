import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameById, games } from '../../shared/games/registry.ts'
import { fingerprintsOf, goldenSchema, replayGolden, type Golden } from './golden.ts'
import { recordings } from './recordings.ts'

const filesOf = (id: string) => readdirSync(new URL(`./${id}/`, import.meta.url)).sort()
const read = (id: string, file: string): Golden =>
  goldenSchema.parse(JSON.parse(readFileSync(new URL(`./${id}/${file}`, import.meta.url), 'utf8')))
const gameOf = (golden: Golden) => {
  const game = gameById(golden.game)
  if (!game) throw new Error(`no game ${golden.game}`)
  return game
}

test('every game has goldens', () => {
  expect(Object.keys(recordings).sort()).toEqual(games.map(({ id }) => id).sort())
})

describe.each(Object.keys(recordings))('R-RNG-5: recorded matches of %s lead where they led when they were recorded', (id) => {
  test.each(filesOf(id))('%s', (file) => {
    const golden = read(id, file)
    const game = gameOf(golden)
    expect(golden.game).toBe(id)
    expect({ rulesVersion: game.rulesVersion, pack: game.pack.hash }).toEqual({ rulesVersion: golden.rulesVersion, pack: golden.pack })
    expect(fingerprintsOf(game, golden)).toEqual(golden.fingerprints)
    const end = replayGolden(game, golden, () => undefined)
    expect(end.ok && game.outcome(end.value.state)).toEqual(golden.outcome)
  })
})

test.each(Object.entries(recordings))(
  '%s: between them they show every outcome, action, event and card, and whatever else is wanted',
  (id, recording) => {
    const shown = new Set<string>()
    for (const golden of filesOf(id).map((file) => read(id, file)))
      replayGolden(gameOf(golden), golden, (step, move) => recording.featuresOf(step, move).forEach((feature) => shown.add(feature)))
    expect(recording.wanted.filter((feature) => !shown.has(feature))).toEqual([])
  },
)
