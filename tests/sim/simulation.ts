import type { Chance } from '../../shared/kernel/chance.ts'
import type { AnyGame, Outcome } from '../../shared/kernel/game.ts'
import type { Result } from '../../shared/kernel/result.ts'

/** A computer player whose game is forgotten. */
export type AnyPlayer = (view: unknown, legal: readonly unknown[], chance: Chance, thinking: Thinking) => unknown

/** How long a player may think: samples, so that a run can be repeated. */
export type Thinking = { readonly samples: number; readonly stop: () => boolean }

/** One game of a run: its number from 0, how it is set up, who plays by seat, and its seed (64 hex digits). */
export type Planned = Setting & { readonly number: number; readonly seed: string }

/** `labels`: what a game is counted under in the report. */
export type Setting = { readonly config: unknown; readonly levels: readonly string[]; readonly labels: Readonly<Record<string, string>> }

/** How a simulated game went. `counts`: how often what the game counts came up. */
export type Played = {
  readonly outcome: Outcome
  readonly plies: number
  readonly rounds: number
  readonly counts: Readonly<Record<string, number>>
}

export type Game = Planned & Played

/** What a command line asks of one game. */
export type Run = {
  /** What was asked for, as the report repeats it. */
  readonly asked: Readonly<Record<string, unknown>>
  /** What was asked for, in words. */
  readonly who: string
  readonly samples: number
  setting(number: number): Setting
  /** The part of the report that only this game has. */
  sum(games: readonly Game[]): Readonly<Record<string, unknown>>
  /** The same for people. */
  lines(games: readonly Game[]): string[]
}

/** The flags of a command line, those that were left out being undefined. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>

/** What the simulator must know of a game besides its rules. */
export type Simulation = {
  readonly game: AnyGame
  /** The flags that only some games have and this one does. */
  readonly flags: readonly string[]
  readonly usage: string
  read(flags: Flags): Result<Run>
  player(level: string): AnyPlayer
  /** How many rounds or turns a match has had, and what they are called. */
  rounds(state: unknown): number
  readonly roundName: string
  /** Under what names an event is counted. */
  counted(event: { readonly type: string }): readonly string[]
}

/** A fault for a value that is none of those known; null if it is one of them, or was left out. */
export function unlisted(flag: string, value: string | null, known: readonly string[]): string | null {
  return value === null || known.includes(value) ? null : `--${flag} ${value}: one of ${known.join(', ')}`
}

/** A flag's text, or null where it was left out. */
export function textOf(flags: Flags, name: string): string | null {
  const value = flags[name]
  return typeof value === 'string' ? value : null
}
