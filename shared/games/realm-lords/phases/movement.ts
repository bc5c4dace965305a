import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { spend } from '../changes.ts'
import { applyBelongings, draughts, drops, effectOf, ready } from '../items.ts'
import { entryCost, neighbours, townAt } from '../map.ts'
import { waitAt, type At, type Next, type Play } from '../play.ts'
import { ownedEffects, sum } from '../stats.ts'
import type { Realm, SpaceIndex } from '../state.ts'

/** RL-P1: the next round, which begins with Movement. */
export function beginRound(play: Play): Next {
  play.state.round += 1
  play.table.tell({ type: 'roundBegan', round: play.state.round })
  play.table.tell({ type: 'phaseBegan', phase: 'movement' })
  return waitAt(play, { step: 'depart' })
}

/** RL-M1, RL-R5: before the movement dice the player may still drink, and throws when ready. */
export function legalToDepart(cards: Cards, realm: Realm): Action[] {
  return [{ type: 'roll' }, ...draughts(cards, realm), ...drops(realm)]
}

export function depart(play: Play, _stage: At<'depart'>, action: Action): Next {
  if (action.type === 'roll') return rollForRoad(play)
  applyBelongings(play, action)
  return null
}

/** How many movement dice are thrown: two at full health, else one; Sure Feet always two (RL-M1). */
export function roadDice(cards: Cards, realm: Pick<Realm, 'hero' | 'health' | 'maxHealth'>): 1 | 2 {
  return realm.health >= realm.maxHealth || cards.hero(realm.hero).ability.kind === 'scout' ? 2 : 1
}

/** Move points that owned items add to every movement roll. */
export function extraPoints(cards: Cards, realm: Pick<Realm, 'hero' | 'items'>): number {
  return sum(ownedEffects(cards, realm, 'move').map((effect) => effect.value))
}

/** RL-M1: the highest die is the move points. */
function rollForRoad(play: Play): Next {
  const { cards, state, table } = play
  const dice = Array.from({ length: roadDice(cards, state) }, (_, n) => {
    const purpose = `round-${state.round}/movement/die-${n + 1}`
    return { purpose, sides: 6, value: table.d6(purpose) }
  })
  const values = dice.map((die) => die.value)
  const kept = Math.max(...values)
  const extra = extraPoints(cards, state)
  const points = kept + extra
  table.tell({ type: 'roadRolled', dice, kept, extra, points })
  return waitAt(play, { step: 'walk', dice: values, kept, points, left: points })
}

/** RL-M1, RL-R5: step by step to a space beside that the points still pay for; stopping is possible always. */
export function legalToWalk(cards: Cards, realm: Realm, stage: Pick<At<'walk'>, 'left'>): Action[] {
  const steps = neighbours(realm.at)
    .filter((to) => entryCost(cards, realm, to) <= stage.left)
    .map((to): Action => ({ type: 'step', to }))
  const maps = ready(cards, realm, 'movement').map((item): Action => ({ type: 'use', item: item.id }))
  return [...steps, { type: 'stop' }, ...maps, ...draughts(cards, realm), ...drops(realm)]
}

export function walk(play: Play, stage: At<'walk'>, action: Action): Next {
  if (action.type === 'stop') return stop(play, stage)
  if (action.type === 'step') step(play, stage, action.to)
  else if (action.type === 'use' && effectOf(play.cards, action.item, 'moveBoost')) unfoldMap(play, stage, action.item)
  else applyBelongings(play, action)
  return null
}

/** RL-R5: Folded Road-Map, at any time after the throw until the hero stops. */
function unfoldMap(play: Play, stage: At<'walk'>, item: string): void {
  const boost = effectOf(play.cards, item, 'moveBoost')
  if (!boost) return
  spend(play, item)
  stage.left += boost.value
  stage.points += boost.value
  play.table.tell({ type: 'pointsGained', points: boost.value, left: stage.left, cause: { by: 'item', item } })
}

function step(play: Play, stage: At<'walk'>, to: SpaceIndex): void {
  const from = play.state.at
  const cost = entryCost(play.cards, play.state, to)
  stage.left -= cost
  play.state.at = to
  play.table.tell({ type: 'stepped', from, to, cost, left: stage.left })
}

/** RL-C1, RL-T1, RL-R5: where the movement ends, a cube means a fight, a town trade. */
function stop(play: Play, stage: At<'walk'>): Next {
  const { cards, state, table } = play
  table.tell({ type: 'stopped', at: state.at, left: stage.left })
  if (state.cubes[state.at]) return 'combat'
  return townAt(cards, state, state.at) === null ? 'experience' : 'trade'
}
