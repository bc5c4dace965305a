import { thinker, type Found } from '../bots/thinker.ts'
import type { Input, Output } from '../../shared/contract/api.ts'
import { hastyAction, type Computers } from '../../shared/games/computers.ts'
import type { Seat } from '../../shared/kernel/game.ts'
import { copy, same } from '../../shared/kernel/plain.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { scripted } from '../../shared/kernel/lesson.ts'
import { lessonIn } from './answers.ts'
import { atPly, type Desk } from './desk.ts'
import { legalIn } from './legal.ts'
import type { OpenMatch } from './openMatch.ts'
import { seal } from './seal.ts'

/** Why a thought came to nothing. */
type Interruption = 'cancelled' | 'stale-ply'

/** A decision of a computer player: where it is made, and all that its seat knows. */
type Decision = {
  readonly open: OpenMatch
  readonly seat: Seat
  readonly level: string
  readonly view: unknown
  readonly legal: readonly unknown[]
}

export type ThoughtsOptions = { readonly computers: Computers; readonly worker: URL; readonly log: (line: string) => void }

/** A time that is not shorter than this shows, so that a steady player keeps to it (R-AI-4), in milliseconds. */
const noticeable = 150
/** The part of its time that a player may use itself; the rest is for the way there and back. */
const ownShare = 0.85

/** The calls that let computer players play. They think on a thread of their own; one thought per match. */
export function thoughtCalls(desk: Desk, { computers, worker, log }: ThoughtsOptions) {
  const thinking = thinker(worker)
  const running = new Map<string, (why: Interruption) => void>()

  const computer = async ({ match, ply }: Input<'matches.computer'>): Promise<Result<Output<'matches.computer'>>> => {
    const asked = desk.withMatch(match, (open) => decisionIn(open, ply))
    if (!asked.ok) return asked
    if (running.has(match)) return refuse('cancelled', 'it is thinking already')
    const found = await thoughtOn(asked.value)
    return typeof found === 'string' ? refuse(found, `ply ${ply}`) : played(asked.value, found)
  }

  /** What the player chose, or what interrupted it. */
  const thoughtOn = async ({ open, seat, level, view, legal }: Decision): Promise<Found | Interruption> => {
    const { match, game, trace } = open
    const { cap, samples } = computers.time(game.id, level)
    const isSteady = cap > noticeable && game.steady?.(trace.position.state) === true
    // In a guided game it plays what the script says, and at once.
    const told = scriptedFor(open, seat)
    const question = { game: game.id, level, view, legal, seed: ownSeed(view, seat), cap: cap * ownShare, samples }
    const [only] = legal
    const given = told ?? (legal.length === 1 ? only : undefined)
    const thought =
      given === undefined ? thinking.think(question) : { found: Promise.resolve<Found>({ ok: true, action: given }), stop: () => undefined }
    const time = isSteady && told === undefined ? new Promise((resolve) => setTimeout(resolve, cap)) : null
    const { promise: interrupted, resolve } = Promise.withResolvers<Interruption>()
    running.set(match, resolve)
    try {
      return await Promise.race([interrupted, Promise.all([thought.found, time]).then(([found]) => found)])
    } finally {
      if (running.get(match) === resolve) running.delete(match)
      thought.stop()
    }
  }

  const played = ({ open: before, seat, level, legal }: Decision, found: Found): Result<Output<'matches.computer'>> =>
    desk.changing(before.match, (open, store) => {
      if (open.trace !== before.trace) return refuse('stale-ply', 'the match was read again or has moved on')
      const isLegal = found.ok && legal.some((action) => same(action, found.action))
      if (isLegal) return done(desk.play(open, store, { seat, action: found.action }))
      const { ply } = open.trace.position
      log(
        `computer player: ${open.game.id}, ${level}, ply ${ply}: ${found.ok ? 'chose what is not legal' : found.why}; something was played for it`,
      )
      return done(desk.play(open, store, { seat, action: hastyAction(legal) }))
    })

  const interrupt = (match: string, why: Interruption): void => {
    running.get(match)?.(why)
    running.delete(match)
  }
  const hushAll = (): void => {
    for (const match of running.keys()) interrupt(match, 'cancelled')
  }
  return {
    computer,
    hush: ({ match }: Input<'matches.hush'>): Result<Output<'matches.hush'>> => {
      interrupt(match, 'cancelled')
      return done({})
    },
    /** Ends the thought about a position that is no longer there. */
    movedOn: (match: string): void => interrupt(match, 'stale-ply'),
    /** Ends every thought. */
    hushAll,
    /** Gets the thread ready for a match with computer players. */
    expect: ({ seats }: Pick<OpenMatch, 'seats'>): void => {
      if (seats.some(({ player }) => player === 'computer')) thinking.warmUp()
    },
    close: (): void => {
      hushAll()
      thinking.close()
    },
  }
}

function decisionIn(open: OpenMatch, ply: number): Result<Decision> {
  const fresh = atPly(open, ply)
  if (!fresh.ok) return fresh
  const { game, trace, seats } = open
  const { state } = trace.position
  const [seat] = game.waitingFor(state)
  if (seat === undefined) return refuse('match-over', open.match)
  const level = seats[seat]?.level ?? null
  if (level === null) return refuse('illegal-action', `seat ${seat} is a person's`)
  return done({ open, seat, level, view: game.view(state, seat), legal: copy(legalIn(game, state, seat)) })
}

/** What the script of a guided game says that a seat plays now; undefined where there is none. */
function scriptedFor(open: OpenMatch, seat: Seat): unknown {
  const lesson = lessonIn(open)
  const move = lesson === null ? null : scripted(lesson, open.trace.position.ply)
  return move?.seat === seat ? move.action : undefined
}

/** The seed of a player's own chance: known from what it sees, and so no way to learn what it does not; the same position is played the same. */
function ownSeed(view: unknown, seat: Seat): number {
  return Number.parseInt(seal({ view, seat }).slice(0, 8), 16) | 0
}
