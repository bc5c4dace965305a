import type { GameFacts } from '../../../kernel/facts.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { Fate } from '../events.ts'

/** An attempt of one Judge's: how it ended, what it brought, and the chance (0 … 1) to make the arrest before the dice. */
export type AttemptFacts = {
  readonly turn: number
  readonly ply: number
  readonly seat: Seat
  readonly perp: string
  readonly crime: string
  readonly fate: Fate
  readonly margin: number
  readonly points: number
  readonly chance: number
}

/** How often a card was played on whom; `target`: a seat, or one of these. */
export type PlayFacts = {
  readonly seat: Seat
  readonly card: string
  readonly half: 'combat' | 'city'
  readonly target: number
  readonly count: number
}

/** A card that was played on the Perp, and one that was played on nobody. */
export const onPerp = -1
export const onNobody = -2

export type DreddFacts = GameFacts & { readonly attempts: readonly AttemptFacts[]; readonly plays: readonly PlayFacts[] }
