import { readdirSync, readFileSync } from 'node:fs'
import type { ToldStep } from '../../../shared/kernel/facts.ts'
import type { Outcome } from '../../../shared/kernel/game.ts'
import type { Move, Step } from '../../../shared/kernel/match.ts'
import type { AllFacts } from '../../../shared/games/allFacts.ts'
import { factsOf } from '../../../shared/games/factsOf.ts'
import { gameById } from '../../../shared/games/registry.ts'
import { goldenSchema, replayGolden, type Golden } from '../../goldens/golden.ts'
import { planned } from '../../sim/plan.ts'
import { readOptions } from '../../sim/options.ts'
import { playersOf, playSeeded } from '../../sim/playGame.ts'
import { simulationOf } from '../../sim/simulations.ts'

type AnyEvent = { readonly type: string }
export type AnyStep = Step<unknown, AnyEvent>

/** A match as it was played, step by step, and its facts. */
export type Course = {
  readonly steps: readonly AnyStep[]
  readonly moves: readonly (Move<unknown> | null)[]
  readonly facts: AllFacts
  /** Its facts as those of a branch that began at a ply. */
  readonly since: (ply: number) => AllFacts
}

/** The recorded matches of a game. */
export function goldensOf(game: string): (readonly [file: string, golden: Golden])[] {
  const folder = new URL(`../../goldens/${game}/`, import.meta.url)
  return readdirSync(folder)
    .sort()
    .map((file) => [file, goldenSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))] as const)
}

/** Plays a golden again. */
export function courseOf(golden: Golden): Course {
  const game = gameById(golden.game)!
  const [steps, moves]: [AnyStep[], (Move<unknown> | null)[]] = [[], []]
  replayGolden(game, golden, (step, move) => {
    steps.push(step)
    moves.push(move)
  })
  const outcome = game.outcome(steps.at(-1)!.position.state)
  return { steps, moves, ...factsIn(golden.game, golden.config, game.seats(golden.config), steps, moves, outcome) }
}

/** Plays a simulated match, the one with this number. */
export function simulated(args: readonly string[], number: number): Course {
  const options = readOptions(args)
  if (!options.ok) throw new Error(options.fault.detail)
  const simulation = simulationOf(options.value.game)
  const plan = planned(options.value, number)
  const [steps, moves]: [AnyStep[], (Move<unknown> | null)[]] = [[], []]
  const { outcome } = playSeeded(simulation, plan, playersOf(simulation, plan.levels, 1), (step, move) => {
    steps.push(step)
    moves.push(move)
  })
  return { steps, moves, ...factsIn(options.value.game, plan.config, plan.levels.length, steps, moves, outcome) }
}

function factsIn(
  game: string,
  config: unknown,
  seats: number,
  steps: readonly AnyStep[],
  moves: readonly (Move<unknown> | null)[],
  outcome: Outcome | null,
): Pick<Course, 'facts' | 'since'> {
  const told = steps.map((step, at): ToldStep<AnyEvent> => ({ seat: moves[at]?.seat ?? null, told: eventsOf(step) }))
  const all = { game, config, seats, steps: told, outcome, since: null }
  return { facts: factsOf(all), since: (ply) => factsOf({ ...all, since: ply }) }
}

/** What a step told. */
export function eventsOf(step: AnyStep): { readonly event: AnyEvent }[] {
  return step.entries.flatMap((entry) => (entry.kind === 'told' ? [{ event: entry.event }] : []))
}

/** The numbers a step drew, by what for. */
export function drawnIn(step: AnyStep): { readonly purpose: string; readonly sides: number; readonly value: number }[] {
  return step.entries.flatMap((entry) => (entry.kind === 'drawn' ? [entry] : []))
}

/** How often each face came up. */
export function facesOf(values: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6].map((face) => values.filter((value) => value === face).length)
}
