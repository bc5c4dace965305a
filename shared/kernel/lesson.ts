import type { Seat } from './game.ts'
import type { Move } from './match.ts'
import { same } from './plain.ts'

/**
 * Something that a guided game says. It belongs to the positions from `from` on, until the next step begins; of several that begin at one
 * ply one is read after another.
 */
export type LessonStep = {
  /** Names its texts. */
  readonly id: string
  readonly from: number
  /** What it points at, by a name that the game's window gives to parts of its table, for example `space/24`. */
  readonly at: string
  /** The paragraph of the rulebook that it is about. */
  readonly why: string
  /** Whether it asks the learner to do what the script says next; else it only has to be read. */
  readonly asks: boolean
}

/** A guided game: a match whose set-up, seed and actions are written down, with what is said on the way. */
export type Lesson = {
  readonly game: string
  readonly config: unknown
  readonly seed: string
  /** The learner has the first seat; a level marks a computer player, who plays what the script says. */
  readonly seats: readonly { readonly player: 'person' | 'computer'; readonly level?: string }[]
  readonly moves: readonly Move<unknown>[]
  readonly steps: readonly LessonStep[]
}

/** The seat that learns. */
export const learner: Seat = 0

/** Whether a match was begun as this guided game: the same dice for the same set-up. */
export function isLesson(lesson: Lesson, match: { readonly seed: string; readonly config: unknown }): boolean {
  return lesson.seed === match.seed && same(lesson.config, match.config)
}

/** Whether what was played so far is what the script says; beyond its end nothing is. */
export function follows(lesson: Lesson, played: readonly Move<unknown>[]): boolean {
  return (
    played.length <= lesson.moves.length &&
    played.every((move, at) => move.seat === lesson.moves[at]?.seat && same(move.action, lesson.moves[at].action))
  )
}

/** What the script plays at a ply, from the position before it; null at its end. */
export function scripted(lesson: Lesson, ply: number): Move<unknown> | null {
  return lesson.moves[ply] ?? null
}

/** What is said at a ply, in order: the steps that began last, at or before it. */
export function stepsAt(lesson: Lesson, ply: number): readonly LessonStep[] {
  const from = lesson.steps.findLast((step) => step.from <= ply)?.from
  return lesson.steps.filter((step) => step.from === from)
}

/** How far a guided game is: the number of the first step that is said at a ply, counted from 1. */
export function stepNumber(lesson: Lesson, step: LessonStep): number {
  return lesson.steps.indexOf(step) + 1
}
