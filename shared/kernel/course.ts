import type { Outcome, Seat } from './game.ts'

/*
 * How the chance to win went in the course of a match, as estimated by playing it on from some of its positions many times.
 */

/** How a match went on from the position at a ply, so many times: `wins` by seat, shared ones in parts. */
export type Tally = { readonly ply: number; readonly playouts: number; readonly wins: readonly number[] }

/**
 * The chance (0 … 1) of each seat to win from a position on, and of nobody to; together they are 1. `errors`: the standard error of each
 * seat's chance, 0 where the result is known.
 */
export type Moment = {
  readonly ply: number
  readonly playouts: number
  readonly chances: readonly number[]
  readonly nobody: number
  readonly errors: readonly number[]
}

/** From one moment to a later one, the seat whose chance changed most. */
export type Swing = {
  readonly from: number
  readonly to: number
  readonly seat: Seat
  readonly before: number
  readonly after: number
  /** The standard error of the change. */
  readonly error: number
}

/** A course as far as it is worked out: `done` when nothing more will be added. Turning points are named only then. */
export type Course = { readonly moments: readonly Moment[]; readonly turningPoints: readonly Swing[]; readonly done: boolean }

/** A change smaller than this turns no match, however certain it is. */
const leastChange = 0.08
/** By how many standard errors a change has to exceed zero, when it was looked at anew: the largest of many that are noise alone hardly ever does. */
const surelyMore = 3.2

/** An empty tally. */
export function tallyAt(ply: number, seats: number): Tally {
  return { ply, playouts: 0, wins: Array<number>(seats).fill(0) }
}

/** Counts one way in which the match went on. */
export function counted({ ply, playouts, wins }: Tally, { winners }: Outcome): Tally {
  return { ply, playouts: playouts + 1, wins: wins.map((sum, seat) => sum + (winners.includes(seat) ? 1 / winners.length : 0)) }
}

/**
 * What a tally says. One playout more is added that is shared by all who may win (Laplace), so that few of them never make a thing certain.
 */
export function momentOf({ ply, playouts, wins }: Tally): Moment {
  const all = playouts + 1
  const lost = playouts - wins.reduce((sum, won) => sum + won, 0)
  const share = 1 / (wins.length === 1 ? 2 : wins.length)
  const chances = wins.map((won) => (won + share) / all)
  return {
    ply,
    playouts,
    chances,
    nobody: (lost + (wins.length === 1 ? share : 0)) / all,
    errors: chances.map((chance) => Math.sqrt((chance * (1 - chance)) / all)),
  }
}

/** The moment at which the result is known. */
export function decided(ply: number, { winners }: Outcome, seats: number): Moment {
  const chances = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  return { ply, playouts: 0, chances, nobody: winners.length === 0 ? 1 : 0, errors: chances.map(() => 0) }
}

/** The change from one moment to another; of seats whose chances changed equally, the one that gained. */
function swingBetween(before: Moment, after: Moment): Swing {
  const changes = after.chances.map((chance, seat) => chance - before.chances[seat]!)
  const most = Math.max(...changes.map(Math.abs))
  const gained = changes.findIndex((change) => change >= most - 1e-9)
  const seat = gained >= 0 ? gained : changes.findIndex((change) => -change >= most - 1e-9)
  return {
    from: before.ply,
    to: after.ply,
    seat,
    before: before.chances[seat]!,
    after: after.chances[seat]!,
    error: Math.hypot(before.errors[seat]!, after.errors[seat]!),
  }
}

/** Every change from one moment to the next, or to one of the next `span`. */
export function swingsOf(moments: readonly Moment[], span = 1): Swing[] {
  return moments.flatMap((before, at) => moments.slice(at + 1, at + 1 + span).map((after) => swingBetween(before, after)))
}

/** Of changes that overlap the first stays. */
export function disjoint(swings: readonly Swing[]): Swing[] {
  return swings.reduce<Swing[]>((kept, one) => (kept.every(({ from, to }) => one.to <= from || one.from >= to) ? [...kept, one] : kept), [])
}

/** How many standard errors a change is away from none. */
export function certainty({ before, after, error }: Swing): number {
  return error === 0 ? (after === before ? 0 : Infinity) : Math.abs(after - before) / error
}

/**
 * The largest of some changes that cannot be noise and do not overlap, at most `most` of them, in the order of the match. Both ends of each
 * must have been looked at anew: what made them stand out before would count twice.
 */
export function turningPointsOf(swings: readonly Swing[], most: number): Swing[] {
  const sizeOf = ({ before, after }: Swing): number => Math.abs(after - before)
  const sure = swings.filter((swing) => sizeOf(swing) >= leastChange && certainty(swing) > surelyMore)
  return disjoint(sure.sort((a, b) => sizeOf(b) - sizeOf(a)))
    .slice(0, most)
    .sort((a, b) => a.from - b.from)
}

/** What a neighbour counts, by how many places it is away. */
const reach = [1, 0.5, 0.25] as const

/**
 * The moments as a curve is drawn through them: each is pulled towards its neighbours, the more the better those are known, but never across
 * a turning point, and the ends of those stay where they are. What is left of the ups and downs is no longer mere noise.
 */
export function smoothed(moments: readonly Moment[], turningPoints: readonly Swing[]): Moment[] {
  const fixed = new Set(turningPoints.flatMap(({ from, to }) => [from, to]))
  const apart = (a: Moment, b: Moment): boolean =>
    turningPoints.some(({ from, to }) => Math.min(a.ply, b.ply) <= from && Math.max(a.ply, b.ply) >= to)
  return moments.map((moment, at) => {
    if (moment.playouts === 0 || fixed.has(moment.ply)) return moment
    const near = moments.flatMap((other, place) => {
      const weight = (reach[Math.abs(place - at)] ?? 0) * (other.playouts + 1)
      return weight === 0 || other.playouts === 0 || apart(moment, other) ? [] : [{ other, weight }]
    })
    const all = near.reduce((sum, { weight }) => sum + weight, 0)
    const mean = (of: (one: Moment) => number): number => near.reduce((sum, { other, weight }) => sum + weight * of(other), 0) / all
    return {
      ...moment,
      chances: moment.chances.map((_, seat) => mean(({ chances }) => chances[seat]!)),
      nobody: mean(({ nobody }) => nobody),
      errors: moment.errors.map((_, seat) => Math.hypot(...near.map(({ other, weight }) => (weight / all) * other.errors[seat]!))),
    }
  })
}
