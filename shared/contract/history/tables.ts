import { z } from '../../kernel/zod.ts'
import { rateKinds } from './figures.ts'
import { filter } from './filter.ts'
import { count, match } from './terms.ts'

/** What can be written out as a table: what the screen shows, by the same filter. */
export const exportedTables = [
  'matches',
  'months',
  'results',
  'rates',
  'rivals',
  'calendar',
  'enemies',
  'perps',
  'crimes',
  'cards',
  'items',
  'dice',
  'rolls',
  'luck',
  'road',
  'achievements',
] as const
/** `by` for `rates`; `match` for `road`, and for `rolls` of a single match. */
export const exportAsked = z.strictObject({
  table: z.enum(exportedTables),
  format: z.enum(['csv', 'json']),
  filter,
  by: z.enum(rateKinds).optional(),
  match: match.optional(),
})
/** Where a table was written, and how many rows it has; CSV has a header line, CRLF and a byte order mark, as spreadsheets want it. */
export const exported = z.strictObject({ name: z.string(), folder: z.string(), rows: count })
export type Exported = Readonly<z.output<typeof exported>>

/** Recomputation (R-STAT-2): how many ended matches were looked through again, and those whose stored facts were missing or differed. */
export const historyCheckAsked = z.strictObject({ fix: z.boolean().default(false) })
export const historyCheck = z.strictObject({
  checked: count,
  missing: match.array().readonly(),
  different: match.array().readonly(),
  damaged: match.array().readonly(),
})
