import type { Seat } from '../../kernel/game.ts'
import { judgesAt, scenesAt } from './city.ts'
import type { Cause, DreddEvent } from './events.ts'
import type { Play } from './play.ts'

type How = Extract<DreddEvent, { type: 'entered' }>['how']

/**
 * JD-R9: a Judge enters a sector, out of Intensive Care if he was there, and is its latest arrival. Every Perp there is
 * turned up (JD-M4). Gives how many were.
 */
export function enter(play: Play, seat: Seat, to: string, how: How, cause: Cause = { by: 'rule' }): number {
  const { state, table } = play
  const judge = state.judges[seat]!
  const from = judge.inCare ? null : judge.at
  state.arrivals += 1
  judge.at = to
  judge.inCare = false
  judge.arrived = state.arrivals
  table.tell({ type: 'entered', seat, from, to, how, strides: judge.strides })
  return turnUp(play, to, cause)
}

/**
 * JD-M4, JD-R4, JD-R27: where a Judge stands, Perps lie face up; one in Intensive Care is not there, a Barneyed one is.
 * Gives how many were turned.
 */
export function turnUp({ state, table }: Play, sector: string, cause: Cause): number {
  if (judgesAt(state, sector).length === 0) return 0
  const down = scenesAt(state.scenes, sector).filter((scene) => !scene.faceUp)
  for (const scene of down) {
    scene.faceUp = true
    table.reveal()
    table.tell({ type: 'perpTurnedUp', perp: scene.perp, crime: scene.crime, sector, cause })
  }
  return down.length
}
