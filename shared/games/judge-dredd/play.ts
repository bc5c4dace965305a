import type { Seat, Table } from '../../kernel/game.ts'
import type { Cards } from './cards/cards.ts'
import type { DreddEvent } from './events.ts'
import type { Fight, Stage, State, Step } from './state.ts'

/** All that a rule works with: the cards, a private copy of the state, and the table. */
export type Play = { readonly cards: Cards; readonly state: State; readonly table: Table<DreddEvent> }

/** What begins next once a rule is through; null: the stage it left behind waits for somebody. */
export type Next =
  | { readonly begin: 'turn' | 'nextJudge' | 'nextAttempt' | 'endOfTurn' | 'passTurnStart' | 'ending' }
  | { readonly begin: 'move' | 'onward' | 'drawing'; readonly seat: Seat }
  | { readonly begin: 'duel'; readonly tied: readonly Seat[] }
  | { readonly begin: 'lastCall'; readonly fight: Fight }
  | null

/** The stage with a given step. */
export type At<S extends Step> = Extract<Stage, { step: S }>

/** Leaves the match waiting at a stage. */
export function waitAt(play: Play, stage: Stage): null {
  play.state.stage = stage
  return null
}

/** The seats in turn order: clockwise from one of them (JD-R5). */
export function clockwise(seats: number, from: Seat): Seat[] {
  const order: Seat[] = []
  for (let n = 0; n < seats; n++) order.push((from + n) % seats)
  return order
}
