/*
 * The exact odds of Realm Lords, computed from a View: never from what is hidden. All chances are numbers from 0 to 1.
 */
export { combatSums, highest, reach } from './dice.ts'
export { nextStance, stancesLeft } from './stances.ts'
export { exchange, type Exchange } from './exchange.ts'
export { fleeOdds, roundOdds, type RoundOdds } from './round.ts'
export { helpOdds, revealedOdds } from './revealed.ts'
export { doomOdds, moveOdds, pointsOdds, testOdds } from './table.ts'
