import { beforeEach, describe, expect, test } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { cards } from '../../../../renderer/games/judge-dredd/cards.ts'
import CityMap from '../../../../renderer/games/judge-dredd/city/CityMap.vue'
import { stepTargets, type Target } from '../../../../renderer/games/judge-dredd/city/targeting.ts'
import names from '../../../../renderer/i18n/en/judge-dredd/names.json' with { type: 'json' }
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import { layWindow, type TestWindow } from '../../support/window.ts'
import { crimeIn, laid } from './laid.ts'

let table: TestWindow
beforeEach(() => {
  table = layWindow()
})

type Told = { targets?: Target[]; picked?: Target[]; acting?: number | null; busy?: boolean }

function show(view: View, told: Told = {}): VueWrapper {
  return table.show(CityMap, { view, targets: [], picked: [], acting: 0, busy: false, ...told })
}

const option = (map: VueWrapper, key: string) => map.get(`[data-spot="${key}"]`)
const nameOf = (map: VueWrapper, key: string): string => option(map, key).attributes('aria-label') ?? ''
const crime = (id: string): Target => ({ kind: 'crime', crime: id })
const judge = (seat: number): Target => ({ kind: 'judge', seat })
const walking = (view: View): Told => ({ targets: stepTargets(view, cards, 0) })

describe('R-A11Y-3: the map in words', () => {
  test('every sector is an option of one list', () => {
    const map = show(laid(['academy', 'city-hall']))
    expect(map.findAll('[role="listbox"] [role="option"]').length).toBe(cards.pack.sectors.length)
  })

  test('a sector says who and what is there, and how far it is', () => {
    const view = laid(['advert-canyon', 'alien-zoo', 'alien-zoo'], [crimeIn('alien-zoo'), crimeIn('museum-of-parking', 'crime-01')])
    const map = show(view, walking(view))
    expect(nameOf(map, 'sector:alien-zoo')).toBe(
      'Alien Zoo. Judge Stern and Judge Quill. Crime: Murder 5, Perp face down. Two steps away, by way of Spaceport.',
    )
    expect(nameOf(map, 'sector:spaceport')).toBe('Spaceport. One step away.')
    expect(nameOf(map, 'sector:lost-property')).toBe('Lost Property Mountain.')
  })

  test.each([
    ['JD-M4: turned up', { faceUp: true, perp: 'perp-28' }, 'Resyk. Crime: Murder 5, Perp: Judge Death 10.'],
    ['JD-R21: peeked at', { perp: 'perp-28' }, 'Resyk. Crime: Murder 5, Perp face down, known to you: Judge Death 10.'],
    ['JD-R21: unknown', {}, 'Resyk. Crime: Murder 5, Perp face down.'],
  ])('a Perp is called %s', (_title, told, name) => {
    expect(nameOf(show(laid(['academy', 'city-hall'], [crimeIn('resyk', 'crime-27', told)])), 'sector:resyk')).toBe(name)
  })

  test('JD-E2, JD-I1, JD-M5: bound, Barneyed and in Intensive Care', () => {
    const view = laid(['resyk', 'academy', 'hospital'], [crimeIn('resyk')], { 1: { barneyed: true }, 2: { inCare: true } })
    const map = show(view)
    expect(nameOf(map, 'sector:resyk')).toMatch(/^Resyk\. Judge Flint, bound\. /)
    expect(nameOf(map, 'sector:academy')).toBe('Academy of Law. Judge Stern, Barneyed.')
    expect(nameOf(map, 'sector:hospital')).toBe('Justice Department Hospital. In Intensive Care: Judge Quill.')
  })
})

describe('pointing', () => {
  test('a press on a target picks it, on anything else nothing', async () => {
    const view = laid(['city-hall', 'academy'])
    const map = show(view, walking(view))
    await option(map, 'sector:resyk').trigger('click')
    await option(map, 'sector:academy').trigger('click')
    expect(map.emitted('pick')).toEqual([[{ kind: 'sector', sector: 'resyk', steps: 2 }]])
    expect(option(map, 'sector:academy').attributes('aria-disabled')).toBe('true')
    expect(option(map, 'sector:resyk').attributes('aria-disabled')).toBe('false')
  })

  test('R-UX-7: nothing is picked while the table is busy', async () => {
    const view = laid(['city-hall', 'academy'])
    const map = show(view, { ...walking(view), busy: true })
    await option(map, 'sector:resyk').trigger('click')
    expect(map.emitted('pick')).toBeUndefined()
  })

  test('JD-R18: Crimes and Judges are options while they are targets', async () => {
    const view = laid(['city-hall', 'academy'], [crimeIn('resyk', 'crime-01'), crimeIn('resyk', 'crime-27')])
    const map = show(view, { targets: [crime('crime-01'), crime('crime-27'), judge(1)], picked: [crime('crime-27')] })
    expect(nameOf(map, 'crime:crime-01')).toBe('Crime: Littering 1, Perp face down. Resyk.')
    expect(nameOf(map, 'judge:1')).toBe('Judge Stern. Academy of Law.')
    expect(option(map, 'crime:crime-27').attributes('aria-selected')).toBe('true')
    expect(map.find('[data-spot="judge:0"]').exists()).toBe(false)
    await option(map, 'crime:crime-01').trigger('click')
    expect(map.emitted('pick')).toEqual([[crime('crime-01')]])
  })

  test('JD-R18: the only target in a sector is picked by the sector too, one of two is not', async () => {
    const view = laid(
      ['city-hall', 'academy'],
      [crimeIn('resyk', 'crime-01'), crimeIn('resyk', 'crime-27'), crimeIn('fun-pier', 'crime-02')],
    )
    const map = show(view, { targets: ['crime-01', 'crime-27', 'crime-02'].map(crime) })
    await option(map, 'sector:fun-pier').trigger('click')
    await option(map, 'sector:resyk').trigger('click')
    expect(map.emitted('pick')).toEqual([[crime('crime-02')]])
  })
})

