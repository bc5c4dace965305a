import type { Seat } from '../../../../shared/kernel/game.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import { clockwise } from '../../../../shared/games/judge-dredd/play.ts'
import { fighters } from '../../../../shared/games/judge-dredd/plays/combat.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'

export const speakerStates = ['asked', 'may', 'passed', 'none'] as const

/** A player at a last call. `none`: he holds no card and is passed over (JD-R16). */
export type Speaker = {
  readonly seat: Seat
  readonly state: (typeof speakerStates)[number]
  readonly fights: boolean
  readonly inCare: boolean
  readonly played: number
}

/** JD-R16: who may still speak at the last call, in the order of asking; empty at any other moment. `played`: see `playedInFight`. */
export function speakersOf(view: View, played: readonly number[]): Speaker[] {
  const { stage } = view
  if (stage.step !== 'window' || stage.moment.window !== 'combat') return []
  const { fight, active } = stage.moment
  return clockwise(view.judges.length, active).map((seat) => ({
    seat,
    state: view.held[seat] === 0 ? 'none' : seat === stage.asked ? 'asked' : stage.passed.includes(seat) ? 'passed' : 'may',
    fights: fighters(fight).includes(seat),
    inCare: view.judges[seat]!.inCare,
    played: played[seat] ?? 0,
  }))
}

/** How many cards each seat has played in the fight that is on, counted from what happened so far. */
export function playedInFight(events: readonly DreddEvent[], seats: number): number[] {
  const from = events.findLastIndex((event) => event.type === 'windowOpened' && event.window === 'combat')
  const counts = Array<number>(seats).fill(0)
  if (from < 0) return counts
  for (const event of events.slice(from)) if (event.type === 'cardPlayed') counts[event.seat]! += 1
  return counts
}
