import type { GameFacts } from '../../../kernel/facts.ts'

/** A fight: against whom, how it ended, and what it cost. `dealt` and `taken` are health, `gold` what it brought. */
export type FightFacts = {
  readonly round: number
  readonly ply: number
  readonly enemy: string
  readonly tier: string
  readonly how: 'won' | 'fled' | 'defeated'
  readonly rounds: number
  readonly dealt: number
  readonly taken: number
  readonly gold: number
  readonly luck: number
}

export type ItemFacts = { readonly item: string; readonly bought: number; readonly sold: number; readonly gold: number }

/** Where the hero stood when a round was over. `doom`: the clock. */
export type StepFacts = {
  readonly round: number
  readonly health: number
  readonly maxHealth: number
  readonly energy: number
  readonly level: number
  readonly gold: number
  readonly doom: number
  readonly lords: number
}

export type RealmFacts = GameFacts & {
  readonly fights: readonly FightFacts[]
  readonly items: readonly ItemFacts[]
  readonly steps: readonly StepFacts[]
}
