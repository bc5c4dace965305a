import type { Chance } from '../../../kernel/chance.ts'
import type { Action } from '../actions.ts'
import type { View } from '../state.ts'

/** How long a player may think: at most so many samples, and not on once `stop` says so. */
export type Thinking = { readonly samples: number; readonly stop: () => boolean }

/**
 * A computer player: chooses one of the legal actions (never none) from what a player in that seat sees. `chance` is
 * its own; it never touches the dice of the match.
 */
export type Player = (view: View, legal: readonly Action[], chance: Chance, thinking: Thinking) => Action
