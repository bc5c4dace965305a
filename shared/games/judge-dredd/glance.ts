import type { Seat } from '../../kernel/game.ts'
import type { Cards } from './cards/cards.ts'
import { score } from './city.ts'
import type { State, Step } from './state.ts'

/** What the list of matches says of one. */
export type Glance = {
  readonly turn: number
  readonly first: Seat
  readonly step: Step
  readonly judges: readonly { readonly id: string; readonly score: number; readonly arrests: number; readonly at: string | null }[]
  readonly perpsLeft: number
  readonly lastTurn: number | null
}

/** Looks at a match as a list of matches does: nothing in it is anybody's secret. */
export function glanceAt(cards: Cards, { turn, first, stage, judges, packs, lastTurn }: State): Glance {
  return {
    turn,
    first,
    step: stage.step,
    judges: judges.map((judge) => ({ id: judge.id, score: score(cards, judge), arrests: judge.arrests.length, at: judge.at })),
    perpsLeft: packs.perps.length,
    lastTurn,
  }
}
