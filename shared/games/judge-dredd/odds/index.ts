/*
 * The exact odds of Judge Dredd, computed from a View: never from what is hidden. Chances are counts of equally likely
 * rolls, so that they are exact fractions.
 */
export { arrestOdds, oddsIn } from './arrest.ts'
export { contestOf, duelSides, neededDie, rangeOf, termsOf, type Contest, type Side } from './contest.ts'
export { duelOdds } from './duel.ts'
export { withPlay } from './withPlay.ts'
