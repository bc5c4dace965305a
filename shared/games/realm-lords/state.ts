import type { Outcome } from '../../kernel/game.ts'
import type { Cube, DeckId, Stance } from './cards/schema.ts'

/** A space of the map, 0 … 35, row by row from the upper left. */
export type SpaceIndex = number

export const mapSize = 6

/** An item the hero carries. */
export type Carried = { id: string; exhausted: boolean }

/** What stands on the table outside the decks: the same in the full state and in a view. */
export type Realm = {
  hero: string
  difficulty: string
  round: number
  /** Space ids, row by row. */
  spaces: string[]
  cubes: (Cube | null)[]
  at: SpaceIndex
  health: number
  energy: number
  gold: number
  maxHealth: number
  maxEnergy: number
  level: number
  /** Earned cubes that are not spent yet. */
  exp: Cube[]
  /** The pool of spent cubes that change is made from (RL-E1). */
  spent: Cube[]
  /** Cubes on the combat stats: each raises its modifier by 1. */
  tracks: Record<Stance, Cube[]>
  /** The cube that marks a raised maximum, once there is one. */
  markers: { health: Cube | null; energy: Cube | null }
  items: Carried[]
  towns: Record<string, { goods: string[]; visited: boolean }>
  /** Items that have left the game: sold, used up or dropped (RL-R23). */
  gone: string[]
  /** The Realm Lords that have fallen. */
  lords: string[]
  doom: { clock: number; tick: number }
}

/** A fight as everybody may know it: what lies on and beside the combat card (RL-S5). */
export type FightTable = {
  enemy: string
  type: string
  health: number
  cube: Cube
  /** The type/stance cards turned up since the last shuffle, oldest first. */
  drawn: string[]
  shuffles: number
  /** The combat round, 0 before the first. */
  round: number
  /** How much lower the enemy's target numbers are for this combat. */
  weakened: number
  /** The stance the last round was resolved in (RL-R8). */
  last: Stance | null
  /** Whether the one exhaust of this step is used up (RL-C5). */
  exhausted: boolean
  /** Whether the hero's once-per-combat ability is used up. */
  spentAbility: boolean
}

/** The full fight: with the type/stance deck in its order, top first, and whether the hero has looked at the top. */
export type Fight = FightTable & { deck: string[]; peeked: boolean }

/** The same fight as the hero's player sees it: what is left in the deck, and its top card if it was looked at. */
export type FightView = FightTable & { left: string[]; top: string | null }

/** What the hero has set out to do this combat round. */
export type Plan = {
  stance: Stance
  tactic: 'attack' | 'defend'
  fleeing: boolean
  changedTactic: boolean
  /** Mirror Shield: dice are rolled as if the stances matched. */
  mirrored: boolean
}

/** Dice on the table: `kept` are the positions that count. */
export type Roll = { dice: number[]; kept: number[]; bonus: number; rerolls: number }

/** Where the match stands, with all that is needed to go on from there. */
export type StageOf<F> =
  | { step: 'depart' }
  | { step: 'walk'; dice: number[]; kept: number; points: number; left: number }
  /** `awaits`: whose Before Combat ability comes next (RL-R14). */
  | { step: 'before'; fight: F; awaits: 'enemy' | 'hero' }
  | { step: 'stance'; fight: F }
  | { step: 'revealed'; fight: F; plan: Plan; enemy: Stance }
  | { step: 'rolled'; fight: F; plan: Plan; enemy: Stance; roll: Roll }
  | { step: 'landed'; fight: F; plan: Plan; damage: number }
  | { step: 'harm'; fight: F; source: HarmSource; amount: number }
  | { step: 'falling'; fight: F; source: HarmSource }
  | { step: 'struck'; fight: F; source: HarmSource }
  | { step: 'wake'; towns: SpaceIndex[] }
  | { step: 'trade'; town: string; first: boolean; usedAbility: boolean }
  | { step: 'experience' }
  | { step: 'doom'; dice: number[] }
  | { step: 'over'; outcome: Outcome }

/** Where a loss of health comes from: a Before Combat ability, or a hit in a stance of a round planned so. */
export type HarmSource = { from: 'before' } | { from: 'hit'; stance: Stance; planned: Stance }

export type Stage = StageOf<Fight>
export type Step = Stage['step']

/** The whole truth about a match. */
export type State = Realm & { decks: Record<DeckId, string[]>; stage: Stage }

/** What the rules of legality read: the stage as the player sees it, and of the decks how many cards they have, never which. */
export type Sight = Realm & { readonly decks: Record<DeckId, { readonly length: number }>; readonly stage: StageOf<FightView> }

/** What the player sees: decks as the set of cards that must be in them, in no order. */
export type View = Realm & { decks: Record<DeckId, string[]>; stage: StageOf<FightView> }
