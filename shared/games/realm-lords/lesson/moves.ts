import type { Action } from '../actions.ts'
import type { Stance } from '../cards/schema.ts'

const attack = (stance: Stance, by: 'none' | 'energy' = 'none'): Action => ({
  type: 'engage',
  stance,
  upkeep: { by },
  tactic: 'attack',
  flee: false,
})
const roll: Action = { type: 'resolve' }

/** The hill above the hero's first space, with a green cube. */
export const firstFight = 24
export const firstTown = 26
/** The mountain above the town, with a yellow cube. */
export const secondFight = 20

/** What is played in the guided campaign: a fight won, a level, a town, a fight left. */
export const realmMoves: readonly Action[] = [
  { type: 'roll' },
  { type: 'step', to: firstFight },
  { type: 'stop' },
  { type: 'ability' },
  attack('ranged'),
  roll,
  attack('melee'),
  roll,
  attack('ranged'),
  roll,
  attack('ranged', 'energy'),
  roll,
  { type: 'raise', raise: 'ranged', pay: ['green'] },
  { type: 'finish' },
  { type: 'roll' },
  { type: 'step', to: 25 },
  { type: 'step', to: firstTown },
  { type: 'stop' },
  { type: 'townAbility' },
  { type: 'buy', item: 'healing-draught' },
  { type: 'leave' },
  { type: 'roll' },
  { type: 'step', to: secondFight },
  { type: 'stop' },
  { type: 'ability' },
  { type: 'engage', stance: 'melee', upkeep: { by: 'none' }, tactic: 'defend', flee: true },
  roll,
]
