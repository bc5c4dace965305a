import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import { stances, type ItemCard } from '../../cards/schema.ts'
import { fleeOdds } from '../../odds/round.ts'
import { helpOdds, revealedOdds } from '../../odds/revealed.ts'
import { nextStance } from '../../odds/stances.ts'
import { testOdds } from '../../odds/table.ts'
import { changeCost, upkeepCost } from '../../phases/combat/round.ts'
import { hitDamage, resisted } from '../../stats.ts'
import { enemyDamage } from '../../phases/combat/measure.ts'
import type { View } from '../../state.ts'
import type { Arena } from './arena.ts'
import { best } from './journey.ts'

/** What using an item up for this fight must gain at least, in chance to win. */
const turnPrice = 0.02
/** What a discard must gain, in a fight against a lord or a blue enemy, and in any other. */
const discardPrice = { big: 0.04, small: 0.35 } as const

function itemOf(cards: Cards, action: Action): ItemCard | null {
  return action.type === 'use' ? cards.item(action.item) : null
}

function price(arena: Arena, item: ItemCard): number {
  if (item.use === 'exhaust') return turnPrice
  return arena.big ? discardPrice.big : discardPrice.small
}

/** RL-C3: looks, weakens or wounds if that gains something. */
export function prepare(cards: Cards, arena: Arena, legal: readonly Action[]): Action {
  const gain = (action: Action): number => {
    if (action.type === 'begin') return 0.0001
    if (action.type === 'ability') return lookGain(cards, arena)
    const item = itemOf(cards, action)
    if (!item) return -1
    const { effect } = item
    const { fight, view } = arena
    const wound = (value: number) => arena.goOn({ enemy: fight.health - value }) - arena.goOn()
    switch (effect.kind) {
      case 'peek':
        return lookGain(cards, arena)
      case 'bomb':
        return wound(effect.value) - price(arena, item)
      case 'testDamage':
        return testOdds(cards, view, effect) * wound(effect.value)
      case 'testWeaken':
        return testOdds(cards, view, effect) * 0.1
      default:
        return -1
    }
  }
  return best(legal, gain)
}

/** What knowing the first card gains. */
function lookGain(cards: Cards, arena: Arena): number {
  const chances = nextStance(cards, arena.fight)
  const { energy } = arena.view
  const blind = Math.max(...stances.map((stance) => arena.attack(stance, energy)))
  const seeing = stances.reduce(
    (sum, shown) => sum + chances[shown] * Math.max(...stances.map((stance) => arena.attack(stance, energy, shown))),
    0,
  )
  return seeing - blind + 0.001
}

/** A hero with this much gold and this little chance would rather get away. */
const flight = { gold: 8, win: 0.06 } as const
/** A sure way out is taken earlier. */
const escape = { gold: 5, win: 0.15 } as const

/** RL-C7 … RL-C9: the stance that the solved duel says is best against what is left in the deck. */
export function takeStance(cards: Cards, arena: Arena, legal: readonly Action[]): Action {
  const { view, fight } = arena
  const win = arena.win()
  const way = legal.find((action) => itemOf(cards, action)?.effect.kind === 'endCombat')
  if (way && win < escape.win && view.gold >= escape.gold) return way
  if (win < flight.win && view.gold >= flight.gold) {
    const odds = fleeOdds(cards, view)
    const flights = legal.filter((action) => action.type === 'engage' && action.flee)
    if (flights.length)
      return best(flights, (action) => odds.find((one) => action.type === 'engage' && one.stance === action.stance)?.escape ?? 0)
  }
  const tonic = legal.find((action) => itemOf(cards, action)?.effect.kind === 'energy')
  if (tonic && view.energy < upkeepCost(cards, fight) && arena.goOn({ energy: view.energy + 4 }) - arena.goOn() > discardPrice.big)
    return tonic
  return best(legal, (action) => {
    if (action.type !== 'engage' || action.tactic !== 'attack') return -1
    const left = action.upkeep.by === 'energy' ? view.energy - upkeepCost(cards, fight) : view.energy
    return arena.attack(action.stance, left) - (action.upkeep.by === 'item' ? turnPrice / 2 : 0)
  })
}

/** RL-C10: a draught if the hit that threatens would fell the hero; else the change that gains most, or the roll. */
export function answer(cards: Cards, arena: Arena, legal: readonly Action[]): Action {
  const { view } = arena
  const rows = revealedOdds(cards, view)
  const asItStands = rows.find((row) => row.action.type === 'resolve')!
  const draught = legal.find((action) => itemOf(cards, action)?.effect.kind === 'heal')
  if (draught && arena.big && view.health <= asItStands.exchange.danger && asItStands.exchange.hit < 1) return draught
  if (asItStands.fleeing) return asItStands.action
  return best(
    rows.map((row) => row.action),
    (action) => {
      const { exchange } = rows.find((row) => row.action === action)!
      const cost = action.type === 'changeTactic' ? changeCost : 0
      return arena.trade(exchange, view.energy - cost) - (action.type === 'resolve' ? 0 : turnPrice)
    },
  )
}

/** RL-R10: new dice or a bonus where they gain more than they cost. */
export function mendRoll(cards: Cards, arena: Arena): Action {
  const { view } = arena
  const { stage } = view
  if (stage.step !== 'rolled') throw new Error(`no roll at ${stage.step}`)
  const { plan, enemy } = stage
  const damage = plan.tactic === 'attack' ? hitDamage(cards, view, plan.stance) : 0
  const danger = resisted(cards, view, enemy, enemyDamage(cards, stage.fight, enemy)).left
  const after = (hit: number, energy: number) =>
    arena.trade(
      { stance: plan.stance, tactic: plan.tactic, against: enemy, footing: 'even', need: 0, hit, beHit: 1 - hit, damage, danger },
      energy,
    )
  const rows = helpOdds(cards, view)
  return best(
    rows.map((row) => row.action),
    (action) => {
      const { hit } = rows.find((row) => row.action === action)!
      return after(hit, action.type === 'ability' ? view.energy - 1 : view.energy) - (action.type === 'use' ? turnPrice : 0)
    },
  )
}

/**
 * RL-R12: the smallest help that takes all of it, else the one that takes most; none where a single point is bearable and only Stand Fast
 * is left.
 */
export function ward(cards: Cards, view: View, legal: readonly Action[]): Action {
  const { stage } = view
  if (stage.step !== 'harm') throw new Error(`no harm at ${stage.step}`)
  const { amount } = stage
  const deadly = amount >= view.health
  return best(legal, (action) => {
    if (action.type === 'decline') return deadly ? 0 : 0.5
    const item = itemOf(cards, action)
    const power = item?.effect.kind === 'prevent' && item.effect.value !== 'all' ? item.effect.value : Infinity
    if (deadly && amount - power >= view.health) return -1
    const taken = Math.min(power, amount)
    return taken - (power === Infinity && amount < 2 && !deadly ? 1 : 0) - (power > amount ? 0.1 : 0)
  })
}

/** Phoenix Ash: not for a fight that is lost anyway, or hardly matters. */
export function rise(arena: Arena, legal: readonly Action[]): Action {
  const use = legal.find((action) => action.type === 'use')
  return use && arena.big && arena.goOn({ health: 3 }) > 0.15 ? use : { type: 'decline' }
}
