import type { Reseed } from '../../shared/kernel/dice.ts'
import type { Course } from '../../shared/kernel/course.ts'
import type { Move } from '../../shared/kernel/match.ts'

/** A match that has ended, as its thread needs it: what it was played with, and every action. */
export type CourseJob = {
  readonly game: string
  readonly config: unknown
  readonly seed: string
  readonly reseeds: readonly Reseed[]
  readonly moves: readonly Move<unknown>[]
}

/** What the thread says: the course after each pass; after the one that is done it ends. */
export type CourseSaid = Course
