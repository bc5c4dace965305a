import type { Seat } from '../../../kernel/game.ts'
import type { Aim } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import type { CombatEffect } from '../cards/schema.ts'
import { adjacent, present } from '../city.ts'
import type { Aimed, Board, Fight, Modifier } from '../state.ts'

/** The Judges who take part in a fight. */
export function fighters(fight: Fight): readonly Seat[] {
  return fight.kind === 'arrest' ? fight.arrest.seats : fight.duel.seats
}

/** The cards that count in a fight, in the order they were played. */
export function modifiersOf(fight: Fight): Modifier[] {
  return fight.kind === 'arrest' ? fight.arrest.modifiers : fight.duel.modifiers
}

/**
 * JD-A6, JD-R26: whom a combat half can be played on: the Perp or any Judge taking part; in a duel never the Perp's side.
 * A cancelling card needs something to cancel (JD-R18).
 */
export function combatAims(effect: CombatEffect, fight: Fight): Aim[] {
  if (effect.op === 'cancel') return modifiersOf(fight).length > 0 ? [{ at: 'none' }] : []
  const side = effect.op === 'combat' ? effect.side : 'either'
  const judges = side === 'perp' ? [] : fighters(fight).map((seat): Aim => ({ at: 'fight', on: { side: 'judge', seat } }))
  const perp: Aim[] = side !== 'judge' && fight.kind === 'arrest' ? [{ at: 'fight', on: { side: 'perp' } }] : []
  return [...judges, ...perp]
}

/** The modifier that a combat half becomes when it is played; its amount is settled at that moment. Null for a cancelling card. */
export function modifierOf(cards: Cards, board: Board, fight: Fight, card: string, by: Seat, on: Aimed): Modifier | null {
  const effect = cards.card(card).combat
  if (effect === null || effect.op === 'cancel') return null
  if (effect.op === 'rollTwice') return { card, by, on, keep: effect.keep }
  return { card, by, on, amount: amountOf(cards, board, fight, effect, on) }
}

function amountOf(cards: Cards, board: Board, fight: Fight, effect: Extract<CombatEffect, { op: 'combat' }>, on: Aimed): number {
  if (!('when' in effect)) return effect.amount
  const holds =
    effect.when === 'judgeNear'
      ? on.side === 'judge' && judgeNear(cards, board, fight, on.seat)
      : perpAtLeast(cards, board, fight, effect.value)
  return holds ? effect.amountWhen : effect.amount
}

/** Another Judge outside Intensive Care in the same or an adjacent sector; in a duel there always is one (JD-R26). */
function judgeNear(cards: Cards, { judges }: Board, fight: Fight, seat: Seat): boolean {
  if (fight.kind === 'duel') return true
  const { at } = judges[seat]!
  return judges.some(
    (other, who) => who !== seat && present(other) && (other.at === at || adjacent(cards, other.at as string, at as string)),
  )
}

function perpAtLeast(cards: Cards, { scenes }: Board, fight: Fight, value: number): boolean {
  if (fight.kind === 'duel') return false
  const perp = scenes.find(({ crime }) => crime === fight.arrest.crime)?.perp
  return perp !== null && perp !== undefined && cards.perpValue(perp) >= value
}
