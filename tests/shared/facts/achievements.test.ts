import { describe, expect, test } from 'vitest'
import { english } from '../../../renderer/i18n/index.ts'
import { achievements } from '../../../shared/games/achievements.ts'
import { games } from '../../../shared/games/registry.ts'
import { courseOf, goldensOf } from './told.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

describe('achievements', () => {
  test.each(games.map(({ id }) => id))('%s has about twenty, each once, with a title and a text', (game) => {
    const own = achievements.filter((one) => one.game === game).map(({ id }) => id)
    expect(own.length).toBeGreaterThanOrEqual(20)
    expect(new Set(own).size).toBe(own.length)
    const texts = (english as unknown as { achievements: Texts }).achievements[game]!
    expect(Object.keys(texts).sort()).toEqual([...own].sort())
    for (const id of own)
      expect([texts[id]?.['title'], texts[id]?.['text']]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
  })

  test('goals are counts, and no two ask for the same', () => {
    for (const { goal } of achievements) expect(Number.isInteger(goal) && goal > 0).toBe(true)
    const asked = achievements.map(({ game, deed, goal }) => `${game} ${deed} ${goal}`)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('R-STAT-2: the recorded matches show most of the deeds', () => {
    const shown = new Set(
      games.flatMap(({ id }) => goldensOf(id).flatMap(([, golden]) => courseOf(golden).facts.deeds.map(({ deed }) => `${id} ${deed}`))),
    )
    const asked = achievements.filter(({ deed }) => deed !== 'streak').map(({ game, deed }) => `${game} ${deed}`)
    const missing = asked.filter((deed) => !shown.has(deed))
    expect(missing.length).toBeLessThan(asked.length / 2)
  })
})
