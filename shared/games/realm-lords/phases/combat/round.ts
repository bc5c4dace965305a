import type { Action, Upkeep } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import { stances, type Stance } from '../../cards/schema.ts'
import { changeEnergy } from '../../changes.ts'
import { draughts, drink, effectOf, readyInFight } from '../../items.ts'
import { fightOf, waitAt, type At, type Next, type Play } from '../../play.ts'
import type { FightTable, Plan, Realm } from '../../state.ts'
import { flee } from './aftermath.ts'
import { exhaustInFight } from './harm.ts'
import { enemyAbility, footing } from './measure.ts'
import { shuffleDeck } from './meeting.ts'
import { rollCombat } from './roll.ts'

/** Energy to change the tactic after the reveal (RL-C10). */
export const changeCost = 2

/** RL-C6: the next combat round: one exhaust is free again (RL-C5), and the player sets out steps 1 to 3. */
export function beginCombatRound(play: Play): Next {
  const fight = fightOf(play)
  fight.round += 1
  fight.exhausted = false
  play.table.tell({ type: 'combatRoundBegan', round: fight.round })
  return waitAt(play, { step: 'stance', fight })
}

/** Energy to keep last round's stance: 1, more against some enemies (RL-C7). */
export function upkeepCost(cards: Cards, fight: Pick<FightTable, 'enemy'>): number {
  return 1 + (enemyAbility(cards, fight, 'steadyTax')?.value ?? 0)
}

/** RL-C7, RL-R8: how a stance may be taken this round: freely, unless it is last round's, which costs energy or Poise Bracers. */
export function upkeeps(cards: Cards, realm: Realm, fight: FightTable, stance: Stance): Upkeep[] {
  if (stance !== fight.last) return [{ by: 'none' }]
  const items = readyInFight(cards, realm, fight, 'stanceStep').map((item): Upkeep => ({ by: 'item', item: item.id }))
  return realm.energy >= upkeepCost(cards, fight) ? [{ by: 'energy' }, ...items] : items
}

/** Whether this enemy lets a hero flee at all (RL-C9, RL-R9). */
export function mayFlee(cards: Cards, fight: Pick<FightTable, 'enemy'>): boolean {
  return !enemyAbility(cards, fight, 'noFlee')
}

/** RL-C7, RL-C8, RL-C9, RL-R9: every way to set out: stance and upkeep, tactic, and with Defend whether to flee. */
export function legalStances(cards: Cards, realm: Realm, { fight }: { readonly fight: FightTable }): Action[] {
  const flights = mayFlee(cards, fight) ? [false, true] : [false]
  const plans = stances.flatMap((stance) =>
    upkeeps(cards, realm, fight, stance).flatMap((upkeep): Action[] => [
      { type: 'engage', stance, upkeep, tactic: 'attack', flee: false },
      ...flights.map((flee): Action => ({ type: 'engage', stance, upkeep, tactic: 'defend', flee })),
    ]),
  )
  const escapes = mayFlee(cards, fight) ? readyInFight(cards, realm, fight, 'roundStart') : []
  return [...plans, ...escapes.map((item): Action => ({ type: 'use', item: item.id })), ...draughts(cards, realm)]
}

export function takeStance(play: Play, { fight }: At<'stance'>, action: Action): Next {
  if (action.type === 'use' && effectOf(play.cards, action.item, 'endCombat')) {
    exhaustInFight(play, fight, action.item)
    return flee(play, fight)
  }
  if (action.type === 'use') drink(play, action.item)
  return action.type === 'engage' ? engage(play, action) : null
}

/**
 * RL-C7 to RL-C10: the cubes are set, the upkeep paid, and the enemy's stance turned up. If nothing but the dice is left
 * then, they are thrown without a question (R-UX-3).
 */
function engage(play: Play, { stance, upkeep, tactic, flee }: Extract<Action, { type: 'engage' }>): Next {
  const { cards, table } = play
  const fight = fightOf(play)
  table.tell({ type: 'engaged', stance, upkeep, tactic, flee })
  if (upkeep.by === 'energy') changeEnergy(play, -upkeepCost(cards, fight), { by: 'stance' })
  if (upkeep.by === 'item') exhaustInFight(play, fight, upkeep.item)
  const enemy = reveal(play)
  const plan: Plan = { stance, tactic, fleeing: flee, changedTactic: false, mirrored: false }
  const stage = { step: 'revealed', fight, plan, enemy } as const
  waitAt(play, stage)
  return legalAfterReveal(cards, play.state, stage).length > 1 ? null : rollCombat(play, stage)
}

/** RL-C10: the top card of the type/stance deck; a deck that has run out is shuffled first. */
function reveal(play: Play): Stance {
  const { cards, table } = play
  const fight = fightOf(play)
  if (fight.deck.length === 0) shuffleDeck(play, fight)
  const card = fight.deck.shift() as string
  fight.drawn.push(card)
  fight.peeked = false
  table.reveal()
  const stance = cards.stanceOn(card, fight.type)
  table.tell({ type: 'enemyRevealed', card, stance, left: fight.deck.length })
  return stance
}

type Revealed = { readonly fight: FightTable; readonly plan: Plan; readonly enemy: Stance }

/** RL-C10, RL-R9: after the reveal, in any order: Quickturn Gloves, a change of tactic, Mirror Shield, draughts; then the dice. */
export function legalAfterReveal(cards: Cards, realm: Realm, { fight, plan, enemy }: Revealed): Action[] {
  const out: Action[] = [{ type: 'resolve' }]
  if (!plan.changedTactic && realm.energy >= changeCost) out.push({ type: 'changeTactic' })
  for (const item of readyInFight(cards, realm, fight, 'afterReveal')) {
    for (const stance of stances) if (stance !== plan.stance) out.push({ type: 'use', item: item.id, stance })
  }
  if (footing(cards, fight, plan, enemy) === 'countered') {
    for (const item of readyInFight(cards, realm, fight, 'beforeRoll')) out.push({ type: 'use', item: item.id })
  }
  return [...out, ...draughts(cards, realm)]
}

/** The dice wait for the player once anything was done here: what was done can still be taken back (R-UNDO-1). */
export function afterReveal(play: Play, stage: At<'revealed'>, action: Action): Next {
  if (action.type === 'resolve') return rollCombat(play, stage)
  if (action.type === 'changeTactic') changeTactic(play, stage.plan)
  if (action.type === 'use' && !drink(play, action.item)) useAfterReveal(play, stage, action)
  return null
}

/** RL-C10, RL-R9: 2 energy; to Attack withdraws the flight, to Defend allows none. */
function changeTactic(play: Play, plan: Plan): void {
  const withdrawn = plan.fleeing
  plan.tactic = plan.tactic === 'attack' ? 'defend' : 'attack'
  plan.fleeing = false
  plan.changedTactic = true
  play.table.tell({ type: 'tacticChanged', to: plan.tactic, withdrawn })
  changeEnergy(play, -changeCost, { by: 'tactic' })
}

/** RL-R8, RL-R9: Gloves take any other stance and withdraw no flight; RL-R10: Mirror Shield, before the dice. */
function useAfterReveal(play: Play, { fight, plan }: At<'revealed'>, { item, stance }: Extract<Action, { type: 'use' }>): void {
  const from = plan.stance
  exhaustInFight(play, fight, item)
  if (stance) {
    plan.stance = stance
    play.table.tell({ type: 'stanceChanged', from, to: stance, cause: { by: 'item', item } })
  } else {
    plan.mirrored = true
    play.table.tell({ type: 'mirrored', cause: { by: 'item', item } })
  }
}
