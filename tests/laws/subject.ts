import type { Chance } from '../../shared/kernel/chance.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'

/** Chooses one of the legal actions. */
export type Chooser = (view: unknown, legal: readonly unknown[], chance: Chance) => unknown

/** A game as the laws try it: what a random match of it needs, and what must stay the same in every one. */
export type Subject = {
  readonly game: AnyGame
  /** The configuration of the match with this number; numbers should lead through all of them. */
  config(number: number): unknown
  /** Who plays the match with this number: mostly at random, now and then well, so that late positions are met too. */
  chooser(number: number): Chooser
  /** What is wrong with the pieces of a position: something lost, doubled or out of its limits; null if nothing is. */
  conserved(state: unknown): string | null
  /** No match may take more actions. */
  readonly mostPlies: number
  /** What `npm test` tries: so many matches, the costly laws at every so many plies. */
  readonly inTests: { readonly matches: number; readonly every: number }
}

/** Takes an action out of a list, all kinds equally likely, then all of that kind. */
export const anyKind: Chooser = (_view, legal, chance) => {
  const kinds = [...new Set(legal.map(kindOf))]
  const kind = kinds[chance(kinds.length, 'kind') - 1]
  const choices = legal.filter((action) => kindOf(action) === kind)
  return choices[chance(choices.length, 'action') - 1]
}

function kindOf(action: unknown): unknown {
  return (action as { readonly type?: unknown }).type
}
