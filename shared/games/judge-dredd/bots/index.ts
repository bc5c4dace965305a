import type { Cards } from '../cards/cards.ts'
import { cadet } from './cadet.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { senior } from './senior/senior.ts'
import { street } from './street/street.ts'

export type { Player } from './player.ts'

/** How well a computer player plays, the weakest first. */
export const playerLevels = ['cadet', 'street', 'senior'] as const

/** The levels that can be simulated: also one who plays at random. */
export const simulatedLevels = ['random', ...playerLevels] as const
export type SimulatedLevel = (typeof simulatedLevels)[number]

/** A computer player of a level for a card set. Keep it for many matches: it remembers what it worked out. */
export function playerOf(level: SimulatedLevel, cards: Cards): Player {
  switch (level) {
    case 'random':
      return random
    case 'cadet':
      return cadet(cards)
    case 'street':
      return street(cards)
    case 'senior':
      return senior(cards)
  }
}
