import type { Outcome } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import { score } from '../city.ts'
import { waitAt, type Next, type Play } from '../play.ts'
import type { State, Street } from '../state.ts'

/** JD-V1, JD-R24, JD-R25: the last turn as far as it is known: that of the round after the last Perp, and at most the 150th. */
export function lastTurnOf(cards: Cards, { lastTurn }: Pick<Street, 'lastTurn'>): number {
  return Math.min(lastTurn ?? Infinity, cards.pack.numbers.turnCap)
}

/** Whether the turn that is being played is the last. */
export function isLastTurn(cards: Cards, street: Pick<Street, 'turn' | 'lastTurn'>): boolean {
  return street.turn >= lastTurnOf(cards, street)
}

/** JD-R25: no Crime is left on the board and none can come. */
export function noCrimeCanCome({ scenes, packs }: Pick<State, 'scenes' | 'packs'>): boolean {
  return scenes.length === 0 && packs.perps.length === 0
}

/** JD-V2, JD-V3: each player totals the Combat values of his arrests; the highest wins, tied Judges fight each other. */
export function beginEnding(play: Play): Next {
  const { cards, state, table } = play
  const scores = state.judges.map((judge) => score(cards, judge))
  table.tell({ type: 'scored', scores })
  const most = Math.max(...scores)
  const top = scores.flatMap((points, seat) => (points === most ? [seat] : []))
  return top.length === 1 ? end(play, { winners: top, reason: 'points' }) : { begin: 'duel', tied: top }
}

/** The match is over. */
export function end(play: Play, outcome: Outcome): Next {
  const { cards, state, table } = play
  table.tell({ type: 'ended', outcome, scores: state.judges.map((judge) => score(cards, judge)) })
  return waitAt(play, { step: 'over', outcome })
}
