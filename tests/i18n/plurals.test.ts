import { describe, expect, test } from 'vitest'
import { formOf } from '../../renderer/i18n/formats.ts'
import { languages } from '../../shared/contract/languages.ts'

describe('which form belongs to a number', () => {
  test.each([
    ['en', 0, 1],
    ['en', 1, 0],
    ['en', 2, 1],
    ['de', 0, 1],
    ['de', 1, 0],
    ['es', 0, 1],
    ['es', 1, 0],
    ['es', 21, 1],
    ['fr', 0, 0],
    ['fr', 1, 0],
    ['fr', 2, 1],
    ['fr', 1_000_000, 1],
  ] as const)('%s, %i: of one and more the one at %i', (language, count, expected) => {
    expect(formOf(language)(count, 2)).toBe(expected)
  })

  test.each(languages)('%s: of none, one and more each has its own', (language) => {
    expect([0, 1, 2, 7].map((count) => formOf(language)(count, 3))).toEqual([0, 1, 2, 2])
    expect(formOf(language)(-1, 3)).toBe(1)
    expect(formOf(language)(4, 1)).toBe(0)
  })
})
