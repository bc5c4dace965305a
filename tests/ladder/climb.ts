import { planned } from '../sim/plan.ts'
import { playersOf, playFast, type Players } from '../sim/playGame.ts'
import { simulationOf } from '../sim/simulations.ts'
import { seated, type Rung } from './rungs.ts'

/** Plays games of one rung: gives a function that plays the game with a number and says whether the higher level won it. */
export function climber(game: string, rung: Rung, seed: number, samples: number): (number: number) => boolean {
  const simulation = simulationOf(game)
  const both = playersOf(simulation, [rung.higher, rung.lower], samples).bySeat
  const playerOf = (level: string) => both[level === rung.higher ? 0 : 1]!
  return (number) => {
    const levels = seated(rung, number)
    const run = simulation.read({ levels: levels.join(',') })
    if (!run.ok) throw new Error(run.fault.detail)
    const players: Players = { bySeat: levels.map(playerOf), samples }
    const { outcome } = playFast(simulation, planned({ run: run.value, seed }, number), players)
    return outcome.winners.some((seat) => levels[seat] === rung.higher)
  }
}
