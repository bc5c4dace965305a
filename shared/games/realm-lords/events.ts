import type { Outcome } from '../../kernel/game.ts'
import type { Raise, Upkeep } from './actions.ts'
import type { Cube, DeckId, Stance, Tier } from './cards/schema.ts'
import type { SpaceIndex } from './state.ts'

/** Why something moved or changed. */
export type Cause =
  | { readonly by: 'item'; readonly item: string }
  | { readonly by: 'hero' }
  | { readonly by: 'enemy'; readonly enemy: string }
  | { readonly by: 'town'; readonly town: string }
  | { readonly by: RuleCause }

export type RuleCause =
  | 'setup'
  | 'combat'
  | 'hit'
  | 'victory'
  | 'flight'
  | 'defeat'
  | 'stance'
  | 'tactic'
  | 'heal'
  | 'rest'
  | 'sell'
  | 'buy'
  | 'visit'
  | 'drop'
  | 'level'
  | 'change'
  | 'recover'

/** Where a cube can be. */
export type CubePlace =
  | { readonly in: 'map'; readonly space: SpaceIndex }
  | { readonly in: 'supply' }
  | { readonly in: 'enemy' }
  | { readonly in: 'exp' }
  | { readonly in: 'spent' }
  | { readonly in: 'track'; readonly raise: Raise }

/** Where an item card can be. */
export type CardPlace =
  | { readonly in: 'deck'; readonly deck: DeckId }
  | { readonly in: 'town'; readonly town: string }
  | { readonly in: 'hero' }
  | { readonly in: 'gone' }

export type Phase = 'movement' | 'combat' | 'trade' | 'experience' | 'recover' | 'doom'

/** One die with the decision it was thrown for. */
export type Die = { readonly purpose: string; readonly sides: number; readonly value: number }

/** What a combat roll adds up to, part by part; parts that are 0 stand there too. */
export type Sum = {
  readonly dice: number
  readonly modifier: number
  readonly defend: number
  readonly guard: number
  readonly bonus: number
  readonly total: number
  readonly target: number
  readonly hit: boolean
}

/** How many dice are thrown and which count: because of a counter, of being countered, or neither (RL-C12). */
export type Footing = 'countering' | 'countered' | 'even'

