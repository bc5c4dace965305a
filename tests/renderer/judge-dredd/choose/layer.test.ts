import { describe, expect, test } from 'vitest'
import { ref } from 'vue'
import ChoiceLayer from '../../../../renderer/games/judge-dredd/choose/ChoiceLayer.vue'
import type { JudgeTable } from '../../../../renderer/games/judge-dredd/useJudgeTable.ts'
import { city, game } from '../../../shared/judge-dredd/support/index.ts'
import { layWindow } from '../../support/window.ts'
import { sitters } from '../arrest/lay.ts'

/** A Judge chooses between two Crimes of the sector that he stands in, and the keyboard is where it is. */
function choosingIn(sector: string, stood: string | null): Element | null {
  const laid = city(2)
    .judge(0, sector)
    .scene('crime-09', 'perp-08', sector)
    .scene('crime-27', 'perp-28', sector)
    .stage({ step: 'naming', active: 0 })
  const view = game.view(laid.state(), null)
  const table = {
    view: ref(view),
    stage: ref(view.stage),
    viewer: ref(null),
    seats: ref(sitters.slice(0, 2)),
    legal: ref(laid.legal()),
    aiming: { plays: ref([]) },
    press: () => undefined,
  } as unknown as JudgeTable
  layWindow().show(ChoiceLayer, { table, stood })
  return document.querySelector('.choices')
}

describe('the choices lie over the half of the city', () => {
  test.each([
    ['below', 'that they are not about', 'spaceport', null],
    ['above', 'that they are not about', 'allotments', null],
    ['above', 'that the keyboard does not stand in, whatever they are about', 'spaceport', 'allotments'],
    ['below', 'that the keyboard does not stand in, whatever they are about', 'allotments', 'spaceport'],
  ])('%s, %s', (where, _why, sector, stood) => {
    expect(choosingIn(sector, stood)?.classList.contains('above')).toBe(where === 'above')
  })
})
