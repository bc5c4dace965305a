/*
 * The exact odds of Realm Lords, computed from a View: never from what is hidden. All chances are numbers from 0 to 1.
 */
export { combatSums, highest, reach, type Distribution } from './dice.ts'
export { nextStance, stancesLeft } from './stances.ts'
export { exchange, type Exchange } from './exchange.ts'
export { fleeOdds, roundOdds, type Facing, type RoundOdds } from './round.ts'
export { helpOdds, revealedOdds, type HelpOdds, type RevealedOdds } from './revealed.ts'
export { doomOdds, moveOdds, pointsOdds, testOdds } from './table.ts'
