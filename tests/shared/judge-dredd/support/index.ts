/* What a test of the rules needs: a city laid in a line or two, actions as a player says them, dice as the test says. */
export * from './actions.ts'
export { cards, game } from './cards.ts'
export { city, modifier, type Laid } from './city.ts'
export { scripted, type Rolls } from './dice.ts'
export { only, playOn, steps, type Played } from './run.ts'
