import { z } from '../../kernel/zod.ts'
import { dice, diceKind, roll } from './chance.ts'
import { fight, roadStep } from './doings.ts'
import { fates, filter } from './filter.ts'
import { anybody, resultClass, totals } from './parties.ts'
import { count, day, id, instant, match, seat, share } from './terms.ts'

export const seatFact = z.strictObject({
  seat,
  party: anybody,
  name: z.string(),
  hero: id.nullable(),
  result: resultClass.nullable(),
  won: z.boolean(),
  place: count.nullable(),
  score: z.int().nullable(),
  ahead: z.int().nullable(),
  contests: count,
  contestsWon: count,
  luck: z.number(),
})

/** A match in a list: everything about it that a figure counts by. */
export const historyMatch = z.strictObject({
  match,
  game: id,
  title: z.string(),
  at: instant,
  day,
  result: resultClass,
  reason: z.string().nullable(),
  difficulty: id.nullable(),
  plies: count,
  rounds: count,
  playTime: count,
  seats: seatFact.array().readonly(),
  /** The player's own seat. */
  seat,
})
export type HistoryMatch = Readonly<z.output<typeof historyMatch>>
/** Latest first. */
export const matchesAsked = z.strictObject({ filter, offset: count.default(0), limit: z.int().min(1).max(200).default(50) })
export const historyMatches = z.strictObject({ total: count, totals, rows: historyMatch.array().readonly() })

/** Everything that is known of one ended match; for the player that the match is "me" of, if there is one, else its first seat. */
export const matchFacts = z.strictObject({
  summary: historyMatch,
  attempts: z
    .strictObject({
      turn: count,
      ply: count,
      seat,
      perp: id,
      crime: id,
      fate: z.enum(fates),
      margin: z.int(),
      points: count,
      chance: share,
    })
    .array()
    .readonly(),
  /** `target`: the seat that it was played on; `null` for the Perp or nobody. */
  plays: z
    .strictObject({ seat, card: id, half: z.enum(['combat', 'city']), target: seat.nullable(), count })
    .array()
    .readonly(),
  fights: fight.array().readonly(),
  items: z.strictObject({ item: id, bought: count, sold: count, gold: count }).array().readonly(),
  steps: roadStep.array().readonly(),
  dice: z
    .strictObject({ seat: seat.nullable(), kind: diceKind, faces: count.array().length(6).readonly() })
    .array()
    .readonly(),
  diceOfAll: dice,
  rolls: roll.array().readonly(),
})
