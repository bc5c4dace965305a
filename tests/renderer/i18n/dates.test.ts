import { mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { makeI18n } from '../../../renderer/i18n/index.ts'
import { useDates } from '../../../renderer/i18n/useDates.ts'

afterEach(() => vi.restoreAllMocks())

/** A quarter past four in the afternoon of the first of January 2026, where the test runs. */
const moment = new Date(2026, 0, 1, 16, 15)

/** The day and the time as a window says them in a language, on a system that speaks some. */
function written(language: string, system: readonly string[]): readonly string[] {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(system)
  const i18n = makeI18n()
  i18n.global.locale.value = language
  const shown: string[] = []
  mount(
    {
      setup: () => {
        const date = useDates()
        shown.push(date(moment, 'dayAndYear'), date(moment, 'time'))
        return () => null
      },
    },
    { global: { plugins: [i18n] } },
  )
  return shown.map((text) => text.replaceAll(/\s/gu, ' '))
}

test.each([
  ['en', ['en-US', 'en'], ['Jan 1, 2026', '4:15 PM']],
  ['en', ['en-GB', 'en'], ['1 Jan 2026', '16:15']],
  ['en', ['de-DE', 'en-AU'], ['1 Jan 2026', '4:15 pm']],
  ['de', ['de-AT'], ['1. Jän. 2026', '16:15']],
  ['de', ['en-US'], ['1. Jan. 2026', '16:15']],
])('dates in %s on a system that speaks %j are as people write them there', (language, system, expected) => {
  expect(written(language, system)).toEqual(expected)
})

test('English on a system that speaks none is written as its texts are, the British way', () => {
  expect(written('en', ['fr-FR'])).toEqual(['1 Jan 2026', '16:15'])
})
