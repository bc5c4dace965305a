import type { Seat } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import { modifiersOf } from '../plays/combat.ts'
import { bonus, keepOf } from '../stages/rolling.ts'
import type { Aimed, Arrest, Board, Duel, Fight, Modifier } from '../state.ts'

/** What one side of a fight brings before its die: the sum of its fixed terms, and how a second die counts (JD-R20). */
export type Side = { readonly plus: number; readonly keep: 'highest' | 'lowest' | null }

/** A Judge's side; of equal margins the lower `arrived` wins (JD-R9). */
export type Contender = Side & { readonly seat: Seat; readonly arrived: number }

/** The numbers of an arrest: all that decides it besides the dice. */
export type Contest = { readonly sides: number; readonly perp: Side; readonly judges: readonly Contender[] }

/**
 * JD-A3, JD-A4: the numbers of a declared arrest as its cards stand. The Perp must be known to whoever asks (he lies face
 * up where an arrest is declared); throws if he is not.
 */
export function contestOf(cards: Cards, board: Board, { crime, seats, modifiers }: Arrest): Contest {
  const perp = board.scenes.find((scene) => scene.crime === crime)?.perp
  if (perp === null || perp === undefined) throw new Error(`no known Perp of ${crime}`)
  return {
    sides: cards.pack.numbers.dieSides,
    perp: sideOf(cards.perpValue(perp) + cards.crimeValue(crime), modifiers, { side: 'perp' }),
    judges: seats.map((seat) => ({ seat, arrived: board.judges[seat]!.arrived, ...judgeSide(cards, modifiers, seat) })),
  }
}

/** JD-R26: the sides of a duel, in its order of seats. */
export function duelSides(cards: Cards, { seats, modifiers }: Duel): (Side & { readonly seat: Seat })[] {
  return seats.map((seat) => ({ seat, ...judgeSide(cards, modifiers, seat) }))
}

function judgeSide(cards: Cards, modifiers: readonly Modifier[], seat: Seat): Side {
  return sideOf(cards.pack.numbers.judgeBase, modifiers, { side: 'judge', seat })
}

function sideOf(base: number, modifiers: readonly Modifier[], on: Aimed): Side {
  return { plus: base + bonus(modifiers, on), keep: keepOf(modifiers, on) }
}

/** The least and the most that a side's total can come to, cards being played no more. */
export function rangeOf(cards: Cards, { plus }: Side): { readonly min: number; readonly max: number } {
  return { min: plus + 1, max: plus + cards.pack.numbers.dieSides }
}

/**
 * JD-A2: by how much a Judge's die that counts must at least be above the Perp's for his total to exceed the Perp's: 1
 * "higher", 0 "not lower", negative "not more than so much lower". `sure`: no dice can fail him; `never`: none can help.
 */
export function neededDie(contest: Contest, judge: Side): { readonly above: number; readonly sure: boolean; readonly never: boolean } {
  const above = contest.perp.plus - judge.plus + 1
  const most = contest.sides - 1
  return { above, sure: above <= -most, never: above > most }
}

/** The cards that count in a fight, for those who spell its terms out. */
export function termsOf(fight: Fight, on: Aimed): Modifier[] {
  return modifiersOf(fight).filter((one) =>
    on.side === 'perp' ? one.on.side === 'perp' : one.on.side === 'judge' && one.on.seat === on.seat,
  )
}
