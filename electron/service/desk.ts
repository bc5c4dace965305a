import type { MatchRow } from '../db/matches.ts'
import type { Store } from '../db/store.ts'
import type { EndedNow, Reached } from '../db/writing.ts'
import type { MatchUpdate, MatchView } from '../../shared/contract/schemas.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { carryOut, type Move, type Position } from '../../shared/kernel/match.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { updateOf, viewOf } from './answers.ts'
import { endOf, timesOf, type DayOf } from './history/ended.ts'
import { eyes } from './eyes.ts'
import type { OpenMatch } from './openMatch.ts'
import { openMatches } from './openMatches.ts'
import { seal } from './seal.ts'
import type { StoreKeeper } from './storeKeeper.ts'
import { extended, traced, type TracedStep } from './trace.ts'
import { isUnavailable } from './unavailable.ts'

/** What the calls that play have in common: the matches in memory, the store behind them, and whose eyes the window has. */
export type Desk = ReturnType<typeof desk>

export type DeskOptions = {
  readonly keeper: StoreKeeper
  readonly games: readonly AnyGame[]
  readonly now: () => Date
  readonly dayOf: DayOf
  readonly log: (line: string) => void
}

/** Lays the desk. */
export function desk({ keeper, games, now, dayOf, log }: DeskOptions) {
  const open = openMatches(games)
  const sight = eyes()
  /** What fails on the way to the disk leaves memory unsure of it: the match is read again when it is asked for. */
  const changing = <Value>(match: string, use: (found: OpenMatch, store: Store) => Result<Value>): Result<Value> => {
    const answer = withMatch(match, use)
    if (!answer.ok && isUnavailable(answer.fault)) open.forget(match)
    return answer
  }
  const withMatch = <Value>(match: string, use: (found: OpenMatch, store: Store) => Result<Value>): Result<Value> =>
    keeper.withStore((store) => {
      const found = open.get(store, match)
      return found.ok ? use(found.value, store) : found
    })

  /** The facts of a match that ends now. Without them the action counts all the same: they are derived again when they are asked for. */
  const ending = (found: OpenMatch, store: Store, position: Position<unknown>, last: TracedStep, at: string): EndedNow | null => {
    if (found.game.outcome(position.state) === null) return null
    try {
      const trace = { position, steps: [...found.trace.steps, last] }
      return endOf(found, trace, { at, times: [...timesOf(store, found.match), at], day: dayOf(new Date(at)) })
    } catch (error) {
      log(`history: ${found.match}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return null
    }
  }

  return {
    keeper,
    games,
    now,
    put: open.put,
    /** Drops a match from memory: it is read again when it is asked for. */
    forget: open.forget,
    eyes: sight,
    /** Looks at a match. */
    withMatch,
    /** Changes a match: what `use` does is legal first, on the disk second, and only then in memory and in the answer. */
    changing,
    /** Plays an action from the list of what is legal, and gives what the viewer may know of it. */
    play: (found: OpenMatch, store: Store, move: Move<unknown>): MatchUpdate => {
      const { match, game, dice, trace } = found
      const step = carryOut(game, trace.position, move, dice(trace.position.ply + 1))
      const { position, information } = step
      const at = now().toISOString()
      const { seat } = move
      const sealed = information ? 1 : 0
      const row = { ply: position.ply, seat, action: JSON.stringify(move.action), hash: seal(position.state), sealed, at } as const
      const last = traced(move, step)
      store.addAction(match, row, reached(game, position, at), ending(found, store, position, last, at))
      const next = open.put({ ...found, undone: [], trace: extended(trace, position, last) })
      return updateOf(next, sight.viewerOf(next), position.ply)
    },
    /** The whole match as the viewer may know it. */
    show: (found: OpenMatch): MatchView => viewOf(found, sight.viewerOf(found)),
    /** Drops every match from memory and closes the hand: another store lies there now. */
    forgetAll: () => {
      open.forgetAll()
      sight.close()
    },
  }
}

/** Refuses with `given-up` any choice in a match that was given up, and with `stale-ply` one that was made on another position. */
export function atPly({ match, trace, givenUp }: OpenMatch, ply: number): Result<null> {
  if (givenUp) return refuse('given-up', match)
  return ply === trace.position.ply ? done(null) : refuse('stale-ply', `ply ${ply}, the match stands at ${trace.position.ply}`)
}

/** What is kept of how a match is set up. */
export function storedSetUp(game: AnyGame, config: unknown): Pick<MatchRow, 'game' | 'rulesVersion' | 'pack' | 'config'> {
  return { game: game.id, rulesVersion: game.rulesVersion, pack: game.pack.hash, config: JSON.stringify(config) }
}

/** What is kept of a position. */
export function reached(game: AnyGame, { ply, state }: Position<unknown>, playedAt: string): Reached {
  const outcome = game.outcome(state)
  const result = outcome === null ? null : { winners: JSON.stringify(outcome.winners), reason: outcome.reason }
  return { ply, playedAt, glance: JSON.stringify(game.glance(state)), state: JSON.stringify(state), result }
}
