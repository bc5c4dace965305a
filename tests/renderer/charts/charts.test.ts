import { describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import CalendarChart from '../../../renderer/charts/CalendarChart.vue'
import ChartPanel from '../../../renderer/charts/ChartPanel.vue'
import FacesChart from '../../../renderer/charts/FacesChart.vue'
import LuckChart from '../../../renderer/charts/LuckChart.vue'
import MatrixChart from '../../../renderer/charts/MatrixChart.vue'
import RateBars from '../../../renderer/charts/RateBars.vue'
import ResultsChart from '../../../renderer/charts/ResultsChart.vue'
import RoadChart from '../../../renderer/charts/RoadChart.vue'
import SeasonChart from '../../../renderer/charts/SeasonChart.vue'
import { weeksOf } from '../../../renderer/charts/weeks.ts'
import { layWindow } from '../support/window.ts'

const words = { title: 'A chart', desc: 'What it shows' }
const results = (['won', 'lost', 'between', 'other'] as const).map((mood, at) => ({
  id: `m${at}`,
  label: `match ${at}`,
  at: new Date(2026, at, 3),
  mood,
}))
const row = { id: 'ben', name: 'Ben', note: '2 of 5', label: 'Ben: 40 %', rate: 0.4, low: 0.2, high: 0.7, share: 0.25 }
const duel = { id: 'a>b', label: 'a ahead of b, 3 of 4', won: 3, of: 4 }

/** Every chart with a mark or more, and what its first mark opens. */
const charts = [
  ['results over time', ResultsChart, { results, rolling: [null, 0.5, 0.5, 0.4], share: [null, 0.25, 0.25, 0.25], now: 'now' }, 4, 'm0'],
  ['rates', RateBars, { rows: [row, { ...row, id: 'c', label: 'c', share: null }] }, 2, 'ben'],
  ['who beats whom', MatrixChart, { names: ['a', 'b'], cells: [[null, duel], [{ ...duel, id: 'b>a', won: 1 }, null]] }, 2, 'a>b'], // prettier-ignore
  ['the calendar', CalendarChart, { days: [{ day: '2026-03-01', label: '1 Mar', count: 2 }], year: 2026 }, 1, '2026-03-01'],
  [
    'the dice',
    FacesChart,
    { faces: [1, 2, 3, 4, 5, 6].map((face) => ({ face, label: `${face}`, count: 9 + face, expected: 12, low: 5, high: 19 })) },
    6,
    '1',
  ],
  [
    'luck',
    LuckChart,
    { marks: [{ id: 'm', label: 'm', luck: -1, result: 4, mood: 'won' }], across: 'luck', numbered: true, corners: ['a', 'b', 'c', 'd'] },
    1,
    'm',
  ],
  ['luck by month', SeasonChart, { bars: [{ id: '2026-03', name: 'Mar', note: '2/4', label: 'March', luck: -2 }] }, 1, '2026-03'],
  [
    'the road',
    RoadChart,
    {
      lanes: [{ id: 'health', name: 'Health', values: [5, 4, 3], full: 5 }],
      marks: [{ id: 'f', round: 2, label: 'a fight', kind: 'won', great: true }],
      rounds: 3,
      roman: String,
    },
    1,
    'f',
  ],
] as const

describe.each(charts)('R-A11Y-1: the chart of %s', (_name, component, props, count, first) => {
  const show = () => layWindow().show(component, { ...words, ...props })

  test('is named and described, and no figure of it is missing or endless', () => {
    const svg = show().get('svg.drawing')
    const of = (attribute: string): string => document.getElementById(svg.attributes(attribute) ?? '')?.textContent ?? ''
    expect(of('aria-labelledby')).toBe(words.title)
    expect(of('aria-describedby')).toBe(words.desc)
    expect(svg.html()).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('its marks are buttons with names, one of them a stop of the Tab key', async () => {
    const chart = show()
    await nextTick()
    const marks = chart.findAll('[data-mark]')
    expect(marks).toHaveLength(count)
    expect(marks.every((mark) => mark.attributes('role') === 'button' && /\S/.test(mark.attributes('aria-label') ?? ''))).toBe(true)
    expect(marks.map((mark) => mark.attributes('tabindex'))).toEqual(marks.map((_, at) => (at === 0 ? '0' : '-1')))
  })

  test.each(['click', 'keydown.enter', 'keydown.space'])('%s opens what is behind a mark', async (how) => {
    const chart = show()
    const [event = '', key] = how.split('.')
    await chart.get('[data-mark]').trigger(event, key === undefined ? {} : { key: key === 'enter' ? 'Enter' : ' ' })
    expect(chart.emitted('open')).toEqual([[first]])
  })
})

test('R-A11Y-1: arrows go from mark to mark, Home and End to the first and last', async () => {
  const chart = layWindow().show(ResultsChart, { ...words, results, rolling: [], share: [], now: '' })
  await nextTick()
  const focused = (): string | undefined => (document.activeElement as SVGElement | null)?.dataset['mark']
  const marks = chart.findAll<SVGElement>('[data-mark]')
  marks[0]?.element.focus()
  for (const [key, to] of [
    ['ArrowRight', 'm1'],
    ['ArrowRight', 'm2'],
    ['ArrowLeft', 'm1'],
    ['End', 'm3'],
    ['ArrowRight', 'm3'],
    ['Home', 'm0'],
  ] as const) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    expect(focused(), key).toBe(to)
  }
})

test('R-A11Y-1: an arrow takes what lies in its direction, not what comes next', async () => {
  const names = ['a', 'b', 'c']
  const cells = names.map((from) => names.map((to) => ({ ...duel, id: `${from}${to}`, label: `${from}${to}` })))
  const chart = layWindow().show(MatrixChart, { ...words, names, cells })
  await nextTick()
  for (const [at, mark] of chart.findAll<SVGElement>('[data-mark]').entries())
    vi.spyOn(mark.element, 'getBoundingClientRect').mockReturnValue(new DOMRect((at % 3) * 50, Math.floor(at / 3) * 40, 40, 30))
  chart.get<SVGElement>('[data-mark="ab"]').element.focus()
  await chart.get('[data-mark="ab"]').trigger('keydown', { key: 'ArrowDown' })
  expect((document.activeElement as SVGElement).dataset['mark']).toBe('bb')
})

describe('R-A11Y-1: a panel', () => {
  const figures = { caption: 'The figures', head: ['who', 'won'], rows: [['Ben', '3'], ['Cleo', '4']] } // prettier-ignore

  test('keeps the table behind its chart for screen readers, and shows it on demand', async () => {
    const panel = layWindow().show(ChartPanel, { title: 'Against whom', figures })
    expect(panel.get('.aside-for-readers table').findAll('tbody tr')).toHaveLength(2)
    expect(panel.get('caption').text()).toBe('The figures')
    expect(panel.findAll('tbody th[scope="row"]').map((cell) => cell.text())).toEqual(['Ben', 'Cleo'])
    await panel.get('.figures').trigger('click')
    expect(panel.get('.figures').attributes('aria-pressed')).toBe('true')
    expect(panel.get('[role="group"]').attributes('tabindex')).toBe('0')
    expect(panel.find('.aside-for-readers table').exists()).toBe(false)
  })

  test('says what is missing instead of drawing nothing', () => {
    const panel = layWindow().show(ChartPanel, { title: 'Against whom', figures, empty: 'Nobody yet' })
    expect(panel.text()).toContain('Nobody yet')
    expect(panel.find('table').exists()).toBe(false)
  })
})

describe('R-STAT-3: the weeks of a year', () => {
  test.each([2024, 2025, 2026, 2027, 2028])('%i: every day once, Monday first, over every change of the clock', (year) => {
    const weeks = weeksOf(year)
    const days = weeks.flatMap((week) => week.days)
    expect(days).toHaveLength(new Date(year, 1, 29).getMonth() === 1 ? 366 : 365)
    expect(new Set(days.map(({ key }) => key)).size).toBe(days.length)
    for (const week of weeks) for (const [at, { date }] of week.days.entries()) expect((date.getDay() + 6) % 7).toBe(week.from + at)
  })
})

test('few results: the places of those to come are there, but are no marks', () => {
  const show = (count: number) => {
    const some = Array.from({ length: count }, (_, at) => ({
      id: `m${at}`,
      label: `match ${at}`,
      at: new Date(2026, at % 12, 3),
      mood: 'won' as const,
    }))
    return layWindow().show(ResultsChart, { ...words, results: some, rolling: some.map(() => 1), share: some.map(() => null), now: 'now' })
  }
  expect(show(3).findAll('rect.to-come')).toHaveLength(9)
  expect(show(12).findAll('.to-come')).toHaveLength(0)
})
