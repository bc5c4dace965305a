import type { Seat } from '../../../kernel/game.ts'
import type { Action } from '../actions.ts'
import { enter } from '../arriving.ts'
import type { Cards } from '../cards/cards.ts'
import { bound } from '../city.ts'
import type { DreddEvent } from '../events.ts'
import { clockwise, waitAt, type At, type Next, type Play } from '../play.ts'
import type { Board } from '../state.ts'
import { openWindow } from './window.ts'

/** JD-T1, JD-R20: a Game Turn begins with Movement; conditions of the last turn are over. */
export function beginTurn(play: Play): Next {
  const { cards, state, table } = play
  state.turn += 1
  for (const judge of state.judges) {
    judge.barneyed = false
    judge.moved = false
    judge.attempted = false
    judge.declined = []
    judge.strides = cards.pack.numbers.moveAllowance
  }
  table.tell({ type: 'turnBegan', turn: state.turn, first: state.first })
  table.tell({ type: 'phaseBegan', phase: 'movement', turn: state.turn })
  return { begin: 'nextJudge' }
}

/** JD-R6: Judges move one after another, First Player first, then clockwise; cards may be played before each (JD-R16). */
export function beginNextJudge(play: Play): Next {
  const { state, table } = play
  const active = clockwise(state.judges.length, state.first).find((seat) => !state.judges[seat]!.moved)
  if (active !== undefined) return openWindow(play, { window: 'move', active })
  table.tell({ type: 'phaseBegan', phase: 'arrest', turn: state.turn })
  return { begin: 'nextAttempt' }
}

/** The move proper, once the window before it is closed. Whoever has no choice is not asked (JD-M5, R-UX-3). */
export function beginMove(play: Play, active: Seat): Next {
  const { state } = play
  const judge = state.judges[active]!
  if (judge.inCare) return waitAt(play, { step: 'moving', active })
  if (bound(state, active)) return endMove(play, active, 'bound')
  if (judge.strides === 0) return endMove(play, active, 'spent')
  return waitAt(play, { step: 'moving', active })
}

/** JD-M1, JD-M2, JD-M3: a step to an adjacent sector, however many Judges are there. From Intensive Care only to the Hospital (JD-I2, JD-R15). */
export function legalMoves(cards: Cards, board: Board, { active }: At<'moving'>): Action[] {
  const judge = board.judges[active]!
  const to = judge.inCare ? [cards.hospital] : cards.sector(judge.at as string).neighbours
  return [...to.map((sector): Action => ({ type: 'step', to: sector })), { type: 'stay' }]
}

export function move(play: Play, { active }: At<'moving'>, action: Action): Next {
  const { state } = play
  const judge = state.judges[active]!
  if (action.type !== 'step') return endMove(play, active, 'chose')
  const leaving = judge.inCare
  judge.strides = leaving ? 0 : judge.strides - 1
  const turned = enter(play, active, action.to, leaving ? 'left-care' : 'step')
  return turned > 0 ? openWindow(play, { window: 'reveal', active }) : { begin: 'onward', seat: active }
}

/** JD-R7, JD-R16: after a step, and the cards on it, the move goes on unless a Crime holds him or it is used up. */
export function goOnward(play: Play, active: Seat): Next {
  const { state } = play
  if (bound(state, active)) return endMove(play, active, 'crime')
  if (state.judges[active]!.strides === 0) return endMove(play, active, 'spent')
  return waitAt(play, { step: 'moving', active })
}

type Why = Extract<DreddEvent, { type: 'moveEnded' }>['why']

function endMove({ state, table }: Play, seat: Seat, why: Why): Next {
  const judge = state.judges[seat]!
  judge.moved = true
  table.tell({ type: 'moveEnded', seat, at: judge.at as string, why: judge.inCare ? 'care' : why })
  return { begin: 'nextJudge' }
}
