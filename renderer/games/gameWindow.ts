import type { Component } from 'vue'
import type { MatchSummary } from '../../shared/contract/schemas.ts'
import type { Hand } from '../charts/hand.ts'
import type { Hint } from '../hints/hint.ts'
import type { GameSounds } from '../sound/gameSounds.ts'

/** What the window needs to show a game. */
export type GameWindow = {
  /** The key of the game's name. */
  readonly name: string
  readonly table: Component
  readonly setup: Component
  /** How a match is looked back on: the table without anything to play, around a `ReplayBar`; and whether an event makes a step worth a stop. */
  readonly replay: { readonly table: Component; readonly tells: (event: { readonly type: string }) => boolean }
  /** Whether the set-up fills the window in the game's own look, with a bar of its own. */
  readonly ownBar: boolean
  /** The classes of a dialog over its screens; empty: a sheet of parchment. */
  readonly dialogs: string
  /** The picture and words of one match in the list of those that go on. It is given the `MatchSummary` as `match`. */
  readonly summary: Component
  /** The name that a finished match is listed under; `say` gives the text of a key. The glance is there. */
  readonly listedAs: (match: MatchSummary, say: (key: string) => string) => string
  /** The key of what a level of its computer players is called. */
  readonly levelKey: (level: string) => string
  /** How its personal history is drawn, and what its things are called there: the keys of their names. */
  readonly history: { readonly hand: Hand; readonly heroKey: (id: string) => string; readonly difficultyKey: (id: string) => string }
  /** What a draw of its dice was for, in words; `purpose` as in `CheckedDecision`. */
  readonly purpose: (purpose: string, say: (key: string, named?: Record<string, unknown>) => string) => string
  /** What it sounds like. */
  readonly sounds: GameSounds
  /** The shortcuts that only this game has: their keys under `keys`. */
  readonly shortcuts: readonly string[]
  /** Where the texts of its guided game are kept: `<guide>.<step>.title`, `.text` and `.ask`. */
  readonly guide: string
  /** What is told the first time that it matters. */
  readonly hints: readonly Hint[]
  readonly rules: {
    /** What the ids of its paragraphs begin with. */
    readonly prefix: string
    /** The paragraphs in order, under their sections. */
    readonly sections: readonly { readonly section: string; readonly ids: readonly string[] }[]
    /** Where headings and texts are kept: `<texts>.<id>.heading` and `.text`; sections under `<sectionNames>.<section>`. */
    readonly texts: string
    readonly sectionNames: string
  }
}
