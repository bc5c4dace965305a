import { describe, expect, test } from 'vitest'
import { checklist } from './checklist.ts'
import { shellWithout } from './looking.ts'

test('R-SEC-1: every point of Electron’s checklist is looked at', () => {
  expect(checklist.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(checklist.filter(({ without }) => without.length === 0)).toEqual([])
})

describe.each(checklist)('R-SEC-1: point $number of Electron’s checklist: $title', ({ holds, without }) => {
  test('holds', async () => {
    expect(await holds(shellWithout())).toBe(true)
  })
  test.each(without)('does not hold without `$from` in $file', async (removal) => {
    expect(await holds(shellWithout(removal))).toBe(false)
  })
})
