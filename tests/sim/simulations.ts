import { judgeDreddSimulation } from './judgeDredd.ts'
import { realmLordsSimulation } from './realmLords.ts'
import type { Simulation } from './simulation.ts'

/** Every game that can be simulated. */
export const simulations: readonly Simulation[] = [realmLordsSimulation, judgeDreddSimulation]

/** The simulation of a game there is. */
export function simulationOf(game: string): Simulation {
  const found = simulations.find((one) => one.game.id === game)
  if (found === undefined) throw new Error(`no game ${game}`)
  return found
}
