import type { Chance } from '../kernel/chance.ts'
import { playerLevels, playerOf, type Player } from './realm-lords/bots/index.ts'
import { defaultCards } from './realm-lords/cards/defaultPack.ts'

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

/** The computer players of one game. Making one may be slow; keep it. */
type Bench = {
  readonly levels: readonly string[]
  readonly player: (level: string) => ComputerPlayer
  readonly time: (level: string) => ThinkingTime
}

const instant: ThinkingTime = { cap: 100, samples: 1 }

const benches: Readonly<Record<string, Bench>> = {
  'realm-lords': {
    levels: playerLevels,
    player: (level) => withoutLimit(playerOf(levelIn(playerLevels, level), defaultCards())),
    time: () => instant,
  },
}

/** The levels of a game's computer players, the weakest first; empty for a game that has none. */
export function computerLevels(gameId: string): readonly string[] {
  return Object.hasOwn(benches, gameId) ? (benches[gameId]?.levels ?? []) : []
}

/** A computer player of a game. Throws for a level that `computerLevels` does not name. */
export function computerPlayer(gameId: string, level: string): ComputerPlayer {
  return benchOf(gameId, level).player(level)
}

/** How long players of a level think. Throws for a level that `computerLevels` does not name. */
export function thinkingTime(gameId: string, level: string): ThinkingTime {
  return benchOf(gameId, level).time(level)
}

/** What is played for a computer player that has no answer: a pass if there is one, else the last of its legal actions. Needs no time. */
export function hastyAction(legal: readonly unknown[]): unknown {
  return legal.find((action) => (action as { readonly type?: unknown } | null)?.type === 'pass') ?? legal.at(-1)
}

function benchOf(gameId: string, level: string): Bench {
  const bench = benches[gameId]
  if (bench === undefined || !computerLevels(gameId).includes(level)) throw new Error(`${gameId} has no computer player ${level}`)
  return bench
}

function levelIn<Level extends string>(levels: readonly Level[], wanted: string): Level {
  const level = levels.find((each) => each === wanted)
  if (level === undefined) throw new Error(`no level ${wanted}`)
  return level
}

/** A player that looks no further than the position needs no limit. */
function withoutLimit(player: Player): ComputerPlayer {
  return (view, legal, chance) => (player as (...given: readonly [unknown, readonly unknown[], Chance]) => unknown)(view, legal, chance)
}
