import type { VueWrapper } from '@vue/test-utils'
import { describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { cards } from '../../../../renderer/games/realm-lords/cards.ts'
import { turned } from '../../../../renderer/games/realm-lords/map/grid.ts'
import JourneyDecision from '../../../../renderer/games/realm-lords/map/JourneyDecision.vue'
import { arrivalAt, walkAlong } from '../../../../renderer/games/realm-lords/map/reach.ts'
import RealmMap from '../../../../renderer/games/realm-lords/map/RealmMap.vue'
import { routes, townAt } from '../../../../shared/games/realm-lords/map.ts'
import { legalActions } from '../../../../shared/games/realm-lords/game.ts'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { layWindow } from '../../support/window.ts'
import { viewOfNew } from '../../support/views.ts'

const points = 5

function walking(change: (view: View) => void = () => undefined): View {
  const view = viewOfNew()
  view.stage = { step: 'walk', dice: [5, 3], kept: 5, points, left: points }
  change(view)
  return view
}

function asked(view: View): VueWrapper {
  return layWindow().show(JourneyDecision, { view, legal: legalActions(cards, view), busy: false })
}

const spaceButton = (wrapper: VueWrapper, space: number) =>
  wrapper.findAll('[role="gridcell"] button')[space] as ReturnType<VueWrapper['find']>

describe('the map', () => {
  test('R-A11Y-1: every space says all that its picture shows', () => {
    const view = walking()
    const wrapper = asked(view)
    const labels = wrapper.findAll('[role="gridcell"] button').map((button) => button.attributes('aria-label') ?? '')
    expect(labels).toHaveLength(36)
    expect(labels[view.at]).toMatch(/, you are here$/)
    const reach = routes(cards, view, view.at, points)
    labels.forEach((label, space) => {
      expect(label).toMatch(/^[^,]+, (meadow|road|heath|wood|hill|marsh|crag|peak|town), costs \d/)
      expect(/reachable for \d of 5/.test(label)).toBe(reach.has(space))
      expect(/(tier I|tier II|tier III|Realm Lord) cube/.test(label)).toBe(view.cubes[space] !== null)
      expect(/on offer/.test(label)).toBe(townAt(cards, view, space) !== null)
    })
  })

  test('R-RULE-5: a space out of reach says what its way would cost', () => {
    const view = walking()
    const wrapper = asked(view)
    const reach = routes(cards, view, view.at, points)
    const far = view.spaces.findIndex((_, space) => !reach.has(space) && space !== view.at)
    const cost = routes(cards, view, view.at).get(far)?.cost
    expect(spaceButton(wrapper, far).attributes('aria-label')).toContain(`the way costs ${cost}, and 5 are left`)
  })

  test('R-A11Y-1: arrows move one cursor, which stays on the map, and one space takes the tabulator', async () => {
    const view = walking((one) => (one.at = 0))
    const wrapper = asked(view)
    const cursor = (): number => wrapper.findAll('[role="gridcell"] button').findIndex((button) => button.attributes('tabindex') === '0')
    expect(cursor()).toBe(0)
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
      await wrapper.find('[role="grid"]').trigger('keydown', { key })
    }
    expect(cursor()).toBe(6)
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0')
  })

  test.each([
    [0, 'ArrowUp', 0],
    [0, 'ArrowLeft', 0],
    [35, 'ArrowDown', 35],
    [35, 'ArrowRight', 35],
    [14, 'ArrowUp', 8],
    [14, 'Home', 12],
    [14, 'End', 17],
    [14, 'x', null],
  ])('from %i, %s leads to %s', (from, key, to) => {
    expect(turned(from, key)).toBe(to)
  })

  test('a town shows its goods to mouse and keyboard alike', async () => {
    const view = walking()
    const wrapper = asked(view)
    const space = view.spaces.findIndex((_, at) => townAt(cards, view, at) !== null)
    const button = spaceButton(wrapper, space)
    const seen = vi.spyOn(button.element as Element, 'matches')
    seen.mockImplementation((selector) => selector === ':focus-visible')
    await button.trigger('focus')
    expect(wrapper.find('.town-sheet').text()).toContain('gold')
    await button.trigger('blur')
    // The keyboard's place, where a pointer is used: nobody has asked for what lies there.
    seen.mockReturnValue(false)
    await button.trigger('focus')
    expect(wrapper.find('.town-sheet').exists()).toBe(false)
    await spaceButton(wrapper, space).trigger('mouseenter')
    expect(wrapper.find('.town-sheet').exists()).toBe(true)
  })

  test('a map that is only looked at chooses nothing', async () => {
    const wrapper = layWindow().show(RealmMap, { view: viewOfNew() })
    await spaceButton(wrapper, 5).trigger('click')
    expect(wrapper.emitted('choose')).toBeUndefined()
  })
})

