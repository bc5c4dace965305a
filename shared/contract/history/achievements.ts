import { z } from '../../kernel/zod.ts'
import { somebody } from './parties.ts'
import { count, id, instant, match } from './terms.ts'

/** `id` names its texts (`achievements.<game>.<id>`); `match` earned it first, `null` while `progress` is below `goal`. */
export const achievement = z.strictObject({
  id,
  game: id,
  goal: count,
  progress: count,
  match: match.nullable(),
  at: instant.nullable(),
})
export type Achievement = Readonly<z.output<typeof achievement>>
export const achievements = z.strictObject({ rows: achievement.array().readonly(), earned: count })
export const achievementsAsked = z.strictObject({ player: somebody.optional(), game: id.optional() })
