import type { MatchSummary, SeatView } from '../../../../shared/contract/schemas.ts'
import type { Glance } from '../../../../shared/games/judge-dredd/glance.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { judgeKey } from '../names.ts'

type Say = (key: string) => string

/** What a seat is called: its name, else its Judge's, as in matches from before seats had names. */
export function seatName(seats: readonly SeatView[], { judges }: Pick<Glance, 'judges'>, seat: Seat, say: Say): string {
  return seats[seat]?.name || say(judgeKey(judges[seat]?.id ?? ''))
}

/** Who won, by name; of a match that has not ended the people at it. */
export function listedAs({ seats, glance, outcome }: MatchSummary, say: Say): string {
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
  return (outcome?.winners ?? people).map((seat) => seatName(seats, glance as Glance, seat, say)).join(', ')
}

/** Who has the most points, and how many; nobody while nobody has any. */
export function leadersOf({ judges }: Pick<Glance, 'judges'>): { readonly seats: readonly Seat[]; readonly points: number } {
  const points = Math.max(0, ...judges.map(({ score }) => score))
  return { points, seats: points === 0 ? [] : judges.flatMap(({ score }, seat) => (score === points ? [seat] : [])) }
}
