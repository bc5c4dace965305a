import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import { plays } from '../../../../shared/games/judge-dredd/plays/plays.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { cards } from '../cards.ts'

/** What the open hand of a seat can play in the window that is open, once the seat is asked: who has passed is not asked again (JD-R16). */
export function playableBy(seat: Seat | null, view: View): readonly Action[] {
  const { stage } = view
  return stage.step !== 'window' || seat === null || stage.passed.includes(seat) ? [] : plays(cards, view, stage.moment)
}
