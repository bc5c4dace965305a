import type { Seat } from '../../kernel/game.ts'
import type { Aimed } from './state.ts'

/** What a card is played on. `active` and `self` need no choice: the Judge who is about to move, the player himself. */
export type Aim =
  | { readonly at: 'none' }
  | { readonly at: 'fight'; readonly on: Aimed }
  | { readonly at: 'sector'; readonly to: string }
  | { readonly at: 'judge'; readonly seat: Seat; readonly to: string }
  | { readonly at: 'rival'; readonly seat: Seat }
  | { readonly at: 'crime'; readonly crime: string; readonly to: string }
  | { readonly at: 'crimes'; readonly crimes: readonly string[] }

/** Everything a player can do. Which of these are legal now, `legalActions` says. */
export type Action =
  /** Set the piece in a Starting Sector. */
  | { readonly type: 'place'; readonly sector: string }
  /** Play a card in the window that is open; its combat half at the last call, else its city half. */
  | { readonly type: 'play'; readonly card: string; readonly aim: Aim }
  | { readonly type: 'pass' }
  | { readonly type: 'step'; readonly to: string }
  /** End the move here. */
  | { readonly type: 'stay' }
  /** Name the Crime to attempt. */
  | { readonly type: 'name'; readonly crime: string }
  | { readonly type: 'join' }
  | { readonly type: 'decline' }
  /** Discard before drawing, where the limit would cut the draw. */
  | { readonly type: 'discard'; readonly card: string }
  /** Draw so many new cards. */
  | { readonly type: 'draw'; readonly count: number }

export type ActionType = Action['type']
