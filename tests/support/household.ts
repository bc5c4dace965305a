import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fill } from '../sim/household/fill.ts'

// node tests/support/household.ts DIR [--matches 300] [--end 2026-11-30]: fills a new data folder with the matches of a household, for
// looking at the history screens.

const { values, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '300' }, end: { type: 'string' } },
  allowPositionals: true,
})
const [folder] = positionals
const count = Number(values.matches)
const end = values.end === undefined ? new Date() : new Date(values.end)

if (folder === undefined || !Number.isInteger(count) || count < 1 || Number.isNaN(end.getTime())) {
  console.error('node tests/support/household.ts DIR [--matches N] [--end 2026-11-30]')
  process.exitCode = 2
} else {
  const began = performance.now()
  const { matches, actions } = fill(resolve(folder), count, end, (written) => {
    if (written % 50 === 0) console.log(`${written} of ${count} matches`)
  })
  console.log(`${matches} matches with ${actions} actions in ${((performance.now() - began) / 1000).toFixed(0)} s: ${resolve(folder)}`)
}
