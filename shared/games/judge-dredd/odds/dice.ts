import type { Side } from './contest.ts'

/** How many of a side's equally likely throws give each value of the die that counts; the index is the value, 0 never comes. */
export type Throws = { readonly times: readonly number[]; readonly upTo: readonly number[]; readonly all: number }

const kept = new Map<string, Throws>()

/** JD-R20: the throws of one die, or of two of which the highest or the lowest counts. `upTo[v]`: those of at most v. */
export function throwsOf({ keep }: Pick<Side, 'keep'>, sides: number): Throws {
  const key = `${keep} ${sides}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const times = Array.from({ length: sides + 1 }, (_, value) => timesOf(value, keep, sides))
  const upTo: number[] = []
  for (const count of times) upTo.push((upTo.at(-1) ?? 0) + count)
  const made = { times, upTo, all: upTo[sides]! }
  kept.set(key, made)
  return made
}

function timesOf(value: number, keep: Side['keep'], sides: number): number {
  if (value === 0) return 0
  if (keep === null) return 1
  // Of the pairs with this value on one die, the other shows no more (highest) or no less (lowest).
  return 2 * (keep === 'highest' ? value : sides + 1 - value) - 1
}

/** How many of a side's throws bring its total to at most `total`. */
export function atMost({ plus }: Side, { upTo }: Throws, total: number): number {
  const value = total - plus
  return value < 0 ? 0 : upTo[Math.min(value, upTo.length - 1)]!
}

/** How many of a side's throws bring its total to exactly `total`. */
export function exactly({ plus }: Side, { times }: Throws, total: number): number {
  return times[total - plus] ?? 0
}
