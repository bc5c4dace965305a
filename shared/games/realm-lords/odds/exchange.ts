import type { Cards } from '../cards/cards.ts'
import type { Stance } from '../cards/schema.ts'
import type { Footing } from '../events.ts'
import { enemyDamage, footing, terms } from '../phases/combat/measure.ts'
import { hitDamage, resisted } from '../stats.ts'
import type { FightTable, Plan, Realm } from '../state.ts'
import { reach } from './dice.ts'

/** What a combat roll of the hero's plan against one stance of the enemy's comes to. Chances are 0 … 1. */
export type Exchange = {
  readonly stance: Stance
  readonly tactic: Plan['tactic']
  readonly against: Stance
  readonly footing: Footing
  /** What the dice that count must show at least: target less all that is added. Up to 2 is sure, 13 and above impossible. */
  readonly need: number
  /** The chance that the hero hits; with Defend that is a parry, or an escape if he flees. */
  readonly hit: number
  /** The chance that the enemy hits: the rest. */
  readonly beHit: number
  /** Health a hit of the hero's would take from the enemy: 0 with Defend (RL-C15). Not cut to what the enemy has left. */
  readonly damage: number
  /** Health an enemy hit would cost after owned items (RL-R12), before anything the player could still use. */
  readonly danger: number
}

/** RL-C12 … RL-C15: one exchange, from what lies open on the table alone. */
export function exchange(
  cards: Cards,
  realm: Pick<Realm, 'hero' | 'items' | 'tracks' | 'health'>,
  fight: Pick<FightTable, 'enemy' | 'health' | 'weakened'>,
  plan: Pick<Plan, 'stance' | 'tactic' | 'mirrored'>,
  against: Stance,
): Exchange {
  const { modifier, defend, guard, target } = terms(cards, realm, fight, plan, against)
  const how = footing(cards, fight, plan, against)
  const need = target - modifier - defend - guard
  const hit = reach(how, need)
  return {
    stance: plan.stance,
    tactic: plan.tactic,
    against,
    footing: how,
    need,
    hit,
    beHit: 1 - hit,
    damage: plan.tactic === 'attack' ? hitDamage(cards, realm, plan.stance) : 0,
    danger: resisted(cards, realm, against, enemyDamage(cards, fight, against)).left,
  }
}
