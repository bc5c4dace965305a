import { roadDice } from '../../../shared/games/realm-lords/phases/movement.ts'
import type { ParagraphId } from '../../../shared/games/realm-lords/rulebook.ts'
import type { View } from '../../../shared/games/realm-lords/state.ts'
import type { Hint } from '../../hints/hint.ts'
import { cards } from './cards.ts'

const hint = (id: string, at: string, why: ParagraphId, when: (view: View) => boolean): Hint => ({
  id: `realm-${id}`,
  at,
  why,
  when: (view) => when(view as View),
})

/** From here on the clock is worth a thought. */
const lateClock = 7

/** What a campaign is first told of. */
export const realmHints: readonly Hint[] = [
  hint('road', 'map', 'RL-M1', ({ stage, round }) => stage.step === 'walk' && round === 1),
  hint('fight', 'stances', 'RL-C12', ({ stage }) => stage.step === 'stance' && stage.fight.last === null),
  hint('keep', 'stances', 'RL-C7', ({ stage }) => stage.step === 'stance' && stage.fight.last !== null),
  hint('town', 'services', 'RL-T1', ({ stage }) => stage.step === 'trade'),
  hint('level', 'act', 'RL-E1', ({ stage }) => stage.step === 'experience'),
  hint('wounded', 'health', 'RL-M1', (view) => view.stage.step === 'depart' && roadDice(cards, view) === 1),
  hint('doom', 'doom', 'RL-D1', ({ stage, doom }) => stage.step === 'depart' && doom.clock >= lateClock),
]
