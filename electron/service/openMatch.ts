import type { ActionRow } from '../db/actions.ts'
import type { SeatRow } from '../db/seats.ts'
import type { Store } from '../db/store.ts'
import { seedPattern } from '../../shared/kernel/chance.ts'
import { diceOf, type Dice, type Reseed } from '../../shared/kernel/dice.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { retrace, type Trace } from './trace.ts'

/** Where a branch comes from. */
export type Parent = { readonly match: string; readonly ply: number }

/** A match that is in memory: what it was started with, and where it stands. It never leaves the service. */
export type OpenMatch = {
  readonly match: string
  readonly game: AnyGame
  readonly config: unknown
  readonly seed: string
  /** From some ply on the dice may follow from another seed; usually empty. */
  readonly reseeds: readonly Reseed[]
  readonly dice: Dice
  readonly practice: boolean
  /** The match that this one is a branch of, and the ply where it left it; that match may be gone. */
  readonly parent: Parent | null
  readonly title: string
  readonly givenUp: boolean
  /** What was taken back and may be played again, in order. */
  readonly undone: readonly ActionRow[]
  readonly createdAt: string
  readonly startHash: string
  readonly seats: readonly SeatRow[]
  readonly trace: Trace
}

/** Whether it has come to its end: then all of it may be told. */
export function isOver({ game, trace }: OpenMatch): boolean {
  return game.outcome(trace.position.state) !== null
}

/**
 * Reads a match and plays it up to where it stands. Refuses with `unknown-match`, `unknown-game` or `damaged-match`; what
 * was found is noted for the list, so that one bad match shows as bad and the others work (R-SAVE-4).
 */
export function loadMatch(store: Store, games: readonly AnyGame[], match: string): Result<OpenMatch> {
  const loaded = readMatch(store, games, match)
  if (!loaded.ok && loaded.fault.code !== 'damaged-match') return loaded
  if (loaded.ok === (store.findMatch(match)?.damaged === 1)) store.markMatch(match, !loaded.ok)
  return loaded
}

/** The same, and nothing is written. */
export function readMatch(store: Store, games: readonly AnyGame[], match: string): Result<OpenMatch> {
  const row = store.findMatch(match)
  if (row === undefined) return refuse('unknown-match', match)
  const game = games.find(({ id }) => id === row.game)
  return game === undefined ? refuse('unknown-game', row.game) : reconstruct(store, game, row)
}

function reconstruct(store: Store, game: AnyGame, row: NonNullable<ReturnType<Store['findMatch']>>): Result<OpenMatch> {
  const config = configOf(game, row.config)
  if (!config.ok) return config
  const { match, startHash, seed, createdAt } = row
  const reseeds = store.reseedsOf(match)
  if (![seed, ...reseeds.map((one) => one.seed)].every((one) => seedPattern.test(one)))
    return refuse('damaged-match', 'the seed cannot be read')
  const dice = diceOf(seed, reseeds)
  const seats = store.seatsOf(match)
  if (seats.length !== game.seats(config.value)) return refuse('damaged-match', `${seats.length} seats`)
  const trace = retrace(game, config.value, dice, { startHash, actions: store.actionsOf(match) })
  if (!trace.ok) return trace
  if (trace.value.position.ply !== row.ply) return refuse('damaged-match', `${trace.value.position.ply} actions of ${row.ply}`)
  const facts = { match, seed, createdAt, startHash, title: row.title, givenUp: row.givenUpAt !== null, practice: row.practice === 1 }
  const made = { ...facts, game, config: config.value, reseeds, dice, parent: store.originOf(match) }
  return done({ ...made, seats, undone: store.undoneOf(match), trace: trace.value })
}

function configOf(game: AnyGame, text: string): Result<unknown> {
  try {
    const config = game.configure(JSON.parse(text))
    return config.ok ? config : refuse('damaged-match', config.fault.detail)
  } catch {
    return refuse('damaged-match', 'the configuration cannot be read')
  }
}
