import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { tempos, timeOf, type Time } from '../../../renderer/theme/motion.ts'

const sheet = readFileSync('renderer/theme/tokens.css', 'utf8')
const root = document.documentElement

/** What the style sheet says of a time, in milliseconds, in the block of a selector. */
function written(selector: string, time: Time): number {
  const from = sheet.indexOf(`${selector} {`)
  return Number(new RegExp(`--time-${time}: (\\d+)ms`).exec(sheet.slice(from, sheet.indexOf('}\n', from)))?.[1])
}

afterEach(() => {
  delete root.dataset['motion']
  delete root.dataset['tempo']
})

describe('how fast things move', () => {
  test.each(['touch', 'turn', 'dice', 'step'] as const)('--time-%s is the same in the style sheet and in code, at every speed', (time) => {
    for (const tempo of Object.keys(tempos)) {
      root.dataset['tempo'] = tempo
      expect([tempo, timeOf(time)]).toEqual([tempo, written(tempo === 'full' ? ':root' : `[data-tempo='${tempo}']`, time)])
    }
  })

  test('R-A11Y-1: nothing takes any time when nothing is to move', () => {
    root.dataset['motion'] = 'off'
    expect(timeOf('hop')).toBe(0)
    expect(written("[data-motion='off']", 'dice')).toBe(0)
  })
})
