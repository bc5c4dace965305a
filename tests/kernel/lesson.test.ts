import { describe, expect, test } from 'vitest'
import { follows, isLesson, scripted, stepNumber, stepsAt, type Lesson } from '../../shared/kernel/lesson.ts'

const step = (id: string, from: number) => ({ id, from, at: 'board', why: 'X-1', asks: true })
const lesson: Lesson = {
  game: 'toy',
  config: { rows: 3, names: ['a'] },
  seed: '0'.repeat(64),
  seats: [{ player: 'person' }],
  moves: [0, 1, 0].map((seat, n) => ({ seat, action: { type: 'put', n } })),
  steps: [step('hello', 0), step('board', 0), step('put', 1), step('end', 3)],
}

describe('a guided game', () => {
  test.each([
    ['at the beginning every step that begins there', 0, ['hello', 'board']],
    ['the step that begins at a ply', 1, ['put']],
    ['the same one until the next begins', 2, ['put']],
    ['the last one at the end', 3, ['end']],
  ])('what is said follows from the ply alone: %s', (_, ply, ids) => {
    expect(stepsAt(lesson, ply).map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ['nothing was played yet', [], true],
    ['the first moves were played', lesson.moves.slice(0, 2), true],
    ['keys stand in another order', [{ action: { n: 0, type: 'put' }, seat: 0 }], true],
    ['another action was played', [{ seat: 0, action: { type: 'put', n: 5 } }], false],
    ['another seat played', [{ seat: 1, action: { type: 'put', n: 0 } }], false],
    ['the match went on beyond the script', [...lesson.moves, { seat: 0, action: { type: 'put', n: 9 } }], false],
  ])('a match is guided as long as its log is the script’s: %s', (_, played, follow) => {
    expect(follows(lesson, played)).toBe(follow)
  })

  test('it is known by its seed and set-up', () => {
    const begun = { seed: lesson.seed, config: { names: ['a'], rows: 3 } }
    expect(
      [begun, { ...begun, seed: '1'.repeat(64) }, { ...begun, config: { rows: 3, names: [] } }].map((one) => isLesson(lesson, one)),
    ).toEqual([true, false, false])
  })

  test('the script ends, and steps are counted from one', () => {
    expect([scripted(lesson, 1)?.seat, scripted(lesson, 3), stepNumber(lesson, lesson.steps[3]!)]).toEqual([1, null, 4])
  })
})
