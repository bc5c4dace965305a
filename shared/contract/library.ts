import { z } from '../kernel/zod.ts'
import { match, matchSummary } from './schemas.ts'
import { pageSize, shelves } from './shelves.ts'

/** A name that people give: one line, without signs that cannot be seen. */
export const title = z
  .string()
  .trim()
  .max(60)
  .regex(/^\P{Cc}*$/u)

/** Which matches: `text` stands in their title or in the name of somebody who sits there; the person `player` (of `players.list`) sits there. */
export const listQuery = z.strictObject({
  shelf: z.enum(shelves).optional(),
  game: z.string().max(64).optional(),
  player: z.int().min(1).optional(),
  text: z.string().trim().max(60).optional(),
  offset: z.int().min(0).max(10_000_000).default(0),
  limit: z.int().min(1).max(pageSize).default(pageSize),
})

/** One page, and how many there are in all. */
export const listPage = z.strictObject({ total: z.int().min(0), matches: z.array(matchSummary).readonly() })

/** What is to be noted; what is left out stays. Practice is for good (R-UNDO-4). */
export const matchChange = z.strictObject({
  match,
  title: title.optional(),
  givenUp: z.boolean().optional(),
  archived: z.boolean().optional(),
  deleted: z.boolean().optional(),
  practice: z.literal(true).optional(),
})
