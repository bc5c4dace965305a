import type { Outcome } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import { waitAt, type Next, type Play } from '../play.ts'

/** How many lords other than the Death Lord win a campaign (RL-W1, RL-R3). */
export const lordsToWin = 3

/** The match is over. */
export function end(play: Play, outcome: Outcome): Next {
  play.table.tell({ type: 'ended', outcome })
  return waitAt(play, { step: 'over', outcome })
}

/** RL-W1, RL-R3: how the fallen lords win, or null while they do not. */
export function victory(cards: Cards, lords: readonly string[]): Outcome | null {
  if (lords.some((lord) => cards.enemy(lord).deathLord)) return { winners: [0], reason: 'death-lord' }
  return otherLords(cards, lords) >= lordsToWin ? { winners: [0], reason: 'three-lords' } : null
}

/** The fallen lords that count towards three: all but the Death Lord (RL-R3). */
export function otherLords(cards: Cards, lords: readonly string[]): number {
  return lords.filter((lord) => !cards.enemy(lord).deathLord).length
}
