import { fastChance, type Chance } from '../../../shared/kernel/chance.ts'
import type { AnyGame, Table } from '../../../shared/kernel/game.ts'
import { copy } from '../../../shared/kernel/plain.ts'
import { silentTable } from '../../../shared/kernel/table.ts'
import { wordOf } from '../../sim/plan.ts'
import type { Planned } from '../../sim/simulation.ts'
import type { Peer, PeerMove } from '../peer/peer.ts'

/** Where a whole game ended, and after how many actions. */
export type Playout = { readonly state: unknown; readonly actions: number }

/** Sees that an action was carried out. */
export type Watch = () => void

type AnyTable = Table<{ readonly type: string }>

/** The dice of a plan, and the chance that chooses among legal actions; the same plan always has the same. */
function diceFor({ seed }: Planned): { readonly table: AnyTable; readonly choice: Chance } {
  return { table: silentTable(fastChance(wordOf(seed, 0))), choice: fastChance(wordOf(seed, 1)) }
}

function chosen(game: AnyGame, state: unknown, seat: number, choice: Chance): unknown {
  const legal = game.legalActions(state, seat)
  return legal[choice(legal.length, '') - 1]
}

/** A random game as simulations and computer players play it on. */
export function ourPlayout(game: AnyGame, plan: Planned, watch: Watch = () => undefined): Playout {
  const { table, choice } = diceFor(plan)
  const state = game.setup(plan.config, table)
  let actions = 0
  for (let [seat] = game.waitingFor(state); seat !== undefined; [seat] = game.waitingFor(state)) {
    game.apply(state, seat, chosen(game, state, seat, choice), table)
    actions += 1
    watch()
  }
  return { state, actions }
}

/**
 * The same game on boardgame.io's reducer, as its own computer player plays one on: what is legal is listed, and one of it is made as a move.
 * Undo is off, which spares it a list of states, and so is whatever it need not do. A move gives a new state made from a copy: the same rules
 * on Immer's drafts, its other way, take longer.
 */
export function peerPlayout(
  { CreateGameReducer, InitializeGame, ActivePlayers, original }: Peer,
  game: AnyGame,
  plan: Planned,
  watch: Watch = () => undefined,
): Playout {
  const { table, choice } = diceFor(plan)
  const act = ({ G, playerID }: PeerMove, action: unknown): unknown => {
    const next = copy(original(G))
    game.apply(next, Number(playerID), action, table)
    return next
  }
  const description = {
    disableUndo: true,
    setup: () => game.setup(plan.config, table),
    moves: { act },
    turn: { activePlayers: ActivePlayers.ALL },
    endIf: ({ G }: { readonly G: unknown }) => game.outcome(G) ?? undefined,
  }
  const reducer = CreateGameReducer({ game: description })
  let state = InitializeGame({ game: description, numPlayers: game.seats(plan.config) })
  let actions = 0
  while (state.ctx.gameover === undefined) {
    const [seat = 0] = game.waitingFor(state.G)
    const args = [chosen(game, state.G, seat, choice)]
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'act', args, playerID: String(seat) } })
    actions += 1
    watch()
  }
  return { state: state.G, actions }
}
