import type { CardPlace, Cause, CubePlace } from './events.ts'
import type { Cube } from './cards/schema.ts'
import type { Play } from './play.ts'
import type { SpaceIndex } from './state.ts'

/*
 * The only places where health, energy, gold, cubes and cards change hands: each change is told, so that a transcript
 * accounts for every one of them.
 */

/** Raises or lowers health, never above the maximum, never below 0 (RL-R4). */
export function changeHealth(play: Play, by: number, cause: Cause): void {
  const from = play.state.health
  const to = clamp(from + by, play.state.maxHealth)
  if (to === from) return
  play.state.health = to
  play.table.tell({ type: 'healthChanged', from, to, cause })
}

/** Raises or lowers energy, never above the maximum, never below 0 (RL-R4). */
export function changeEnergy(play: Play, by: number, cause: Cause): void {
  const from = play.state.energy
  const to = clamp(from + by, play.state.maxEnergy)
  if (to === from) return
  play.state.energy = to
  play.table.tell({ type: 'energyChanged', from, to, cause })
}

/** Gains or pays gold; what the track has no room for is lost (RL-R4). */
export function changeGold(play: Play, by: number, cause: Cause): void {
  const { gold: from } = play.state
  const to = clamp(from + by, play.cards.pack.limits.gold)
  const lost = Math.max(0, from + by - to)
  if (to === from && lost === 0) return
  play.state.gold = to
  play.table.tell({ type: 'goldChanged', from, to, lost, cause })
}

/** Says that a cube went from one place to another. The places themselves are kept by the rules that move it. */
export function tellCube(play: Play, cube: Cube, from: CubePlace, to: CubePlace, cause: Cause): void {
  play.table.tell({ type: 'cubeMoved', cube, from, to, cause })
}

/** Takes one cube of a colour out of a pile. */
export function takeCube(pile: Cube[], cube: Cube): void {
  const at = pile.indexOf(cube)
  if (at < 0) throw new Error(`no ${cube} cube to take`)
  pile.splice(at, 1)
}

/** Moves an item card out of the hero's hands: to the town's shelf never, only out of the game (RL-R23). */
export function loseItem(play: Play, item: string, cause: Cause): void {
  const { items, gone } = play.state
  const at = items.findIndex((carried) => carried.id === item)
  if (at < 0) throw new Error(`the hero has no ${item}`)
  items.splice(at, 1)
  gone.push(item)
  tellCard(play, item, { in: 'hero' }, { in: 'gone' }, cause)
}

/** Says that an item card went from one place to another. */
export function tellCard(play: Play, item: string, from: CardPlace, to: CardPlace, cause: Cause): void {
  play.table.tell({ type: 'cardMoved', item, from, to, cause })
}

/** Uses an item up as its card says: turned (RL-C5) or discarded (RL-I3). */
export function spend(play: Play, item: string): void {
  if (play.cards.item(item).use === 'discard') return loseItem(play, item, { by: 'item', item })
  const carried = play.state.items.find((one) => one.id === item)
  if (!carried) throw new Error(`the hero has no ${item}`)
  carried.exhausted = true
  play.table.tell({ type: 'exhausted', item })
}

/** Places the hero on another space. */
export function placeHero(play: Play, to: SpaceIndex, cause: Cause): void {
  const from = play.state.at
  play.state.at = to
  play.table.tell({ type: 'heroPlaced', from, to, cause })
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
