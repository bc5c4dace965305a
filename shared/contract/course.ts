import { z } from '../kernel/zod.ts'
import { match, ply, seat } from './schemas.ts'

const share = z.number().min(0).max(1)

/** `after`: how many passes are known already; 0 for none. */
export const courseAsked = z.strictObject({ match, after: z.int().min(0).max(1000) })

/** The chances to win from a ply on, by seat, with their standard errors; `nobody` and all seats together are 1. */
const moment = z.strictObject({
  ply,
  playouts: z.int().min(0),
  chances: share.array().readonly(),
  nobody: share,
  errors: share.array().readonly(),
})

/** From one ply to another the chance of a seat to win changed by more than could be noise. */
const turningPoint = z.strictObject({ from: ply, to: ply, seat, before: share, after: share, error: z.number().min(0) })
export type TurningPoint = Readonly<z.output<typeof turningPoint>>

/** How the chance to win went: estimated by playing the match on from some of its moments. Turning points are there when it is `done`. */
export const courseView = z.strictObject({
  match,
  pass: z.int().min(1),
  done: z.boolean(),
  moments: moment.array().min(1).readonly(),
  turningPoints: turningPoint.array().readonly(),
})
export type CourseView = Readonly<z.output<typeof courseView>>
