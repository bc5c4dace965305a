import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { Stance } from '../../cards/schema.ts'
import { effectOf, readyInFight } from '../../items.ts'
import { waitAt, type At, type Next, type Play } from '../../play.ts'
import { hitDamage, resisted } from '../../stats.ts'
import type { Fight, FightTable, Plan, Realm } from '../../state.ts'
import { damageEnemy, flee, win } from './aftermath.ts'
import { exhaustInFight, sufferLoss } from './harm.ts'
import { enemyDamage } from './measure.ts'

/** RL-C15, RL-R11: the hero hits: with Attack damage, with Defend none; fleeing, the hero is away. */
export function heroHits(play: Play, fight: Fight, plan: Plan): Next {
  if (plan.fleeing) return flee(play, fight)
  if (plan.tactic === 'defend') return nextRound(fight, plan)
  const damage = hitDamage(play.cards, play.state, plan.stance)
  if (barbs(play.cards, play.state, { fight, damage }).length) return waitAt(play, { step: 'landed', fight, plan, damage })
  return strike(play, fight, plan, damage)
}

/** Barbed Glaive, after a hit that would not fell the enemy by itself (RL-R10, RL-R17, RL-R28). */
function barbs(cards: Cards, realm: Realm, { fight, damage }: { readonly fight: FightTable; readonly damage: number }): Action[] {
  if (damage >= fight.health) return []
  return readyInFight(cards, realm, fight, 'afterHeroHit').map((item) => ({ type: 'use', item: item.id }))
}

export function legalWhenLanded(cards: Cards, realm: Realm, stage: { readonly fight: FightTable; readonly damage: number }): Action[] {
  return [...barbs(cards, realm, stage), { type: 'decline' }]
}

export function whenLanded(play: Play, { fight, plan, damage }: At<'landed'>, action: Action): Next {
  const extra = action.type === 'use' ? effectOf(play.cards, action.item, 'bonusDamage') : null
  if (action.type !== 'use' || !extra) return strike(play, fight, plan, damage)
  exhaustInFight(play, fight, action.item)
  return strike(play, fight, plan, damage + extra.value)
}

function strike(play: Play, fight: Fight, plan: Plan, damage: number): Next {
  damageEnemy(play, fight, damage, { by: 'hit' })
  return fight.health === 0 ? win(play, fight) : nextRound(fight, plan)
}

/** RL-C15, RL-R11, RL-R12: the enemy hits in the stance it drew: its damage and bonus, then owned reductions, then the player's choice. */
export function enemyHits(play: Play, fight: Fight, plan: Plan, enemy: Stance): Next {
  const damage = enemyDamage(play.cards, fight, enemy)
  const { left, taken } = resisted(play.cards, play.state, enemy, damage)
  play.table.tell({ type: 'enemyHit', stance: enemy, damage, resisted: taken })
  return sufferLoss(play, fight, { from: 'hit', stance: enemy, planned: plan.stance }, left)
}

function nextRound(fight: Fight, plan: Plan): Next {
  fight.last = plan.stance
  return 'round'
}
