import { expect, test } from 'vitest'
import PhasePanel from '../../../renderer/games/judge-dredd/panels/PhasePanel.vue'
import { game } from '../../shared/judge-dredd/support/index.ts'
import { city } from '../../shared/judge-dredd/support/city.ts'
import { layWindow } from '../support/window.ts'

test.each([
  ['JD-V1: nothing is counted before the last Perp is out', 149, null, 'When the last Perp comes out, one full round is left.'],
  ['JD-V1: then the turns are', 20, 23, 'The last Perp is out: 3 turns after this one.'],
  ['JD-V1: to the last', 23, 23, 'This is the last turn.'],
  ['JD-R25: and never beyond the 150th', 148, 152, 'The last Perp is out: 2 turns after this one.'],
  ['JD-R25: which is the last, whether all Perps are out or not', 150, null, 'This is the last turn.'],
])('%s', (_, turn, lastTurn, words) => {
  const state = city(3).with({ turn, lastTurn }).state()
  const shown = layWindow().show(PhasePanel, { view: game.view(state, null) })
  expect(shown.get('[data-guide="countdown"]').text()).toBe(words)
  expect(shown.get('[data-guide="countdown"]').classes('near')).toBe(!words.startsWith('When'))
})
