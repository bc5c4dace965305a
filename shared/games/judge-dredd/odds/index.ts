/*
 * The exact odds of Judge Dredd, computed from a View: never from what is hidden. Chances are counts of equally likely
 * rolls, so that they are exact fractions.
 */
export { arrestOdds, oddsIn, type ArrestOdds, type SeatOdds } from './arrest.ts'
export { contestOf, duelSides, neededDie, rangeOf, termsOf, type Contender, type Contest, type Side } from './contest.ts'
export { duelOdds, type DuellistOdds, type DuelOdds } from './duel.ts'
export { withPlay } from './withPlay.ts'
