import { same } from '../../../shared/kernel/plain.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { readOptions } from '../../sim/options.ts'
import { planned } from '../../sim/plan.ts'
import type { Planned } from '../../sim/simulation.ts'
import { simulationOf } from '../../sim/simulations.ts'
import { loadPeer, type Peer } from '../peer/peer.ts'
import { interleaved } from '../measure.ts'
import { rowOf, type BenchOptions, type Row } from '../rows.ts'
import { bytesPerStep } from './allocation.ts'
import { ourPlayout, peerPlayout, type Playout, type Watch } from './playouts.ts'

/** How many games a repetition plays of each game, and of how many their ends are compared first. */
const subjects = [
  { args: ['--game', 'realm-lords'], name: 'Realm Lords', games: 24 },
  { args: ['--game', 'judge-dredd', '--players', '4'], name: 'Judge Dredd, 4 seats', games: 6 },
] as const

type Player = (plan: Planned, watch?: Watch) => Playout

/** Random games by the rules alone, beside the same rules on boardgame.io's reducer, with the same dice and choices. */
export async function rulesBench({ repetitions }: BenchOptions): Promise<Row[]> {
  const peer = loadPeer()
  const rows: Row[] = []
  for (const { args, name, games } of subjects) {
    const options = readOptions(args)
    if (!options.ok) throw new Error(options.fault.detail)
    const { game } = simulationOf(options.value.game)
    const plans = Array.from({ length: games }, (_, number) => planned(options.value, number))
    rows.push(...(await sideBySide(name, plans, playersOf(peer, game), repetitions)))
  }
  return rows
}

function playersOf(peer: Peer, game: AnyGame): { readonly ours: Player; readonly beside: Player } {
  return { ours: (plan, watch) => ourPlayout(game, plan, watch), beside: (plan, watch) => peerPlayout(peer, game, plan, watch) }
}

async function sideBySide(
  name: string,
  plans: readonly Planned[],
  { ours, beside }: ReturnType<typeof playersOf>,
  repetitions: number,
): Promise<Row[]> {
  for (const plan of plans) assertEqual(plan, ours(plan), beside(plan))
  const actions = plans.reduce((sum, plan) => sum + ours(plan).actions, 0)
  const seconds = (play: Player) => () => {
    const began = performance.now()
    for (const plan of plans) play(plan)
    return (performance.now() - began) / 1000
  }
  const [own = [], other = []] = await interleaved([seconds(ours), seconds(beside)], repetitions)
  const rates = (units: number, times: readonly number[]) => times.map((time) => units / time)
  const rateRow = (what: string, units: number): Row =>
    rowOf(
      { bench: 'rules', what: `${name}: ${what}`, unit: `${what} a second`, target: { least: 100 } },
      rates(units, own),
      rates(units, other),
    )
  const bytes = (play: Player) => () => bytesPerStep((watch) => plans.slice(0, 4).forEach((plan) => play(plan, watch)))
  const allocated = await interleaved([bytes(ours), bytes(beside)], repetitions)
  const heap = { bench: 'rules', what: `${name}: allocated`, unit: 'bytes an action', target: null }
  return [rateRow('playouts', plans.length), rateRow('actions', actions), rowOf(heap, allocated[0]!, allocated[1]!)]
}

/** The comparison is of one game on two engines, or it is none. */
function assertEqual({ seed }: Planned, ours: Playout, beside: Playout): void {
  if (ours.actions !== beside.actions || !same(ours.state, beside.state))
    throw new Error(`the game of seed ${seed} ends otherwise on boardgame.io`)
}
