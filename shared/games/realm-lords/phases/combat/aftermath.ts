import type { Action } from '../../actions.ts'
import { changeEnergy, changeGold, changeHealth, placeHero, tellCube } from '../../changes.ts'
import type { Cause } from '../../events.ts'
import { effectOf } from '../../items.ts'
import { closestTowns } from '../../map.ts'
import { waitAt, type At, type Next, type Play } from '../../play.ts'
import type { Fight, SpaceIndex } from '../../state.ts'
import { end, otherLords, victory } from '../ending.ts'

/** Takes health from the enemy, or gives it back with a negative number: never below 0, never above its start (RL-R12). */
export function damageEnemy(play: Play, fight: Fight, damage: number, cause: Cause): void {
  const from = fight.health
  const to = Math.max(0, Math.min(play.cards.enemy(fight.enemy).health, from - damage))
  if (to === from) return
  fight.health = to
  play.table.tell({ type: 'enemyHealthChanged', from, to, cause })
}

/**
 * RL-C16: the enemy is defeated: its cube becomes experience, its gold the hero's. A lord that falls is remembered, and
 * victory is checked at once (RL-W1, RL-R3).
 */
export function win(play: Play, fight: Fight): Next {
  const { cards, state, table } = play
  const { ability } = cards.hero(state.hero)
  table.tell({ type: 'fightEnded', how: 'won', enemy: fight.enemy, round: fight.round })
  state.exp.push(fight.cube)
  tellCube(play, fight.cube, { in: 'enemy' }, { in: 'exp' }, { by: 'victory' })
  changeGold(play, cards.enemy(fight.enemy).gold, { by: 'victory' })
  if (ability.kind === 'winGold') changeGold(play, ability.value, { by: 'hero' })
  for (const { id } of state.items) {
    const bounty = effectOf(cards, id, 'bounty')
    if (bounty) changeGold(play, bounty.value, { by: 'item', item: id })
  }
  if (ability.kind === 'winHeal') changeHealth(play, ability.value, { by: 'hero' })
  if (cards.tierOf(fight.enemy) !== 'lord') return 'experience'
  state.lords.push(fight.enemy)
  table.tell({ type: 'lordFell', lord: fight.enemy, others: otherLords(cards, state.lords) })
  const outcome = victory(cards, state.lords)
  return outcome ? end(play, outcome) : 'experience'
}

/** RL-C9, RL-C15, RL-R7: the hero gets away; the cube goes back, and the round goes on with Experience. */
export function flee(play: Play, fight: Fight): Next {
  play.table.tell({ type: 'fightEnded', how: 'fled', enemy: fight.enemy, round: fight.round })
  returnCube(play, fight, { by: 'flight' })
  return 'experience'
}

/** RL-C17: the hero falls: the cube goes back, the closest town takes the hero in; among several the player picks. */
export function defeat(play: Play, fight: Fight): Next {
  const { cards, state, table } = play
  table.tell({ type: 'fightEnded', how: 'defeated', enemy: fight.enemy, round: fight.round })
  returnCube(play, fight, { by: 'defeat' })
  const towns = closestTowns(cards, state, state.at)
  return towns.length > 1 ? waitAt(play, { step: 'wake', towns }) : wakeIn(play, towns[0] as SpaceIndex)
}

/** RL-R19: ties are the player's choice. */
export function legalToWake(stage: { readonly towns: readonly SpaceIndex[] }): Action[] {
  return stage.towns.map((town) => ({ type: 'wake', town }))
}

export function wake(play: Play, stage: At<'wake'>, action: Action): Next {
  return wakeIn(play, action.type === 'wake' ? action.town : (stage.towns[0] as SpaceIndex))
}

/** RL-C17, RL-R18, RL-R20: half the gold, rounded up, is gone; health and energy are full; on to Recover. */
function wakeIn(play: Play, town: SpaceIndex): Next {
  const { state } = play
  const cause: Cause = { by: 'defeat' }
  placeHero(play, town, cause)
  changeGold(play, -Math.ceil(state.gold / 2), cause)
  changeHealth(play, state.maxHealth, cause)
  changeEnergy(play, state.maxEnergy, cause)
  return 'recover'
}

function returnCube(play: Play, fight: Fight, cause: Cause): void {
  play.state.cubes[play.state.at] = fight.cube
  tellCube(play, fight.cube, { in: 'enemy' }, { in: 'map', space: play.state.at }, cause)
}
