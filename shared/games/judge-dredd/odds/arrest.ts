import type { Seat } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import type { Arrest, Board } from '../state.ts'
import { contestOf, type Contender, type Contest } from './contest.ts'
import { atMost, exactly, throwsOf, type Throws } from './dice.ts'

/** In how many of `rolls` equally likely rolls each fate awaits a Judge; the four add up to `rolls`. */
export type SeatOdds = {
  readonly seat: Seat
  readonly arrest: number
  readonly standOff: number
  readonly unharmed: number
  readonly care: number
}

/** `arrest`: the rolls in which anybody makes the arrest. */
export type ArrestOdds = { readonly rolls: number; readonly arrest: number; readonly seats: readonly SeatOdds[] }

/** JD-A7, JD-A8, JD-A9, JD-A11, JD-R13: the exact chances of a declared arrest if no card is played any more. */
export function arrestOdds(cards: Cards, board: Board, arrest: Arrest): ArrestOdds {
  return oddsIn(contestOf(cards, board, arrest))
}

type Thrown = { readonly judge: Contender; readonly throws: Throws }

/** The same from the numbers alone. Counts are whole numbers: exact fractions of `rolls`. */
export function oddsIn({ sides, perp, judges }: Contest): ArrestOdds {
  const perpThrows = throwsOf(perp, sides)
  const thrown = judges.map((judge): Thrown => ({ judge, throws: throwsOf(judge, sides) }))
  const rolls = thrown.reduce((product, { throws }) => product * throws.all, perpThrows.all)
  const seats = thrown.map(({ judge, throws }) => {
    const others = thrown.filter((one) => one.judge !== judge)
    let [arrest, standOff, care] = [0, 0, 0]
    for (let die = 1; die <= sides; die++) {
      const times = perpThrows.times[die]!
      const total = perp.plus + die
      arrest += times * wins(judge, throws, others, total, sides)
      standOff += times * exactly(judge, throws, total) * product(others, (one) => atMost(one.judge, one.throws, total))
      care += times * atMost(judge, throws, total - 1) * product(others, (one) => one.throws.all)
    }
    return { seat: judge.seat, arrest, standOff, unharmed: rolls - arrest - standOff - care, care }
  })
  return { rolls, arrest: seats.reduce((sum, one) => sum + one.arrest, 0), seats }
}

/** The throws in which a Judge beats the Perp's total by more than every other, or by as much as those who came later. */
function wins(judge: Contender, throws: Throws, others: readonly Thrown[], perp: number, sides: number): number {
  let won = 0
  for (let die = Math.max(1, perp + 1 - judge.plus); die <= sides; die++) {
    const total = judge.plus + die
    const below = (one: Thrown) => atMost(one.judge, one.throws, one.judge.arrived < judge.arrived ? total - 1 : total)
    won += throws.times[die]! * product(others, below)
  }
  return won
}

function product(some: readonly Thrown[], of: (one: Thrown) => number): number {
  return some.reduce((result, one) => result * of(one), 1)
}
