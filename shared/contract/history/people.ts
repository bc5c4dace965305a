import { z } from '../../kernel/zod.ts'
import { playerColour, totals } from './parties.ts'
import { count, id, instant, player } from './terms.ts'

const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^\P{Cc}+$/u)

/** `name` is empty for the one who has not told it yet: "me", until then. */
export const person = z.strictObject({
  player,
  name: z.string(),
  colour: playerColour,
  me: z.boolean(),
  totals,
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
})
export type Person = Readonly<z.output<typeof person>>
export const household = z.strictObject({
  people: person.array().readonly(),
  computers: z.strictObject({ game: id, level: z.string(), totals }).array().readonly(),
})
export type Household = Readonly<z.output<typeof household>>

export const playerRef = z.strictObject({ player })
export const renamedPlayer = z.strictObject({ player, name })
export const recolouredPlayer = z.strictObject({ player, colour: playerColour })
/** `from` becomes part of `into` and is no more. */
export const mergedPlayers = z.strictObject({ from: player, into: player })
/** What merging would do: `moves` matches change hands; it is refused while there are matches where both sat (`together`). */
export const mergePreview = z.strictObject({ moves: count, running: count, together: count })
