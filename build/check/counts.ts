import { readFileSync } from 'node:fs'

export type Counts = { readonly passed: number; readonly failed: number }

export const NOTHING: Counts = { passed: 0, failed: 0 }

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** The last line of `npm test` and of the continuous integration. */
export function summary({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

/** One step that either holds or does not. */
export function asOne(isGood: boolean): Counts {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
}

/** A run that ended badly without a failed test (a file that did not load, say) counts as one failure. */
function withExit(counts: Counts, isGood: boolean): Counts {
  return isGood || counts.failed > 0 ? counts : add(counts, { passed: 0, failed: 1 })
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Reads Vitest's JSON report. A test that was skipped has proved nothing and counts as failed. */
export function vitestCounts(file: string, isGood: boolean): Counts {
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: skipped = 0,
  } = read(file) as Readonly<Record<string, number>>
  return withExit({ passed, failed: failed + skipped }, isGood)
}

/** Reads Playwright's JSON report. A test that was skipped counts as failed; one that passed when repeated has passed (its reporter names it). */
export function playwrightCounts(file: string, isGood: boolean): Counts {
  const { stats = {} } = read(file) as { readonly stats?: Readonly<Record<string, number>> }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return withExit({ passed: expected + flaky, failed: unexpected + skipped }, isGood)
}

/** Counts that an earlier run has left behind. @throws when there are none */
export function readSummary(file: string): Counts {
  return JSON.parse(readFileSync(file, 'utf8')) as Counts
}
