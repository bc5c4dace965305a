import { beforeEach, describe, expect, test } from 'vitest'
import { judgeKey } from '../../../renderer/games/judge-dredd/names.ts'
import RecapStrip from '../../../renderer/games/judge-dredd/recap/RecapStrip.vue'
import { useRecap } from '../../../renderer/games/judge-dredd/recap/useRecap.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { layWindow } from '../support/window.ts'

const heard = (ply: number, ...events: readonly object[]) => events.map((event) => ({ ply, event: event as DreddEvent }))
const entered = (seat: number, to: string) => ({ type: 'entered', seat, from: null, to, how: 'step', strides: 2 })
const passed = { type: 'passed', seat: 1, window: 'move' }
const peeked = { type: 'peeked', seat: 1, crime: 'crime-01', perp: 'perp-07' }

describe('R-UX-6: what computer players did', () => {
  let recap: ReturnType<typeof useRecap>
  beforeEach(() => void (recap = useRecap()))

  test('is kept deed by deed since a person last decided something', () => {
    recap.add(1, heard(4, entered(1, 'resyk')))
    recap.add(2, heard(5, entered(2, 'academy')))
    expect(recap.deeds.value.map(({ ply, seat }) => [ply, seat])).toEqual([
      [4, 1],
      [5, 2],
    ])
    recap.personActed()
    expect(recap.deeds.value).toHaveLength(2)
    recap.add(1, heard(7, entered(1, 'alien-zoo')))
    expect(recap.deeds.value.map(({ ply }) => ply)).toEqual([7])
  })

  test('can be stepped through, back and on, and shows where each was; what is new is shown at once', () => {
    for (const [ply, sector] of ['resyk', 'academy', 'alien-zoo'].entries()) recap.add(1, heard(ply, entered(1, sector)))
    expect([recap.index.value, recap.sector.value]).toEqual([2, null])
    recap.step(-1)
    recap.step(-1)
    recap.step(-1)
    expect([recap.index.value, recap.current.value?.ply, recap.sector.value]).toEqual([0, 0, 'resyk'])
    recap.step(1)
    expect(recap.sector.value).toBe('academy')
    recap.add(2, heard(9, entered(2, 'resyk')))
    expect([recap.index.value, recap.sector.value]).toEqual([3, null])
  })

  test('R-HID-1: tells neither a pass nor what only one seat may know', () => {
    recap.add(1, heard(4, passed))
    recap.add(1, heard(5, peeked))
    expect([recap.deeds.value, recap.index.value]).toEqual([[], null])
    recap.add(1, heard(6, entered(1, 'resyk'), peeked))
    expect(JSON.stringify(recap.deeds.value)).not.toContain('perp-07')
  })

  test('tells only what can be understood by itself, and whose doing it was', () => {
    const held = { type: 'moveEnded', seat: 0, at: 'resyk', why: 'crime' }
    const crime = { type: 'crimePlaced', crime: 'crime-01', sector: 'resyk' }
    recap.add(1, heard(4, passed, held))
    recap.add(1, heard(4, passed, crime))
    expect(recap.deeds.value).toEqual([])
    recap.add(1, heard(5, passed, entered(2, 'academy'), entered(3, 'resyk')))
    recap.add(1, heard(6, entered(1, 'resyk'), crime, crime))
    expect(recap.deeds.value.map(({ seat, lines }) => [seat, lines.map(({ who }) => who)])).toEqual([
      [2, [2]],
      [1, [1]],
    ])
  })

  test('stands in a strip whose buttons step through it and are off at its ends', async () => {
    for (const [ply, sector] of ['resyk', 'academy'].entries()) recap.add(1, heard(ply, entered(1, sector)))
    const props = () => ({ deed: recap.current.value, index: recap.index.value, count: recap.deeds.value.length })
    const strip = layWindow().show(RecapStrip, {
      ...props(),
      judges: ['judge-flint', 'judge-stern'],
      names: (seat: number) => judgeKey(seat === 0 ? 'judge-flint' : 'judge-stern'),
      held: false,
      speed: 'brisk',
    })
    const [back, on] = ['One step back', 'One step on'].map((name) => strip.get(`[aria-label="${name}"]`))
    const off = () => [back, on].map((button) => button?.attributes('aria-disabled'))
    expect([strip.text(), off()]).toEqual([expect.stringMatching(/2 \/ 2.*Academy of Law/s), ['false', 'true']])
    await back?.trigger('click')
    expect(strip.emitted('step')).toEqual([[-1]])
    recap.step(-1)
    await strip.setProps(props())
    expect([strip.text(), off()]).toEqual([expect.stringMatching(/1 \/ 2.*Resyk/s), ['true', 'false']])
  })
})
