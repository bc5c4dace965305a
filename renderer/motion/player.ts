import { useMotion } from '../stores/motion.ts'
import { tempo, timeOf } from '../theme/motion.ts'
import { carryFrames, carryTime, countOf, seenFrom, shakeFrames, squashFrames, stillToGo, walkFrames } from './frames.ts'
import { asideOf, lookAt, moverOf, unitOf, type Found } from './lie.ts'
import { middle, type Box, type Move, type Point } from './moves.ts'

type As<Kind extends Move['do']> = Extract<Move, { do: Kind }>

/** A piece that is on its way. */
type Flight = {
  readonly mover: Element
  readonly way: readonly Point[]
  readonly begins: number
  readonly lasts: number
  readonly hop: boolean
  readonly end: () => void
}

/** Where a walk of many legs is hurried: it never takes longer than this many. */
const mostLegs = 5
/** How long something shakes, and what it copies of a number that runs. */
const shakeTime = 1.4
const letterStyle = ['font', 'fontStretch', 'letterSpacing', 'color', 'textAlign'] as const

/** Runs moves on a table: with the Web Animations API, by transforms and opacity alone. The table itself is never changed. */
export function makePlayer() {
  const motion = useMotion()
  const flights = new Map<string, Flight>()
  /** Where pieces that are on their way were seen when the last answer came. */
  const seen = new Map<string, Point>()
  const later = (move: { readonly at: number }): number => move.at * tempo()

  function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
    return typeof element.animate === 'function' ? element.animate(frames, options) : null
  }

  /** Lets an element move until it has arrived or is hurried. Gives what ends it. */
  function moved(
    element: Element,
    frames: readonly Keyframe[][],
    { delay, duration }: { delay: number; duration: number },
    done: () => void = () => undefined,
  ): () => void {
    const running = frames.map((each, n) =>
      animate(element, each, { delay, duration, fill: 'backwards', composite: n === 0 ? 'replace' : 'add' }),
    )
    return motion.run(delay + duration, () => {
      running.forEach((one) => one?.cancel())
      done()
    })
  }

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
    fly(move.piece, moverOf(element), { way: wayOf(move, now), hop: move.hop, home: middle(home), delay: later(move) }, now)
  }

  type Course = { readonly way: readonly Point[]; readonly hop: boolean; readonly home: Point; readonly delay: number }

  function fly(piece: string, mover: Element, { way, hop, home, delay }: Course, now: number): void {
    const legs = way.length - 1
    const lasts = timeOf('hop') * (hop ? Math.min(legs, mostLegs) : 1)
    const unit = unitOf(mover)
    const frames = [walkFrames(seenFrom(home, way, unit), hop, unit), ...(hop ? [squashFrames(legs)] : [])]
    const end = moved(mover, frames, { delay, duration: lasts }, () => flights.delete(piece))
    flights.set(piece, { mover, way, hop, begins: now + delay, lasts, end })
  }

  function land(move: As<'land'>, { elements }: Found): void {
    const element = elements.get(move.piece)
    if (element === undefined) return
    const time = { delay: later(move), duration: timeOf('turn') }
    moved(
      moverOf(element),
      [
        [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
        [{ transform: 'scale(1.6)', easing: 'ease-in' }, { transform: 'scale(1)' }],
      ],
      time,
    )
  }

  function turn(move: As<'turn'>, { elements, lie }: Found): void {
    const [element, box] = [elements.get(move.piece), lie.get(move.piece)]
    if (element === undefined || box === undefined) return
    const half = timeOf('turn') / 2
    const delay = later(move)
    ghost(
      { thing: move.back },
      [{ transform: `${put(middle(box))} scaleX(1)`, easing: 'ease-in' }, { transform: `${put(middle(box))} scaleX(0)` }],
      delay,
      half,
      'both',
    )
    moved(
      element,
      [
        [{ opacity: 0 }, { opacity: 0, offset: 0.49 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
        [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5, easing: 'ease-out' }, { transform: 'scaleX(1)' }],
      ],
      { delay, duration: 2 * half },
    )
  }

  const put = ([x, y]: Point): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`

  /** Shows a thing over the table for as long as it moves; before its time comes it is there only if it is to be (`both`). */
  function ghost(
    shows: { thing: As<'carry'>['thing'] },
    frames: Keyframe[],
    delay: number,
    duration: number,
    fill: 'both' | 'none' = 'none',
  ): void {
    const begin = (element: HTMLElement): void => {
      if (fill === 'none' && delay > 0) element.style.opacity = '0'
      animate(element, frames, { delay, duration, fill: fill === 'both' ? 'both' : 'forwards' })
    }
    motion.show({ shows, begin }, delay + duration)
  }

  function carry(move: As<'carry'>): void {
    const leg = timeOf('travel')
    const way = move.way.map((stop) => ({ ...stop, rest: (stop.rest ?? 0) * tempo() }))
    ghost({ thing: move.thing }, carryFrames(way, leg), later(move), carryTime(way, leg))
  }

  function fall({ thing, from: [x, y], size, ...move }: As<'fall'>): void {
    const frames = [
      { transform: `${put([x, y])} scale(${size})`, opacity: 1, easing: 'ease-in' },
      { transform: `${put([x + 8, y + 64])} rotate(38deg) scale(${size})`, opacity: 0 },
    ]
    ghost({ thing }, frames, later(move), timeOf('dice'))
  }

  function rise({ thing, from: [x, y], ...move }: As<'rise'>): void {
    const frames = [
      { transform: put([x, y + 6]), opacity: 0, easing: 'ease-out' },
      { transform: put([x, y - 8]), opacity: 1, offset: 0.2 },
      { transform: put([x, y - 14]), opacity: 1, offset: 0.75 },
      { transform: put([x, y - 24]), opacity: 0 },
    ]
    ghost({ thing }, frames, later(move), timeOf('linger') * 1.4)
  }

  function shake(move: As<'shake'>, { elements }: Found): void {
    const element = elements.get(move.piece)
    if (element === undefined) return
    const mover = moverOf(element)
    moved(mover, [shakeFrames(unitOf(mover))], { delay: later(move), duration: timeOf('turn') * shakeTime })
  }

  function count(move: As<'count'>, { elements, lie }: Found): void {
    const [element, box] = [elements.get(move.piece), lie.get(move.piece)]
    if (element === undefined || box === undefined || move.from === move.to) return
    const duration = timeOf('travel') * 1.2
    const numbers = countOf(move.from, move.to)
    const looks = getComputedStyle(element)
    const style = { ...Object.fromEntries(letterStyle.map((name) => [name, looks[name]])), ...sized(box), lineHeight: `${box.height}px` }
    moved(element, [[{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }]], { delay: later(move), duration })
    const begin = (reel: HTMLElement): void => {
      reel.style.transform = put([box.x, box.y])
      const strip = reel.firstElementChild?.firstElementChild
      const rows = -box.height * (numbers.length - 1)
      if (strip)
        animate(strip, [{ transform: 'none', easing: 'ease-in-out' }, { transform: `translateY(${rows}px)` }], {
          delay: later(move),
          duration,
          fill: 'both',
        })
    }
    motion.show({ shows: { numbers, style }, begin }, later(move) + duration)
  }

  const sized = ({ width, height }: Box) => ({ width: `${width}px`, height: `${height}px` })

  /**
   * A board that went while pieces walk on it stays to be seen until they have arrived, as a picture: what took its place is there, and can be
   * used. Pieces whose board was drawn anew go on there.
   */
  function carryOn(before: Found, after: Found, ground: string): void {
    const now = performance.now()
    const name = before.lie.has(`${ground}:frame`) ? `${ground}:frame` : ground
    const board = before.elements.get(name)
    const box = before.lie.get(name)
    let left = 0
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
      } else left = Math.max(left, flight.begins + flight.lasts - now)
    }
    if (left > 0 && board !== undefined && box !== undefined && !after.lie.has(ground)) keep(board, box, left)
  }

  function keep(board: Element, box: Box, left: number): void {
    const time = left + timeOf('touch')
    const begin = (element: HTMLElement): void => {
      Object.assign(element.style, sized(box))
      element.style.transform = put([box.x, box.y])
      animate(element, [{ opacity: 1 }, { opacity: 1, offset: left / time }, { opacity: 0 }], { duration: time })
    }
    motion.show({ shows: { kept: board }, begin }, time)
  }

  function run(moves: readonly Move[], found: Found): void {
    for (const move of moves) {
      if (move.do === 'walk') walk(move, found)
      else if (move.do === 'land') land(move, found)
      else if (move.do === 'turn') turn(move, found)
      else if (move.do === 'shake') shake(move, found)
      else if (move.do === 'count') count(move, found)
      else if (move.do === 'carry') carry(move)
      else if (move.do === 'fall') fall(move)
      else rise(move)
    }
  }

  return { look, run, carryOn }
}
