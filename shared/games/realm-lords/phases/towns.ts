import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { deckIds, stances, type Cube, type Stance } from '../cards/schema.ts'
import { changeEnergy, changeGold, changeHealth, tellCard, tellCube } from '../changes.ts'
import type { Cause } from '../events.ts'
import type { At, Play } from '../play.ts'
import type { Realm, Sight, SpaceIndex } from '../state.ts'

type Market = Realm & Pick<Sight, 'decks'>
type Visit = At<'trade', unknown>

/**
 * RL-T6, RL-R22: the town's ability, once a visit. War Camp's single use is as many cubes as are paid for, one after
 * another; nothing that would change nothing is offered (RL-R17). Galavanton's works by itself (RL-T7).
 */
export function legalTownAbility(cards: Cards, realm: Market, visit: Visit): Action[] {
  const { ability } = cards.town(visit.town)
  if (ability.kind === 'moveStatCubes') return realm.gold >= ability.cost ? cubeMoves(cards, realm) : []
  if (visit.usedAbility) return []
  switch (ability.kind) {
    case 'swapCubes':
      return swaps(realm)
    // RL-T9: Ryn's Rest.
    case 'healFree':
      return realm.health < realm.maxHealth ? [{ type: 'townAbility' }] : []
    // RL-T10: Windhome.
    case 'energyFull':
      return realm.energy < realm.maxEnergy ? [{ type: 'townAbility' }] : []
    case 'extraItem':
      return visit.first ? deckIds.filter((deck) => realm.decks[deck].length).map((deck) => ({ type: 'orderItem', deck })) : []
    case 'sellBonus':
      return []
  }
}

/** RL-T8: House of Erm swaps two cubes of different colours. */
function swaps(realm: Realm): Action[] {
  const places = realm.cubes.flatMap((cube, space) => (cube ? [space] : []))
  return places.flatMap((a) =>
    places.filter((b) => b > a && realm.cubes[a] !== realm.cubes[b]).map((b): Action => ({ type: 'swapCubes', a, b })),
  )
}

/** RL-T12: War Camp moves cubes from stat to stat, never above the track. */
function cubeMoves(cards: Cards, realm: Realm): Action[] {
  const full = cards.pack.limits.statCubes
  const from = stances.filter((stance) => realm.tracks[stance].length > 0)
  const to = stances.filter((stance) => realm.tracks[stance].length < full)
  return from.flatMap((one) => to.filter((other) => other !== one).map((other): Action => ({ type: 'moveCube', from: one, to: other })))
}

export function applyTownAbility(play: Play, visit: At<'trade'>, action: Action): void {
  const cause: Cause = { by: 'town', town: visit.town }
  const { ability } = play.cards.town(visit.town)
  visit.usedAbility = true
  if (action.type === 'swapCubes') swapCubes(play, action.a, action.b, cause)
  if (action.type === 'moveCube' && ability.kind === 'moveStatCubes') moveCube(play, action.from, action.to, ability.cost, cause)
  if (action.type === 'orderItem') orderItem(play, visit.town, action.deck, cause)
  if (action.type === 'townAbility' && ability.kind === 'healFree') changeHealth(play, ability.value, cause)
  if (action.type === 'townAbility' && ability.kind === 'energyFull') changeEnergy(play, play.state.maxEnergy, cause)
}

function swapCubes(play: Play, a: SpaceIndex, b: SpaceIndex, cause: Cause): void {
  const { cubes } = play.state
  const [first, second] = [cubes[a] as Cube, cubes[b] as Cube]
  cubes[a] = second
  cubes[b] = first
  tellCube(play, first, { in: 'map', space: a }, { in: 'map', space: b }, cause)
  tellCube(play, second, { in: 'map', space: b }, { in: 'map', space: a }, cause)
}

function moveCube(play: Play, from: Stance, to: Stance, cost: number, cause: Cause): void {
  changeGold(play, -cost, cause)
  const cube = play.state.tracks[from].pop() as Cube
  play.state.tracks[to].push(cube)
  tellCube(play, cube, { in: 'track', raise: from }, { in: 'track', raise: to }, cause)
}

/** RL-T11: Marketon lays out one more item, of a deck the player names. */
function orderItem(play: Play, town: string, deck: (typeof deckIds)[number], cause: Cause): void {
  const item = play.state.decks[deck].shift() as string
  play.state.towns[town]!.goods.push(item)
  play.table.reveal()
  tellCard(play, item, { in: 'deck', deck }, { in: 'town', town }, cause)
}
