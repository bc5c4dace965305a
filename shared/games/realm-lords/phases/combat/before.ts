import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { TestOf } from '../../cards/schema.ts'
import type { Cause } from '../../events.ts'
import { changeEnergy } from '../../changes.ts'
import { draughts, drink, readyInFight } from '../../items.ts'
import type { At, Next, Play } from '../../play.ts'
import type { Fight, FightTable, Realm } from '../../state.ts'
import { damageEnemy, win } from './aftermath.ts'
import { exhaustInFight, sufferLoss } from './harm.ts'
import { fightPurpose, test } from './test.ts'

/** Before Combat with a fight in either form, and whether its top card is known already. */
type Looked = { readonly fight: FightTable; readonly known: boolean; readonly awaits: At<'before'>['awaits'] }

/**
 * RL-C3, RL-I4, RL-R14: what the hero has headed "Before Combat:", from ability or item; at most one is used. A look at a card
 * that is known already would change nothing (RL-R17).
 */
function choices(cards: Cards, realm: Realm, { fight, known }: Omit<Looked, 'awaits'>): Action[] {
  const items = readyInFight(cards, realm, fight, 'beforeCombat')
    .filter((item) => item.effect.kind !== 'peek' || !known)
    .map((item): Action => ({ type: 'use', item: item.id }))
  const looks = cards.hero(realm.hero).ability.kind === 'peek' && !known
  return looks ? [{ type: 'ability' }, ...items] : items
}

/**
 * RL-C3, RL-R14: the enemy's ability, then the player's turn if there is anything to use; else the first combat round
 * begins. Before an ability of the enemy's there is time for a draught (RL-R27).
 */
export function beginBefore(play: Play): Next {
  const { cards, state } = play
  const { stage } = state
  if (stage.step !== 'before') throw new Error(`no Before Combat at ${stage.step}`)
  const { fight } = stage
  if (stage.awaits === 'hero') return choices(cards, state, { fight, known: fight.peeked }).length ? null : 'round'
  return cards.enemy(fight.enemy).ability?.when === 'before' && draughts(cards, state).length ? null : enemyActs(play, stage)
}

/** RL-C3, RL-R14: the enemy's ability first; losses of it are no hits (RL-R12). */
function enemyActs(play: Play, stage: At<'before'>): Next {
  const { fight } = stage
  stage.awaits = 'hero'
  const { ability } = play.cards.enemy(fight.enemy)
  if (!ability || ability.when !== 'before') return 'before'
  const cause: Cause = { by: 'enemy', enemy: fight.enemy }
  if (ability.test && test(play, ability.test, `${fightPurpose(play)}/before/enemy`, cause)) return 'before'
  if (ability.kind === 'loseHealth') return sufferLoss(play, fight, { from: 'before' }, ability.value)
  if (ability.kind === 'loseEnergy') changeEnergy(play, -ability.value, cause)
  return 'before'
}

export function legalBefore(cards: Cards, realm: Realm, looked: Looked): Action[] {
  const own = looked.awaits === 'hero' ? choices(cards, realm, looked) : []
  return [...own, { type: 'begin' }, ...draughts(cards, realm)]
}

export function before(play: Play, stage: At<'before'>, action: Action): Next {
  const { fight } = stage
  if (action.type === 'use' && drink(play, action.item)) return null
  if (stage.awaits === 'enemy') return enemyActs(play, stage)
  if (action.type === 'use') return useItem(play, fight, action.item)
  if (action.type === 'ability') {
    play.table.tell({ type: 'abilityUsed', hero: play.state.hero })
    look(play, fight, { by: 'hero' })
  }
  return 'round'
}

function useItem(play: Play, fight: Fight, item: string): Next {
  exhaustInFight(play, fight, item)
  const { effect } = play.cards.item(item)
  const cause: Cause = { by: 'item', item }
  const passes = (of: TestOf) => test(play, of, `${fightPurpose(play)}/before/${item}`, cause)
  if (effect.kind === 'peek') look(play, fight, cause)
  if (effect.kind === 'bomb') damageEnemy(play, fight, effect.value, cause)
  if (effect.kind === 'testDamage' && passes(effect)) damageEnemy(play, fight, effect.value, cause)
  if (effect.kind === 'testWeaken' && passes(effect)) {
    fight.weakened += effect.value
    play.table.tell({ type: 'weakened', by: effect.value, cause })
  }
  return fight.health === 0 ? win(play, fight) : 'round'
}

/** RL-R13: the top card of the type/stance deck is looked at and put back; it stays known until it is drawn. */
function look(play: Play, fight: Fight, cause: Cause): void {
  const card = fight.deck[0] as string
  fight.peeked = true
  play.table.reveal()
  play.table.tell({ type: 'looked', card, stance: play.cards.stanceOn(card, fight.type), cause })
}