describe('R-A11Y-1: without a mouse', () => {
  const press = async (map: VueWrapper, key: string): Promise<void> => {
    await map.get('[tabindex="0"][role="option"]').trigger('keydown', { key })
    await nextTick()
  }
  const cursor = (map: VueWrapper) => map.get('[role="option"][tabindex="0"]').attributes('data-spot')

  test('one option is in the way of Tab: where the acting Judge stands, and the focus is at home there', () => {
    const map = show(laid(['city-hall', 'academy']))
    expect(map.findAll('[role="option"][tabindex="0"]').length).toBe(1)
    expect(map.get('[data-focus-home]').attributes('data-spot')).toBe('sector:city-hall')
  })

  test('arrows move, Enter picks', async () => {
    const view = laid(['city-hall', 'academy'])
    const map = show(view, walking(view))
    await press(map, 'ArrowRight')
    expect(cursor(map)).toBe('sector:fun-pier')
    expect(document.activeElement?.getAttribute('data-spot')).toBe('sector:fun-pier')
    await press(map, 'Enter')
    expect(map.emitted('pick')).toEqual([[{ kind: 'sector', sector: 'fun-pier', steps: 1 }]])
  })

  test('Page Down goes through what can be chosen, Home back to the Judge', async () => {
    const map = show(laid(['city-hall', 'academy'], [crimeIn('alien-zoo', 'crime-01')]), { targets: [crime('crime-01'), judge(1)] })
    await press(map, 'PageDown')
    expect(cursor(map)).toBe('crime:crime-01')
    await press(map, 'PageDown')
    expect(cursor(map)).toBe('judge:1')
    await press(map, 'Home')
    expect(cursor(map)).toBe('sector:city-hall')
  })

  test('a target that is none any more gives the cursor back', async () => {
    const map = show(laid(['city-hall', 'academy'], [crimeIn('alien-zoo', 'crime-01')]), { targets: [crime('crime-01')] })
    await press(map, 'PageDown')
    await map.setProps({ targets: [] })
    expect(cursor(map)).toBe('sector:city-hall')
  })

  test('plus, minus and 0 change how near the city is', async () => {
    const map = show(laid(['city-hall', 'academy']))
    const width = (): number => {
      const { style } = map.get<HTMLElement>('.sheet').element
      return Number.parseFloat(style.width) * Number(/scale\((.+)\)/.exec(style.transform)?.[1])
    }
    const whole = width()
    await press(map, '+')
    expect(width()).toBeCloseTo(whole * 1.25)
    await press(map, '-')
    await press(map, '-')
    expect(width()).toBeCloseTo(whole)
    await press(map, '+')
    await press(map, '0')
    expect(width()).toBeCloseTo(whole)
  })

  test('keys of the table are left to it', () => {
    const map = show(laid(['city-hall', 'academy']))
    const event = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })
    map.get('[tabindex="0"]').element.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe('what is to be seen', () => {
  test('JD-R21: nothing of an unknown Perp is in the page', () => {
    const map = show(laid(['academy', 'city-hall'], [crimeIn('resyk'), crimeIn('fun-pier', 'crime-26')]))
    const page = map.html()
    for (const [id, name] of Object.entries(names.perps)) {
      expect(page).not.toContain(id)
      expect(page).not.toContain(name)
    }
    expect(map.findAll('.crime .back').length).toBe(2)
    expect(map.find('.crime .face').exists()).toBe(false)
  })

  test('JD-R21: a Perp that was peeked at stays face down and is marked', () => {
    const map = show(laid(['academy', 'city-hall'], [crimeIn('resyk', 'crime-27', { perp: 'perp-28' })]))
    expect(map.get('.crime .back').text()).toBe('10')
    expect(map.find('.crime .back .eye').exists()).toBe(true)
  })

  test('R-A11Y-2: six Judges in one sector are told apart by number and mark, without colour', () => {
    const map = show(laid(Array.from({ length: 6 }, () => 'academy')))
    expect(
      map
        .findAll('.judge .number')
        .map((number) => number.text())
        .sort(),
    ).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(new Set(map.findAll('.judge .mark').map((mark) => mark.attributes('d'))).size).toBe(6)
  })

  test('JD-M1: the way is drawn to what is pointed at, over its bridge', async () => {
    const view = laid(['grandparent-stacks', 'academy'])
    const map = show(view, walking(view))
    expect(map.find('.way').exists()).toBe(false)
    await option(map, 'sector:resyk').trigger('pointerenter')
    expect(map.get('.way .line').attributes('d')).toBe('M225 218L329.6 210.9L388 187')
    await option(map, 'sector:resyk').trigger('pointerleave')
    expect(map.find('.way').exists()).toBe(false)
  })

  test('JD-M1: one step solid, two dashed, each with its number', () => {
    const view = laid(['city-hall', 'academy'])
    const map = show(view, walking(view))
    expect(
      map
        .findAll('.badge text')
        .map((text) => text.text())
        .sort(),
    ).toEqual(['1', '1', '1', '2', '2', '2', '2', '2', '2'])
    expect(map.findAll('.frame.far').length).toBe(6)
  })
})
