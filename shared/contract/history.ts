/*
 * Personal history: the people of this household, and what can be known of the matches that have ended. Every figure takes the same
 * filter, so that its matches are found by adding what the figure was about to it (`history.matches`).
 */
export * from './history/parties.ts'
export * from './history/people.ts'
export * from './history/filter.ts'
export * from './history/figures.ts'
export * from './history/doings.ts'
export * from './history/chance.ts'
export * from './history/matches.ts'
export * from './history/achievements.ts'
export * from './history/tables.ts'
