import { chart, type Hinge } from '../kernel/charting.ts'
import type { Chance } from '../kernel/chance.ts'
import type { Course } from '../kernel/course.ts'
import type { ToldStep } from '../kernel/facts.ts'
import type { Outcome } from '../kernel/game.ts'
import { dreddHinges } from './judge-dredd/course/hinges.ts'
import { dreddPlayOut } from './judge-dredd/course/playOut.ts'
import { defaultCards as dreddCards } from './judge-dredd/cards/defaultPack.ts'
import { realmHinges } from './realm-lords/course/hinges.ts'
import { realmPlayOut } from './realm-lords/course/playOut.ts'
import { defaultCards as realmCards } from './realm-lords/cards/defaultPack.ts'

/** What it takes to chart the course of a game's matches. */
type Charting = {
  readonly playOut: () => (from: unknown, chance: Chance) => Outcome
  readonly hinges: (steps: readonly ToldStep<{ readonly type: string }>[]) => {
    readonly turns: readonly number[]
    readonly hinges: readonly Hinge[]
  }
  /** Over how many moments a change may stretch: what turns a campaign comes about over rounds, a match of Judges in one. */
  readonly span: number
  /** How many playouts a match is worth at a table with so many seats: as many as twenty seconds have time for. */
  readonly effort: (seats: number) => number
}

const chartings: Readonly<Record<string, Charting>> = {
  'judge-dredd': {
    playOut: () => untyped(dreddPlayOut(dreddCards())),
    hinges: (steps) => dreddHinges(steps as Parameters<typeof dreddHinges>[0]),
    span: 1,
    effort: (seats) => Math.min(2500, Math.round(10_000 / seats)),
  },
  'realm-lords': {
    playOut: () => untyped(realmPlayOut(realmCards())),
    hinges: (steps) => realmHinges(steps as Parameters<typeof realmHinges>[0]),
    span: 5,
    effort: () => 1000,
  },
}

/** A match that has ended, as it was played: the position and what was told after each ply, the set-up first. */
export type Played = {
  readonly game: string
  readonly seats: number
  readonly outcome: Outcome
  readonly states: readonly unknown[]
  readonly steps: readonly ToldStep<{ readonly type: string }>[]
  readonly seed: number
}

/** Whether the course of a game's matches can be charted. */
export function hasCourse(game: string): boolean {
  return Object.hasOwn(chartings, game)
}

/** Charts the course of a match, pass by pass. Throws for a game without one. */
export function courseOf({ game, steps, ...played }: Played): Generator<Course> {
  const charting = hasCourse(game) ? chartings[game] : undefined
  if (charting === undefined) throw new Error(`${game} has no course`)
  return chart({
    ...played,
    ...charting.hinges(steps),
    playOut: charting.playOut(),
    span: charting.span,
    effort: charting.effort(played.seats),
  })
}

/** What plays positions of one game on as one whose types are forgotten. */
function untyped<State>(playOut: (from: State, chance: Chance) => Outcome): (from: unknown, chance: Chance) => Outcome {
  return (from, chance) => playOut(from as State, chance)
}
