import { z } from '../../kernel/zod.ts'
import { resultClass, somebody } from './parties.ts'
import { day, id, match } from './terms.ts'

export const fates = ['arrested', 'standOff', 'unharmed', 'intensiveCare'] as const
export const fightEnds = ['won', 'fled', 'defeated'] as const

/** Which matches a figure is about: all that fit every member that is given. Without `player`: those of "me". Days are inclusive. */
export const historyFilter = z.strictObject({
  player: somebody.optional(),
  game: id.optional(),
  difficulty: id.optional(),
  /** The player's own hero or Judge. */
  hero: id.optional(),
  /** Somebody else who sat there. */
  opponent: somebody.optional(),
  /** How many sat there. */
  seats: z.int().min(1).max(16).optional(),
  result: resultClass.optional(),
  from: day.optional(),
  to: day.optional(),
  /** Realm Lords: matches with a fight against this enemy, and how such a fight ended. */
  enemy: id.optional(),
  fight: z.enum(fightEnds).optional(),
  /** Judge Dredd: matches with an attempt of the player's on this Perp or Crime, and how it ended for him. */
  perp: id.optional(),
  crime: id.optional(),
  fate: z.enum(fates).optional(),
  /** Judge Dredd: matches where the player played this card. Realm Lords: where this item was bought. */
  card: id.optional(),
  item: id.optional(),
})
export type HistoryFilter = Readonly<z.input<typeof historyFilter>>
export const filter = historyFilter.default({})
export const filtered = z.strictObject({ filter })
export const matchRef = z.strictObject({ match })
