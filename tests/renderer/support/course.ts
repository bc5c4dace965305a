import type { CourseView } from '../../../shared/contract/course.ts'

/** A course of two seats in four moments, with a turning point from ply 10 to 11 at which the second one's chance rose. */
export function courseOf(match: string, change: Partial<CourseView> = {}): CourseView {
  const moment = (ply: number, first: number, error: number) => ({
    ply,
    playouts: 100,
    nobody: 0,
    chances: [first, 1 - first],
    errors: [error, error],
  })
  return {
    match,
    pass: 5,
    done: true,
    moments: [moment(0, 0.5, 0.05), moment(10, 0.6, 0.05), moment(11, 0.2, 0.04), moment(20, 0, 0)],
    turningPoints: [{ from: 10, to: 11, seat: 1, before: 0.4, after: 0.8, error: 0.06 }],
    ...change,
  }
}
