import type { Seat } from '../../../kernel/game.ts'
import { score } from '../city.ts'
import type { Fate } from '../events.ts'
import type { Next, Play } from '../play.ts'
import type { Arrest, Judge } from '../state.ts'
import { noCrimeCanCome } from './ending.ts'

type Total = { readonly seat: Seat; readonly total: number }

/**
 * JD-A7, JD-A8, JD-A9, JD-R13: how an attempt ends for each Judge. The highest positive margin arrests, of equal ones the
 * earlier arrival (JD-R9); below the Perp's total is Intensive Care; equal is a stand-off, or harmless beside another's arrest.
 */
export function fatesOf(
  perp: number,
  judges: readonly Total[],
  arrived: (seat: Seat) => number,
): { seat: Seat; fate: Fate; margin: number }[] {
  const margins = judges.map(({ seat, total }) => ({ seat, margin: total - perp }))
  const winner = margins
    .filter(({ margin }) => margin > 0)
    .sort((a, b) => b.margin - a.margin || arrived(a.seat) - arrived(b.seat))[0]?.seat
  return margins.map(({ seat, margin }) => ({ seat, margin, fate: fateOf(margin, seat === winner, winner !== undefined) }))
}

function fateOf(margin: number, wins: boolean, anyWins: boolean): Fate {
  if (wins) return 'arrested'
  if (margin < 0) return 'intensiveCare'
  return anyWins ? 'unharmed' : 'standOff'
}

/** The dice are thrown: an arrest, Intensive Care (JD-R14: at once), a stand-off; then the next attempt. */
export function resolveArrest(play: Play, arrest: Arrest, perp: number, judges: readonly Total[]): Next {
  const { state, table } = play
  for (const { seat, fate, margin } of fatesOf(perp, judges, (seat) => state.judges[seat]!.arrived)) {
    table.tell({ type: 'attemptEnded', seat, crime: arrest.crime, fate, margin })
    if (fate === 'arrested') takeIn(play, seat, arrest.crime)
    if (fate === 'intensiveCare') toCare(play, state.judges[seat]!, seat)
  }
  return noCrimeCanCome(state) ? { begin: 'ending' } : { begin: 'nextAttempt' }
}

function takeIn({ cards, state, table }: Play, seat: Seat, crime: string): void {
  const scene = state.scenes.find((one) => one.crime === crime)!
  const judge = state.judges[seat]!
  state.scenes = state.scenes.filter((one) => one !== scene)
  judge.arrests.push({ crime, perp: scene.perp })
  const points = cards.perpValue(scene.perp) + cards.crimeValue(crime)
  table.tell({ type: 'arrested', seat, crime, perp: scene.perp, points, score: score(cards, judge) })
}

/** JD-A8, JD-I1: to the Intensive Care Unit of the Hospital, which is not the sector. */
function toCare({ cards, table }: Play, judge: Judge, seat: Seat): void {
  const from = judge.at as string
  judge.at = cards.hospital
  judge.inCare = true
  table.tell({ type: 'tookToCare', seat, from })
}
