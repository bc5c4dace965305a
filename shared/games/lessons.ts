import { isLesson, type Lesson } from '../kernel/lesson.ts'
import { dreddLesson } from './judge-dredd/lesson/lesson.ts'
import { realmLesson } from './realm-lords/lesson/lesson.ts'

/** The guided first game of each game that has one. */
export const lessons: readonly Lesson[] = [dreddLesson, realmLesson]

/** A game's guided game; undefined where there is none. */
export function lessonOf(game: string): Lesson | undefined {
  return lessons.find((lesson) => lesson.game === game)
}

/** Whether a match was begun as its game's guided game. */
export function isGuided(match: { readonly game: string; readonly seed: string; readonly config: unknown }): boolean {
  const lesson = lessonOf(match.game)
  return lesson !== undefined && isLesson(lesson, match)
}
