import type { Onlooker, ReplayAt, ReplayView } from '../../../shared/contract/files.ts'
import type { MatchSummary, MatchUpdate, MatchView, SeatView } from '../../../shared/contract/schemas.ts'
import { computerPlayer } from '../../../shared/games/computers.ts'
import { commitmentTo, fastChance, seededChance } from '../../../shared/kernel/chance.ts'
import type { AnyGame, Seat } from '../../../shared/kernel/game.ts'
import { follows, scripted, type Lesson } from '../../../shared/kernel/lesson.ts'
import { isGuided, lessonOf } from '../../../shared/games/lessons.ts'
import { play, type Move, type Step } from '../../../shared/kernel/match.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'

/** The guided game that a match is, as long as it follows its script. */
function lessonIn({ game, seed, config, moves }: Kept): Lesson | null {
  const lesson = lessonOf(game.id)
  return lesson !== undefined && isGuided({ game: game.id, seed, config }) && follows(lesson, moves) ? lesson : null
}

/** A match of the program in memory. */
export type Kept = {
  readonly id: string
  readonly game: AnyGame
  readonly config: unknown
  readonly seed: string
  readonly practice: boolean
  readonly at: string
  readonly seats: readonly SeatView[]
  readonly pins: readonly (string | null)[]
  /** Whose hand is open. */
  hand: Seat | null
  moves: Move<unknown>[]
  undone: Move<unknown>[]
  steps: Step<unknown, { readonly type: string }>[]
}

export function playMove(match: Kept, move: Move<unknown>): Result<MatchUpdate> {
  const step = play(match.game, last(match).position, move, seededChance(match.seed))
  if (!step.ok) return step
  match.moves.push(move)
  match.undone = []
  match.steps.push(step.value)
  return done(updateOf(match))
}

export function playComputer(match: Kept): Result<MatchUpdate> {
  const { state, ply } = last(match).position
  const [seat = -1] = match.game.waitingFor(state)
  const level = match.seats[seat]?.level
  if (!level) return refuse('illegal-action', `seat ${seat}`)
  const lesson = lessonIn(match)
  const told = lesson === null ? null : scripted(lesson, ply)
  if (told !== null) return playMove(match, told)
  const player = computerPlayer(match.game.id, level)
  const thinking = { samples: 8, stop: () => false }
  const action = player(match.game.view(state, seat), match.game.legalActions(state, seat), fastChance(ply + 1), thinking)
  return playMove(match, { seat, action })
}

export function undo(match: Kept): Result<MatchView> {
  if (!undoOf(match).possible) return refuse('nothing-to-undo', '')
  match.undone.unshift(...match.moves.splice(-1))
  match.steps.pop()
  return done(viewOf(match))
}

export function redo(match: Kept): Result<MatchView> {
  const [next, ...rest] = match.undone
  if (next === undefined) return refuse('nothing-to-undo', '')
  playMove(match, next)
  match.undone = rest
  return done(viewOf(match))
}

export function handTo(match: Kept, seat: Seat | null): Result<MatchView> {
  match.hand = seat
  return done(viewOf(match))
}

export function take(match: Kept, seat: Seat, pin: unknown): Result<MatchView> {
  if (match.seats[seat]?.player !== 'person') return refuse('bad-input', `seat ${seat}`)
  const expected = match.pins[seat] ?? null
  return expected !== null && expected !== pin ? refuse('wrong-pin', '') : handTo(match, seat)
}

/** One person without a PIN has the screen for good. */
export function viewerOf(match: Kept): Seat | null {
  const people = match.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
  const [alone] = people
  return people.length === 1 && alone !== undefined && !match.seats[alone]?.pin ? alone : match.hand
}

function last(match: Kept): Kept['steps'][number] {
  return match.steps.at(-1) as Kept['steps'][number]
}

export function undoOf(match: Kept): MatchUpdate['undo'] {
  const redo = match.undone.length > 0
  if (match.moves.length === 0) return { possible: false, why: 'start', redo }
  return last(match).information && !match.practice ? { possible: false, why: 'information', redo } : { possible: true, why: null, redo }
}

function heard(step: Kept['steps'][number], viewer: Seat | null): MatchUpdate['events'] {
  return step.entries.flatMap((entry) =>
    entry.kind === 'told' && (entry.audience === 'all' || (viewer !== null && entry.audience.includes(viewer)))
      ? [{ ply: step.position.ply, event: entry.event }]
      : [],
  )
}

function updateOf(match: Kept): MatchUpdate {
  const { game, seats } = match
  const { position } = last(match)
  const outcome = game.outcome(position.state)
  const viewer = viewerOf(match)
  const waiting = game.waitingFor(position.state)
  const people = waiting.filter((seat) => seats[seat]?.player === 'person')
  const actor = people.find((seat) => seat === viewer) ?? people[0] ?? null
  const legal = actor === null ? [] : game.legalActions(position.state, actor)
  return {
    match: match.id,
    ply: position.ply,
    seats,
    viewer,
    view: game.view(position.state, viewer),
    waiting,
    actor,
    legal: legal.filter((action) => actor === viewer || !game.secret?.(action)),
    events: heard(last(match), viewer),
    undo: undoOf(match),
    guided: lessonIn(match) !== null,
    outcome,
    seed: outcome ? match.seed : null,
  }
}

export function viewOf(match: Kept): MatchView {
  return {
    ...updateOf(match),
    events: match.steps.flatMap((step) => heard(step, viewerOf(match))),
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    pack: match.game.pack,
    config: match.config,
    commitment: commitmentTo(match.seed),
    parent: null,
    practice: match.practice,
    title: '',
    givenUp: false,
    createdAt: match.at,
  }
}

export function summaryOf(match: Kept): MatchSummary {
  const { position } = last(match)
  return {
    match: match.id,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    config: match.config,
    ply: position.ply,
    createdAt: match.at,
    playedAt: match.at,
    practice: match.practice,
    guided: isGuided({ game: match.game.id, seed: match.seed, config: match.config }),
    parent: null,
    parentCalled: null,
    seats: match.seats,
    outcome: match.game.outcome(position.state),
    glance: match.game.glance(position.state),
    damaged: false,
    title: '',
    givenUp: false,
    archived: false,
    deletedAt: null,
  }
}

/** The matches' parts of looking back: the one that goes on is seen by whoever has the screen, the other by everybody. */
export function lookBack(match: Kept, wanted: Onlooker | undefined): Result<ReplayView> {
  const open = match.game.outcome(last(match).position.state) !== null
  if (!open && wanted !== undefined && wanted !== viewerOf(match)) return refuse('bad-input', 'the match goes on')
  const as = wanted ?? (!open ? viewerOf(match) : match.seats.length === 1 ? 0 : 'referee')
  const steps = [{ seat: null, at: match.at }, ...match.moves.map(({ seat }) => ({ seat, at: match.at }))]
  return done({ table: viewOf(match), as, open, title: '', steps })
}

/** The table as it was at a ply. */
export function lookAt(match: Kept, ply: number, as: Onlooker): Result<ReplayAt> {
  const then = { ...match, moves: match.moves.slice(0, ply), undone: [], steps: match.steps.slice(0, ply + 1) }
  const { state } = last(then).position
  const hands = as === 'referee' ? match.seats.map((_, seat) => match.game.view(state, seat)) : null
  return done({ table: updateOf(then), as, hands })
}

/** The same match up to a ply, to be gone on with. */
export function branchOf(match: Kept, id: string, ply: number): Kept {
  return { ...match, id, practice: true, moves: match.moves.slice(0, ply), undone: [], steps: match.steps.slice(0, ply + 1) }
}
