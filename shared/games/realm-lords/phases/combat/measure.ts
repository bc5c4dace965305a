import type { Cards } from '../../cards/cards.ts'
import type { EnemyAbility, Stance } from '../../cards/schema.ts'
import type { Footing, Sum } from '../../events.ts'
import { modifier, sum } from '../../stats.ts'
import type { FightTable, Plan, Realm, Roll } from '../../state.ts'

/** What each stance counters (RL-C12). */
export const counters: Readonly<Record<Stance, Stance>> = { melee: 'magic', magic: 'ranged', ranged: 'melee' }

/** Defending adds this to the combat roll (RL-C8). */
export const defendBonus = 1

type FightNow = Pick<FightTable, 'enemy' | 'health' | 'weakened'>

/** The enemy's ability if it is of this kind. */
export function enemyAbility<Kind extends EnemyAbility['kind']>(
  cards: Cards,
  fight: Pick<FightTable, 'enemy'>,
  kind: Kind,
): Extract<EnemyAbility, { kind: Kind }> | null {
  const { ability } = cards.enemy(fight.enemy)
  return ability?.kind === kind ? (ability as Extract<EnemyAbility, { kind: Kind }>) : null
}

/** Who counters whom (RL-C12, RL-R10); some enemies are proof against being countered, Mirror Shield against being countered by them. */
export function footing(cards: Cards, fight: FightNow, plan: Pick<Plan, 'stance' | 'mirrored'>, enemy: Stance): Footing {
  if (counters[plan.stance] === enemy) return enemyAbility(cards, fight, 'counterproof') ? 'even' : 'countering'
  if (counters[enemy] === plan.stance) return plan.mirrored ? 'even' : 'countered'
  return 'even'
}

/** How many dice a footing throws. */
export function diceFor(how: Footing): 2 | 3 {
  return how === 'even' ? 2 : 3
}

/** The positions of the two dice that count: the highest, or the lowest when countered (RL-C12). */
export function keptDice(dice: readonly number[], how: Footing): number[] {
  const order = dice.map((_, at) => at).sort((a, b) => (how === 'countered' ? dice[a]! - dice[b]! : dice[b]! - dice[a]!) || a - b)
  return order.slice(0, 2).sort((a, b) => a - b)
}

/** Whether the enemy's health has fallen to where its rage begins. */
function enraged(cards: Cards, fight: FightNow): Extract<EnemyAbility, { kind: 'enrage' }> | null {
  const rage = enemyAbility(cards, fight, 'enrage')
  return rage && fight.health <= rage.atOrBelow ? rage : null
}

/** The number to reach against a stance of the enemy's (RL-C13, RL-C14). */
export function targetNumber(cards: Cards, fight: FightNow, enemy: Stance): number {
  return cards.enemy(fight.enemy)[enemy].target + (enraged(cards, fight)?.target ?? 0) - fight.weakened
}

/** The damage of an enemy hit in a stance, its own bonus with it (RL-C15, RL-R12). */
export function enemyDamage(cards: Cards, fight: FightNow, enemy: Stance): number {
  return cards.enemy(fight.enemy)[enemy].damage + (enraged(cards, fight)?.damage ?? 0)
}

/** What is added to the dice, and what they are held against: everything about a combat roll but the dice. */
export function terms(
  cards: Cards,
  realm: Pick<Realm, 'hero' | 'items' | 'tracks'>,
  fight: FightNow,
  plan: Pick<Plan, 'stance' | 'tactic'>,
  enemy: Stance,
): Pick<Sum, 'modifier' | 'defend' | 'guard' | 'target'> {
  const guard = enemyAbility(cards, fight, 'guard')
  return {
    modifier: modifier(cards, realm, plan.stance),
    defend: plan.tactic === 'defend' ? defendBonus : 0,
    guard: guard?.stat === plan.stance ? -guard.value : 0,
    target: targetNumber(cards, fight, enemy),
  }
}

/** RL-C13, RL-C14: the combat roll added up and compared; at or above the target is a hit. */
export function total(
  cards: Cards,
  realm: Pick<Realm, 'hero' | 'items' | 'tracks'>,
  fight: FightNow,
  plan: Pick<Plan, 'stance' | 'tactic'>,
  enemy: Stance,
  roll: Pick<Roll, 'dice' | 'kept' | 'bonus'>,
): Sum {
  const parts = terms(cards, realm, fight, plan, enemy)
  const dice = sum(roll.kept.map((at) => roll.dice[at]!))
  const reached = dice + parts.modifier + parts.defend + parts.guard + roll.bonus
  return { ...parts, dice, bonus: roll.bonus, total: reached, hit: reached >= parts.target }
}
