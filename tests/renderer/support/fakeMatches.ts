import type { Onlooker } from '../../../shared/contract/files.ts'
import type { MatchSummary, NewSeat } from '../../../shared/contract/schemas.ts'
import { isGuided, lessonOf } from '../../../shared/games/lessons.ts'
import { gameById } from '../../../shared/games/registry.ts'
import { seededChance } from '../../../shared/kernel/chance.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { start } from '../../../shared/kernel/match.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import {
  branchOf,
  handTo,
  lookAt,
  lookBack,
  playComputer,
  playMove,
  redo,
  summaryOf,
  take,
  undo,
  viewerOf,
  viewOf,
  type Kept,
} from './fakeMatch.ts'
import type { Answers } from './fakeProgram.ts'

type Input = Record<string, unknown>

/** The matches of a program in memory, by the real rules; their seeds count up from 1, so that they are the same each time. */
export function fakeMatches(): { readonly answers: Answers; readonly summaries: () => readonly MatchSummary[] } {
  const kept = new Map<string, Kept>()
  let next = 1
  const newId = (): string => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
  const put = (match: Kept): Kept => (kept.set(match.id, match), match)
  const on =
    (answer: (match: Kept, input: Input) => Result<unknown>) =>
    (input: Input): Result<unknown> => {
      const match = kept.get(String(input['match']))
      return match === undefined ? refuse('unknown-match', String(input['match'])) : answer(match, input)
    }
  /** The same for what is chosen on a ply. */
  const now = (answer: (match: Kept, input: Input) => Result<unknown>) =>
    on((match, input) => (input['ply'] === match.moves.length ? answer(match, input) : refuse('stale-ply', String(input['ply']))))

  const create = (input: Input): Result<unknown> => {
    const game = gameById(String(input['game']))
    if (!game) return refuse('unknown-game', String(input['game']))
    const config = game.configure(input['config'])
    if (!config.ok) return config
    const seed = typeof input['seed'] === 'string' ? input['seed'] : next.toString(16).padStart(64, '0')
    const seats = (input['seats'] as NewSeat[] | undefined) ?? seatsOf(game, config.value, seed)
    const match = put({
      id: newId(),
      game,
      config: config.value,
      seed,
      practice: 'seed' in input,
      at: new Date().toISOString(),
      seats: seats.map(({ name, player, level = null, pin }) => ({ name, player, level, pin: pin !== undefined })),
      pins: seats.map(({ pin = null }) => pin),
      hand: null,
      moves: [],
      undone: [],
      steps: [start(game, config.value, seededChance(seed))],
    })
    return done(viewOf(match))
  }
  const branch = (match: Kept, input: Input): Result<unknown> => {
    const ply = Number(input['ply'])
    return done({ ...viewOf(put(branchOf(match, newId(), ply))), parent: { match: match.id, ply } })
  }

  const answers: Answers = {
    'matches.create': create,
    'matches.open': on((match) => handTo(match, null)),
    'matches.leave': on((match) => handTo(match, null)),
    'matches.take': on((match, input) => take(match, Number(input['seat']), input['pin'])),
    'matches.hush': on(() => done({})),
    'matches.branch': on(branch),
    'replay.open': on((match, input) => lookBack(match, input['as'] as Onlooker | undefined)),
    'replay.at': on((match, input) => lookAt(match, Number(input['ply']), input['as'] as Onlooker)),
    'matches.undo': now(undo),
    'matches.redo': now(redo),
    'matches.computer': now(playComputer),
    'matches.act': now(act),
  }
  return { answers, summaries: () => [...kept.values()].map(summaryOf) }
}

/** Who sits there if nothing is said: in a guided game whoever its script says, else people without a name. */
function seatsOf(game: AnyGame, config: unknown, seed: string): NewSeat[] {
  const lesson = isGuided({ game: game.id, seed, config }) ? lessonOf(game.id) : undefined
  const nobody: NewSeat = { name: '', player: 'person' }
  return lesson?.seats.map((seat) => ({ ...seat, name: '' })) ?? Array.from({ length: game.seats(config) }, () => nobody)
}

function act(match: Kept, { seat: given, action }: Input): Result<unknown> {
  const seat = Number(given)
  if (match.seats[seat]?.player !== 'person') return refuse('illegal-action', `seat ${seat}`)
  if (match.game.secret?.(action) && viewerOf(match) !== seat) return refuse('illegal-action', 'secret')
  return playMove(match, { seat, action })
}
