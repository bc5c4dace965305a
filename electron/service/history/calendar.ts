import type { DayRow } from '../../db/history/figures.ts'
import type { Output } from '../../../shared/contract/api.ts'

type Run = Output<'history.calendar'>['longest']

const dayLength = 86_400_000
/** A day of the calendar as a number: days are counted, so neither zones nor clocks that change matter (R-STAT-3). */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength
/** 1 for Monday. */
const weekdayOf = (day: string): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1

/** The calendar of play for a year: the one asked for, else the last one with a match, else `thisYear`. */
export function calendarOf(rows: readonly DayRow[], asked: number | undefined, thisYear: number): Output<'history.calendar'> {
  const years = [...new Set(rows.map(({ day }) => Number(day.slice(0, 4))))].sort()
  const year = asked ?? years.at(-1) ?? thisYear
  const weekdays = [0, 0, 0, 0, 0, 0, 0]
  for (const { day, n } of rows) weekdays[weekdayOf(day) - 1]! += n
  const most = Math.max(...weekdays)
  return {
    year,
    years,
    days: rows
      .filter(({ day }) => Number(day.slice(0, 4)) === year)
      .map(({ day, n, won, playTime }) => ({ day, matches: n, won, playTime })),
    weekdays,
    busiest: most === 0 ? null : weekdays.indexOf(most) + 1,
    longest: longestRun(rows.map(({ day }) => day)),
    daysPlayed: rows.length,
  }
}

/** The most days in a row; of several such runs the first. */
function longestRun(days: readonly string[]): Run {
  let longest: Run = { length: 0, first: null, last: null, from: null, to: null }
  let began = 0
  for (const [at, day] of days.entries()) {
    if (at > 0 && numberOf(day) !== numberOf(days[at - 1]!) + 1) began = at
    const length = at - began + 1
    if (length > longest.length) longest = { ...longest, length, from: days[began]!, to: day }
  }
  return longest
}
