import type { SeatRow } from '../db/seats.ts'
import type { Seat } from '../../shared/kernel/game.ts'
import type { OpenMatch } from './openMatch.ts'

/** Whose eyes the window has. */
export type Eyes = {
  readonly viewerOf: (open: Pick<OpenMatch, 'match' | 'seats'>) => Seat | null
  /** Gives the window the eyes of a seat, instead of any other. */
  readonly open: (match: string, seat: Seat) => void
  /** Closes the hand that is open, if there is one. */
  readonly close: () => void
}

/**
 * One window, one pair of eyes: at most one hand of one match is open. Who plays alone and has no PIN sees the own hand always; without an
 * open hand everybody else has the open table (R-HID-1).
 */
export function eyes(): Eyes {
  let hand: { readonly match: string; readonly seat: Seat } | null = null
  return {
    viewerOf: ({ match, seats }) => loneSeat(seats) ?? (hand?.match === match ? hand.seat : null),
    open: (match, seat) => void (hand = { match, seat }),
    close: () => void (hand = null),
  }
}

function loneSeat(seats: readonly SeatRow[]): Seat | null {
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
  const [alone] = people
  return people.length === 1 && alone !== undefined && seats[alone]?.pin === null ? alone : null
}
