import { afterEach, describe, expect, test } from 'vitest'
import { calendarOf } from '../../../electron/service/history/calendar.ts'
import { idleLimit, localDay, playTime } from '../../../electron/service/history/ended.ts'
import { stretchesOf } from '../../../electron/service/history/figures.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('R-STAT-3: the day of a match is that of the calendar where it was played', () => {
  test.each([
    ['Europe/Berlin', '2026-03-01T22:59:59.999Z', '2026-03-01'],
    ['Europe/Berlin', '2026-03-01T23:00:00.000Z', '2026-03-02'],
    // The night in which summer time begins, and the one in which it ends.
    ['Europe/Berlin', '2026-03-28T22:59:00.000Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-29T22:01:00.000Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:00.000Z', '2026-10-25'],
    ['America/Los_Angeles', '2026-03-01T07:59:59.000Z', '2026-02-28'],
    ['Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', '2026-01-01'],
    ['Pacific/Apia', '2011-12-30T09:59:00.000Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
    ['UTC', '2024-02-29T12:00:00.000Z', '2024-02-29'],
  ])('%s, %s: %s', (where, moment, day) => {
    process.env['TZ'] = where
    expect(localDay(new Date(moment))).toBe(day)
  })
})

describe('R-STAT-3: time played', () => {
  const at = (...seconds: number[]) => seconds.map((second) => new Date(Date.UTC(2026, 2, 1) + second * 1000).toISOString())

  test.each([
    ['nothing was done', at(0), 0],
    ['a minute and a half', at(0, 60, 90), 90_000],
    ['just within the limit', at(0, idleLimit / 1000), idleLimit],
    ['idle time is left out as a whole', at(0, 60, 60 + idleLimit / 1000 + 1, 120 + idleLimit / 1000 + 1), 120_000],
    ['a clock that was set back takes nothing away', at(0, 60, -3600, -3540), 120_000],
    ['a clock that was set forward adds nothing', at(0, 60, 7_260, 7_320), 120_000],
  ])('%s', (_, times, expected) => expect(playTime(times)).toBe(expected))
})

describe('R-STAT-3: the calendar', () => {
  const row = (day: string, n = 1) => ({ day, n, won: 0, playTime: 0 })

  test('a year has its days, weekdays count over all of them', () => {
    // 2026-03-01 was a Sunday.
    const found = calendarOf([row('2025-12-31'), row('2026-01-01', 2), row('2026-03-01', 4)], undefined, 2030)
    expect(found).toMatchObject({ year: 2026, years: [2025, 2026], weekdays: [0, 0, 1, 2, 0, 0, 4], busiest: 7, daysPlayed: 3 })
    expect(found.days.map(({ day }) => day)).toEqual(['2026-01-01', '2026-03-01'])
  })

  test.each([
    ['over the end of a year', ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-03'], 3, '2025-12-30', '2026-01-01'],
    ['over the day that summer time begins', ['2026-03-28', '2026-03-29', '2026-03-30'], 3, '2026-03-28', '2026-03-30'],
    ['over a leap day', ['2024-02-28', '2024-02-29', '2024-03-01'], 3, '2024-02-28', '2024-03-01'],
    ['the first of two that are as long', ['2026-01-01', '2026-01-02', '2026-02-01', '2026-02-02'], 2, '2026-01-01', '2026-01-02'],
  ])('the longest run %s', (_, days, length, from, to) => {
    expect(
      calendarOf(
        days.map((day) => row(day)),
        undefined,
        2026,
      ).longest,
    ).toMatchObject({ length, from, to })
  })

  test('before the first match it shows this year', () => {
    expect(calendarOf([], undefined, 2026)).toMatchObject({ year: 2026, days: [], busiest: null, daysPlayed: 0, longest: { length: 0 } })
  })
})

describe('R-STAT-1: streaks', () => {
  const rows = (text: string) =>
    [...text].map((letter) => ({ result: letter === 'w' ? ('won' as const) : letter === 'l' ? ('lost' as const) : ('givenUp' as const) }))

  test.each([
    ['', null, 0, 0, 0],
    ['w', 'won', 1, 1, 0],
    ['wwlwww', 'won', 3, 3, 1],
    ['wwwll', 'lost', 2, 3, 2],
    ['wwgww', 'won', 2, 2, 0],
    ['wwg', null, 0, 2, 0],
  ])('%s', (text, result, current, won, lost) => {
    expect(stretchesOf(rows(text))).toMatchObject({ result, current: { length: current }, won: { length: won }, lost: { length: lost } })
  })

  test('a run knows its first and its last match', () => {
    expect(stretchesOf(rows('lwwwl')).won).toMatchObject({ first: 1, last: 3 })
  })
})
