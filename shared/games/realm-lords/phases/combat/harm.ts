import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import { changeEnergy, changeGold, changeHealth, spend } from '../../changes.ts'
import type { Cause } from '../../events.ts'
import { effectOf, ready, readyInFight } from '../../items.ts'
import { waitAt, type At, type Next, type Play } from '../../play.ts'
import type { Fight, FightTable, HarmSource, Realm } from '../../state.ts'
import { damageEnemy, defeat, win } from './aftermath.ts'

/**
 * RL-R12: health is about to be lost. If the hero could still prevent some of it the player is asked; else it is lost.
 * `amount` is what is left after the enemy's bonus and owned reductions.
 */
export function sufferLoss(play: Play, fight: Fight, source: HarmSource, amount: number): Next {
  const ways = preventions(play.cards, play.state, fight)
  return ways.length ? waitAt(play, { step: 'harm', fight, source, amount }) : lose(play, fight, source, amount)
}

/** RL-R12, RL-R14, RL-R17: Stand Fast once a combat, or one exhausted item. */
function preventions(cards: Cards, realm: Realm, fight: FightTable): Action[] {
  const items = readyInFight(cards, realm, fight, 'onDamage').map((item): Action => ({ type: 'use', item: item.id }))
  const ward = cards.hero(realm.hero).ability.kind === 'ward' && !fight.spentAbility
  return ward ? [{ type: 'ability' }, ...items] : items
}

export function legalInHarm(cards: Cards, realm: Realm, stage: { readonly fight: FightTable }): Action[] {
  return [...preventions(cards, realm, stage.fight), { type: 'decline' }]
}

export function inHarm(play: Play, stage: At<'harm'>, action: Action): Next {
  const { fight, source, amount } = stage
  if (action.type === 'ability') {
    fight.spentAbility = true
    play.table.tell({ type: 'abilityUsed', hero: play.state.hero })
    play.table.tell({ type: 'lossPrevented', by: amount, left: 0, cause: { by: 'hero' } })
    return lose(play, fight, source, 0)
  }
  const effect = action.type === 'use' ? effectOf(play.cards, action.item, 'prevent') : null
  if (action.type !== 'use' || !effect) return lose(play, fight, source, amount)
  exhaustInFight(play, fight, action.item)
  const by = effect.value === 'all' ? amount : Math.min(amount, effect.value)
  play.table.tell({ type: 'lossPrevented', by, left: amount - by, cause: { by: 'item', item: action.item } })
  return lose(play, fight, source, amount - by)
}

/** Uses an item in a fight; exhausting one uses up the step's exhaust, discarding does not (RL-C5, RL-R14). */
export function exhaustInFight(play: Play, fight: Fight, item: string): void {
  spend(play, item)
  if (play.cards.item(item).use === 'exhaust') fight.exhausted = true
}

/** RL-C15, RL-R12: the loss itself; at 0 the hero falls unless Phoenix Ash is used. */
function lose(play: Play, fight: Fight, source: HarmSource, amount: number): Next {
  const { cards, state } = play
  if (amount > 0) changeHealth(play, -amount, source.from === 'hit' ? { by: 'hit' } : { by: 'enemy', enemy: fight.enemy })
  if (state.health > 0) return afterLoss(play, fight, source)
  return ready(cards, state, 'onDefeat').length ? waitAt(play, { step: 'falling', fight, source }) : defeat(play, fight)
}

/** Phoenix Ash, as the hero falls (RL-R12, RL-R17). */
export function legalFalling(cards: Cards, realm: Realm): Action[] {
  return [...ready(cards, realm, 'onDefeat').map((item): Action => ({ type: 'use', item: item.id })), { type: 'decline' }]
}

export function falling(play: Play, { fight, source }: At<'falling'>, action: Action): Next {
  const effect = action.type === 'use' ? effectOf(play.cards, action.item, 'revive') : null
  if (action.type !== 'use' || !effect) return defeat(play, fight)
  exhaustInFight(play, fight, action.item)
  changeHealth(play, effect.value - play.state.health, { by: 'item', item: action.item })
  return afterLoss(play, fight, source)
}

/** RL-R12: the hero stands: Spiked Targe first; then, if the enemy stands, its "whenever it hits you". */
function afterLoss(play: Play, fight: Fight, source: HarmSource): Next {
  if (source.from === 'before') {
    waitAt(play, { step: 'before', fight, awaits: 'hero' })
    return 'before'
  }
  if (thorns(play.cards, play.state, fight).length) return waitAt(play, { step: 'struck', fight, source })
  return enemyWhenever(play, fight, source)
}

function thorns(cards: Cards, realm: Realm, fight: FightTable): Action[] {
  return readyInFight(cards, realm, fight, 'afterEnemyHit').map((item) => ({ type: 'use', item: item.id }))
}

/** Spiked Targe: offered after an enemy hit that the hero survived, also one that cost no health (RL-R12). */
export function legalWhenStruck(cards: Cards, realm: Realm, stage: { readonly fight: FightTable }): Action[] {
  return [...thorns(cards, realm, stage.fight), { type: 'decline' }]
}

export function whenStruck(play: Play, { fight, source }: At<'struck'>, action: Action): Next {
  const effect = action.type === 'use' ? effectOf(play.cards, action.item, 'thorns') : null
  if (action.type === 'use' && effect) {
    exhaustInFight(play, fight, action.item)
    damageEnemy(play, fight, effect.value, { by: 'item', item: action.item })
    if (fight.health === 0) return win(play, fight)
  }
  return enemyWhenever(play, fight, source)
}

/** The enemy's "whenever it hits you" (RL-R12, RL-R4: what cannot be lost is not). Then the round is over. */
function enemyWhenever(play: Play, fight: Fight, source: HarmSource): Next {
  const enemy = play.cards.enemy(fight.enemy)
  const cause: Cause = { by: 'enemy', enemy: fight.enemy }
  if (enemy.ability?.when === 'afterEnemyHit') {
    const { kind, value } = enemy.ability
    if (kind === 'stealGold') changeGold(play, -value, cause)
    if (kind === 'loseEnergy') changeEnergy(play, -value, cause)
    if (kind === 'leech') damageEnemy(play, fight, -value, cause)
  }
  fight.last = source.from === 'hit' ? source.planned : fight.last
  return 'round'
}
