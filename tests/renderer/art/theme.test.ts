import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import ActButton from '../../../renderer/theme/components/ActButton.vue'
import Cube from '../../../renderer/theme/components/Cube.vue'
import DieFace from '../../../renderer/theme/components/DieFace.vue'
import Heading from '../../../renderer/theme/components/Heading.vue'
import NavTabs from '../../../renderer/theme/components/NavTabs.vue'
import ToolButton from '../../../renderer/theme/components/ToolButton.vue'
import Way from '../../../renderer/theme/components/Way.vue'
import { applyLooks, hangTextures } from '../../../renderer/theme/theme.ts'
import { tornEdge } from '../../../renderer/theme/tornEdge.ts'

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['motion']
})

describe('ActButton', () => {
  test('R-UX-5: names the consequence, and acts', async () => {
    const button = mount(ActButton, { props: { title: 'Walk to Owlwood', note: 'uses all 5' } })
    await button.trigger('click')
    expect(button.text()).toContain('Walk to Owlwood')
    expect(button.emitted('act')).toHaveLength(1)
  })

  test('R-RULE-5: when it is off it says why, stays in the tab order, and does nothing', async () => {
    const button = mount(ActButton, { props: { title: 'Flee', note: '95 %', disabled: true, reason: 'not in the first round' } })
    await button.trigger('click')
    expect(button.emitted('act')).toBeUndefined()
    expect(button.attributes('aria-disabled')).toBe('true')
    expect(button.attributes('disabled')).toBeUndefined()
    expect(button.find('small').text()).toBe('not in the first round')
    expect(button.attributes('aria-describedby')).toBe(button.find('small').attributes('id'))
  })
})

describe('ToolButton', () => {
  test('R-UNDO-1: says why it is off', async () => {
    const tool = mount(ToolButton, { props: { label: 'Undo', disabled: true, reason: 'Undo stops at the roll' } })
    await tool.trigger('click')
    expect(tool.emitted('act')).toBeUndefined()
    expect(tool.attributes('aria-label')).toBe('Undo: Undo stops at the roll')
  })

  test('a switch says whether it is on', () => {
    expect(mount(ToolButton, { props: { label: 'Candlelight', pressed: true } }).attributes('aria-pressed')).toBe('true')
    expect(mount(ToolButton, { props: { label: 'Rules' } }).attributes('aria-pressed')).toBeUndefined()
  })
})

describe('DieFace', () => {
  const pips = (die: { findAll(selector: string): { readonly length: number } }) => die.findAll('circle').length

  test.each([1, 2, 3, 4, 5, 6])('shows %i', (value) => {
    const die = mount(DieFace, { props: { value, label: `die: ${value}` } })
    expect(pips(die)).toBe(value)
    expect(die.attributes()).toMatchObject({ role: 'img', 'aria-label': `die: ${value}` })
  })

  test('R-A11Y-1: with motion off it lies at once', () => {
    document.documentElement.dataset['motion'] = 'off'
    const die = mount(DieFace, { props: { value: 4, rolling: true, label: 'die: 4' } })
    expect(pips(die)).toBe(4)
    expect(die.emitted('settled')).toHaveLength(1)
  })

  test('tumbles, and comes to rest on its value', async () => {
    vi.useFakeTimers()
    document.documentElement.dataset['motion'] = 'on'
    const die = mount(DieFace, { props: { value: 6, out: true, rolling: true, label: 'die: 6' } })
    await vi.advanceTimersByTimeAsync(80)
    expect(die.classes()).toContain('tumbling')
    expect(pips(die)).not.toBe(6)
    expect(die.find('.stroke').exists()).toBe(false)
    await vi.advanceTimersByTimeAsync(600)
    expect(pips(die)).toBe(6)
    expect(die.find('.stroke').exists()).toBe(true)
    expect(die.emitted('settled')).toHaveLength(1)
  })

  test('a new value while it tumbles is the one that it ends on', async () => {
    vi.useFakeTimers()
    document.documentElement.dataset['motion'] = 'on'
    const die = mount(DieFace, { props: { value: 2, rolling: true, label: 'die' } })
    await die.setProps({ value: 5 })
    await vi.advanceTimersByTimeAsync(700)
    expect(pips(die)).toBe(5)
  })
})

test.each([
  ['green', 'I'],
  ['yellow', 'II'],
  ['blue', 'III'],
] as const)('R-A11Y-1: a %s cube carries the mark %s', (colour, mark) => {
  expect(mount(Cube, { props: { colour } }).find('text').text()).toBe(mark)
})

test('R-A11Y-1: cubes differ by the shape of their plate too', () => {
  const plates = (['green', 'yellow', 'blue', 'red'] as const).map((colour) =>
    mount(Cube, { props: { colour } }).findAll('g path')[0]?.attributes('d'),
  )
  expect(new Set(plates).size).toBe(4)
})

test('a cube without a label is ornament, with one a picture', () => {
  expect(mount(Cube, { props: { colour: 'red' } }).attributes('aria-hidden')).toBe('true')
  expect(mount(Cube, { props: { colour: 'red', label: 'a lord' } }).attributes()).toMatchObject({ role: 'img', 'aria-label': 'a lord' })
})

test('a heading has the level asked for', () => {
  expect(
    mount(Heading, { props: { level: 3 }, slots: { default: 'Pack' } })
      .find('h3')
      .exists(),
  ).toBe(true)
})

test('the way marks the step that it is', () => {
  const steps = ['move', 'fight'].map((id) => ({ id, label: id }))
  const way = mount(Way, { props: { steps, current: 'fight', label: 'Phases' } })
  expect(way.findAll('li').map((step) => step.attributes('aria-current'))).toEqual([undefined, 'step'])
})

test('tabs open what is pressed', async () => {
  const tabs = mount(NavTabs, {
    props: {
      tabs: [
        { id: 'games', label: 'Games' },
        { id: 'rules', label: 'Rules' },
      ],
      current: 'games',
      label: 'Pages',
    },
  })
  await tabs.findAll('button')[1]?.trigger('click')
  expect(tabs.emitted('open')).toEqual([['rules']])
})

describe('paper and looks', () => {
  test('the same sheet is always torn alike, another otherwise', () => {
    expect(tornEdge(300, 200, 1)).toBe(tornEdge(300, 200, 1))
    expect(tornEdge(300, 200, 1)).not.toBe(tornEdge(300, 200, 2))
    expect(tornEdge(300, 200, 1)).toMatch(/^M[-\d. L]+Z$/)
  })

  test('looks go to the root element', () => {
    const root = document.createElement('div')
    applyLooks({ theme: 'candlelight', contrast: false, scale: 1.5, motion: 'off', tempo: 'full' }, root)
    expect(root.dataset).toMatchObject({ theme: 'candlelight', motion: 'off' })
    expect(root.style.getPropertyValue('--scale')).toBe('1.5')
    applyLooks({ theme: 'daylight', contrast: false, scale: 1, motion: 'system', tempo: 'quick' }, root)
    expect(root.dataset['motion']).toBeUndefined()
  })

  test('textures hang as custom properties', () => {
    const root = document.createElement('div')
    hangTextures(root)
    expect(root.style.getPropertyValue('--texture-grain')).toBe('url("/realm-art/textureArt/grain.webp")')
  })
})
