export type { Pack, Sector, ActionCard, CombatEffect, CityEffect, CityHalf } from './packSchema.ts'

/** The moments at which Action Cards can be played (JD-R16). */
export const windowIds = ['move', 'reveal', 'combat', 'end'] as const
export type WindowId = (typeof windowIds)[number]

/** Whom or what a city half is played on. */
export const cityTargets = ['active', 'patient', 'judge', 'rival', 'self', 'crime', 'crimes'] as const
