import { fastChance, seededChance, type Chance } from '../../shared/kernel/chance.ts'
import type { Table } from '../../shared/kernel/game.ts'
import { play, start, type Move, type Step } from '../../shared/kernel/match.ts'
import { same } from '../../shared/kernel/plain.ts'
import { silentTable } from '../../shared/kernel/table.ts'
import { wordOf } from './plan.ts'
import type { AnyPlayer, Planned, Played, Simulation } from './simulation.ts'

type AnyEvent = { readonly type: string }
type AnyStep = Step<unknown, AnyEvent>
/** Sees every step of a game: the set-up first, without a move. */
export type Visit = (step: AnyStep, move: Move<unknown> | null) => void

/** Who plays: one for each seat, who thinks for so many samples. */
export type Players = { readonly bySeat: readonly AnyPlayer[]; readonly samples: number }

/** Plays longer than any game should are a bug. */
const mostPlies = 100_000

/** One player of each level that is asked for, as they sit. */
export function playersOf(simulation: Simulation, levels: readonly string[], samples: number): Players {
  const known = new Map<string, AnyPlayer>()
  const bySeat = levels.map((level) => {
    const player = known.get(level) ?? simulation.player(level)
    known.set(level, player)
    return player
  })
  return { bySeat, samples }
}

/** Plays a game on the fast generator, writing nothing down. Throws on an illegal choice or a game without end: bugs both. */
export function playFast(simulation: Simulation, planned: Planned, players: Players): Played {
  const { game } = simulation
  const counter = counting(simulation)
  const table: Table<AnyEvent> = { ...silentTable<AnyEvent>(fastChance(wordOf(planned.seed, 0))), tell: counter.count }
  const own = fastChance(wordOf(planned.seed, 1))
  const state = game.setup(planned.config, table)
  for (let plies = 0; plies < mostPlies; plies++) {
    const [seat] = game.waitingFor(state)
    if (seat === undefined) return { outcome: game.outcome(state)!, plies, rounds: simulation.rounds(state), counts: counter.counts }
    const legal = game.legalActions(state, seat)
    const wish = chosen(players, seat, game.view(state, seat), legal, own)
    const action = legal.find((one) => same(one, wish))
    if (action === undefined) throw new Error(`${planned.seed}, ply ${plies}: ${JSON.stringify(wish)} is not legal`)
    game.apply(state, seat, action, table)
  }
  throw new Error(`${planned.seed}: no end after ${mostPlies} plies`)
}

/** Plays a game as a match is played: on the seeded chance, each action checked and each step shown to `visit`. Throws as `playFast` does. */
export function playSeeded(simulation: Simulation, planned: Planned, players: Players, visit: Visit): Played {
  const { game } = simulation
  const chance = seededChance(planned.seed)
  const own = fastChance(wordOf(planned.seed, 1))
  const counter = counting(simulation)
  const show = (step: AnyStep, move: Move<unknown> | null) => {
    for (const entry of step.entries) if (entry.kind === 'told') counter.count(entry.event)
    visit(step, move)
  }
  let step: AnyStep = start(game, planned.config, chance)
  show(step, null)
  while (step.position.ply < mostPlies) {
    const { ply, state } = step.position
    const [seat] = game.waitingFor(state)
    if (seat === undefined) return { outcome: game.outcome(state)!, plies: ply, rounds: simulation.rounds(state), counts: counter.counts }
    const move = { seat, action: chosen(players, seat, game.view(state, seat), game.legalActions(state, seat), own) }
    const next = play(game, step.position, move, chance)
    if (!next.ok) throw new Error(`${planned.seed}: ${next.fault.detail}`)
    step = next.value
    show(step, move)
  }
  throw new Error(`${planned.seed}: no end after ${mostPlies} plies`)
}

function chosen({ bySeat, samples }: Players, seat: number, view: unknown, legal: readonly unknown[], own: Chance): unknown {
  return bySeat[seat]!(view, legal, own, { samples, stop: () => false })
}

function counting(simulation: Simulation) {
  const counts: Record<string, number> = {}
  const count = (event: AnyEvent): void => {
    for (const name of simulation.counted(event)) counts[name] = (counts[name] ?? 0) + 1
  }
  return { counts, count }
}
