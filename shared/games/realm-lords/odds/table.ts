import type { Cards } from '../cards/cards.ts'
import type { TestOf } from '../cards/schema.ts'
import { extraPoints, roadDice } from '../phases/movement.ts'
import { modifier } from '../stats.ts'
import type { Realm } from '../state.ts'
import { highest, reach } from './dice.ts'

/** RL-C4, RL-R15: the chance (0 … 1) to pass a Test. */
export function testOdds(cards: Cards, realm: Pick<Realm, 'hero' | 'items' | 'tracks'>, { stat, target }: TestOf): number {
  return reach('even', target - modifier(cards, realm, stat))
}

/** RL-D1: the chance (0 … 1) that the tick timer trips at the next Doom roll: that the clock advances, unless an item prevents it. */
export function doomOdds(realm: Pick<Realm, 'doom'>): number {
  return reach('even', realm.doom.tick)
}

/** RL-M1: every number of move points the next throw can give, owned items included, with its chance (0 … 1). */
export function moveOdds(
  cards: Cards,
  realm: Pick<Realm, 'hero' | 'items' | 'health' | 'maxHealth'>,
): { readonly points: number; readonly chance: number }[] {
  const extra = extraPoints(cards, realm)
  return highest(roadDice(cards, realm)).flatMap((chance, die) => (chance > 0 ? [{ points: die + extra, chance }] : []))
}

/** RL-M1: the chance (0 … 1) that the next throw gives at least this many move points. */
export function pointsOdds(cards: Cards, realm: Parameters<typeof moveOdds>[1], points: number): number {
  return moveOdds(cards, realm).reduce((sum, one) => sum + (one.points >= points ? one.chance : 0), 0)
}
