import type { Seat } from '../../../kernel/game.ts'
import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { modifierOf, modifiersOf } from '../plays/combat.ts'
import type { Board, Fight, Modifier } from '../state.ts'

/** JD-R20: the fight as it stands once a seat has played a card in it; what is given is left as it is. */
export function withPlay(cards: Cards, board: Board, fight: Fight, { card, aim }: Extract<Action, { type: 'play' }>, by: Seat): Fight {
  const made = aim.at === 'fight' ? modifierOf(cards, board, fight, card, by, aim.on) : null
  const before = modifiersOf(fight)
  return withModifiers(fight, made === null ? before.slice(0, -1) : [...before, made])
}

/** The same fight with other cards counting in it. */
function withModifiers(fight: Fight, modifiers: Modifier[]): Fight {
  return fight.kind === 'arrest'
    ? { kind: 'arrest', arrest: { ...fight.arrest, modifiers } }
    : { kind: 'duel', duel: { ...fight.duel, modifiers } }
}
