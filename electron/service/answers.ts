import type { Onlooker } from '../../shared/contract/files.ts'
import type { MatchUpdate, MatchView } from '../../shared/contract/schemas.ts'
import { commitmentTo } from '../../shared/kernel/chance.ts'
import type { Audience, Seat } from '../../shared/kernel/game.ts'
import { copy } from '../../shared/kernel/plain.ts'
import { follows, type Lesson } from '../../shared/kernel/lesson.ts'
import { isGuided, lessonOf } from '../../shared/games/lessons.ts'
import { legalIn } from './legal.ts'
import type { OpenMatch } from './openMatch.ts'
import { seatViews } from './seats.ts'
import type { Trace } from './trace.ts'
import { undoState } from './undoing.ts'

/** The person whom the window is to ask: the viewer if it must act, else the first who must; `null`: none must. */
function actorOf({ seats }: OpenMatch, waiting: readonly Seat[], viewer: Seat | null): Seat | null {
  const people = waiting.filter((seat) => seats[seat]?.player === 'person')
  return people.find((seat) => seat === viewer) ?? people[0] ?? null
}

/** What a seat may do, without what only it may see unless it has the screen (R-HID-1). */
function offered({ game, trace }: OpenMatch, actor: Seat | null, viewer: Seat | null): unknown[] {
  if (actor === null) return []
  const legal = legalIn(game, trace.position.state, actor)
  const shown = actor === viewer ? legal : legal.filter((action) => game.secret?.(action) !== true)
  return shown.map(copy)
}

/** The guided game that a match is, as long as what was played is what its script says; else null. A branch of one is none. */
export function lessonIn({ game, seed, config, parent, trace }: OpenMatch): Lesson | null {
  const lesson = lessonOf(game.id)
  if (lesson === undefined || parent !== null || !isGuided({ game: game.id, seed, config })) return null
  const played = trace.steps.slice(1).map(({ seat, action }) => ({ seat: seat ?? 0, action }))
  return follows(lesson, played) ? lesson : null
}

/** What the viewer may know of where a match stands, with the events of the steps from `fromStep` on (0: the set-up). */
export function updateOf(open: OpenMatch, viewer: Seat | null, fromStep: number): MatchUpdate {
  const { match, game, trace, seats } = open
  const { ply, state } = trace.position
  const outcome = game.outcome(state)
  const waiting = game.waitingFor(state)
  const actor = actorOf(open, waiting, viewer)
  return {
    match,
    ply,
    seats: seatViews(seats),
    viewer,
    view: game.view(state, viewer),
    waiting: copy(waiting),
    actor,
    legal: offered(open, actor, viewer),
    events: eventsFor(trace, viewer, fromStep),
    undo: undoState(open, viewer),
    guided: lessonIn(open) !== null,
    outcome: copy(outcome),
    seed: outcome === null ? null : open.seed,
  }
}

/** The same for a window that knows nothing of the match yet. */
export function viewOf(open: OpenMatch, viewer: Seat | null): MatchView {
  const { game, config, seed, practice, parent, title, givenUp, createdAt } = open
  const { id, rulesVersion, pack } = game
  const facts = {
    game: id,
    rulesVersion,
    pack,
    config: copy(config),
    commitment: commitmentTo(seed),
    practice,
    parent,
    title,
    givenUp,
    createdAt,
  }
  return { ...updateOf(open, viewer, 0), ...facts }
}

/** What an onlooker heard of the steps from `fromStep` on; the referee hears everything. */
export function eventsFor({ steps }: Trace, viewer: Onlooker, fromStep: number): MatchUpdate['events'] {
  const events: MatchUpdate['events'][number][] = []
  for (let ply = fromStep; ply < steps.length; ply++)
    for (const { event, audience } of steps[ply]!.told) if (hears(viewer, audience)) events.push({ ply, event: copy(event) })
  return events
}

function hears(viewer: Onlooker, audience: Audience): boolean {
  return audience === 'all' || viewer === 'referee' || (viewer !== null && audience.includes(viewer))
}