describe('the walk', () => {
  const view = walking()
  const reach = routes(cards, view, view.at, points)
  const [target, way] = [...reach].sort(([, a], [, b]) => b.path.length - a.path.length)[0] ?? [0, { cost: 0, path: [] }]

  test('RL-M1: a space is chosen, the button says where it goes and what it uses, and plays the steps and the stop', async () => {
    const wrapper = asked(view)
    await spaceButton(wrapper, target).trigger('click')
    const act = wrapper.find('[data-next]')
    expect(act.text()).toMatch(/^Walk to .*uses (all )?\d, /)
    await act.trigger('click')
    expect(wrapper.emitted('act')).toEqual([walkAlong(way.path)])
    expect(way.path.length).toBeGreaterThan(1)
    expect(walkAlong(way.path).at(-1)).toEqual({ type: 'stop' })
  })

  test('a second press on the chosen space walks', async () => {
    const wrapper = asked(view)
    await spaceButton(wrapper, target).trigger('click')
    await spaceButton(wrapper, target).trigger('click')
    expect(wrapper.emitted('act')).toEqual([walkAlong(way.path)])
  })

  test('R-UX-1: without a chosen space there is no marked next step, and the walk is not possible', async () => {
    const wrapper = asked(view)
    expect(wrapper.find('[data-next]').exists()).toBe(false)
    await wrapper.get('[data-choice="2"]').trigger('click')
    expect(wrapper.emitted('act')).toBeUndefined()
  })

  test('Escape lets go of the chosen space and plays nothing', async () => {
    const wrapper = asked(view)
    await spaceButton(wrapper, target).trigger('click')
    await wrapper.find('[role="grid"]').trigger('keydown', { key: 'Escape' })
    expect(wrapper.find('[data-next]').exists()).toBe(false)
    expect(wrapper.emitted('act')).toBeUndefined()
  })

  test('RL-R5: staying says what it means there', async () => {
    const wrapper = asked(walking((one) => (one.cubes[one.at] = 'blue')))
    const stay = wrapper.get('[data-choice="1"]')
    expect(stay.text()).toContain('fight a tier III enemy')
    await stay.trigger('click')
    expect(wrapper.emitted('act')).toEqual([[{ type: 'stop' }]])
  })

  test('nothing is played while an answer is on its way', async () => {
    const wrapper = layWindow().show(JourneyDecision, { view, legal: legalActions(cards, view), busy: true })
    await spaceButton(wrapper, target).trigger('click')
    await nextTick()
    await wrapper.find('[data-next]').trigger('click')
    expect(wrapper.emitted('act')).toBeUndefined()
  })

  test.each([
    ['green', { kind: 'fight', tier: 'I' }],
    ['red', { kind: 'fight', tier: 'lord' }],
  ] as const)('RL-C1: a %s cube where the movement ends means a fight', (cube, arrival) => {
    const wild = view.spaces.findIndex((_, space) => townAt(cards, view, space) === null)
    expect(arrivalAt({ ...view, cubes: view.cubes.with(wild, cube) }, wild)).toEqual(arrival)
    expect(arrivalAt({ ...view, cubes: view.cubes.with(wild, null) }, wild)).toEqual({ kind: 'quiet' })
  })
})

describe('before the walk and after a defeat', () => {
  test.each([
    ['RL-M1: two dice at full health', () => undefined, 'Roll two dice'],
    ['RL-M1: one die below it', (view: View) => (view.health -= 1), 'Roll one die'],
  ] as const)('%s', async (_, change, title) => {
    const view = viewOfNew()
    change(view)
    const wrapper = asked(view)
    const roll = wrapper.get('[data-next]')
    expect(roll.text()).toContain(title)
    await roll.trigger('click')
    expect(wrapper.emitted('act')).toEqual([[{ type: 'roll' }]])
  })

  test('the map stays where it is when the dice are thrown, and only spaces that look different are drawn anew', async () => {
    const wrapper = asked(viewOfNew())
    const [map, here, far] = [
      wrapper.get('[role="grid"]').element,
      spaceButton(wrapper, viewOfNew().at).element,
      wrapper.get('.edge').element,
    ]
    const view = walking()
    await wrapper.setProps({ view, legal: legalActions(cards, view) })
    expect(wrapper.text()).toContain('5 move points')
    expect(wrapper.get('[role="grid"]').element).toBe(map)
    expect(spaceButton(wrapper, view.at).element).toBe(here)
    expect(wrapper.get('.edge').element).toBe(far)
  })

  test('RL-R19: between equally close towns the player chooses, and none is marked', async () => {
    const view = viewOfNew()
    const towns = view.spaces.flatMap((_, space) => (townAt(cards, view, space) === null ? [] : [space])).slice(0, 2)
    view.stage = { step: 'wake', towns }
    const wrapper = asked(view)
    expect(wrapper.find('[data-next]').exists()).toBe(false)
    await wrapper.get('[data-choice="2"]').trigger('click')
    expect(wrapper.emitted('act')).toEqual([[{ type: 'wake', town: towns[1] }]])
  })
})
