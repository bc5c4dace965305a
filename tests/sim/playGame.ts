import { fastChance, seededChance } from '../../shared/kernel/chance.ts'
import type { Outcome, Table } from '../../shared/kernel/game.ts'
import { play, start, type Move, type Step } from '../../shared/kernel/match.ts'
import { same } from '../../shared/kernel/plain.ts'
import { silentTable } from '../../shared/kernel/table.ts'
import { wordOf, type Planned } from './plan.ts'
import type { AnyPlayer, Simulation } from './simulations.ts'

/** How a simulated game went. */
export type Played = { readonly outcome: Outcome; readonly plies: number; readonly rounds: number }

type AnyStep = Step<unknown, { readonly type: string }>
/** Sees every step of a game: the set-up first, without a move. */
export type Visit = (step: AnyStep, move: Move<unknown> | null) => void

/** Plays longer than any game should are a bug. */
const mostPlies = 100_000

/** Plays a game on the fast generator, writing nothing down. Throws on an illegal choice or a game without end: bugs both. */
export function playFast(simulation: Simulation, planned: Planned, player: AnyPlayer): Played {
  const { game } = simulation
  const table: Table<{ readonly type: string }> = silentTable(fastChance(wordOf(planned.seed, 0)))
  const own = fastChance(wordOf(planned.seed, 1))
  const state = game.setup(simulation.config(planned.hero, planned.difficulty), table)
  for (let plies = 0; plies < mostPlies; plies++) {
    const [seat] = game.waitingFor(state)
    if (seat === undefined) return { outcome: game.outcome(state)!, plies, rounds: simulation.rounds(state) }
    const legal = game.legalActions(state, seat)
    const wish = player(game.view(state, seat), legal, own)
    const action = legal.find((one) => same(one, wish))
    if (action === undefined) throw new Error(`${planned.seed}, ply ${plies}: ${JSON.stringify(wish)} is not legal`)
    game.apply(state, seat, action, table)
  }
  throw new Error(`${planned.seed}: no end after ${mostPlies} plies`)
}

/** Plays a game as a match is played: on the seeded chance, each action checked and each step shown to `visit`. Throws as `playFast` does. */
export function playSeeded(simulation: Simulation, planned: Planned, player: AnyPlayer, visit: Visit): Played {
  const { game } = simulation
  const chance = seededChance(planned.seed)
  const own = fastChance(wordOf(planned.seed, 1))
  let step: AnyStep = start(game, simulation.config(planned.hero, planned.difficulty), chance)
  visit(step, null)
  while (step.position.ply < mostPlies) {
    const { ply, state } = step.position
    const [seat] = game.waitingFor(state)
    if (seat === undefined) return { outcome: game.outcome(state)!, plies: ply, rounds: simulation.rounds(state) }
    const move = { seat, action: player(game.view(state, seat), game.legalActions(state, seat), own) }
    const next = play(game, step.position, move, chance)
    if (!next.ok) throw new Error(`${planned.seed}: ${next.fault.detail}`)
    step = next.value
    visit(step, move)
  }
  throw new Error(`${planned.seed}: no end after ${mostPlies} plies`)
}
