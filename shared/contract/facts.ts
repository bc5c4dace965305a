import type { z } from '../kernel/zod.ts'
import type { GameFacts } from '../kernel/facts.ts'
import type { FightFact, matchFacts, RoadStep } from './history.ts'

type Parts = z.output<typeof matchFacts>

/** All that is kept of a match that has ended; what a game does not have is an empty list. */
export type MatchFacts = GameFacts & {
  readonly attempts: Parts['attempts']
  /** `target`: a seat, or below 0 what the game's own facts mean by it. */
  readonly plays: readonly (Omit<Parts['plays'][number], 'target'> & { readonly target: number })[]
  readonly fights: readonly FightFact[]
  readonly items: Parts['items']
  readonly steps: readonly RoadStep[]
}
