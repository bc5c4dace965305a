import { interleaved, median, quotient, type Subject } from './measure.ts'

/** What a ratio is wanted to be. */
export type Target = { readonly least: number } | { readonly most: number }

/** What a row compares: the bench that it belongs to, what is measured in which unit, and the target; null: it is only told. */
export type Comparison = { readonly bench: string; readonly what: string; readonly unit: string; readonly target: Target | null }

/** One line of the table: both figures (medians) and their ratio; `met` is null without a target. */
export type Row = Comparison & {
  readonly ours: number
  readonly beside: number
  readonly ratio: number
  readonly repetitions: number
  readonly met: boolean | null
}

/** What the command line asks of every bench. `long`: what takes many minutes too. */
export type BenchOptions = { readonly repetitions: number; readonly long: boolean }

/** Measures ours and what it is held against in turn. */
export async function compare(comparison: Comparison, ours: Subject, beside: Subject, repetitions: number): Promise<Row> {
  const [own = [], other = []] = await interleaved([ours, beside], repetitions)
  return rowOf(comparison, own, other)
}

/** The row of figures that were measured in turn. */
export function rowOf(comparison: Comparison, ours: readonly number[], beside: readonly number[]): Row {
  const ratio = quotient(ours, beside)
  return {
    ...comparison,
    ours: median(ours),
    beside: median(beside),
    ratio,
    repetitions: ours.length,
    met: meets(ratio, comparison.target),
  }
}

function meets(ratio: number, target: Target | null): boolean | null {
  if (target === null) return null
  return 'least' in target ? ratio >= target.least : ratio <= target.most
}
