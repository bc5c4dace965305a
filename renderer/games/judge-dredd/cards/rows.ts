import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import type { ActionCard, CityEffect, CombatEffect } from '../../../../shared/games/judge-dredd/cards/schema.ts'
import { fighters, modifierOf, modifiersOf } from '../../../../shared/games/judge-dredd/plays/combat.ts'
import type { Board, Fight } from '../../../../shared/games/judge-dredd/state.ts'

/** One option of a card as the language files say it: `dredd.cards.rows.<key>` short, `dredd.cards.full.<key>` whole. */
export type Row = { readonly half: 'combat' | 'city'; readonly key: string; readonly params: Readonly<Record<string, number>> }

/** Whom a card helps in a fight; `city` if it has no use there. It colours the art. */
export const tints = ['judge', 'perp', 'either', 'city'] as const
export type Tint = (typeof tints)[number]

/** The colour of a card: whom its combat half helps. */
export function tintOf({ combat }: Pick<ActionCard, 'combat'>): Tint {
  if (combat === null) return 'city'
  return combat.op === 'combat' ? combat.side : 'either'
}

/** The options of a card, the combat half first. */
export function rowsOf({ combat, city }: Pick<ActionCard, 'combat' | 'city'>): Row[] {
  return [
    ...(combat === null ? [] : [{ half: 'combat' as const, key: `combat.${combatKey(combat)}`, params: numbersOf(combat) }]),
    ...(city === null ? [] : [{ half: 'city' as const, key: `city.${cityKey(city.effect)}`, params: numbersOf(city.effect) }]),
  ]
}

function combatKey(effect: CombatEffect): string {
  if (effect.op === 'cancel') return 'cancel'
  if (effect.op === 'rollTwice') return effect.keep
  if (!('when' in effect)) return effect.side
  return effect.when === 'judgeNear' ? 'near' : 'tough'
}

function cityKey(effect: CityEffect): string {
  if (effect.op === 'stride') return 'set' in effect ? 'strideSet' : 'strideAdd'
  if (effect.op === 'relocate') return effect.to
  if (effect.op === 'take') return effect.to === 'hand' ? 'steal' : 'discard'
  return effect.op
}

function numbersOf(effect: object): Record<string, number> {
  return Object.fromEntries(Object.entries(effect).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

/** What a row says once the fight is known; `card` names the card that would be cancelled. */
export type LiveRow = { readonly key: string; readonly params: Readonly<Record<string, number>>; readonly card: string | null }

/**
 * What the combat half of a card comes to in a fight, where it depends on it: the amount of Call for Backup and Heavy
 * Squad, the card that is cancelled. Null where the printed row says it all.
 */
export function liveRow(cards: Cards, board: Board, fight: Fight, id: string): LiveRow | null {
  const { combat } = cards.card(id)
  const last = modifiersOf(fight).at(-1)
  if (combat?.op === 'cancel') return last === undefined ? null : { key: 'cancel', params: {}, card: last.card }
  if (combat?.op !== 'combat' || !('when' in combat)) return null
  const amounts = fighters(fight).flatMap((seat) => {
    const made = modifierOf(cards, board, fight, id, seat, { side: 'judge', seat })
    return made !== null && 'amount' in made ? [made.amount] : []
  })
  const [low, amount] = [Math.min(...amounts), Math.max(...amounts)]
  if (combat.when === 'judgeNear') {
    const key = low < amount ? 'mixed' : amount === combat.amountWhen ? 'near' : 'alone'
    return { key, params: { low, amount }, card: null }
  }
  const perp = fight.kind === 'arrest' ? board.scenes.find(({ crime }) => crime === fight.arrest.crime)?.perp : null
  return perp === null || perp === undefined
    ? { key: 'plain', params: { amount }, card: null }
    : { key: 'tough', params: { amount, perp: cards.perpValue(perp) }, card: null }
}
