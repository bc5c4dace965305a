import { ask } from '../../../electron/service/ask.ts'
import type { Service } from '../../../electron/service/service.ts'
import type { MatchUpdate } from '../../../shared/contract/schemas.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { Move } from '../../../shared/kernel/match.ts'
import { readOptions } from '../../sim/options.ts'
import { planned } from '../../sim/plan.ts'
import { playersOf, playSeeded } from '../../sim/playGame.ts'
import { simulationOf } from '../../sim/simulations.ts'
import type { Subject } from '../measure.ts'

/** A whole match as the simulator played it. */
export type Course = {
  readonly name: string
  readonly game: AnyGame
  readonly config: unknown
  readonly seed: string
  readonly moves: readonly Move<unknown>[]
}

/** How each game is played: so that matches are long, and every kind of action comes up. */
const manners = {
  'realm-lords': { name: 'Realm Lords', args: ['--level', 'greedy'] },
  'judge-dredd': { name: 'Judge Dredd', args: ['--players', '2', '--levels', 'random'] },
} as const

export const gameIds = Object.keys(manners) as (keyof typeof manners)[]

/** The first of the simulator's matches with at least so many actions. */
export function courseOf(id: keyof typeof manners, least: number): Course {
  const { name, args } = manners[id]
  const options = readOptions(['--game', id, ...args])
  if (!options.ok) throw new Error(options.fault.detail)
  const simulation = simulationOf(id)
  for (let number = 0; ; number++) {
    const plan = planned(options.value, number)
    const moves: Move<unknown>[] = []
    playSeeded(simulation, plan, playersOf(simulation, plan.levels, 1), (_, move) => void (move && moves.push(move)))
    if (moves.length >= least) return { name, game: simulation.game, config: plan.config, seed: plan.seed, moves }
  }
}

/** A course that is played through the service, by people. */
export type Sitting = {
  readonly match: string
  readonly ply: () => number
  /** Plays the next action, and gives the milliseconds until it was acknowledged. */
  readonly act: () => Promise<number>
}

/** Begins a match of its own with the course's seed. */
export async function sitDown(service: Service, { game, config, seed, moves }: Course): Promise<Sitting> {
  const view = await ask(service, 'matches.create', { game: game.id, config, seed })
  const { match } = view
  let { ply, viewer }: Pick<MatchUpdate, 'ply' | 'viewer'> = view
  const act = async (): Promise<number> => {
    const { seat, action } = moves[ply]!
    if (viewer !== seat && game.secret?.(action) === true) await ask(service, 'matches.take', { match, seat })
    const began = performance.now()
    const update = await ask(service, 'matches.act', { match, ply, seat, action })
    const took = performance.now() - began
    ;({ ply, viewer } = update)
    return took
  }
  return { match, ply: () => ply, act }
}

/** Plays on to a ply. */
export async function playTo(sitting: Sitting, ply: number): Promise<void> {
  while (sitting.ply() < ply) await sitting.act()
}

/** Plays so many actions a repetition, and gives the milliseconds of one at the mean. */
export function acting(sitting: Sitting, batch: number): Subject {
  return async () => {
    let sum = 0
    for (let n = 0; n < batch; n++) sum += await sitting.act()
    return sum / batch
  }
}
