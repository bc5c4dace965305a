import { z } from '../kernel/zod.ts'
import { idleTimes, motions, themes } from './choices.ts'
import { languages } from './languages.ts'
import { match } from './schemas.ts'

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

/** Which guided games were played to their end, and which of their matches somebody went on with alone. */
const guideSettings = z.strictObject({ finished: z.array(z.string().max(64)).max(16).readonly(), left: z.array(match).max(16).readonly() })

/** Whether hints are shown, and which were put away for good. */
const hintSettings = z.strictObject({ on: z.boolean(), seen: z.array(z.string().max(64)).max(64).readonly() })

/** Before what the window asks: what is done to whole matches and can be undone, and a walk on the map of each game. */
const confirmationSettings = z.strictObject({ matches: z.boolean(), heroWalks: z.boolean(), judgeMoves: z.boolean() })

/** What a player has set; `scale` is a percentage, `backupMegabytes` the most that all backups together may take (of 1,000,000 bytes). */
export const settings = z.strictObject({
  theme: z.enum(themes),
  motion: z.enum(motions),
  scale: z.int().min(80).max(200),
  idleSeconds: z.literal(idleTimes),
  confirmations: confirmationSettings,
  language: z.enum(languages),
  backupMegabytes: z.int().min(20).max(100_000),
  sound: soundSettings,
  guides: guideSettings,
  hints: hintSettings,
})
export type Settings = Readonly<z.output<typeof settings>>
export const settingsChange = settings.partial()
