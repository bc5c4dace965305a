/** Something to measure: what one repetition does, and how many units it did. */
export type Task = { readonly name: string; readonly unit: string; run(repetition: number): number }

/** Units a second over all repetitions. */
export type Row = {
  readonly name: string
  readonly unit: string
  readonly median: number
  readonly low: number
  readonly high: number
  readonly repetitions: number
}

/**
 * Measures tasks in turn, repetition by repetition, so that whatever else the machine does falls on all of them alike.
 * One repetition before the first is not counted. `now` gives milliseconds.
 */
export function measure(tasks: readonly Task[], repetitions: number, now: () => number = () => performance.now()): Row[] {
  const rates = tasks.map((): number[] => [])
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    for (const [at, task] of tasks.entries()) {
      const began = now()
      const units = task.run(repetition)
      if (repetition > 0) rates[at]!.push((1000 * units) / (now() - began))
    }
  }
  return tasks.map(({ name, unit }, at) => {
    const sorted = rates[at]!.sort((a, b) => a - b)
    return { name, unit, median: median(sorted), low: sorted[0]!, high: sorted.at(-1)!, repetitions }
  })
}

/** The middle of sorted numbers, or the mean of the two in the middle. */
export function median(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
