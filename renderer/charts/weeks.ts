export type Week = {
  readonly key: string
  /** The weekday of the first day, 0 for Monday. */ readonly from: number
  readonly days: readonly { readonly key: string; readonly date: Date }[]
}

/** A day of local time as YYYY-MM-DD. */
export function dayKey(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/**
 * The weeks of a year, Monday first; the first and the last hold only that year's days, so the first may begin with a gap of `from` days.
 * Counted in days of the calendar, not in hours, so that a change of the clock loses none (R-STAT-3).
 */
export function weeksOf(year: number): readonly Week[] {
  const out: { key: string; from: number; days: { key: string; date: Date }[] }[] = []
  for (let at = 1; ; at++) {
    const date = new Date(year, 0, at)
    if (date.getFullYear() !== year) return out
    const weekday = (date.getDay() + 6) % 7
    const key = dayKey(date)
    if (out.length === 0 || weekday === 0) out.push({ key, from: weekday, days: [] })
    out.at(-1)?.days.push({ key, date })
  }
}
