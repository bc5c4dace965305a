import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { TestOf } from '../../cards/schema.ts'
import type { Cause } from '../../events.ts'
import { draughts, drink, readyInFight } from '../../items.ts'
import type { At, Next, Play } from '../../play.ts'
import type { Fight, FightTable, Realm } from '../../state.ts'
import { damageEnemy, win } from './aftermath.ts'
import { exhaustInFight } from './harm.ts'
import { fightPurpose, test } from './test.ts'

/** A fight in either form, with whether its top card is known already. */
type Looked = { readonly fight: FightTable; readonly known: boolean }

/**
 * RL-C3, RL-R14: what the hero has headed "Before Combat:", from ability or item; at most one is used. A look at a card
 * that is known already would change nothing (RL-R17).
 */
function choices(cards: Cards, realm: Realm, { fight, known }: Looked): Action[] {
  const items = readyInFight(cards, realm, fight, 'beforeCombat')
    .filter((item) => item.effect.kind !== 'peek' || !known)
    .map((item): Action => ({ type: 'use', item: item.id }))
  const looks = cards.hero(realm.hero).ability.kind === 'peek' && !known
  return looks ? [{ type: 'ability' }, ...items] : items
}

/** RL-C3: the player's turn before combat, if there is anything to use; else the first combat round begins. */
export function beginBefore(play: Play): Next {
  const { stage } = play.state
  if (stage.step !== 'before') throw new Error(`no Before Combat at ${stage.step}`)
  return choices(play.cards, play.state, { fight: stage.fight, known: stage.fight.peeked }).length ? null : 'round'
}

export function legalBefore(cards: Cards, realm: Realm, looked: Looked): Action[] {
  return [...choices(cards, realm, looked), { type: 'begin' }, ...draughts(cards, realm)]
}

export function before(play: Play, { fight }: At<'before'>, action: Action): Next {
  if (action.type === 'ability') {
    play.table.tell({ type: 'abilityUsed', hero: play.state.hero })
    look(play, fight, { by: 'hero' })
    return 'round'
  }
  if (action.type !== 'use') return 'round'
  if (drink(play, action.item)) return null
  exhaustInFight(play, fight, action.item)
  return useItem(play, fight, action.item)
}

function useItem(play: Play, fight: Fight, item: string): Next {
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
