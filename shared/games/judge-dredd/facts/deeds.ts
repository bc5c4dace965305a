import type { deedCounter, SeatFacts } from '../../../kernel/facts.ts'
import type { Outcome, Seat } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import type { DreddEvent } from '../events.ts'
import type { AttemptFacts, PlayFacts } from './rows.ts'

/** What is counted. */
export const deedNames = [
  'arrests',
  'care',
  'standOffs',
  'bananas',
  'books',
  'paperwork',
  'barneys',
  'cousins',
  'mostWanted',
  'bigArrests',
  'pettyArrests',
  'slimArrests',
  'sureThings',
  'revolvingDoor',
  'busyNight',
  'deskJob',
  'wins',
  'cleanSheet',
  'fairPlay',
  'landslide',
  'photoFinish',
  'duels',
  'crowd',
] as const
export type DreddDeed = (typeof deedNames)[number]

type Deeds = ReturnType<typeof deedCounter<DreddDeed>>

/** Counts what an event shows of a deed. */
export function deedsOf(deeds: Deeds, event: DreddEvent, active: Seat): void {
  switch (event.type) {
    case 'arrested':
      deeds.add(event.seat, 'arrests')
      break
    case 'tookToCare':
      deeds.add(event.seat, 'care')
      break
    case 'attemptEnded':
      if (event.fate === 'standOff') deeds.add(event.seat, 'standOffs')
      break
    case 'cardPlayed':
      if (event.card === 'banana-skin' && event.half === 'city' && active !== event.seat) deeds.add(event.seat, 'bananas')
      if (event.card === 'whole-book') deeds.add(event.seat, 'books')
      if (event.card === 'lost-paperwork') deeds.add(event.seat, 'paperwork')
      if (event.card === 'barneyed' && active !== event.seat) deeds.add(event.seat, 'barneys')
      if (event.card === 'all-my-cousins') deeds.add(event.seat, 'cousins')
      break
    default:
      break
  }
}

/** What an arrest must be worth to be a big one, and a petty one. */
const worth = { big: 11, petty: 2 } as const
/** What counts as hardly possible, and as next to certain. */
const odds = { slim: 0.1, sure: 0.9 } as const

type Ended = {
  readonly cards: Cards
  readonly attempts: readonly AttemptFacts[]
  readonly seats: readonly SeatFacts[]
  readonly plays: readonly PlayFacts[]
  readonly outcome: Outcome | null
}

/** Counts what shows only when everything is known. */
export function endDeeds(deeds: Deeds, { cards, attempts, seats, plays, outcome }: Ended): void {
  const dearest = cards.pack.perps.reduce((a, b) => (b.value > a.value ? b : a)).id
  for (const { seat, perp, fate, points, chance } of attempts) {
    const arrested = fate === 'arrested'
    if (arrested && perp === dearest) deeds.add(seat, 'mostWanted')
    if (arrested && points >= worth.big) deeds.add(seat, 'bigArrests')
    if (arrested && points === worth.petty) deeds.add(seat, 'pettyArrests')
    if (arrested && chance <= odds.slim) deeds.add(seat, 'slimArrests')
    if (fate === 'intensiveCare' && chance >= odds.sure) deeds.add(seat, 'sureThings')
  }
  if (outcome === null) return
  for (const [seat, { won, score, ahead, contestsWon }] of seats.entries()) {
    const others = plays.some((play) => play.seat === seat && play.target >= 0 && play.target !== seat)
    if (deeds.of(seat, 'care') >= 4) deeds.add(seat, 'revolvingDoor')
    if (contestsWon >= 6) deeds.add(seat, 'busyNight')
    if (score === 0) deeds.add(seat, 'deskJob')
    if (!won) continue
    deeds.add(seat, 'wins')
    if (deeds.of(seat, 'care') === 0) deeds.add(seat, 'cleanSheet')
    if (!others) deeds.add(seat, 'fairPlay')
    if (ahead !== null && ahead >= 15) deeds.add(seat, 'landslide')
    if (ahead === 1) deeds.add(seat, 'photoFinish')
    if (outcome.reason === 'duel') deeds.add(seat, 'duels')
    if (seats.length === 6) deeds.add(seat, 'crowd')
  }
}
