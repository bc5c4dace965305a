import type { Cards } from '../cards/cards.ts'
import { stances, type Stance } from '../cards/schema.ts'
import { mayFlee } from '../phases/combat/round.ts'
import type { FightView, Plan, View } from '../state.ts'
import { exchange, type Exchange } from './exchange.ts'
import { nextStance } from './stances.ts'

const tactics = ['attack', 'defend'] as const

/** One stance the enemy could show, with the chance (0 … 1) that it does. */
export type Facing = Exchange & { readonly chance: number }

/** What a stance and tactic promise this combat round, over the stances that are still in the deck. Chances are 0 … 1. */
export type RoundOdds = {
  readonly stance: Stance
  readonly tactic: Plan['tactic']
  /** Stance by stance of the enemy's, those that cannot come left out. */
  readonly facing: readonly Facing[]
  readonly hit: number
  readonly beHit: number
  /** Mean health taken from the enemy, a hit not cut to what it has left. */
  readonly dealt: number
  /** Mean health lost after owned items, before anything the player could still use. */
  readonly taken: number
}

/** The fight that a view shows, or null outside combat. */
export function fightIn(view: View): FightView | null {
  return 'fight' in view.stage ? view.stage.fight : null
}

/**
 * The exact odds of the next reveal and roll for every stance and tactic, three stances with Attack and with Defend
 * each, without items used in the round. Empty outside a fight.
 */
export function roundOdds(cards: Cards, view: View): RoundOdds[] {
  const fight = fightIn(view)
  if (!fight) return []
  return stances.flatMap((stance) => tactics.map((tactic) => oddsOf(cards, view, fight, stance, tactic)))
}

function oddsOf(cards: Cards, view: View, fight: FightView, stance: Stance, tactic: Plan['tactic']): RoundOdds {
  const chances = nextStance(cards, fight)
  const facing = stances
    .filter((against) => chances[against] > 0)
    .map((against) => ({ ...exchange(cards, view, fight, { stance, tactic, mirrored: false }, against), chance: chances[against] }))
  const mean = (of: (one: Facing) => number) => facing.reduce((sum, one) => sum + one.chance * of(one), 0)
  return {
    stance,
    tactic,
    facing,
    hit: mean((one) => one.hit),
    beHit: mean((one) => one.beHit),
    dealt: mean((one) => one.hit * one.damage),
    taken: mean((one) => one.beHit * one.danger),
  }
}

/** RL-C9: the chance (0 … 1) to get away this round by each stance. Empty outside a fight, and where fleeing is forbidden. */
export function fleeOdds(cards: Cards, view: View): { readonly stance: Stance; readonly escape: number }[] {
  const fight = fightIn(view)
  if (!fight || !mayFlee(cards, fight)) return []
  return roundOdds(cards, view)
    .filter((odds) => odds.tactic === 'defend')
    .map(({ stance, hit }) => ({ stance, escape: hit }))
}
