import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { deckIds, type DeckId } from '../cards/schema.ts'
import { changeEnergy, changeGold, changeHealth, loseItem, tellCard } from '../changes.ts'
import type { Cause } from '../events.ts'
import { applyBelongings, draughts, drops } from '../items.ts'
import { townAt } from '../map.ts'
import { waitAt, type At, type Next, type Play } from '../play.ts'
import { hasRoom } from '../stats.ts'
import type { Realm, Sight } from '../state.ts'
import { applyTownAbility, legalTownAbility } from './towns.ts'

/** Gold for one point of health (RL-T2), and for a rest (RL-T3). */
export const healPrice = 1
export const restPrice = 1

/** What trade rules read: the realm, and which decks still have cards. */
export type Market = Realm & Pick<Sight, 'decks'>

/** RL-T1, RL-R21: a visit; the first one reveals an item of each type that is not there yet. */
export function beginTrade(play: Play): Next {
  const { cards, state, table } = play
  const town = townAt(cards, state, state.at)
  if (town === null) throw new Error(`no town on space ${state.at}`)
  const stall = state.towns[town]!
  const first = !stall.visited
  table.tell({ type: 'phaseBegan', phase: 'trade' })
  table.tell({ type: 'townEntered', town, first })
  if (first) {
    stall.visited = true
    const there = stall.goods.map((item) => cards.item(item).deck)
    for (const deck of deckIds) if (!there.includes(deck)) layOut(play, town, deck, { by: 'visit' })
  }
  return waitAt(play, { step: 'trade', town, first, usedAbility: false })
}

/** Turns up the top card of a deck in a town; an empty deck reveals nothing (RL-R21). */
export function layOut(play: Play, town: string, deck: DeckId, cause: Cause): void {
  const item = play.state.decks[deck].shift()
  if (item === undefined) return
  play.state.towns[town]!.goods.push(item)
  play.table.reveal()
  tellCard(play, item, { in: 'deck', deck }, { in: 'town', town }, cause)
}

/** What a sold item brings here: half its value, rounded up, and more in Galavanton (RL-T4, RL-T7, RL-R22). */
export function salePrice(cards: Cards, town: string, item: string): number {
  const { ability } = cards.town(town)
  return Math.ceil(cards.item(item).gold / 2) + (ability.kind === 'sellBonus' ? ability.value : 0)
}

/** RL-T1 … RL-T6: all that can be done in a town, as often as it can be paid; leaving ends the phase. */
export function legalInTown(cards: Cards, realm: Market, stage: At<'trade', unknown>): Action[] {
  const { town } = stage
  const out: Action[] = []
  if (realm.gold >= healPrice && realm.health < realm.maxHealth) out.push({ type: 'heal' })
  if (realm.gold >= restPrice && realm.energy < realm.maxEnergy) out.push({ type: 'rest' })
  for (const item of realm.towns[town]!.goods) if (mayBuy(cards, realm, item)) out.push({ type: 'buy', item })
  for (const carried of realm.items) out.push({ type: 'sell', item: carried.id })
  return [...out, ...legalTownAbility(cards, realm, stage), { type: 'leave' }, ...draughts(cards, realm), ...drops(realm)]
}

/** RL-T5, RL-I1, RL-I2, RL-R24: the gold must be there, and room for it: to buy above the limit, sell or drop first. */
export function mayBuy(cards: Cards, realm: Realm, item: string): boolean {
  const { gold, slot } = cards.item(item)
  return realm.gold >= gold && hasRoom(cards, realm, slot)
}

export function inTown(play: Play, stage: At<'trade'>, action: Action): Next {
  const { town } = stage
  switch (action.type) {
    case 'leave':
      return 'experience'
    case 'heal':
      changeGold(play, -healPrice, { by: 'heal' })
      changeHealth(play, 1, { by: 'heal' })
      return null
    case 'rest':
      changeGold(play, -restPrice, { by: 'rest' })
      changeEnergy(play, play.state.maxEnergy, { by: 'rest' })
      return null
    case 'buy':
      buy(play, town, action.item)
      return null
    case 'sell':
      sell(play, town, action.item)
      return null
    default:
      if (!applyBelongings(play, action)) applyTownAbility(play, stage, action)
      return null
  }
}

/** RL-T5, RL-R23: the item leaves a gap. */
function buy(play: Play, town: string, item: string): void {
  const { goods } = play.state.towns[town]!
  changeGold(play, -play.cards.item(item).gold, { by: 'buy' })
  goods.splice(goods.indexOf(item), 1)
  play.state.items.push({ id: item, exhausted: false })
  tellCard(play, item, { in: 'town', town }, { in: 'hero' }, { by: 'buy' })
}

/** RL-T4, RL-R23: the item leaves the game. */
function sell(play: Play, town: string, item: string): void {
  loseItem(play, item, { by: 'sell' })
  changeGold(play, salePrice(play.cards, town, item), { by: 'sell' })
}
