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

/** What the asked seat does in an imagined match; outside the Arrest Round nobody plays a card, which is what costs most time to think about. */
function quick(cards: Cards, mind: Street, state: State): Action {
  const { stage } = state
  if (stage.step === 'window' && stage.moment.window !== 'combat') return { type: 'pass' }
  const [asked] = waitingAt(stage)
  const view = viewOf(state, asked!)
  const legal = legalAt(cards, view, stage)
  return legal.length === 1 ? legal[0]! : bestOf(mind.rate(view, legal)).action
}

/**
 * The chance (0 … 1) that a seat wins from a state after an action, as one imagined course has it: everybody plays like the
 * Street Judge for a turn or two, then the stand is estimated. The state given is left as it is.
 */
export function imagine(cards: Cards, mind: Street, from: State, seat: Seat, action: Action, table: Table<DreddEvent>): number {
  const state = copy(from)
  const end = state.turn + turnsAhead
  const play = { cards, state, table }
  proceed(play, state.stage, action)
  for (let actions = 0; actions < mostActions; actions++) {
    const { stage } = state
    if (stage.step === 'over') return stage.outcome.winners.includes(seat) ? 1 : 0
    if (state.turn > end) break
    proceed(play, stage, quick(cards, mind, state))
  }
  return mind.winChance(viewOf(state, seat))
}
