import { fastChance, seededChance } from '../../shared/kernel/chance.ts'
import { replay } from '../../shared/kernel/match.ts'
import { silentTable } from '../../shared/kernel/table.ts'
import { readOptions } from '../sim/options.ts'
import { planned, seedOf, wordOf } from '../sim/plan.ts'
import { playersOf, playFast, playSeeded } from '../sim/playGame.ts'
import type { Planned } from '../sim/simulation.ts'
import { simulationOf } from '../sim/simulations.ts'
import type { Task } from './measure.ts'

const simulation = simulationOf('realm-lords')
const { game } = simulation
const options = readOptions(['--game', game.id])
if (!options.ok) throw new Error(options.fault.detail)
const plan = (number: number): Planned => planned(options.value, number)
const plans = Array.from({ length: 40 }, (_, number) => plan(number))
const random = playersOf(simulation, ['random'], 1)
const greedy = playersOf(simulation, ['greedy'], 1)

/** Random matches as they were played on seeded chance, for the replay. */
const recorded = plans.slice(0, 20).map((plan) => {
  const moves: { seat: number; action: unknown }[] = []
  playSeeded(simulation, plan, random, (_, move) => void (move && moves.push(move)))
  return { config: plan.config, seed: plan.seed, moves }
})

/** Random matches on the rules alone: a list of legal actions and one of them carried out, nothing written down, nothing seen. */
function rulesAlone(): number {
  let plies = 0
  for (const plan of plans) {
    const chance = fastChance(wordOf(plan.seed, 0))
    const table = silentTable(chance)
    const state = game.setup(plan.config, table)
    for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0], plies++) {
      const legal = game.legalActions(state, seat).filter((action) => (action as { type: string }).type !== 'drop')
      game.apply(state, seat, legal[chance(legal.length, '') - 1], table)
    }
  }
  return plies
}

function replays(): number {
  for (const { config, seed, moves } of recorded) {
    const end = replay(game, config, seededChance(seed), moves)
    if (!end.ok) throw new Error(end.fault.detail)
  }
  return recorded.reduce((sum, { moves }) => sum + moves.length, 0)
}

const draws = 20_000
const drawOn = (chance: (sides: number, purpose: string) => number): number => {
  for (let n = 0; n < draws; n++) chance(6, `bench/${n}`)
  return draws
}

const greedyGames = 8

/** What the bench measures of Realm Lords. */
export const tasks: readonly Task[] = [
  { name: 'rules', unit: 'plies', run: rulesAlone },
  { name: 'replay, seeded', unit: 'plies', run: replays },
  { name: 'draws, fast', unit: 'draws', run: (repetition) => drawOn(fastChance(repetition)) },
  { name: 'draws, seeded', unit: 'draws', run: (repetition) => drawOn(seededChance(seedOf(1, repetition))) },
  { name: 'random, fast', unit: 'games', run: () => plans.map((plan) => playFast(simulation, plan, random)).length },
  { name: 'random, seeded', unit: 'games', run: () => plans.map((plan) => playSeeded(simulation, plan, random, () => undefined)).length },
  {
    name: 'greedy, fast',
    unit: 'games',
    run: (repetition) => {
      for (let n = 0; n < greedyGames; n++) playFast(simulation, plan(32 * repetition + 4 * n + (n % 4)), greedy)
      return greedyGames
    },
  },
]

/** Rows whose quotient says something that does not depend on the machine. */
export const ratios: readonly (readonly [string, string])[] = [
  ['draws, fast', 'draws, seeded'],
  ['random, fast', 'random, seeded'],
  ['random, fast', 'greedy, fast'],
]
