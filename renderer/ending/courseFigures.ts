import type { CourseView, TurningPoint } from '../../shared/contract/course.ts'
import type { CourseLine, CourseStop, CourseTick, Figures } from '../charts/figures.ts'

/** Whose line it is: what it is called, and what it looks like. */
export type Runner = Pick<CourseLine, 'name' | 'colour' | 'sign'>

/** A turn with the ply that it begins at, and how it is written below a chart. */
export type Turn = { readonly ply: number; readonly text: string }

/** What is written of a course. */
export type CourseWords = {
  readonly percent: (chance: number) => string
  /** Where in the match a ply is, in whole words. */
  readonly when: (ply: number) => string
  readonly say: (key: string, named?: Record<string, unknown>) => string
}

/** By seat; the first has none. */
const dashes = ['', '9 4', '2 4', '14 4 2 4', '5 3', '1 5'] as const

/** The lines of a course, one a seat. */
export function linesOf({ moments }: CourseView, runners: readonly Runner[]): CourseLine[] {
  return runners.map((runner, seat) => ({
    ...runner,
    id: String(seat),
    dash: dashes[seat % dashes.length] as string,
    values: moments.map(({ chances }) => chances[seat] ?? 0),
    errors: moments.map(({ errors }) => errors[seat] ?? 0),
  }))
}

/** The moments of a course as places on a chart, each in words. */
export function stopsOf({ moments, turningPoints }: CourseView, runners: readonly Runner[], words: CourseWords): CourseStop[] {
  const last = lastPly(moments)
  return moments.map(({ ply, chances }) => {
    const nth = turningPoints.findIndex(({ to }) => to === ply)
    const point = turningPoints[nth]
    const each = runners.map(({ name }, seat) => words.say('course.of', { name, chance: words.percent(chances[seat] ?? 0) }))
    return {
      id: String(ply),
      at: ply / last,
      label: words.say('course.stop', { when: words.when(ply), chances: each.join(', ') }),
      turned: point === undefined ? null : { nth: nth + 1, line: point.seat },
    }
  })
}

/** Where turns are written below a course. */
export function ticksOf({ moments }: CourseView, turns: readonly Turn[]): CourseTick[] {
  const last = lastPly(moments)
  return turns.map(({ ply, text }) => ({ at: ply / last, text }))
}

/** The table behind the chart, with errors where there are any. */
export function figuresOf({ moments }: CourseView, runners: readonly Runner[], words: CourseWords): Figures {
  const cell = (chance: number, error: number): string =>
    error === 0 ? words.percent(chance) : words.say('course.withError', { chance: words.percent(chance), error: words.percent(error) })
  return {
    caption: words.say('course.title'),
    head: [words.say('course.moment'), ...runners.map(({ name }) => name)],
    rows: moments.map(({ ply, chances, errors }) => [
      words.when(ply),
      ...runners.map((_, seat) => cell(chances[seat] ?? 0, errors[seat] ?? 0)),
    ]),
  }
}

/** A change as it is written: from so much to so much. */
export function changeOf({ before, after }: TurningPoint, name: string, words: CourseWords): string {
  return words.say('course.change', { name, before: words.percent(before), after: words.percent(after) })
}

function lastPly(moments: CourseView['moments']): number {
  return Math.max(1, moments.at(-1)?.ply ?? 1)
}
