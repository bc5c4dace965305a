import { expect, test } from 'vitest'
import { arrange, latest, mostOfClass, mostOfStep } from '../../../renderer/sound/arrange.ts'
import { manners, soundClasses, type SoundClass } from '../../../renderer/sound/classes.ts'

const names = (sounds: readonly SoundClass[]): string =>
  arrange(sounds)
    .map(({ sound }) => sound)
    .join(' ')

test.each<[string, readonly SoundClass[], string]>([
  ['nothing is silent', [], ''],
  ['one sound', ['move'], 'move'],
  ['in their order', ['play', 'hitGiven', 'cube'], 'play hitGiven cube'],
  ['of many repeats the first three', ['cube', 'cube', 'cube', 'cube', 'cube'], 'cube cube cube'],
  [
    'what matters least is left out first',
    ['shuffle', 'draw', 'cube', 'move', 'play', 'hitTaken', 'downfall'],
    'draw cube move play hitTaken downfall',
  ],
  [
    'an ending is never left out',
    ['land', 'arrest', 'level', 'doom', 'hitGiven', 'hitTaken', 'victory'],
    'land arrest level doom hitGiven victory',
  ],
])('the sounds of a step: %s', (_what, sounds, expected) => {
  expect(names(sounds)).toBe(expected)
})

test('they are spread in time: each waits for the one before it, the first does not', () => {
  expect(arrange(['land', 'hitGiven', 'gold'])).toEqual([
    { sound: 'land', at: 0 },
    { sound: 'hitGiven', at: manners.land.gap },
    { sound: 'gold', at: manners.land.gap + manners.hitGiven.gap },
  ])
})

test('whatever happens at once, it is few sounds, none twice at a time, and none comes late', () => {
  const much = [...soundClasses, ...soundClasses, ...soundClasses, ...soundClasses]
  for (let start = 0; start < soundClasses.length; start++) {
    const notes = arrange([...much.slice(start), ...much.slice(0, start)])
    expect(notes.length).toBeLessThanOrEqual(mostOfStep)
    expect(new Set(notes.map(({ at }) => at)).size).toBe(notes.length)
    for (const { sound, at } of notes) {
      expect(at).toBeLessThanOrEqual(latest)
      expect(notes.filter((one) => one.sound === sound).length).toBeLessThanOrEqual(mostOfClass)
    }
  }
})
