import { describe, expect, test } from 'vitest'
import CoursePanel from '../../../renderer/ending/CoursePanel.vue'
import TurningPoints from '../../../renderer/ending/TurningPoints.vue'
import { changeOf, linesOf, stopsOf, type CourseWords } from '../../../renderer/ending/courseFigures.ts'
import { courseOf } from '../support/course.ts'
import { layWindow } from '../support/window.ts'

const runners = [
  { name: 'Ann', colour: 'red', sign: null },
  { name: 'Bea', colour: 'blue', sign: null },
]
const words: CourseWords = {
  percent: (chance) => `${Math.round(100 * chance)} %`,
  when: (ply) => `ply ${ply}`,
  say: (key, named = {}) => `${key} ${Object.values(named).join(' ')}`.trim(),
}
const course = courseOf('m')
const turns = [{ ply: 0, text: '1' }]

describe('the course as figures', () => {
  test('every seat has a line of its own, told apart without colours', () => {
    const lines = linesOf(course, runners)
    expect(lines.map(({ values }) => values)).toEqual([
      [0.5, 0.6, 0.2, 0],
      [0.5, 0.4, 0.8, 1],
    ])
    expect(new Set(lines.map(({ dash }) => dash)).size).toBe(2)
  })

  test('every moment says all chances, and where a turning point ends', () => {
    const stops = stopsOf(course, runners, words)
    expect(stops.map(({ at, turned }) => [at, turned])).toEqual([
      [0, null],
      [0.5, null],
      [0.55, { nth: 1, line: 1 }],
      [1, null],
    ])
    expect(stops[2]?.label).toBe('course.stop ply 11 course.of Ann 20 %, course.of Bea 80 %')
  })

  test('a change is told from so much to so much', () => {
    expect(changeOf(course.turningPoints[0]!, 'Bea', words)).toBe('course.change Bea 40 % 80 %')
  })
})

describe('the panel', () => {
  test('leads from a moment to the match as it was then, by mouse and by key', () => {
    const wrapper = layWindow().show(CoursePanel, { course, failed: false, runners, turns, words })
    const marks = [...document.querySelectorAll<SVGElement>('[data-mark]')]
    expect(marks.map(({ dataset }) => dataset['mark'])).toEqual(['0', '10', '11', '20'])
    marks[1]!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    marks[2]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(wrapper.emitted('open')).toEqual([[10], [11]])
  })

  test('has the same figures as a table, with their errors where they are estimates', () => {
    layWindow().show(CoursePanel, { course, failed: false, runners, turns, words })
    const rows = [...document.querySelectorAll('table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toHaveLength(4)
    expect(rows[1]).toEqual(['ply 10', 'course.withError 60 % 5 %', 'course.withError 40 % 5 %'])
    expect(rows[3]).toEqual(['ply 20', '0 %', '100 %'])
  })

  test('says so where there is none', () => {
    layWindow().show(CoursePanel, { course: null, failed: true, runners, turns, words })
    expect(document.body.textContent).toContain('course.off')
    expect(document.querySelector('svg.drawing')).toBeNull()
  })
})

describe('turning points', () => {
  const told = [{ ply: 10, when: 'Turn 2', said: 'Somebody fell.', change: 'Bea: 40 % → 80 %', rose: true }]

  test('are told, and lead to the moment before them', () => {
    const wrapper = layWindow().show(TurningPoints, { told, done: true })
    const button = document.querySelector('button')
    expect(button?.textContent).toContain('Turn 2 Somebody fell.')
    button?.click()
    expect(wrapper.emitted('open')).toEqual([[10]])
  })

  test.each([
    [true, 'No single moment'],
    [false, 'Looking for'],
  ])('none: done is %s', (done, said) => {
    layWindow().show(TurningPoints, { told: [], done })
    expect(document.body.textContent).toContain(said)
  })
})
