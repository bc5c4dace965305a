import { fallbackLanguage } from './languages.ts'
import type { Settings, SoundSettings } from './settings.ts'

/*
 * What a player may choose among in the settings, and how they are at first. The window shows this and has no use for what checks it
 * (settings.ts).
 */

/** `contrast`: white on black; with `system` that comes when the operating system asks for more contrast. */
export const themes = ['system', 'day', 'candlelight', 'contrast'] as const

/**
 * How fast things move on the table, from slow to rapid, or not at all. `system`: at full speed, unless the operating system asks for less
 * motion.
 */
export const motions = ['system', 'slow', 'full', 'quick', 'rapid', 'off'] as const

/** After how many seconds without a key or pointer an open hand may close by itself (R-HID-3). */
export const idleTimes = [20, 60, 120, 300] as const

/** What sounds belong together and are set together: dice, cards and pieces, fights, and signals (whose turn, endings, refusals). */
export const buses = ['dice', 'pieces', 'fights', 'signals'] as const
export type Bus = (typeof buses)[number]

export const defaultSound: SoundSettings = { on: true, master: 70, dice: 80, pieces: 80, fights: 80, signals: 80, hush: true }

export const defaultSettings: Settings = {
  theme: 'system',
  motion: 'system',
  scale: 100,
  idleSeconds: 60,
  confirmations: { matches: true, heroWalks: true, judgeMoves: false },
  language: fallbackLanguage,
  backupMegabytes: 500,
  sound: defaultSound,
  guides: { finished: [], left: [] },
  hints: { on: true, seen: [] },
}
