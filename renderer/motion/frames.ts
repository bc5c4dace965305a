import type { Point, Stop } from './moves.ts'

/** How much higher a hop is in its middle, as a part of its way, and at most, in pixels. */
const lift = { part: 0.22, most: 22 } as const

/** The part of its first and of its last leg in which a thing that is carried appears and goes. */
const seenPart = 0.25

const shift = ([x, y]: Point): string => `${round(x)}px ${round(y)}px`
const round = (n: number): number => Math.round(n * 100) / 100

/** Places seen from where a piece is at rest, in its own units, of which `unit` pixels make one. */
export function seenFrom(home: Point, way: readonly Point[], unit = 1): Point[] {
  return way.map(([x, y]) => [(x - home[0]) / unit, (y - home[1]) / unit])
}

/** A walk past these places, seen from where the piece is at rest; it hops from each to the next, or slides. */
export function walkFrames(way: readonly Point[], hop: boolean, unit = 1): Keyframe[] {
  return way.flatMap((to, n): Keyframe[] => {
    const from = way[n - 1]
    if (from === undefined || !hop) return [{ translate: shift(to), easing: hop ? 'ease-out' : 'ease-in-out' }]
    const rise = Math.min(Math.hypot(to[0] - from[0], to[1] - from[1]) * lift.part, lift.most / unit)
    const high: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - rise]
    return [
      { translate: shift(high), easing: 'ease-in' },
      { translate: shift(to), easing: 'ease-out' },
    ]
  })
}

/** With every landing of a walk of so many legs the piece is flat for a moment. Laid over its own transform. */
export function squashFrames(legs: number): Keyframe[] {
  const one = [{ transform: 'scale(1.06)' }, { transform: 'scale(1.12, 0.84)' }]
  return [{ transform: 'scale(1)' }, ...Array.from({ length: legs }, () => one).flat(), { transform: 'scale(1)' }]
}

/** The part of a walk that is still to be gone after `done` of it (0 to 1): where its legs end. */
export function stillToGo(way: readonly Point[], done: number): Point[] {
  const legs = way.length - 1
  return way.slice(Math.min(legs, Math.floor(done * legs)) + 1)
}

/** How long a thing is carried, in milliseconds at full speed: `leg` for each part of its way, and the rests. */
export function carryTime(way: readonly Stop[], leg: number): number {
  return way.reduce((sum, { rest = 0 }) => sum + rest, leg * (way.length - 1))
}

/** A thing that is carried past these stops: it appears at the first, and is gone at the last. */
export function carryFrames(way: readonly Stop[], leg: number): Keyframe[] {
  const whole = Math.max(1, carryTime(way, leg))
  const seen = (leg * seenPart) / whole
  let time = 0
  const places = way.flatMap(({ at: [x, y], size, rest = 0 }, n) => {
    if (n > 0) time += leg
    const here = { transform: `translate(${round(x)}px, ${round(y)}px) scale(${size})`, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' }
    const arrives = { ...here, offset: round(time / whole) }
    time += rest
    return rest === 0 ? [arrives] : [arrives, { ...here, offset: round(time / whole) }]
  })
  const fades = [
    { opacity: 0, offset: 0 },
    { opacity: 1, offset: round(seen) },
    { opacity: 1, offset: round(1 - seen) },
    { opacity: 0, offset: 1 },
  ]
  return [...places, ...fades].sort((a, b) => a.offset - b.offset)
}

/** A short shake to both sides, ever less. */
export function shakeFrames(unit = 1): Keyframe[] {
  return [0, -5, 5, -4, 3, -1.5, 0].map((x) => ({ translate: `${round(x / unit)}px 0px` }))
}

/** The numbers that a count runs through, at most 12 of them. */
export function countOf(from: number, to: number): number[] {
  const steps = Math.min(11, Math.abs(to - from))
  return Array.from({ length: steps + 1 }, (_, n) => (steps === 0 ? to : Math.round(from + ((to - from) * n) / steps)))
}
