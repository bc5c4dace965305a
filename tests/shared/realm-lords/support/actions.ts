import type { Action, Upkeep } from '../../../../shared/games/realm-lords/actions.ts'
import type { Stance } from '../../../../shared/games/realm-lords/cards/schema.ts'

/* Actions as a player would say them. */

export const roll: Action = { type: 'roll' }
export const stop: Action = { type: 'stop' }
export const begin: Action = { type: 'begin' }
export const resolve: Action = { type: 'resolve' }
export const decline: Action = { type: 'decline' }
export const ability: Action = { type: 'ability' }
export const changeTactic: Action = { type: 'changeTactic' }
export const heal: Action = { type: 'heal' }
export const rest: Action = { type: 'rest' }
export const leave: Action = { type: 'leave' }
export const finish: Action = { type: 'finish' }
export const townAbility: Action = { type: 'townAbility' }

export const use = (item: string, stance?: Stance): Action => (stance ? { type: 'use', item, stance } : { type: 'use', item })
export const drop = (item: string): Action => ({ type: 'drop', item })
export const buy = (item: string): Action => ({ type: 'buy', item })
export const sell = (item: string): Action => ({ type: 'sell', item })

export const free: Upkeep = { by: 'none' }
export const paid: Upkeep = { by: 'energy' }
export const bracers: Upkeep = { by: 'item', item: 'poise-bracers' }

export const attack = (stance: Stance, upkeep: Upkeep = free): Action => ({ type: 'engage', stance, upkeep, tactic: 'attack', flee: false })
export const defend = (stance: Stance, upkeep: Upkeep = free): Action => ({ type: 'engage', stance, upkeep, tactic: 'defend', flee: false })
export const flee = (stance: Stance, upkeep: Upkeep = free): Action => ({ type: 'engage', stance, upkeep, tactic: 'defend', flee: true })
