import type { ActionRow } from '../../db/actions.ts'
import type { SeatRow } from '../../db/seats.ts'
import type { Drawn, FileContent, Seeds } from '../../../shared/contract/gavelFile.ts'
import type { Computers } from '../../../shared/games/computers.ts'
import { commitmentTo } from '../../../shared/kernel/chance.ts'
import { diceOf } from '../../../shared/kernel/dice.ts'
import type { AnyGame, Outcome } from '../../../shared/kernel/game.ts'
import { replayWith, type Position } from '../../../shared/kernel/match.ts'
import { same } from '../../../shared/kernel/plain.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { unwrapSeeds } from './wrap.ts'
import { seal } from '../seal.ts'

/** A file's match that was played through and led where the file says, with all that the store keeps of it. */
export type Played = {
  readonly content: FileContent
  readonly game: AnyGame
  readonly config: unknown
  readonly seeds: Seeds
  readonly seats: readonly SeatRow[]
  readonly actions: readonly ActionRow[]
  readonly position: Position<unknown>
  readonly outcome: Outcome | null
}

/**
 * Plays a file's match from its set-up to its last action (R-SEC-1). Refuses with `unknown-game`, with `file-other-rules` for other rules, cards
 * or computer players than this version has, and with `file-illegal` when anything that the file tells is not so: the seal, an action, a state's
 * hash, a draw, or whether the match is over. Never throws.
 */
export function playThrough(content: FileContent, games: readonly AnyGame[], computers: Computers): Result<Played> {
  const game = games.find(({ id }) => id === content.game)
  if (game === undefined) return refuse('unknown-game', content.game)
  const { rulesVersion, pack } = game
  if (content.rulesVersion !== rulesVersion || content.pack.hash !== pack.hash || content.pack.id !== pack.id)
    return refuse('file-other-rules', `rules ${content.rulesVersion}, cards ${content.pack.id} ${content.pack.hash.slice(0, 12)}`)
  try {
    return played(content, game, computers)
  } catch (error) {
    return refuse('file-illegal', `the rules failed: ${String(error)}`)
  }
}

function played(content: FileContent, game: AnyGame, computers: Computers): Result<Played> {
  const config = game.configure(content.config)
  if (!config.ok) return refuse('file-illegal', config.fault.detail)
  const seats = seatsOf(content, game.seats(config.value), computers.levels(game.id))
  if (!seats.ok) return seats
  const seeds = seedsOf(content)
  if (!seeds.ok) return seeds
  const { seed, reseeds } = seeds.value
  if (commitmentTo(seed) !== content.commitment) return refuse('file-illegal', 'the seal belongs to another seed')

  const draws: Drawn[] = []
  const sealed: (0 | 1)[] = []
  let astray: number | null = null
  const end = replayWith(
    game,
    config.value,
    diceOf(seed, reseeds),
    content.actions,
    ({ position: { ply, state }, entries, information }) => {
      for (const entry of entries)
        if (entry.kind === 'drawn') draws.push({ ply, purpose: entry.purpose, sides: entry.sides, value: entry.value })
      sealed.push(information ? 1 : 0)
      if (seal(state) !== (ply === 0 ? content.startHash : content.actions[ply - 1]?.hash)) astray ??= ply
    },
  )
  if (astray !== null) return refuse('file-illegal', `ply ${String(astray)} leads elsewhere`)
  if (!end.ok) return refuse('file-illegal', end.fault.detail)
  const outcome = game.outcome(end.value.state)
  if ((outcome !== null) !== (content.dice.kind === 'open'))
    return refuse('file-illegal', 'it is told to be over and is not, or the other way round')
  if (content.dice.kind === 'open' && !same(content.dice.draws, draws)) return refuse('file-illegal', 'the draws are not those of the seed')
  return done({
    content,
    game,
    config: config.value,
    seeds: seeds.value,
    seats: seats.value,
    actions: rowsOf(content, sealed),
    position: end.value,
    outcome,
  })
}

function rowsOf({ actions }: FileContent, sealed: readonly (0 | 1)[]): ActionRow[] {
  return actions.map(({ seat, action, hash, at }, index) => ({
    ply: index + 1,
    seat,
    action: JSON.stringify(action),
    hash,
    sealed: sealed[index + 1] ?? 1,
    at,
  }))
}

function seatsOf({ seats }: FileContent, count: number, levels: readonly string[]): Result<SeatRow[]> {
  if (seats.length !== count) return refuse('file-illegal', `${seats.length} seats for a game of ${count}`)
  for (const { player, level } of seats) {
    if ((player === 'person') !== (level === null)) return refuse('file-illegal', 'a level for computer players only')
    if (level !== null && !levels.includes(level)) return refuse('file-other-rules', `a computer player called ${level}`)
  }
  return done(seats.map((seat) => ({ ...seat, pin: null })))
}

function seedsOf({ match, dice, actions }: FileContent): Result<Seeds> {
  const seeds = dice.kind === 'open' ? done({ seed: dice.seed, reseeds: dice.reseeds }) : unwrapSeeds(match, dice.wrapped)
  if (!seeds.ok) return seeds
  const plies = seeds.value.reseeds.map(({ ply }) => ply)
  const inOrder = plies.every((ply, at) => ply > (plies[at - 1] ?? 0) && ply <= actions.length + 1)
  return inOrder ? seeds : refuse('file-illegal', 'the later seeds are out of order')
}
