import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { cards } from './cards.ts'
import { realm } from './realm.ts'

const townSpace: Record<string, string> = Object.fromEntries(
  cards.pack.map.flatMap(({ left, right }) => [left, right].flatMap((space) => ('town' in space ? [[space.town, space.id]] : []))),
)
/** In a town on a visit. */
export const visiting = (town = 'windhome', options: { first?: boolean; usedAbility?: boolean } = {}) =>
  realm()
    .at(townSpace[town]!)
    .stage('trade', { town, first: options.first ?? false, usedAbility: options.usedAbility ?? false })
/** About to end a movement in a town. */
export const arriving = (town: string) =>
  realm()
    .at(townSpace[town]!)
    .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
/** The actions of some types. */
export const only = (legal: readonly Action[], ...types: Action['type'][]) => legal.filter(({ type }) => types.includes(type))
