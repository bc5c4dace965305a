import type { Input, Output } from '../../shared/contract/api.ts'
import type { Onlooker } from '../../shared/contract/files.ts'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { play, start, type Move, type Position } from '../../shared/kernel/match.ts'
import { copy } from '../../shared/kernel/plain.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { eventsFor, updateOf, viewOf } from './answers.ts'
import type { Desk } from './desk.ts'
import { isOver, type OpenMatch } from './openMatch.ts'
import type { Store } from '../db/store.ts'
import { movesOf, type Trace } from './trace.ts'

/** Every so many plies a position stays in memory, so that any other is a few steps away. */
const stride = 16

/** The positions of one match that are in memory; of another trace they are others. */
type Album = { readonly trace: Trace; readonly moves: readonly Move<unknown>[]; readonly kept: Map<number, Position<unknown>> }

/** The calls that look back on matches. */
export function replayCalls(desk: Desk) {
  let album: Album | null = null

  const albumOf = (open: OpenMatch, store: Store): Result<Album> => {
    if (album?.trace === open.trace) return done(album)
    const moves = movesOf(store.actionsOf(open.match))
    if (!moves.ok) return moves
    const first = start(open.game, open.config, open.dice(0)).position
    album = { trace: open.trace, moves: moves.value, kept: new Map([[0, first]]) }
    return done(album)
  }

  /** The position at a ply, played from the nearest one before it. */
  const positionAt = (open: OpenMatch, store: Store, ply: number): Result<Position<unknown>> => {
    const { position: last } = open.trace
    if (ply === last.ply) return done(last)
    if (ply > last.ply) return refuse('bad-input', `ply ${ply} of ${last.ply}`)
    const found = albumOf(open, store)
    if (!found.ok) return found
    const { kept, moves } = found.value
    let from = ply - (ply % stride)
    while (!kept.has(from)) from -= stride
    let position = kept.get(from) as Position<unknown>
    while (position.ply < ply) {
      const step = play(open.game, position, moves[position.ply] as Move<unknown>, open.dice(position.ply + 1))
      if (!step.ok) return refuse('damaged-match', step.fault.detail)
      position = step.value.position
      if (position.ply % stride === 0) kept.set(position.ply, position)
    }
    return done(position)
  }

  /** Who may look: of a match that goes on only who has the window's eyes (R-HID-1). */
  const onlookerOf = (open: OpenMatch, wanted: Onlooker | undefined): Result<Onlooker> => {
    const own = desk.eyes.viewerOf(open)
    if (!isOver(open)) return wanted === undefined || wanted === own ? done(own) : refuse('bad-input', 'the match goes on')
    if (wanted === undefined) return done(open.seats.length === 1 ? 0 : 'referee')
    return typeof wanted === 'number' && wanted >= open.seats.length ? refuse('bad-input', `seat ${wanted}`) : done(wanted)
  }

  return {
    open: ({ match, as: wanted }: Input<'replay.open'>): Result<Output<'replay.open'>> => {
      // Whoever looks back from a table for several leaves it: no hand stays open.
      desk.eyes.close()
      return desk.withMatch(match, (open, store) => {
        const as = onlookerOf(open, wanted)
        if (!as.ok) return as
        const table = { ...viewOf(open, seatOf(as.value)), events: eventsFor(open.trace, as.value, 0) }
        const rows = store.actionsOf(match)
        const steps = [{ seat: null, at: open.createdAt }, ...rows.map(({ seat, at }) => ({ seat, at }))]
        return done({ table, as: as.value, open: isOver(open), title: store.knownOf(match)?.title ?? '', steps })
      })
    },
    at: ({ match, ply, as: wanted }: Input<'replay.at'>): Result<Output<'replay.at'>> =>
      desk.withMatch(match, (open, store) => {
        const as = onlookerOf(open, wanted)
        if (!as.ok) return as
        const position = positionAt(open, store, ply)
        if (!position.ok) return position
        const then = { ...open, trace: { position: position.value, steps: open.trace.steps.slice(0, ply + 1) } }
        const { state } = position.value
        const hands = as.value === 'referee' ? open.seats.map((_, seat) => open.game.view(state, seat)) : null
        return done({ table: tableAt(then, as.value), as: as.value, hands })
      }),
  }
}

function seatOf(as: Onlooker): number | null {
  return as === 'referee' ? null : as
}

function tableAt(then: OpenMatch, as: Onlooker): MatchUpdate {
  const { ply, state } = then.trace.position
  const update = updateOf(then, seatOf(as), ply)
  const events = eventsFor(then.trace, as, ply)
  // What was possible then is shown; that it could have been taken back then is nothing to act on now.
  const undo = { possible: false, why: 'start', redo: false } as const
  const legal = as === 'referee' && update.actor !== null ? copy(then.game.legalActions(state, update.actor)) : update.legal
  return { ...update, events, legal, undo }
}
