import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { DeckId } from '../../cards/schema.ts'
import { levelCost, settlement } from '../../phases/experience.ts'
import type { Realm, View } from '../../state.ts'
import { bestBargain } from './goods.ts'
import { best } from './journey.ts'
import type { Ledger } from './ledger.ts'
import { fightProspect, freshness, reserve } from './prospects.ts'
import { roundsToWalk, type Roads } from './roads.ts'
import { patience, wasteAllowed } from './weights.ts'

/** RL-T1 … RL-T12: what costs nothing first, then the best purchase, then health, then energy. */
export function trade(cards: Cards, book: Ledger, roads: Roads, view: View, legal: readonly Action[]): Action {
  const { stage } = view
  if (stage.step !== 'trade') throw new Error(`no trade at ${stage.step}`)
  const gift = legal.find((action) => action.type === 'townAbility')
  if (gift) return gift
  const orders = legal.filter((action) => action.type === 'orderItem')
  if (orders.length) return best(orders, (action) => (action.type === 'orderItem' ? deckWish(cards, view, action.deck) : 0))
  const swap = bestSwap(cards, book, roads, view, legal)
  if (swap) return swap
  const bargain = bestBargain(cards, book, view, stage.town, freshness(cards, view))
  if (bargain) return bargain.sell === null ? { type: 'buy', item: bargain.item } : { type: 'sell', item: bargain.sell }
  const heal = legal.find((action) => action.type === 'heal')
  if (heal) return heal
  const rest = legal.find((action) => action.type === 'rest')
  return rest && view.maxEnergy - view.energy >= 2 ? rest : { type: 'leave' }
}

/** A weapon is wished for most until the hero has one that adds to a stat. */
function deckWish(cards: Cards, view: Realm, deck: DeckId): number {
  const armed = view.items.some((carried) => cards.item(carried.id).effect.kind === 'stat')
  return { weapon: armed ? 1 : 3, armor: 0, trinket: 2 }[deck]
}

/** RL-T8: brings the cube that is worth most near, if it gains something. */
function bestSwap(cards: Cards, book: Ledger, roads: Roads, view: View, legal: readonly Action[]): Action | null {
  const swaps = legal.filter((action) => action.type === 'swapCubes')
  if (swaps.length === 0) return null
  const rounds = roundsToWalk(cards, view)
  const worth = { green: 0, yellow: 0, blue: 0, red: 0 }
  for (const cube of ['green', 'yellow', 'blue', 'red'] as const) worth[cube] = Math.max(0, fightProspect(cards, book, view, cube).worth)
  const nearness = view.spaces.map((_, space) => patience ** rounds(roads.cost[view.at]![space]!))
  const gain = (action: Action) => {
    if (action.type !== 'swapCubes') return 0
    const [a, b] = [view.cubes[action.a]!, view.cubes[action.b]!]
    return (worth[a] - worth[b]) * (nearness[action.b]! - nearness[action.a]!)
  }
  const found = best(swaps, gain)
  return gain(found) > 0 ? found : null
}

/** RL-E1 … RL-E4: the raise that makes the build strongest, unless it would waste too much exp. */
export function train(cards: Cards, book: Ledger, view: View, legal: readonly Action[]): Action {
  const kept = reserve(cards, view, 'lord')
  const cost = levelCost(cards, view)
  const raises = legal.filter((action) => action.type === 'raise' && settlement(view, action.raise, action.pay, cost).lost <= wasteAllowed)
  const firsts = raises.filter(
    (action, place) => action.type === 'raise' && raises.findIndex((one) => one.type === 'raise' && one.raise === action.raise) === place,
  )
  if (firsts.length === 0) return { type: 'finish' }
  return best(firsts, (action) => book.rating(raised(view, action), view.lords, kept))
}

/** The build after a level. */
function raised(view: View, action: Action): View {
  if (action.type !== 'raise') return view
  if (action.raise === 'health') return { ...view, maxHealth: view.maxHealth + 1 }
  if (action.raise === 'energy') return { ...view, maxEnergy: view.maxEnergy + 2 }
  return { ...view, tracks: { ...view.tracks, [action.raise]: [...view.tracks[action.raise], 'green'] } }
}
