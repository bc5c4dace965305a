import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import { effectOf } from '../../items.ts'
import { townAt } from '../../map.ts'
import type { Realm, SpaceIndex, View } from '../../state.ts'
import { bestBargain } from './goods.ts'
import type { Ledger } from './ledger.ts'
import { fightProspect, freshness, type Prospect } from './prospects.ts'
import { nextStep, roundsToWalk, type Roads } from './roads.ts'
import { goldWorth, healthWorth, patience } from './weights.ts'

/** A place to end the movement at, with what it is worth now and what it leads to. */
type Stop = { readonly space: SpaceIndex; readonly worth: number }

/** Weighs places for one decision; what was weighed once is remembered for as long as the decision takes. */
export function surveyor(cards: Cards, book: Ledger, roads: Roads, view: View) {
  const fights = new Map<string, Prospect>()
  const spirit = freshness(cards, view)
  const shops = new Map<SpaceIndex, number>()
  const towns = view.spaces.flatMap((_, space) => (townAt(cards, view, space) === null ? [] : [space]))

  const fight = (realm: Realm, space: SpaceIndex): Prospect | null => {
    const cube = view.cubes[space]
    if (!cube) return null
    const key = `${cube}/${realm.health}/${realm.energy}/${realm.gold}`
    const known = fights.get(key) ?? fightProspect(cards, book, realm, cube)
    fights.set(key, known)
    return known
  }

  const shop = (space: SpaceIndex, town: string): number => {
    const known = shops.get(space)
    if (known !== undefined) return known
    const stall = view.towns[town]!
    const bargain = bestBargain(cards, book, view, town, spirit)?.surplus ?? 0
    const hope = stall.visited || view.gold < 4 ? 0 : 0.25 * spirit * Math.min(10, view.gold)
    shops.set(space, bargain + hope)
    return bargain + hope
  }

  /** What a visit is worth: the best purchase, hope for what the first visit reveals, and healing. */
  const visit = (realm: Realm, space: SpaceIndex, town: string): number => {
    const { ability } = cards.town(town)
    const free = ability.kind === 'healFree' ? ability.value : 0
    const missing = realm.maxHealth - realm.health
    const healed = Math.min(missing, free + realm.gold)
    const paid = Math.max(0, healed - free)
    const rest = ability.kind === 'energyFull' ? 0.1 * (realm.maxEnergy - realm.energy) : 0
    return shop(space, town) + Math.max(0, healthWorth * 1.6 * healed - spirit * goldWorth * paid * 0.5) + rest
  }

  const place = (realm: Realm, space: SpaceIndex): number => {
    const town = townAt(cards, view, space)
    return fight(realm, space)?.worth ?? (town === null ? 0 : visit(realm, space, town))
  }

  /** The best that can be reached from a space from the next round on. */
  const onward = (realm: Realm, from: SpaceIndex, gone: SpaceIndex): number => {
    const rounds = roundsToWalk(cards, realm)
    let best = 0
    for (let space = 0; space < view.spaces.length; space++) {
      if (space === gone) continue
      const worth = place(realm, space)
      if (worth > best) best = Math.max(best, worth * patience ** rounds(roads.cost[from]![space]!))
    }
    return best
  }

  /** What ending the movement on a space is worth, with the best next target after it. */
  const stop = (space: SpaceIndex): number => {
    const duel = fight(view, space)
    if (!duel) {
      const town = townAt(cards, view, space)
      if (town === null) return onward(view, space, space)
      const healed = { ...view, health: Math.min(view.maxHealth, view.health + view.gold) }
      return visit(view, space, town) + onward(healed, space, space)
    }
    const won = duel.win > 0 ? Math.max(1, Math.round(duel.health / duel.win)) : 1
    const victor = { ...view, health: Math.min(view.maxHealth, won), gold: Math.min(20, Math.round(view.gold + duel.gold)) }
    const fallen = { ...view, health: view.maxHealth, energy: view.maxEnergy, gold: Math.floor(view.gold / 2) }
    const after = duel.win > 0.02 ? duel.win * onward(victor, space, space) : 0
    const town = towns.reduce((near, one) => (roads.cost[space]![one]! < roads.cost[space]![near]! ? one : near))
    return duel.worth + after + (duel.win < 0.98 ? (1 - duel.win) * onward(fallen, town, -1) : 0)
  }

  return { stop, onward, place }
}

/** Which of the spaces in reach is best to end on. */
function bestStop(view: View, roads: Roads, worth: (space: SpaceIndex) => number, points: number): Stop {
  const reachable = view.spaces.map((_, space) => space).filter((space) => roads.cost[view.at]![space]! <= points)
  return reachable.map((space) => ({ space, worth: worth(space) })).reduce((best, one) => (one.worth > best.worth ? one : best))
}

/** How much better a farther stop must be to unfold the Folded Road-Map for it. */
const mapGain = 0.4

/** Where a walk leads: to a space, after an item was used first where that is worth it. */
export type Aim = { readonly first: Action | null; readonly to: SpaceIndex }

/** RL-M1: aims at the best stop, and unfolds a map if that brings a clearly better one into reach. */
export function aimOf(cards: Cards, book: Ledger, roads: Roads, view: View, legal: readonly Action[]): Aim {
  const { stage } = view
  if (stage.step !== 'walk') throw new Error(`no walk at ${stage.step}`)
  const known = new Map<SpaceIndex, number>()
  const { stop } = surveyor(cards, book, roads, view)
  const worth = (space: SpaceIndex) => known.get(space) ?? (known.set(space, stop(space)), known.get(space)!)
  const best = bestStop(view, roads, worth, stage.left)
  const worthIt = (action: Action): boolean => {
    const boost = action.type === 'use' ? effectOf(cards, action.item, 'moveBoost') : null
    return boost !== null && bestStop(view, roads, worth, stage.left + boost.value).worth > best.worth + mapGain
  }
  return { first: legal.find(worthIt) ?? null, to: best.space }
}

/** The next step of a walk to a space, or the stop that ends it there. */
export function stepTo(cards: Cards, roads: Roads, view: View, to: SpaceIndex): Action {
  const next = nextStep(cards, view, roads, view.at, to)
  return next === null ? { type: 'stop' } : { type: 'step', to: next }
}

/** RL-R19: wakes in the town from which most can be done. */
export function wakeUp(cards: Cards, book: Ledger, roads: Roads, view: View, legal: readonly Action[]): Action {
  const { onward, place } = surveyor(cards, book, roads, view)
  const rested = { ...view, health: view.maxHealth, energy: view.maxEnergy, gold: Math.floor(view.gold / 2) }
  const worth = (action: Action) => (action.type === 'wake' ? place(rested, action.town) * patience + onward(rested, action.town, -1) : -1)
  return best(legal, worth)
}

/** The action of the highest worth, the first of several. */
export function best(legal: readonly Action[], worth: (action: Action) => number): Action {
  let [chosen, most] = [legal[0] as Action, -Infinity]
  for (const action of legal) {
    const here = worth(action)
    if (here > most) [chosen, most] = [action, here]
  }
  return chosen
}
