import type { Cube, DeckId, Stance } from './cards/schema.ts'
import type { SpaceIndex } from './state.ts'

export const raises = ['ranged', 'melee', 'magic', 'health', 'energy'] as const
/** What a level-up may raise (RL-E2 … RL-E4). */
export type Raise = (typeof raises)[number]

/** How last round's stance is kept: not at all (another one is taken), for energy, or with an item. */
export type Upkeep = { readonly by: 'none' } | { readonly by: 'energy' } | { readonly by: 'item'; readonly item: string }

/** Everything a player can do. Which of these are legal now, `legalActions` says. */
export type Action =
  /** Throw the movement dice. */
  | { readonly type: 'roll' }
  | { readonly type: 'step'; readonly to: SpaceIndex }
  /** End the movement here. */
  | { readonly type: 'stop' }
  /** Exhaust or discard an item for what its card says; `stance` for the one that asks for a stance. */
  | { readonly type: 'use'; readonly item: string; readonly stance?: Stance }
  /** Leave an item behind without pay. */
  | { readonly type: 'drop'; readonly item: string }
  /** The hero's own ability. */
  | { readonly type: 'ability' }
  /** Go on in Before Combat: to the enemy's ability where it is still to come, else to the first combat round. */
  | { readonly type: 'begin' }
  /** Steps 1 to 3 of a combat round: stance, tactic, and whether to flee. */
  | {
      readonly type: 'engage'
      readonly stance: Stance
      readonly upkeep: Upkeep
      readonly tactic: 'attack' | 'defend'
      readonly flee: boolean
    }
  /** Change the tactic after the reveal. */
  | { readonly type: 'changeTactic' }
  /** Throw the combat dice. */
  | { readonly type: 'resolve' }
  /** Let things take their course where something could still be used. */
  | { readonly type: 'decline' }
  /** Choose among the closest towns. */
  | { readonly type: 'wake'; readonly town: SpaceIndex }
  | { readonly type: 'heal' }
  | { readonly type: 'rest' }
  | { readonly type: 'sell'; readonly item: string }
  | { readonly type: 'buy'; readonly item: string }
  /** The town's ability where it needs no choice. */
  | { readonly type: 'townAbility' }
  | { readonly type: 'swapCubes'; readonly a: SpaceIndex; readonly b: SpaceIndex }
  | { readonly type: 'orderItem'; readonly deck: DeckId }
  | { readonly type: 'moveCube'; readonly from: Stance; readonly to: Stance }
  /** End the trade. */
  | { readonly type: 'leave' }
  | { readonly type: 'raise'; readonly raise: Raise; readonly pay: readonly Cube[] }
  /** Keep the rest of the experience. */
  | { readonly type: 'finish' }

export type ActionType = Action['type']
