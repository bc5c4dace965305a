import type { Cards } from '../../cards/cards.ts'
import { salePrice } from '../../phases/trade.ts'
import { hasRoom } from '../../stats.ts'
import type { Realm } from '../../state.ts'
import type { Ledger } from './ledger.ts'
import { reserve } from './prospects.ts'
import { effectWorth, priceWorth } from './weights.ts'

/** A purchase: what to buy, what must be sold first to make room (or null), what is gained, and what it costs in gold. */
export type Bargain = { readonly item: string; readonly sell: string | null; readonly surplus: number }

/** What an item does for a build: by the table of fights where they show it, else by its kind. */
function itemWorth(cards: Cards, book: Ledger, realm: Realm, id: string): number {
  const { effect } = cards.item(id)
  if (effect.kind !== 'stat' && effect.kind !== 'resist') return effectWorth[effect.kind] ?? 0
  const without = { ...realm, items: realm.items.filter((carried) => carried.id !== id) }
  const kept = reserve(cards, realm, 'lord')
  const gain = book.rating({ ...without, items: [...without.items, { id, exhausted: false }] }, realm.lords, kept)
  return gain - book.rating(without, realm.lords, kept)
}

/** The best purchase in a town for this much gold, or null if none is worth its price. */
export function bestBargain(cards: Cards, book: Ledger, realm: Realm, town: string, spirit: number): Bargain | null {
  let best: Bargain | null = null
  for (const item of realm.towns[town]?.goods ?? []) {
    const { gold, slot } = cards.item(item)
    const room = hasRoom(cards, realm, slot)
    const sales = room ? [null] : realm.items.map((carried) => carried.id).filter((id) => cards.item(id).slot === slot)
    for (const sell of sales) {
      const price = gold - (sell === null ? 0 : salePrice(cards, town, sell))
      if (price > realm.gold) continue
      const after = sell === null ? realm : { ...realm, items: realm.items.filter((carried) => carried.id !== sell) }
      const lost = sell === null ? 0 : itemWorth(cards, book, realm, sell)
      const surplus = itemWorth(cards, book, after, item) - lost - spirit * priceWorth * price
      if (surplus > (best?.surplus ?? 0.2)) best = { item, sell, surplus }
    }
  }
  return best
}
