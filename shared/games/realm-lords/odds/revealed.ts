import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { effectOf } from '../items.ts'
import { legalAfterReveal } from '../phases/combat/round.ts'
import { legalAfterRoll } from '../phases/combat/roll.ts'
import { footing, total } from '../phases/combat/measure.ts'
import type { Plan, View } from '../state.ts'
import { exchange, type Exchange } from './exchange.ts'
import { reach } from './dice.ts'

/** A legal step after the reveal, and the exchange that a roll right after it would be. `fleeing`: a hit gets the hero away. */
export type RevealedOdds = { readonly action: Action; readonly exchange: Exchange; readonly fleeing: boolean }

/**
 * After the reveal: the roll as it stands (`resolve`, first) and after each change that is allowed: of tactic, of
 * stance with Quickturn Gloves, of footing with Mirror Shield (RL-R9, RL-R10). Draughts are left out, though a healed
 * hero may lose Cornered Fury. Empty at any other stage.
 */
export function revealedOdds(cards: Cards, view: View): RevealedOdds[] {
  const { stage } = view
  if (stage.step !== 'revealed') return []
  return legalAfterReveal(cards, view, stage).flatMap((action) => {
    const plan = planAfter(cards, stage.plan, action)
    return plan ? [{ action, exchange: exchange(cards, view, stage.fight, plan, stage.enemy), fleeing: plan.fleeing }] : []
  })
}

/** The plan that an action leaves, or null for an action that is not about the plan. */
function planAfter(cards: Cards, plan: Plan, action: Action): Plan | null {
  if (action.type === 'resolve') return plan
  if (action.type === 'changeTactic') return { ...plan, tactic: plan.tactic === 'attack' ? 'defend' : 'attack', fleeing: false }
  if (action.type !== 'use') return null
  if (action.stance) return { ...plan, stance: action.stance }
  return effectOf(cards, action.item, 'noCounter') ? { ...plan, mirrored: true } : null
}

/** A legal step after the roll, and the chance (0 … 1) that the roll hits once it is taken, nothing more being used. */
export type HelpOdds = { readonly action: Action; readonly hit: number }

/**
 * After the roll: for each help that is offered, and for letting the roll stand (`decline`), the chance that the roll
 * then hits: a new throw of the same dice kept in the same way, or 0 or 1 where no dice are thrown (RL-R10). Empty at
 * any other stage.
 */
export function helpOdds(cards: Cards, view: View): HelpOdds[] {
  const { stage } = view
  if (stage.step !== 'rolled') return []
  const { total: reached, target, dice } = total(cards, view, stage.fight, stage.plan, stage.enemy, stage.roll)
  const again = reach(footing(cards, stage.fight, stage.plan, stage.enemy), target - (reached - dice))
  return legalAfterRoll(cards, view, stage).map((action) => {
    const bonus = action.type === 'use' ? effectOf(cards, action.item, 'rollBonus') : null
    if (action.type === 'decline' || bonus) return { action, hit: reached + (bonus?.value ?? 0) >= target ? 1 : 0 }
    return { action, hit: again }
  })
}
