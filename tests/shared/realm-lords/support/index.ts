/* What a test of the rules needs: a table laid in a line or two, actions as a player says them, dice as the test says. */
export * from './actions.ts'
export { cards } from './cards.ts'
export { scripted, type Rolls } from './dice.ts'
export { game, plan, realm, spaceOf, type Laid } from './realm.ts'
export { arriving, only, visiting } from './visits.ts'
