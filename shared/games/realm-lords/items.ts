import type { Action } from './actions.ts'
import type { Cards } from './cards/cards.ts'
import type { ItemCard, ItemEffect } from './cards/schema.ts'
import { changeEnergy, changeHealth, loseItem, spend } from './changes.ts'
import type { Play } from './play.ts'
import type { Realm } from './state.ts'

/** The items with a timing that the hero could still use: carried and not exhausted (RL-C5, RL-I3). */
export function ready(cards: Cards, realm: Pick<Realm, 'items'>, timing: ItemCard['timing']): ItemCard[] {
  return realm.items
    .filter((carried) => !carried.exhausted)
    .map((carried) => cards.item(carried.id))
    .filter((item) => item.timing === timing && item.use !== 'own')
}

/** The ready items of a timing that a fight still lets the hero use: one exhaust a step, discards freely (RL-C5, RL-I4, RL-R14). */
export function readyInFight(
  cards: Cards,
  realm: Pick<Realm, 'items'>,
  fight: { readonly exhausted: boolean },
  timing: ItemCard['timing'],
): ItemCard[] {
  return ready(cards, realm, timing).filter((item) => item.use === 'discard' || !fight.exhausted)
}

/** The ready item behind a `use`, whose effect is of the kind asked for; null if it is another kind. */
export function effectOf<Kind extends ItemEffect['kind']>(
  cards: Cards,
  item: string,
  kind: Kind,
): Extract<ItemEffect, { kind: Kind }> | null {
  const effect = cards.item(item).effect
  return effect.kind === kind ? (effect as Extract<ItemEffect, { kind: Kind }>) : null
}

/** Draughts that would change something now: usable whenever no roll is unresolved (RL-R5, RL-R9, RL-R17, RL-R27). */
export function draughts(cards: Cards, realm: Pick<Realm, 'items' | 'health' | 'maxHealth' | 'energy' | 'maxEnergy'>): Action[] {
  return ready(cards, realm, 'any')
    .filter(({ effect }) => (effect.kind === 'heal' ? realm.health < realm.maxHealth : realm.energy < realm.maxEnergy))
    .map((item) => ({ type: 'use', item: item.id }))
}

/** Drinks a draught. Gives false if the item is none. */
export function drink(play: Play, item: string): boolean {
  const { effect, timing } = play.cards.item(item)
  if (timing !== 'any') return false
  spend(play, item)
  if (effect.kind === 'heal') changeHealth(play, effect.value, { by: 'item', item })
  if (effect.kind === 'energy') changeEnergy(play, effect.value, { by: 'item', item })
  return true
}

/** What the hero may leave behind outside combat (RL-R23). */
export function drops(realm: Pick<Realm, 'items'>): Action[] {
  return realm.items.map((carried) => ({ type: 'drop', item: carried.id }))
}

/** Carries out what every peaceful stage offers: a draught or a drop. Gives false for any other action. */
export function applyBelongings(play: Play, action: Action): boolean {
  if (action.type === 'drop') {
    loseItem(play, action.item, { by: 'drop' })
    return true
  }
  return action.type === 'use' && drink(play, action.item)
}
