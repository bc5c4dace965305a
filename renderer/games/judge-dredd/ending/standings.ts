import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import { score } from '../../../../shared/games/judge-dredd/city.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'

/** An arrest with its Combat values (JD-V2). */
export type Haul = { readonly perp: string; readonly crime: string; readonly perpValue: number; readonly crimeValue: number }

/** What a player did in a match, counted from what happened. */
export type Deeds = {
  readonly arrests: number
  readonly care: number
  readonly standOffs: number
  readonly played: number
  /** How many sectors he entered on foot. */
  readonly steps: number
}

/** A player at the end. Equal places share a rank. */
export type Standing = {
  readonly seat: Seat
  readonly rank: number
  readonly points: number
  readonly hauls: readonly Haul[]
  readonly deeds: Deeds
}

/** JD-V2, JD-V3: the players from first to last: who won, then by points; of equal points, those who fought the duel are still behind its winner. */
export function standingsOf(cards: Cards, view: View, events: readonly DreddEvent[]): Standing[] {
  const winners = view.stage.step === 'over' ? view.stage.outcome.winners : []
  const deeds = deedsOf(events, view.judges.length)
  const lines = view.judges.map((judge, seat) => ({
    seat,
    wins: winners.includes(seat),
    points: score(cards, judge),
    hauls: judge.arrests.map(({ perp, crime }) => ({ perp, crime, perpValue: cards.perpValue(perp), crimeValue: cards.crimeValue(crime) })),
    deeds: deeds[seat]!,
  }))
  const ahead = (one: (typeof lines)[number], other: (typeof lines)[number]) =>
    Number(other.wins) - Number(one.wins) || other.points - one.points
  return lines
    .sort((a, b) => ahead(a, b) || a.seat - b.seat)
    .map(({ wins, ...line }) => ({ ...line, rank: 1 + lines.filter((other) => ahead({ ...line, wins }, other) > 0).length }))
}

/** Arrests, trips to Intensive Care, stand-offs, played cards and steps of every seat. */
export function deedsOf(events: readonly DreddEvent[], seats: number): Deeds[] {
  const counts = Array.from({ length: seats }, () => ({ arrests: 0, care: 0, standOffs: 0, played: 0, steps: 0 }))
  for (const event of events) {
    if (event.type === 'arrested') counts[event.seat]!.arrests += 1
    if (event.type === 'tookToCare') counts[event.seat]!.care += 1
    if (event.type === 'attemptEnded' && event.fate === 'standOff') counts[event.seat]!.standOffs += 1
    if (event.type === 'cardPlayed') counts[event.seat]!.played += 1
    if (event.type === 'entered' && event.how === 'step') counts[event.seat]!.steps += 1
  }
  return counts
}

export const endings = ['duel', 'lastCrime', 'finalRound', 'cap'] as const

/** JD-V1, JD-R25: how the match came to its end. */
export function endingOf(cards: Cards, view: View): (typeof endings)[number] {
  if (view.stage.step === 'over' && view.stage.outcome.reason === 'duel') return 'duel'
  if (view.scenes.length === 0 && view.packs.perps === 0) return 'lastCrime'
  return view.turn !== view.lastTurn && view.turn >= cards.pack.numbers.turnCap ? 'cap' : 'finalRound'
}
