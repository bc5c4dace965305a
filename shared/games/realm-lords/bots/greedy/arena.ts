import type { Cards } from '../../cards/cards.ts'
import { stances, type Stance } from '../../cards/schema.ts'
import type { Exchange } from '../../odds/exchange.ts'
import { fightIn } from '../../odds/round.ts'
import { nextStance } from '../../odds/stances.ts'
import type { FightView, View } from '../../state.ts'
import { at, fresh, round, solve, type Duel } from './duel.ts'
import { buildName, duelTerms } from './duelTerms.ts'
import { reserve } from './prospects.ts'

/** A fight that is on, with its solved duel: what situations in it are worth. 1 is a sure win, 0 a sure defeat. */
export type Arena = {
  readonly view: View
  readonly fight: FightView
  /** Whether the fight is worth items that can be used only once. */
  readonly big: boolean
  /** The worth of going on with changed numbers, before the next round's stance is taken. `last`: the stance taken before it. */
  goOn(change?: { readonly health?: number; readonly enemy?: number; readonly energy?: number; readonly last?: Stance | null }): number
  /** The chance to win from here. */
  win(): number
  /** The worth of attacking in a stance this round, over the stances that can come, with this much energy left. */
  attack(stance: Stance, energy: number, shown?: Stance): number
  /** The worth of one exchange, with this much energy left. */
  trade(exchange: Exchange, energy: number): number
}

/** Health that potions are counted as, at most. */
const mostReserve = 8
/** How many duels are remembered: a campaign meets the same enemy again with the same build. */
const room = 400

/** Makes arenas, and remembers the duels it solved. */
export function arenas(cards: Cards): (view: View) => Arena {
  const known = new Map<string, Duel>()
  const duelOf = (view: View, fight: FightView): Duel => {
    const key = [fight.enemy, fight.type, fight.weakened, buildName(cards, view)].join('/')
    const old = known.get(key)
    if (old) return old
    if (known.size >= room) known.clear()
    const whole = nextStance(cards, { type: fight.type, left: [], top: null })
    const chances = stances.map((stance) => whole[stance])
    const duel = solve(duelTerms(cards, view, fight.enemy, chances, { weakened: fight.weakened, reserve: mostReserve }))
    known.set(key, duel)
    return duel
  }
  return (view) => {
    const fight = fightIn(view)
    if (!fight) throw new Error(`no fight at ${view.stage.step}`)
    return arena(cards, view, fight, duelOf(view, fight))
  }
}

function arena(cards: Cards, view: View, fight: FightView, duel: Duel): Arena {
  const tier = cards.tierOf(fight.enemy)
  const big = tier === 'III' || tier === 'lord'
  const kept = Math.min(mostReserve, reserve(cards, view, tier))
  const place = (stance: Stance | null) => (stance === null ? fresh : stances.indexOf(stance))
  const strong = (health: number) => (health <= 0 ? Math.min(health, 0) : health) + kept
  const chances = nextStance(cards, fight)
  const look = (table: Float64Array, health: number, enemy: number, energy: number, last: Stance | null) =>
    table[at(duel.terms, Math.min(duel.terms.health, strong(health)), Math.min(duel.terms.enemyHealth, enemy), energy, place(last))]!
  const goOn: Arena['goOn'] = ({ health = view.health, enemy = fight.health, energy = view.energy, last = fight.last } = {}) =>
    look(duel.value, health, enemy, energy, last)
  return {
    view,
    fight,
    big,
    goOn,
    win: () => look(duel.win, view.health, fight.health, view.energy, fight.last),
    attack: (stance, energy, shown) => {
      const weights = stances.map((one) => (shown === undefined ? chances[one] : one === shown ? 1 : 0))
      return round(duel, duel.value, weights, Math.min(duel.terms.health, strong(view.health)), fight.health, energy, place(stance))
    },
    trade: ({ stance, hit, damage, danger }, energy) =>
      hit * goOn({ enemy: fight.health - damage, energy, last: stance }) +
      (1 - hit) *
        goOn({ health: view.health - danger, enemy: fight.health + duel.terms.leeches, energy: energy - duel.terms.saps, last: stance }),
  }
}
