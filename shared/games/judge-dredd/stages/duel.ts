import type { Seat } from '../../../kernel/game.ts'
import { clockwise, type Next, type Play } from '../play.ts'
import type { Duel } from '../state.ts'
import { end } from './ending.ts'

/** JD-V3, JD-R26: the tied Judges are set in the Academy of Law, out of Intensive Care and without conditions. */
export function beginDuel(play: Play, tied: readonly Seat[]): Next {
  const { cards, state, table } = play
  const seats = clockwise(state.judges.length, state.first).filter((seat) => tied.includes(seat))
  for (const seat of seats) {
    const judge = state.judges[seat]!
    const from = judge.inCare ? null : judge.at
    state.arrivals += 1
    Object.assign(judge, { at: cards.pack.duelSector, inCare: false, barneyed: false, arrived: state.arrivals })
    table.tell({ type: 'entered', seat, from, to: cards.pack.duelSector, how: 'duel', strides: judge.strides })
  }
  return call(play, { round: 1, seats, modifiers: [] })
}

/** The highest total wins; those tied at the top duel again, with a new last call and without the old modifiers. */
export function resolveDuel(play: Play, { round, seats }: Duel, totals: readonly { readonly seat: Seat; readonly total: number }[]): Next {
  const most = Math.max(...totals.map(({ total }) => total))
  const top = seats.filter((seat) => totals.some((one) => one.seat === seat && one.total === most))
  if (top.length === 1) return end(play, { winners: top, reason: 'duel' })
  return call(play, { round: round + 1, seats: top, modifiers: [] })
}

function call({ table }: Play, duel: Duel): Next {
  table.tell({ type: 'duelDeclared', round: duel.round, seats: duel.seats })
  return { begin: 'lastCall', fight: { kind: 'duel', duel } }
}
