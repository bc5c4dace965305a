import { describe, expect, test } from 'vitest'
import { manners, soundClasses, worlds, type World } from '../../../renderer/sound/classes.ts'
import { bend, ceiling, factorOf } from '../../../renderer/sound/mixer.ts'
import { recipes } from '../../../renderer/sound/recipes/index.ts'
import { lengthOf, levelAt, lengthOfShape, type Recipe } from '../../../renderer/sound/voices.ts'
import { buses } from '../../../shared/contract/choices.ts'

/** The most that a sound may last, in milliseconds. */
const longest = 900

const all = worlds.flatMap((world) => soundClasses.map((sound) => [world, sound] as const))
const curveOf = (recipe: Recipe): number[] =>
  Array.from({ length: longest + 1 }, (_, moment) => recipe.reduce((sum, voice) => sum + levelAt(voice, moment), 0))

describe.each(all)('%s: %s', (world: World, sound) => {
  const recipe = recipes[world][sound]
  const curve = curveOf(recipe)

  test('is over within 900 ms, and every voice falls to nothing', () => {
    expect(lengthOf(recipe)).toBeLessThanOrEqual(longest)
    for (const voice of recipe) {
      expect(voice.fall).toBeGreaterThan(0)
      expect(voice.attack).toBeGreaterThan(0)
      expect(levelAt(voice, voice.at + lengthOfShape(voice) + 0.001)).toBe(0)
      expect(levelAt(voice, voice.at + lengthOfShape(voice) - 0.001)).toBeLessThan(0.002)
    }
  })

  test('is never louder than all there is, and is made of few voices', () => {
    for (const { gain } of recipe) expect(gain > 0 && gain <= 1).toBe(true)
    expect(Math.max(...curve)).toBeLessThanOrEqual(1)
    expect(recipe.length).toBeLessThanOrEqual(20)
  })

  test('is audible: for 30 ms together it is well above silence, at pitches that ears and small loudspeakers have', () => {
    const means = curve.map((_, at) => curve.slice(at, at + 30).reduce((sum, level) => sum + level, 0) / 30)
    expect(Math.max(...means)).toBeGreaterThan(0.06)
    for (const { from, to } of recipe) expect(Math.min(from, to) >= 40 && Math.max(from, to) <= 16_000).toBe(true)
    expect(recipe.some(({ from, to }) => Math.max(from, to) >= 180)).toBe(true)
  })
})

test('the two worlds share no sound, and no two classes of a world sound alike', () => {
  const texts = all.map(([world, sound]) => JSON.stringify(recipes[world][sound]))
  expect(new Set(texts).size).toBe(texts.length)
})

test('every bus has sounds, and endings matter most', () => {
  for (const bus of buses) expect(soundClasses.some((sound) => manners[sound].bus === bus)).toBe(true)
  const highest = Math.max(...soundClasses.map((sound) => manners[sound].rank))
  expect(soundClasses.filter((sound) => manners[sound].rank === highest)).toEqual(['victory', 'defeat'])
})

test('nothing leaves the mixer louder than its ceiling; what is soft is left as it is', () => {
  for (const level of [-9, -1, -0.7, 0.51, 0.8, 1, 4]) expect(Math.abs(bend(level))).toBeLessThanOrEqual(ceiling)
  expect([-0.5, -0.2, 0, 0.3, 0.5].map(bend)).toEqual([-0.5, -0.2, 0, 0.3, 0.5])
  for (let level = 0; level < 1; level += 0.01) expect(bend(level + 0.01)).toBeGreaterThan(bend(level))
})

test('a volume of 0 is silence, of 100 all, and grows all the way', () => {
  expect([factorOf(0), factorOf(50), factorOf(100)]).toEqual([0, 0.25, 1])
})
