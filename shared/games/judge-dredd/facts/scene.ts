import type { Seat } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import type { DreddEvent } from '../events.ts'
import { duelOdds, oddsIn } from '../odds/index.ts'
import { keepOf } from '../stages/rolling.ts'
import type { Aimed, Modifier } from '../state.ts'

type Rolled = Extract<DreddEvent, { type: 'arrestRolled' }>

/** What of the board a fight's chances depend on, followed event by event. */
export function scene(cards: Cards) {
  const arrived = new Map<Seat, number>()
  let arrivals = 0
  let turn = 0
  let active: Seat = 0
  let perp = ''
  let modifiers: Modifier[] = []
  return {
    turn: () => turn,
    /** Whose Judge the open window is about. */
    active: () => active,
    /** The Perp of the attempt that was declared last. */
    perp: () => perp,
    follow: (event: DreddEvent): void => {
      if (event.type === 'turnBegan') turn = event.turn
      if (event.type === 'entered') arrived.set(event.seat, ++arrivals)
      if (event.type === 'windowOpened') active = event.active
      if (event.type === 'arrestDeclared') perp = event.perp
      if (event.type === 'arrestDeclared' || event.type === 'duelDeclared') modifiers = []
      if (event.type === 'modified') modifiers.push(event.modifier)
      if (event.type === 'cancelled') modifiers.pop()
    },
    /** JD-A7, JD-R13: each Judge's exact chance to make this arrest, when the cards are played and the dice are not. */
    arrestChances: ({ perp: rolled, judges }: Rolled): ReadonlyMap<Seat, number> => {
      const sideOf = (on: Aimed, plus: number) => ({ plus, keep: keepOf(modifiers, on) })
      const { seats, rolls } = oddsIn({
        sides: cards.pack.numbers.dieSides,
        perp: sideOf({ side: 'perp' }, rolled.value + rolled.crime + rolled.cards),
        judges: judges.map(({ seat, base, cards: added }) => ({
          seat,
          arrived: arrived.get(seat) ?? 0,
          ...sideOf({ side: 'judge', seat }, base + added),
        })),
      })
      return new Map(seats.map(({ seat, arrest }) => [seat, arrest / rolls]))
    },
    /** JD-V3, JD-R26: each duellist's exact chance to win in the end, before this round's dice. */
    duelChances: (seats: readonly Seat[], round: number): ReadonlyMap<Seat, number> =>
      new Map(duelOdds(cards, { round, seats: [...seats], modifiers }).seats.map(({ seat, chance }) => [seat, chance])),
  }
}
