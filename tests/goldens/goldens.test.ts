import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameById } from '../../shared/games/registry.ts'
import { featuresOf, wanted } from './features.ts'
import { fingerprintsOf, goldenSchema, replayGolden, type Golden } from './golden.ts'

const folder = new URL('./realm-lords/', import.meta.url)
const files = readdirSync(folder).sort()
const read = (file: string): Golden => goldenSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
const gameOf = (golden: Golden) => {
  const game = gameById(golden.game)
  if (!game) throw new Error(`no game ${golden.game}`)
  return game
}

describe('R-RNG-5: recorded matches lead where they led when they were recorded', () => {
  test.each(files)('%s', (file) => {
    const golden = read(file)
    const game = gameOf(golden)
    expect({ rulesVersion: game.rulesVersion, pack: game.pack.hash }).toEqual({ rulesVersion: golden.rulesVersion, pack: golden.pack })
    expect(fingerprintsOf(game, golden)).toEqual(golden.fingerprints)
    const end = replayGolden(game, golden, () => undefined)
    expect(end.ok && game.outcome(end.value.state)).toEqual(golden.outcome)
  })
})

test('between them they show every outcome, action, event, hero, enemy, type, raise and town, and every item that is used', () => {
  const shown = new Set<string>()
  for (const golden of files.map(read))
    replayGolden(gameOf(golden), golden, (step, move) => featuresOf(step, move).forEach((feature) => shown.add(feature)))
  expect(wanted.filter((feature) => !shown.has(feature))).toEqual([])
})
