import type { Seat, Table } from '../../../../kernel/game.ts'
import { copy } from '../../../../kernel/plain.ts'
import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { DreddEvent } from '../../events.ts'
import { legalAt, proceed, waitingAt } from '../../stages/stages.ts'
import type { State } from '../../state.ts'
import { viewOf } from '../../view.ts'
import { bestOf, type Street } from '../street/street.ts'

/** An imagined match goes on to the beginning of the turn after this many further ones, or to its end. */
const turnsAhead = 1
/** Longer than any turns can be. */
const mostActions = 2000

/** What it takes to imagine a match: the card set, how everybody thinks, and whether there is time. */
export type Imagination = { readonly cards: Cards; readonly mind: Street; readonly stop: () => boolean }

/** What the asked seat does in an imagined match: what the Street Judge would, cards and all, for nobody sits on his cards. */
function answer(cards: Cards, mind: Street, state: State): Action {
  const [asked] = waitingAt(state.stage)
  const view = viewOf(state, asked!)
  const legal = legalAt(cards, view, state.stage)
  return legal.length === 1 ? legal[0]! : bestOf(mind.rate(view, legal)).action
}

/**
 * The chance (0 … 1) that a seat wins from a state after an action, as one imagined course has it: everybody plays like the
 * Street Judge for a turn or two, then the stand is estimated; null if `stop` says so on the way. The state given is left as it is.
 */
export function imagine(
  { cards, mind, stop }: Imagination,
  from: State,
  seat: Seat,
  action: Action,
  table: Table<DreddEvent>,
): number | null {
  const state = copy(from)
  const end = state.turn + turnsAhead
  const play = { cards, state, table }
  proceed(play, state.stage, action)
  for (let actions = 0; actions < mostActions; actions++) {
    const { stage } = state
    if (stage.step === 'over') return stage.outcome.winners.includes(seat) ? 1 : 0
    if (state.turn > end) break
    if (stop()) return null
    proceed(play, stage, answer(cards, mind, state))
  }
  return mind.winChance(viewOf(state, seat))
}
