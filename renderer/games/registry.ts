import type { Component } from 'vue'
import { gameById } from '../../shared/games/registry.ts'
import { judgeDredd } from './judge-dredd/window.ts'
import { realmLords } from './realm-lords/window.ts'

/** What the window needs to show a game. */
export type GameWindow = {
  /** The key of the game's name. */
  readonly name: string
  readonly table: Component
  readonly setup: Component
  /** The picture and words of one campaign in the list of those that go on. It is given the `MatchSummary` as `match`. */
  readonly summary: Component
  /** The key of whom a finished campaign was played with, read from its glance. */
  readonly player: (glance: unknown) => string | null
  readonly rules: {
    /** The paragraphs in order, under their sections. */
    readonly sections: readonly { readonly section: string; readonly ids: readonly string[] }[]
    /** Where headings and texts are kept: `<texts>.<id>.heading` and `.text`; sections under `<sectionNames>.<section>`. */
    readonly texts: string
    readonly sectionNames: string
  }
}

const windows: Readonly<Record<string, GameWindow>> = { 'judge-dredd': judgeDredd, 'realm-lords': realmLords }

/** How the window shows a game; null for one that this version does not know. */
export function windowOf(game: string): GameWindow | null {
  return gameById(game) === undefined ? null : (windows[game] ?? null)
}
