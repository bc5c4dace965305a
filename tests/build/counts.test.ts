import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { add, asOne, playwrightCounts, summary, vitestCounts } from '../../build/check/counts.ts'

function file(report: unknown): string {
  const name = path.join(mkdtempSync(path.join(tmpdir(), 'gavel-counts-')), 'report.json')
  writeFileSync(name, typeof report === 'string' ? report : JSON.stringify(report))
  return name
}

test.each([
  ['all passed', { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0 }, true, { passed: 7, failed: 0 }],
  ['some failed', { numPassedTests: 5, numFailedTests: 2, numPendingTests: 0 }, false, { passed: 5, failed: 2 }],
  ['a skipped one proves nothing', { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1 }, true, { passed: 5, failed: 1 }],
  ['a file that did not load', { numPassedTests: 5, numFailedTests: 0 }, false, { passed: 5, failed: 1 }],
  ['no report at all', 'not JSON', false, { passed: 0, failed: 1 }],
])('unit tests: %s', (_title, report, isGood, counts) => {
  expect(vitestCounts(file(report), isGood)).toEqual(counts)
})

test.each([
  ['all passed', { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }, true, { passed: 3, failed: 0 }],
  [
    'one failed, one was skipped, one passed when repeated',
    { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } },
    false,
    { passed: 4, failed: 2 },
  ],
  ['it did not start', {}, false, { passed: 0, failed: 1 }],
])('end-to-end tests: %s', (_title, report, isGood, counts) => {
  expect(playwrightCounts(file(report), isGood)).toEqual(counts)
})

test('the last line adds everything up', () => {
  expect(summary([asOne(true), asOne(false), { passed: 40, failed: 2 }].reduce(add))).toBe('41 passed, 3 failed')
})
