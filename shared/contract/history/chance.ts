import { z } from '../../kernel/zod.ts'
import { resultPoint } from './figures.ts'
import { count, id, seat, share } from './terms.ts'

/** What a die was thrown for: Judge Dredd has `arrest`, `perp` and `duel`, Realm Lords the others. */
export const diceKinds = ['arrest', 'perp', 'duel', 'combat', 'test', 'road', 'doom', 'enemy', 'type', 'start', 'hero'] as const
export const diceKind = z.enum(diceKinds)
export type DiceKind = z.output<typeof diceKind>
/** How the chi-square's chance is said in words: `few` dice say nothing yet; then from what happens all the time to what hardly ever does. */
export const diceVerdicts = ['few', 'usual', 'uncommon', 'rare', 'veryRare'] as const
/** Six-sided dice by face against `expected` of each; `chance` (0 … 1) is how often fair dice are at least so uneven. */
export const dice = z.strictObject({
  faces: count.array().length(6).readonly(),
  total: count,
  expected: z.number(),
  /** Pips above (or below) what so many dice show on average. */
  pips: z.number(),
  chiSquare: z.number(),
  chance: share,
  verdict: z.enum(diceVerdicts),
})
export type Dice = Readonly<z.output<typeof dice>>
/** The player's own dice; those of Perps, whom nobody owns, are in `byKind` alone. `days` of practice are left out, as everywhere but in totals. */
export const diceReport = z.strictObject({
  all: dice,
  byGame: z.strictObject({ game: id, dice }).array().readonly(),
  byKind: z.strictObject({ game: id, kind: diceKind, dice }).array().readonly(),
})
export type DiceReport = Readonly<z.output<typeof diceReport>>

/**
 * Luck (R-RNG-2): the change of the chance to win its fight or arrest that each roll caused, summed. `contests` are fights, arrests and
 * duels; `deserved` is what the dice deserved: `won` less `luck`.
 */
export const luckSum = z.strictObject({ contests: count, won: count, luck: z.number(), deserved: z.number() })
export type LuckSum = Readonly<z.output<typeof luckSum>>
/** By match: the latest, oldest first; by season: each month. */
export const luck = z.strictObject({
  all: luckSum,
  byGame: luckSum.extend({ game: id }).array().readonly(),
  months: luckSum.extend({ month: z.string(), matchesWon: count, matches: count }).array().readonly(),
  points: resultPoint.omit({ rolling: true, equal: true }).extend({ pips: z.number() }).array().readonly(),
})
export type Luck = Readonly<z.output<typeof luck>>

/** A roll in the order of the match: of `seat`, `null` for a Perp's. Chances to win the fight or arrest; `null` where none was at stake. */
export const roll = z.strictObject({
  ply: count,
  seat: seat.nullable(),
  kind: diceKind,
  faces: count.array().readonly(),
  before: share.nullable(),
  after: share.nullable(),
})
