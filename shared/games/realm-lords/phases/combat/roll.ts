import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { Stance } from '../../cards/schema.ts'
import { changeEnergy } from '../../changes.ts'
import type { Cause, Die } from '../../events.ts'
import { effectOf, readyInFight } from '../../items.ts'
import { waitAt, type At, type Next, type Play } from '../../play.ts'
import type { FightTable, Plan, Realm, Roll } from '../../state.ts'
import { enemyHits, heroHits } from './blows.ts'
import { exhaustInFight } from './harm.ts'
import { diceFor, footing, keptDice, total } from './measure.ts'
import { fightPurpose } from './test.ts'

type Rolled = { readonly fight: FightTable; readonly plan: Plan; readonly enemy: Stance; readonly roll: Roll }

/** RL-C11, RL-C12: the combat dice. */
export function rollCombat(play: Play, { fight, plan, enemy }: At<'revealed'>): Next {
  return throwDice(play, { step: 'rolled', fight, plan, enemy, roll: { dice: [], kept: [], bonus: 0, rerolls: 0 } }, { by: 'combat' })
}

/** Throws the dice of the round, or throws all of them again: as many, kept in the same way (RL-R10). */
function throwDice(play: Play, stage: At<'rolled'>, cause: Cause): Next {
  const { cards, state, table } = play
  const { fight, plan, enemy, roll } = stage
  const how = footing(cards, fight, plan, enemy)
  const base = `${fightPurpose(play)}/combat-${fight.round}${roll.rerolls ? `/again-${roll.rerolls}` : ''}`
  const dice: Die[] = Array.from({ length: diceFor(how) }, (_, n) => {
    const purpose = `${base}/die-${n + 1}`
    return { purpose, sides: 6, value: table.d6(purpose) }
  })
  roll.dice = dice.map((die) => die.value)
  roll.kept = keptDice(roll.dice, how)
  const sum = total(cards, state, fight, plan, enemy, roll)
  table.tell({
    type: 'combatRolled',
    round: fight.round,
    stance: plan.stance,
    against: enemy,
    footing: how,
    dice,
    kept: roll.kept,
    sum,
    cause,
  })
  waitAt(play, stage)
  return settle(play, stage)
}

/**
 * RL-R10, RL-R17, RL-R28: after the dice and before comparing: Second Casting once a combat, and one exhausted item, in any
 * order. Dice that could not change whether the roll hits are not offered again, nor is a bonus to a roll that hits.
 */
export function helps(cards: Cards, realm: Realm, { fight, plan, enemy, roll }: Rolled): Action[] {
  const { hit, total: reached, target, dice } = total(cards, realm, fight, plan, enemy, roll)
  const need = target - (reached - dice)
  const items = readyInFight(cards, realm, fight, 'afterRoll')
  const bonuses = items.flatMap((item) => (item.effect.kind === 'rollBonus' ? [{ item: item.id, by: item.effect.value }] : []))
  const again = (lowered: number) => need - lowered <= 12 && need > 2
  const { ability } = cards.hero(realm.hero)
  const focus = ability.kind === 'focus' && !fight.spentAbility && realm.energy >= ability.cost
  const out: Action[] = []
  if (focus && again(Math.max(0, ...bonuses.map((bonus) => bonus.by)))) out.push({ type: 'ability' })
  for (const item of items) if (item.effect.kind === 'reroll' && again(0)) out.push({ type: 'use', item: item.id })
  for (const { item, by } of bonuses) if (!hit && (reached + by >= target || (focus && again(by)))) out.push({ type: 'use', item })
  return out
}

export function legalAfterRoll(cards: Cards, realm: Realm, stage: Rolled): Action[] {
  return [...helps(cards, realm, stage), { type: 'decline' }]
}

export function afterRoll(play: Play, stage: At<'rolled'>, action: Action): Next {
  const { fight, roll } = stage
  if (action.type === 'ability') {
    const { ability } = play.cards.hero(play.state.hero)
    fight.spentAbility = true
    play.table.tell({ type: 'abilityUsed', hero: play.state.hero })
    if (ability.kind === 'focus') changeEnergy(play, -ability.cost, { by: 'hero' })
    roll.rerolls += 1
    return throwDice(play, stage, { by: 'hero' })
  }
  if (action.type !== 'use') return compare(play, stage)
  exhaustInFight(play, fight, action.item)
  const bonus = effectOf(play.cards, action.item, 'rollBonus')
  if (bonus) return addBonus(play, stage, bonus.value, action.item)
  roll.rerolls += 1
  return throwDice(play, stage, { by: 'item', item: action.item })
}

/** Battle Pennant: its 2 stays, also for a later throw of the same dice (RL-R10). */
function addBonus(play: Play, stage: At<'rolled'>, by: number, item: string): Next {
  const { fight, plan, enemy, roll } = stage
  roll.bonus += by
  play.table.tell({ type: 'bonusAdded', by, sum: total(play.cards, play.state, fight, plan, enemy, roll), cause: { by: 'item', item } })
  return settle(play, stage)
}

/** R-UX-3: with nothing left to use the roll is compared without a question. */
function settle(play: Play, stage: At<'rolled'>): Next {
  return helps(play.cards, play.state, stage).length ? null : compare(play, stage)
}

/** RL-C14: at or above the target the hero hits, below it the enemy does. */
function compare(play: Play, { fight, plan, enemy, roll }: At<'rolled'>): Next {
  const sum = total(play.cards, play.state, fight, plan, enemy, roll)
  const result = !sum.hit ? 'missed' : plan.tactic === 'attack' ? 'hit' : plan.fleeing ? 'escaped' : 'parried'
  play.table.tell({ type: 'roundResolved', result, sum, stance: plan.stance, against: enemy })
  return sum.hit ? heroHits(play, fight, plan) : enemyHits(play, fight, plan, enemy)
}
