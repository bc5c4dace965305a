import { z } from '../../kernel/zod.ts'
import { filter, filtered, historyFilter } from './filter.ts'
import { resultClass, somebody, totals } from './parties.ts'
import { count, day, id, instant, match, share } from './terms.ts'

/** `pending`: ended matches that are not looked through yet; they are missing from every figure until they are. */
export const overview = z.strictObject({
  totals,
  byGame: z.strictObject({ game: id, totals, playTime: count }).array().readonly(),
  /** Milliseconds, idle time left out. */
  playTime: count,
  plies: count,
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
  pending: count,
})

export const filteredList = z.strictObject({ filter, limit: z.int().min(1).max(500).default(120) })

/** A match on the line of results. */
export const resultPoint = z.strictObject({
  match,
  game: id,
  at: instant,
  day,
  result: resultClass,
  seats: count,
  /** 1 for the first; `null` where one plays alone. */
  place: count.nullable(),
  score: z.int().nullable(),
  /** Points ahead of the best of the others; `null` where one plays alone. */
  ahead: z.int().nullable(),
  luck: z.number(),
  /** Of the 15 decided matches up to this one: the share won, and the mean of an equal share (`null` where all were played alone). */
  rolling: share.nullable(),
  equal: share.nullable(),
})
export type ResultPoint = Readonly<z.output<typeof resultPoint>>
/** Results over time: the latest matches, oldest first, and every month. */
export const results = z.strictObject({
  points: resultPoint.array().readonly(),
  months: z.strictObject({ month: z.string(), totals }).array().readonly(),
  total: count,
})

export const rateKinds = ['game', 'difficulty', 'hero', 'opponent', 'seats'] as const
export const ratesAsked = z.strictObject({ filter, by: z.enum(rateKinds) })
/**
 * A win rate with Wilson's 95 % interval, over decided matches (won or lost); `games` of them. `equal`: an equal share, the mean of 1 / seats;
 * `null` where one plays alone. `filter` is what to add to find the matches.
 */
export const rate = z.strictObject({
  key: z.string(),
  /** Whose row it is when rates are by opponent. */
  opponent: somebody.nullable(),
  game: id.nullable(),
  totals,
  games: count,
  wins: count,
  rate: share,
  low: share,
  high: share,
  equal: share.nullable(),
  filter: historyFilter,
})
export type Rate = Readonly<z.output<typeof rate>>
export const rates = z.strictObject({ by: z.enum(rateKinds), rows: rate.array().readonly() })

/** A run of results; `result` of the run that goes on now, `null` before the first decided match. */
export const run = z.strictObject({
  length: count,
  first: match.nullable(),
  last: match.nullable(),
  from: day.nullable(),
  to: day.nullable(),
})
export const bestUnits = ['points', 'count', 'rounds', 'milliseconds', 'gold', 'level', 'share'] as const
export const best = z.strictObject({ id, game: id, unit: z.enum(bestUnits), value: z.number(), match, at: instant })
export type Best = Readonly<z.output<typeof best>>
export const streaks = z.strictObject({
  current: run.extend({ result: z.enum(['won', 'lost']).nullable() }),
  won: run,
  lost: run,
  bests: best.array().readonly(),
})

/** Who beats whom: of the `met` matches that `who` and `whom` ended at one table, `above` saw `who` ahead, `below` `whom`; `won`: those `who` won. */
export const duo = z.strictObject({ who: somebody, whom: somebody, met: count, above: count, below: count, won: count })
export const rivals = z.strictObject({ parties: somebody.array().readonly(), duos: duo.array().readonly() })
/** The whole household by default: only game, seats and days of a filter count here. */
export const rivalsAsked = filtered

export const calendarAsked = z.strictObject({ filter, year: z.int().min(1970).max(9999).optional() })
/** `weekdays`: matches on Mondays first. `longest`: most days in a row, `busiest`: a weekday, 1 for Monday. Over all years but for `days`. */
export const calendar = z.strictObject({
  year: z.int(),
  years: z.int().array().readonly(),
  days: z.strictObject({ day, matches: count, won: count, playTime: count }).array().readonly(),
  weekdays: count.array().length(7).readonly(),
  busiest: z.int().min(1).max(7).nullable(),
  longest: run,
  daysPlayed: count,
})
