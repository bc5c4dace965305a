import type { Cards } from '../cards/cards.ts'
import { greedy } from './greedy/greedy.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

export type { Player } from './player.ts'

/** How well a computer player plays. */
export const playerLevels = ['random', 'greedy'] as const
export type PlayerLevel = (typeof playerLevels)[number]

/** A computer player of a level for a card set. Keep it for many matches: it remembers what it worked out. */
export function playerOf(level: PlayerLevel, cards: Cards): Player {
  return level === 'greedy' ? greedy(cards) : random
}
