import { z } from 'zod'

/** What sounds belong together and are set together: dice, cards and pieces, fights, and signals (whose turn, endings, refusals). */
export const buses = ['dice', 'pieces', 'fights', 'signals'] as const
export type Bus = (typeof buses)[number]

const percent = z.int().min(0).max(100)

/** What a player has set about sound; volumes are percentages. `hush`: whether a window that is hidden is silent. */
export const soundSettings = z.strictObject({
  on: z.boolean(),
  master: percent,
  dice: percent,
  pieces: percent,
  fights: percent,
  signals: percent,
  hush: z.boolean(),
})
export type SoundSettings = Readonly<z.output<typeof soundSettings>>
export const defaultSound: SoundSettings = { on: true, master: 70, dice: 80, pieces: 80, fights: 80, signals: 80, hush: true }
