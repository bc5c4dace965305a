import { timeOf } from '../theme/motion.ts'
import { seenFrom, squashFrames, stillToGo, walkFrames } from './frames.ts'
import { asideOf, lookAt, moverOf, unitOf, type Found } from './lie.ts'
import { middle, type Box, type Point } from './moves.ts'
import { animate, delayOf, put, sized, type As, type Stage } from './stage.ts'

/** A piece that is on its way. */
type Flight = {
  readonly mover: Element
  readonly frames: readonly Keyframe[][]
  readonly way: readonly Point[]
  readonly begins: number
  readonly lasts: number
  readonly hop: boolean
  readonly end: () => void
}

/** Where a walk of many legs is hurried: it never takes longer than this many. */
const mostLegs = 5

/** The pieces that walk over a board. */
export function makeFlights({ moved, show }: Stage) {
  const flights = new Map<string, Flight>()
  /** Where pieces that are on their way were seen when the last answer came. */
  const seen = new Map<string, Point>()

  /** Looks where things lie: pieces that are on their way as if they had arrived. `before`: where they are seen is what they go on from. */
  function look(root: Element | null, before: boolean): Found {
    const { lie, elements } = lookAt(root)
    const rested = new Map(lie)
    if (before) seen.clear()
    for (const [piece, { mover }] of flights) {
      const box = lie.get(piece)
      if (box === undefined) continue
      if (before) seen.set(piece, middle(box))
      const [x, y] = asideOf(mover)
      rested.set(piece, { ...box, x: box.x - x, y: box.y - y })
    }
    return { lie: rested, elements }
  }

  /** Where a walk goes: a piece that is on its way already goes on from where it is, past what it has not come by yet. */
  function wayOf({ piece, way }: As<'walk'>, now: number): readonly Point[] {
    const flight = flights.get(piece)
    const [from, ...rest] = way
    if (flight === undefined || from === undefined) return way
    const left = stillToGo(flight.way, Math.max(0, Math.min(1, (now - flight.begins) / flight.lasts)))
    flight.end()
    return [seen.get(piece) ?? from, ...left, ...rest]
  }

  function walk(move: As<'walk'>, { elements, lie }: Found): void {
    const [element, home] = [elements.get(move.piece), lie.get(move.piece)]
    if (element === undefined || home === undefined) return
    const now = performance.now()
    fly(move.piece, moverOf(element), { way: wayOf(move, now), hop: move.hop, home: middle(home), delay: delayOf(move) }, now)
  }

  type Course = { readonly way: readonly Point[]; readonly hop: boolean; readonly home: Point; readonly delay: number }

  function fly(piece: string, mover: Element, { way, hop, home, delay }: Course, now: number): void {
    const legs = way.length - 1
    const lasts = timeOf('hop') * (hop ? Math.min(legs, mostLegs) : 1)
    const unit = unitOf(mover)
    const frames = [walkFrames(seenFrom(home, way, unit), hop, unit), ...(hop ? [squashFrames(legs)] : [])]
    const end = moved(mover, frames, { delay, duration: lasts }, () => flights.delete(piece))
    flights.set(piece, { mover, frames, way, hop, begins: now + delay, lasts, end })
  }

  /**
   * A board that went while pieces walk on it stays to be seen until they have arrived, as a picture: what took its place is there, and can be
   * used. Pieces whose board was drawn anew go on there.
   */
  function carryOn(before: Found, after: Found, ground: string): void {
    const now = performance.now()
    const name = before.lie.has(`${ground}:frame`) ? `${ground}:frame` : ground
    const board = before.elements.get(name)
    const box = before.lie.get(name)
    const homeless: Flight[] = []
    for (const [piece, flight] of [...flights]) {
      if (flight.mover.isConnected) continue
      const [element, home, from] = [after.elements.get(piece), after.lie.get(piece), seen.get(piece)]
      const rest = stillToGo(flight.way, Math.max(0, (now - flight.begins) / flight.lasts))
      if (element !== undefined && home !== undefined && from !== undefined) {
        flight.end()
        fly(
          piece,
          moverOf(element),
          { way: [from, ...rest.slice(0, -1), middle(home)], hop: flight.hop, home: middle(home), delay: 0 },
          now,
        )
      } else if (flight.begins + flight.lasts > now) homeless.push(flight)
    }
    if (homeless.length > 0 && board !== undefined && box !== undefined && !after.lie.has(ground)) keep(board, box, homeless, now)
  }

  /** Shows a copy of a board, for the board itself may come back at any time, on which pieces walk on. */
  function keep(board: Element, box: Box, walkers: readonly Flight[], now: number): void {
    const copy = board.cloneNode(true) as Element
    const [parts, copies] = [[...board.querySelectorAll('*')], [...copy.querySelectorAll('*')]]
    const left = Math.max(...walkers.map(({ begins, lasts }) => begins + lasts - now))
    const time = left + timeOf('touch')
    const begin = (element: HTMLElement): void => {
      Object.assign(element.style, sized(box))
      element.style.transform = put([box.x, box.y])
      animate(element, [{ opacity: 1 }, { opacity: 1, offset: left / time }, { opacity: 0 }], { duration: time })
      for (const { mover, frames, begins, lasts } of walkers) {
        const walker = copies[parts.indexOf(mover)]
        if (walker !== undefined) moved(walker, frames, { delay: begins - now, duration: lasts })
      }
    }
    for (const { end } of walkers) end()
    show({ shows: { kept: copy }, begin }, time)
  }

  return { look, walk, carryOn }
}
