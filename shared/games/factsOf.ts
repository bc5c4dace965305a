import type { GameFacts, ToldStep } from '../kernel/facts.ts'
import type { Outcome } from '../kernel/game.ts'
import type { AllFacts } from './allFacts.ts'
import { defaultCards as dreddCards } from './judge-dredd/cards/defaultPack.ts'
import type { Config as DreddConfig } from './judge-dredd/config.ts'
import type { DreddEvent } from './judge-dredd/events.ts'
import { dreddFacts } from './judge-dredd/facts/facts.ts'
import { defaultCards as realmCards } from './realm-lords/cards/defaultPack.ts'
import type { RealmEvent } from './realm-lords/events.ts'
import { realmFacts } from './realm-lords/facts/facts.ts'
import { ownFacts } from './ownFacts.ts'

/** Raised whenever the same log could lead to other facts than before: what is stored is then derived anew. */
export const factsVersion = 2

/** A match that has ended, or was given up (`outcome` is `null`), as its log tells of it. */
export type Told = {
  readonly game: string
  readonly config: unknown
  readonly seats: number
  readonly steps: readonly ToldStep<{ readonly type: string }>[]
  readonly outcome: Outcome | null
  /** The step with which it left the match that it is a branch or a copy of; `null` for one that is neither. */
  readonly since: number | null
}

let dreddPack: ReturnType<typeof dreddCards> | undefined
let realmPack: ReturnType<typeof realmCards> | undefined

const none = { attempts: [], plays: [], fights: [], items: [], steps: [] }

const games: Readonly<Record<string, (told: Told) => GameFacts>> = {
  'judge-dredd': ({ config, steps, outcome }) =>
    dreddFacts((dreddPack ??= dreddCards()), config as DreddConfig, steps as ToldStep<DreddEvent>[], outcome),
  'realm-lords': ({ steps, outcome }) => realmFacts((realmPack ??= realmCards()), steps as ToldStep<RealmEvent>[], outcome),
}

/**
 * Derives the facts of a match from what was told at each step; those of a branch begin where it left the match that it comes from. A game
 * that counts nothing of its own has results alone.
 */
export function factsOf(told: Told): AllFacts {
  const whole = allOf(told)
  if (told.since === null) return whole
  return ownFacts(whole, allOf({ ...told, steps: told.steps.slice(0, told.since + 1), outcome: null }))
}

function allOf(told: Told): AllFacts {
  const game = Object.hasOwn(games, told.game) ? games[told.game] : undefined
  return { ...none, ...(game?.(told) ?? plainFacts(told)) }
}

function plainFacts({ seats, outcome }: Told): GameFacts {
  const won = (seat: number) => outcome?.winners.includes(seat) ?? false
  const alone = seats === 1
  return {
    rounds: 0,
    difficulty: null,
    seats: Array.from({ length: seats }, (_, seat) => ({
      hero: null,
      won: won(seat),
      place: alone ? null : won(seat) ? 1 : 2,
      score: null,
      ahead: null,
      contests: 0,
      contestsWon: 0,
      luck: 0,
    })),
    dice: [],
    rolls: [],
    deeds: [],
  }
}
