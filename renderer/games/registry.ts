import type { GameWindow } from './gameWindow.ts'
import { judgeDredd } from './judge-dredd/window.ts'
import { realmLords } from './realm-lords/window.ts'

const windows = { 'judge-dredd': judgeDredd, 'realm-lords': realmLords } as const satisfies Readonly<Record<string, GameWindow>>

/** The games of the window, in the order in which they are offered. */
export const shownGames = Object.keys(windows)

/** How the window shows a game; null for one that this version does not know. */
export function windowOf(game: string): GameWindow | null {
  return Object.hasOwn(windows, game) ? windows[game as keyof typeof windows] : null
}

/** The game that a paragraph of a rulebook belongs to; null for none. */
export function gameOfParagraph(paragraph: string): string | null {
  return shownGames.find((game) => paragraph.startsWith(windowOf(game)?.rules.prefix ?? ' ')) ?? null
}
