import { scriptedDice, type Rolls, type ScriptedDice } from '../../../support/dice.ts'

export type { Rolls }

/** Dice as a test says; shuffles that the script does not name leave the cards in their order. */
export function scripted(rolls: Rolls): ScriptedDice {
  return scriptedDice(rolls, (purpose) => /stance-deck-|^setup\/(map|cubes|items)|^redeal/.test(purpose))
}
