import type { Table } from '../../kernel/game.ts'
import type { Cards } from './cards/cards.ts'
import type { RealmEvent } from './events.ts'
import type { Fight, Stage, State, StageOf } from './state.ts'

/** All that a rule works with: the cards, a private copy of the state, and the table. */
export type Play = { readonly cards: Cards; readonly state: State; readonly table: Table<RealmEvent> }

/** What begins next once a rule is through; null: the stage it left behind waits for the player. */
export type Next = 'movement' | 'combat' | 'before' | 'round' | 'trade' | 'experience' | 'recover' | 'doom' | null

/** The part of a stage union with a given step. */
export type At<Step extends Stage['step'], F = Fight> = Extract<StageOf<F>, { step: Step }>

/** Leaves the match waiting at a stage. */
export function waitAt(play: Play, stage: Stage): null {
  play.state.stage = stage
  return null
}

/** The fight that is on. Asking for it outside combat is a bug, and throws. */
export function fightOf(play: Play): Fight {
  const { stage } = play.state
  if (!('fight' in stage)) throw new Error(`no fight at ${stage.step}`)
  return stage.fight
}
