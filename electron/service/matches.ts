import { randomBytes, randomUUID } from 'node:crypto'
import type { Reached, Store } from '../db/store.ts'
import type { Input, Output } from '../../shared/contract/api.ts'
import { seededChance } from '../../shared/kernel/chance.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { play, start, type Position } from '../../shared/kernel/match.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { undoState, updateOf, viewerOf, viewOf } from './answers.ts'
import { openMatches } from './openMatches.ts'
import type { OpenMatch } from './openMatch.ts'
import type { StoreKeeper } from './storeKeeper.ts'
import { summaryOf } from './summaries.ts'
import { retrace, traced } from './trace.ts'

export type MatchesOptions = {
  readonly keeper: StoreKeeper
  readonly games: readonly AnyGame[]
  readonly now: () => Date
  readonly randomSeed?: (() => string) | undefined
}

/** A match's seed: 256 random bits as hex (R-RNG-7). */
const freshSeed = (): string => randomBytes(32).toString('hex')

/** The calls that play. Each change is legal first, on the disk second, and only then in memory and in the answer. */
export function matchCalls({ keeper, games, now, randomSeed = freshSeed }: MatchesOptions) {
  const open = openMatches(games)
  /** What fails on the way to the disk leaves memory unsure of it: the match is read again when it is asked for. */
  const changing = <Value>(match: string, use: (store: Store) => Result<Value>): Result<Value> => {
    const answer = keeper.withStore(use)
    if (!answer.ok && answer.fault.code === 'store-unavailable') open.forget(match)
    return answer
  }

  const create = ({ game: id, config: wanted, seed: given }: Input<'matches.create'>): Result<Output<'matches.create'>> => {
    const game = games.find((candidate) => candidate.id === id)
    if (game === undefined) return refuse('unknown-game', id)
    const config = game.configure(wanted)
    if (!config.ok) return config
    const seed = given ?? randomSeed()
    const chance = seededChance(seed)
    const step = start(game, config.value, chance)
    const at = now().toISOString()
    const facts = { match: randomUUID(), seed, createdAt: at, startHash: fingerprint(step.position.state) }
    const practice = given !== undefined
    const row = {
      ...facts,
      game: id,
      rulesVersion: game.rulesVersion,
      pack: game.pack.hash,
      config: JSON.stringify(config.value),
      practice: practice ? 1 : 0,
    } as const
    return keeper.withStore((store) => {
      store.addMatch({ row, packId: game.pack.id, seats: game.seats(config.value), reached: reached(game, step.position, at) })
      const trace = { position: step.position, steps: [traced(null, step)] }
      return done(viewOf(open.put({ ...facts, game, config: config.value, chance, practice, trace })))
    })
  }

  const act = ({ match, ply, seat, action }: Input<'matches.act'>): Result<Output<'matches.act'>> =>
    changing(match, (store) => {
      const found = open.get(store, match)
      if (!found.ok) return found
      const { game, chance, trace } = found.value
      const fresh = atPly(found.value, ply)
      if (!fresh.ok) return fresh
      if (game.outcome(trace.position.state) !== null) return refuse('match-over', match)
      if (seat !== viewerOf(found.value)) return refuse('illegal-action', `seat ${seat} is not the one at the screen`)
      const step = play(game, trace.position, { seat, action }, chance)
      if (!step.ok) return step
      const { position, information } = step.value
      const at = now().toISOString()
      const written = {
        ply: position.ply,
        seat,
        action: JSON.stringify(action),
        hash: fingerprint(position.state),
        sealed: information ? 1 : 0,
        at,
      } as const
      store.addAction(match, written, reached(game, position, at))
      const next = open.put({ ...found.value, trace: { position, steps: [...trace.steps, traced(seat, step.value)] } })
      return done(updateOf(next, position.ply))
    })

  const undo = ({ match, ply }: Input<'matches.undo'>): Result<Output<'matches.undo'>> =>
    changing(match, (store) => {
      const found = open.get(store, match)
      if (!found.ok) return found
      const fresh = atPly(found.value, ply)
      if (!fresh.ok) return fresh
      const { possible, why } = undoState(found.value)
      if (!possible) return refuse('nothing-to-undo', why ?? 'start')
      const { game, config, chance, startHash } = found.value
      const trace = retrace(game, config, chance, { startHash, actions: store.actionsOf(match).slice(0, ply - 1) })
      if (!trace.ok) return trace
      store.takeBack(match, reached(game, trace.value.position, now().toISOString()))
      return done(viewOf(open.put({ ...found.value, trace: trace.value })))
    })

  return {
    list: () => keeper.withStore((store) => done(store.listMatches().map((row) => summaryOf(row, games)))),
    create,
    open: ({ match }: Input<'matches.open'>): Result<Output<'matches.open'>> =>
      keeper.withStore((store) => {
        const found = open.get(store, match)
        return found.ok ? done(viewOf(found.value)) : found
      }),
    act,
    undo,
    /** Drops every match from memory: another store lies there now. */
    forgetAll: () => open.forgetAll(),
  }
}

function atPly({ trace }: OpenMatch, ply: number): Result<null> {
  return ply === trace.position.ply ? done(null) : refuse('stale-ply', `ply ${ply}, the match stands at ${trace.position.ply}`)
}

function reached(game: AnyGame, { ply, state }: Position<unknown>, playedAt: string): Reached {
  const outcome = game.outcome(state)
  const result = outcome === null ? null : { winners: JSON.stringify(outcome.winners), reason: outcome.reason }
  return { ply, playedAt, glance: JSON.stringify(game.glance(state)), state: JSON.stringify(state), result }
}
