import type { Cards } from '../../../shared/games/realm-lords/cards/cards.ts'
import { cubeColours, type Cube, type Tier } from '../../../shared/games/realm-lords/cards/schema.ts'

/** Where the language files keep the name of a thing. */
export type NamedThing = 'heroes' | 'enemies' | 'items'

/** The key of a card's name. */
export function nameKey(kind: NamedThing, id: string): string {
  return `realm.cards.${kind}.${id}.name`
}

/** A hero's name without the family's, with what goes before it: `Sister Maelin Orr` is `Sister Maelin`. */
export function givenName(name: string): string {
  return name.split(' ').slice(0, -1).join(' ') || name
}

/** The key of the name of a space: a town's or a wild space's. */
export function placeKey(cards: Cards, space: string): string {
  const card = cards.space(space)
  return 'town' in card ? `realm.cards.towns.${card.town}` : `realm.cards.spaces.${space}`
}

const tierOfCube: Readonly<Record<Cube, Tier>> = { green: 'I', yellow: 'II', blue: 'III', red: 'lord' }

/** The tier of enemies that a cube's colour calls (RL-C2). */
export function cubeTier(cube: Cube): Tier {
  return tierOfCube[cube]
}

/** What a cube is worth in experience (RL-E1). */
export function cubeWorth(cube: Cube): number {
  return cubeColours.indexOf(cube) + 1
}

const numerals = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** A whole number from 1 to 89 in Roman numerals; others stay as they are. */
export function roman(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 89) return String(number)
  let left = number
  let out = ''
  for (const [worth, sign] of numerals) {
    for (; left >= worth; left -= worth) out += sign
  }
  return out
}
