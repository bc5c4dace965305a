import { z } from '../../kernel/zod.ts'
import { count, id, player } from './terms.ts'

/** What a person is painted in; the themes say how each looks. */
export const playerColours = [
  'amber',
  'crimson',
  'azure',
  'moss',
  'violet',
  'teal',
  'rust',
  'rose',
  'slate',
  'lime',
  'indigo',
  'sand',
] as const
export const playerColour = z.enum(playerColours)
export type PlayerColour = z.output<typeof playerColour>

/** Somebody at a table: a person of this household, or a level of a game's computer players. */
export const somebody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), player }),
  z.strictObject({ kind: z.literal('computer'), game: id, level: z.string().max(32) }),
])
export type Somebody = Readonly<z.output<typeof somebody>>
/** The same, or a person without a name. */
export const anybody = z.discriminatedUnion('kind', [...somebody.options, z.strictObject({ kind: z.literal('nobody') })])
export type Anybody = Readonly<z.output<typeof anybody>>

/** How a match counts for a seat (R-STAT-1). Practice is never anything else, whatever came of it. */
export const resultClasses = ['won', 'lost', 'givenUp', 'practice'] as const
export const resultClass = z.enum(resultClasses)
export type ResultClass = z.output<typeof resultClass>

/** `total` is the sum of the classes, always (R-STAT-1). */
export const totals = z.strictObject({ won: count, lost: count, givenUp: count, practice: count, total: count })
export type Totals = Readonly<z.output<typeof totals>>
