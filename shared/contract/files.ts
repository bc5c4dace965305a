import { z } from '../kernel/zod.ts'
import { seedPattern } from '../kernel/chance.ts'
import { drawn, seeds } from './gavelFile.ts'
import { fileLimit } from './limits.ts'
import { instant, match, matchUpdate, matchView, outcome, parent, ply, seat, seatView } from './schemas.ts'

/** Whose eyes look back on a match: a seat's, the open table's (`null`), or the referee's, who sees every hand. */
export const onlooker = z.union([seat, z.null(), z.literal('referee')])
export type Onlooker = z.output<typeof onlooker>

export const lookBack = z.strictObject({ match, as: onlooker.optional() })
export const lookAt = z.strictObject({ match, ply, as: onlooker.optional() })

/** One step of a match that is looked back on; step 0 is the set-up, which no seat played. */
const replayStep = z.strictObject({ seat: seat.nullable(), at: instant })

/**
 * A match to be looked back on: where it stands last, with every event that the onlooker may know, and its steps. `open`: it is over, so that
 * any seat and the referee may look; else only who has the screen, or the open table (R-HID-1).
 */
export const replayView = z.strictObject({
  table: matchView,
  as: onlooker,
  open: z.boolean(),
  title: z.string(),
  steps: z.array(replayStep).readonly(),
})
export type ReplayView = Readonly<z.output<typeof replayView>>

/** The table as it was at a ply. `hands`: what each seat saw, for the referee only. */
export const replayAt = z.strictObject({ table: matchUpdate, as: onlooker, hands: z.array(z.unknown()).readonly().nullable() })
export type ReplayAt = Readonly<z.output<typeof replayAt>>

/** `same`: the same decisions meet the same dice; `fresh`: from there on the dice follow from a new seed. */
export const branchDice = ['same', 'fresh'] as const
export const branching = z.strictObject({ match, ply, dice: z.enum(branchDice) })

/** What can be checked of a match's dice. While it runs only the seals are known. */
export const fairness = z.strictObject({
  match,
  game: z.string(),
  commitment: z.string().regex(seedPattern),
  /** The seals of the seeds that the dice follow from later, where it is a branch with fresh ones. */
  later: z.array(z.strictObject({ ply, commitment: z.string().regex(seedPattern) })).readonly(),
  seeds: seeds.nullable(),
  draws: z.array(drawn).readonly(),
})
export type Fairness = Readonly<z.output<typeof fairness>>

/**
 * `verifier`: what the page that checks the dice is called, which was put beside it; `null`: it was not. `name` is the file's, without its
 * folder.
 */
export const exported = z.strictObject({ name: z.string(), folder: z.string(), verifier: z.string().nullable() })
export type Exported = Readonly<z.output<typeof exported>>

/** A file that was read and found good, and is kept under a token until it is accepted or another is looked at. */
export const preview = z.strictObject({
  token: z.uuid(),
  match,
  game: z.string(),
  config: z.unknown(),
  title: z.string(),
  seats: z.array(seatView).readonly(),
  ply,
  createdAt: instant,
  playedAt: instant,
  practice: z.boolean(),
  parent: parent.nullable(),
  givenUp: z.boolean(),
  outcome: outcome.nullable(),
  glance: z.unknown(),
  /** The same match lies among those that were thrown away, and would come back. */
  deleted: z.boolean(),
})
export type Preview = Readonly<z.output<typeof preview>>

/** Null where nothing was chosen, or nothing waits. */
export const maybePreview = preview.nullable()
export const maybeExported = exported.nullable()
export const fileText = z.strictObject({ text: z.string().max(fileLimit) })
export const accepted = z.strictObject({ token: z.uuid() })
