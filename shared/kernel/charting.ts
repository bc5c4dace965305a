import { fastChance, type Chance } from './chance.ts'
import {
  certainty,
  counted,
  decided,
  disjoint,
  momentOf,
  smoothed,
  swingsOf,
  tallyAt,
  turningPointsOf,
  type Course,
  type Moment,
  type Swing,
  type Tally,
} from './course.ts'
import type { Outcome } from './game.ts'

/** A part of a match that may have turned it, from one ply to a later one: a throw of dice, a fight. */
export type Hinge = { readonly from: number; readonly to: number }

/** A match that has ended, as its course is charted. */
export type Charted<State> = {
  readonly seats: number
  /** The positions after each ply; the last is the end. */
  readonly states: readonly State[]
  readonly outcome: Outcome
  /** The plies at which its turns begin, in order. */
  readonly turns: readonly number[]
  readonly hinges: readonly Hinge[]
  /** Plays a position on to an end; the position given is left as it is. */
  readonly playOut: (from: State, chance: Chance) => Outcome
  /** A 32-bit integer that belongs to the match: the same one gives the same course. */
  readonly seed: number
  /** Over how many of the moments looked at a change may stretch: more than one where much happens by and by. */
  readonly span: number
  /** How many playouts all of it may take; more of them make smaller errors. */
  readonly effort: number
}

/** How many playouts each turn has had after the passes over all of them. */
const passes = [3, 10] as const
/** Longer matches are looked at in fewer places than they have turns. */
const mostTurns = 24
/** Around how many of the largest changes it is then looked closer, and at last closest. */
const spots = { closer: 4, closest: 5 } as const
/** The most hinges that are looked at within one change. */
const mostHinges = 3
/** Of what is left of the effort so much goes into looking closer each time; the rest into looking at the largest changes anew. */
const closerParts = [0.15, 0.2] as const
/** The most turning points that are told. */
export const mostTurningPoints = 5

/**
 * Charts the course of a match, pass by pass: soon roughly, then better, above all where the chances changed. Every course is whole: the
 * first moment, the end, and what lies between in order.
 */
export function* chart<State>(match: Charted<State>): Generator<Course> {
  const { moments, upTo, spend, largest, drop } = survey(match)
  const end = match.states.length - 1
  const turns = [...new Set([0, ...match.turns])].filter((ply) => ply < end)
  const soFar = (): Course => ({ moments: smoothed(moments(), []), turningPoints: [], done: false })

  for (const playouts of passes) {
    upTo(playouts, thinned(turns, mostTurns))
    yield soFar()
  }
  for (const part of closerParts) {
    spend(part, new Set(largest(spots.closer).flatMap(({ from, to }) => [from, ...within(match.hinges, from, to), to])))
    yield soFar()
  }
  const anew = endsOf(largest(spots.closest))
  drop(anew)
  spend(1, anew)
  const between = swingsOf(moments(), match.span).filter(({ from, to }) => anew.has(from) && anew.has(to))
  const turningPoints = turningPointsOf(between, mostTurningPoints)
  yield { moments: smoothed(moments(), turningPoints), turningPoints, done: true }
}

/** What was found out about a match so far, and how to find out more. */
function survey<State>({ states, outcome, seats, playOut, seed, span, effort }: Charted<State>) {
  const end = states.length - 1
  const tallies = new Map<number, Tally>()
  /** How often each ply was played on from, what was dropped again too: no playout is ever the same as another. */
  const played = new Map<number, number>()

  /** Every moment that was looked at, and the end. */
  const moments = (): Moment[] => [...[...tallies.values()].sort((a, b) => a.ply - b.ply).map(momentOf), decided(end, outcome, seats)]
  /** Plays on from some plies until each has so many playouts. */
  const upTo = (playouts: number, plies: Iterable<number>): void => {
    for (const ply of plies) {
      let tally = tallies.get(ply) ?? tallyAt(ply, seats)
      while (tally.playouts < playouts) {
        const times = played.get(ply) ?? 0
        played.set(ply, times + 1)
        tally = counted(tally, playOut(states[ply] as State, fastChance(mixed(seed, ply, times))))
      }
      tallies.set(ply, tally)
    }
  }
  /** Gives each of some plies an equal part of what is left of the effort, or of a part of it. */
  const spend = (part: number, plies: ReadonlySet<number>): void => {
    const open = [...plies].filter((ply) => ply < end)
    const spent = [...played.values()].reduce((sum, times) => sum + times, 0)
    const each = Math.max(1, Math.floor((part * (effort - spent)) / Math.max(1, open.length)))
    for (const ply of open) upTo((tallies.get(ply)?.playouts ?? 0) + each, [ply])
  }
  /** The most certain changes, among those that are there now, that do not overlap. */
  const largest = (count: number): Swing[] =>
    disjoint(swingsOf(moments(), span).sort((a, b) => certainty(b) - certainty(a))).slice(0, count)
  /** Forgets what was found at some plies, so that it can be looked at anew. */
  const drop = (plies: Iterable<number>): void => {
    for (const ply of plies) tallies.delete(ply)
  }
  return { moments, upTo, spend, largest, drop }
}

/** The plies at which changes begin and end. */
function endsOf(swings: readonly Swing[]): Set<number> {
  return new Set(swings.flatMap(({ from, to }) => [from, to]))
}

/** One 32-bit integer out of three, such that neighbours have nothing in common (the finish of MurmurHash3). */
function mixed(seed: number, ply: number, playout: number): number {
  let hash = seed ^ Math.imul(ply + 1, 0x9e3779b1) ^ Math.imul(playout + 1, 0x85ebca77)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}

/** The plies at which the hinges inside a change begin and end; of many the first and last, and some between. */
function within(hinges: readonly Hinge[], from: number, to: number): number[] {
  return thinned(
    hinges.filter((hinge) => hinge.from >= from && hinge.to <= to),
    mostHinges,
  ).flatMap((hinge) => [hinge.from, hinge.to])
}

/** At most so many of a list, evenly spread, the first and the last among them. */
function thinned<One>(all: readonly One[], most: number): readonly One[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))] as One)
}