/** What happened. Ids and numbers only; sentences are made of them by the language files. */
export type RealmEvent =
  | { readonly type: 'mapLaid'; readonly cards: readonly string[] }
  /** With what the hero starts with; health and energy are the first maxima too. */
  | {
      readonly type: 'heroTaken'
      readonly hero: string
      readonly die: Die | null
      readonly difficulty: string
      readonly health: number
      readonly energy: number
      readonly gold: number
    }
  | { readonly type: 'startRolled'; readonly column: Die; readonly row: Die; readonly space: SpaceIndex; readonly town: boolean }
  | { readonly type: 'heroPlaced'; readonly from: SpaceIndex | null; readonly to: SpaceIndex; readonly cause: Cause }
  | { readonly type: 'doomSet'; readonly clock: number; readonly tick: number }
  | { readonly type: 'deckShuffled'; readonly deck: DeckId | 'stance'; readonly order: readonly string[] }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'roadRolled'; readonly dice: readonly Die[]; readonly kept: number; readonly extra: number; readonly points: number }
  | { readonly type: 'pointsGained'; readonly points: number; readonly left: number; readonly cause: Cause }
  | { readonly type: 'stepped'; readonly from: SpaceIndex; readonly to: SpaceIndex; readonly cost: number; readonly left: number }
  | { readonly type: 'stopped'; readonly at: SpaceIndex; readonly left: number }
  | { readonly type: 'cubeMoved'; readonly cube: Cube; readonly from: CubePlace; readonly to: CubePlace; readonly cause: Cause }
  | { readonly type: 'cardMoved'; readonly item: string; readonly from: CardPlace; readonly to: CardPlace; readonly cause: Cause }
  | { readonly type: 'exhausted'; readonly item: string }
  | { readonly type: 'readied'; readonly items: readonly string[] }
  | { readonly type: 'abilityUsed'; readonly hero: string }
  | { readonly type: 'healthChanged'; readonly from: number; readonly to: number; readonly cause: Cause }
  | { readonly type: 'energyChanged'; readonly from: number; readonly to: number; readonly cause: Cause }
  /** `lost`: what the track had no room for. */
  | { readonly type: 'goldChanged'; readonly from: number; readonly to: number; readonly lost: number; readonly cause: Cause }
  /** `rolls`: each die thrown for it; all but the last named lords that had fallen (RL-R2). */
  | { readonly type: 'enemyMet'; readonly tier: Tier; readonly rolls: readonly Die[]; readonly enemy: string; readonly health: number }
  | { readonly type: 'typeRolled'; readonly die: Die; readonly enemyType: string }
  | {
      readonly type: 'tested'
      readonly stat: Stance
      readonly dice: readonly Die[]
      readonly modifier: number
      readonly total: number
      readonly target: number
      readonly passed: boolean
      readonly cause: Cause
    }
  | { readonly type: 'weakened'; readonly by: number; readonly cause: Cause }
  | { readonly type: 'looked'; readonly card: string; readonly stance: Stance; readonly cause: Cause }
  | { readonly type: 'combatRoundBegan'; readonly round: number }
  | {
      readonly type: 'engaged'
      readonly stance: Stance
      readonly upkeep: Upkeep
      readonly tactic: 'attack' | 'defend'
      readonly flee: boolean
    }
  | { readonly type: 'enemyRevealed'; readonly card: string; readonly stance: Stance; readonly left: number }
  | { readonly type: 'tacticChanged'; readonly to: 'attack' | 'defend'; readonly withdrawn: boolean }
  | { readonly type: 'stanceChanged'; readonly from: Stance; readonly to: Stance; readonly cause: Cause }
  | { readonly type: 'mirrored'; readonly cause: Cause }
  | {
      readonly type: 'combatRolled'
      readonly round: number
      readonly stance: Stance
      readonly against: Stance
      readonly footing: Footing
      readonly dice: readonly Die[]
      readonly kept: readonly number[]
      readonly sum: Sum
      readonly cause: Cause
    }
  | { readonly type: 'bonusAdded'; readonly by: number; readonly sum: Sum; readonly cause: Cause }
  | {
      readonly type: 'roundResolved'
      readonly result: 'hit' | 'parried' | 'escaped' | 'missed'
      readonly sum: Sum
      readonly stance: Stance
      readonly against: Stance
    }
  | { readonly type: 'enemyHit'; readonly stance: Stance; readonly damage: number; readonly resisted: number }
  | { readonly type: 'lossPrevented'; readonly by: number; readonly left: number; readonly cause: Cause }
  | { readonly type: 'enemyHealthChanged'; readonly from: number; readonly to: number; readonly cause: Cause }
  | { readonly type: 'fightEnded'; readonly how: 'won' | 'fled' | 'defeated'; readonly enemy: string; readonly round: number }
  | { readonly type: 'lordFell'; readonly lord: string; readonly others: number }
  | { readonly type: 'townEntered'; readonly town: string; readonly first: boolean }
  | {
      readonly type: 'levelGained'
      readonly level: number
      readonly raise: Raise
      readonly cost: number
      readonly paid: readonly Cube[]
      readonly change: readonly Cube[]
      readonly lost: number
    }
  | { readonly type: 'maximumRaised'; readonly of: 'health' | 'energy'; readonly to: number }
  | { readonly type: 'doomRolled'; readonly dice: readonly Die[]; readonly total: number; readonly tick: number; readonly trips: boolean }
  | { readonly type: 'doomMoved'; readonly clock: number; readonly tick: number; readonly advanced: boolean; readonly cause: Cause | null }
  | { readonly type: 'ended'; readonly outcome: Outcome }

export type EventType = RealmEvent['type']
