import type { Chance } from '../kernel/chance.ts'
import { playerLevels as dreddLevels, playerOf as dreddPlayer } from './judge-dredd/bots/index.ts'
import { defaultCards as dreddCards } from './judge-dredd/cards/defaultPack.ts'
import { playerLevels as realmLevels, playerOf as realmPlayer } from './realm-lords/bots/index.ts'
import { defaultCards as realmCards } from './realm-lords/cards/defaultPack.ts'

/** How long a player may think: at most so many samples, and not on once `stop` says so. */
export type Thinking = { readonly samples: number; readonly stop: () => boolean }

/**
 * A computer player: chooses one of the legal actions (never none) from what its seat sees. `chance` is its own; it never touches the dice
 * of the match.
 */
export type ComputerPlayer = (view: unknown, legal: readonly unknown[], chance: Chance, thinking: Thinking) => unknown

/** `cap`: how many milliseconds a thought may take, and does take where its time could tell something (R-AI-4); `samples`: the most work in it. */
export type ThinkingTime = { readonly cap: number; readonly samples: number }

/** What the service has to know of the computer players. */
export type Computers = {
  readonly levels: (game: string) => readonly string[]
  readonly time: (game: string, level: string) => ThinkingTime
}

/** For who does not look ahead. */
const instant: ThinkingTime = { cap: 100, samples: 1 }
/** For who does: as long as people like to wait, and as many samples as go into that. */
const lookAhead: ThinkingTime = { cap: 700, samples: 100_000 }

// Apart from the players, so that a window that only names the levels need not carry them.
const levels: Readonly<Record<string, readonly string[]>> = { 'judge-dredd': dreddLevels, 'realm-lords': realmLevels }

const players: Readonly<Record<string, (level: string) => ComputerPlayer>> = {
  'judge-dredd': (level) => untyped(dreddPlayer(levelIn(dreddLevels, level), dreddCards())),
  'realm-lords': (level) => untyped(realmPlayer(levelIn(realmLevels, level), realmCards())),
}

/** The levels of a game's computer players, the weakest first; empty for a game that has none. */
export function computerLevels(gameId: string): readonly string[] {
  return Object.hasOwn(levels, gameId) ? (levels[gameId] ?? []) : []
}

/** A computer player of a game; making one may be slow, so keep it. Throws for a level that `computerLevels` does not name. */
export function computerPlayer(gameId: string, level: string): ComputerPlayer {
  const make = Object.hasOwn(players, gameId) ? players[gameId] : undefined
  if (make === undefined) throw new Error(`${gameId} has no computer players`)
  return make(level)
}

/** How long players of a level think. */
export function thinkingTime(gameId: string, level: string): ThinkingTime {
  return gameId === 'judge-dredd' && level === 'senior' ? lookAhead : instant
}

/** What is played for a computer player that has no answer: a pass if there is one, else the last of its legal actions. Needs no time. */
export function hastyAction(legal: readonly unknown[]): unknown {
  return legal.find((action) => (action as { readonly type?: unknown } | null)?.type === 'pass') ?? legal.at(-1)
}

function levelIn<Level extends string>(levels: readonly Level[], wanted: string): Level {
  const level = levels.find((each) => each === wanted)
  if (level === undefined) throw new Error(`no level ${wanted}`)
  return level
}

/** A player of one game as one whose types are forgotten: whoever asks it hands over what its game gave. */
function untyped<View, Action>(
  player: (view: View, legal: readonly Action[], chance: Chance, thinking: Thinking) => Action,
): ComputerPlayer {
  return (view, legal, chance, thinking) => player(view as View, legal as readonly Action[], chance, thinking)
}
