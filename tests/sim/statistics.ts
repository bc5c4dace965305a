import { share, type Share } from '../../electron/service/history/statistics.ts'

export { share, type Share }

export type Spread = { readonly mean: number; readonly min: number; readonly max: number }

/** Mean, least and most of some numbers; there must be one at least. */
export function spread(numbers: readonly number[]): Spread {
  let [sum, min, max] = [0, Infinity, -Infinity]
  for (const number of numbers) {
    sum += number
    min = Math.min(min, number)
    max = Math.max(max, number)
  }
  return { mean: sum / numbers.length, min, max }
}

/** How often each name comes up, the most frequent first. */
export function counts(names: readonly string[]): Record<string, number> {
  const tally = new Map<string, number>()
  for (const name of names) tally.set(name, (tally.get(name) ?? 0) + 1)
  return Object.fromEntries([...tally].sort(([, a], [, b]) => b - a))
}

/** A share as a line of a report: what of which name, in percent with its interval, and what it is a share of. */
export function shareLine(title: string, name: string, { rate, low, high, wins, games }: Share, of: string): string {
  const percent = (part: number) => (100 * part).toFixed(1)
  return `${title.padEnd(12)}${name.padEnd(20)}${percent(rate).padStart(5)} % ${of}   95 %: ${percent(low)} to ${percent(high)}   ${wins} of ${games}`
}
