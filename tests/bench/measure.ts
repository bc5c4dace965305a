/** Something to measure: does one repetition, and gives its figure (milliseconds, bytes, actions a second …). */
export type Subject = () => number | Promise<number>

/**
 * The figures of some subjects, which take turns, repetition by repetition, so that whatever else the machine does falls on all of them
 * alike. One repetition before the first is not counted.
 */
export async function interleaved(subjects: readonly Subject[], repetitions: number): Promise<number[][]> {
  const figures = subjects.map((): number[] => [])
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    for (const [at, subject] of subjects.entries()) {
      const figure = await subject()
      if (repetition > 0) figures[at]!.push(figure)
    }
  }
  return figures
}

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value below which so many per cent of some numbers lie; between two of them in proportion. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error('no values')
  const sorted = values.toSorted((a, b) => a - b)
  const place = ((sorted.length - 1) * percent) / 100
  const below = Math.floor(place)
  const low = sorted[below]!
  return low + (place - below) * ((sorted[below + 1] ?? low) - low)
}

/** How many times as much ours is as what it is held against: the median over the repetitions. */
export function quotient(ours: readonly number[], beside: readonly number[]): number {
  return median(ours.map((value, at) => value / beside[at]!))
}

/** Runs something and gives the milliseconds that it took. */
export async function milliseconds(run: () => unknown): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}
