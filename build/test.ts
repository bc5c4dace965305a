// `npm test`: everything that can be said about the project on this machine. The last line says how many checks held.
import { mkdirSync, writeFileSync } from 'node:fs'
import { add, asOne, NOTHING, playwrightCounts, summary, vitestCounts, type Counts } from './check/counts.ts'
import { report, runSideBySide, runTool, type Command } from './check/step.ts'
import { makeDist } from './host/makeDist.ts'
import { ensureBrowser, installHint, thisMachine } from './start/browser.ts'
import { inProject } from './start/paths.ts'
import { buildApp } from './vite/build.ts'

const SIDE_BY_SIDE = 2
const REPORTS = inProject('test-results')
/** What a later step (the check of the package) adds its own counts to. */
const SUMMARY = inProject('test-results/summary.json')

const STATIC: readonly Command[] = [
  { name: 'types: shared', run: ['tsc', '-p', 'shared'] },
  { name: 'lint', run: ['eslint', '-c', 'build/eslint.config.js', '.'] },
  { name: 'types: electron', run: ['tsc', '-p', 'electron'] },
  { name: 'types: build', run: ['tsc', '-p', 'build'] },
  { name: 'types: renderer', run: ['vue-tsc', '-p', 'renderer'] },
  { name: 'types: tests', run: ['vue-tsc', '-p', 'tests'] },
  { name: 'format', run: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'arrows', run: ['depcruise', '-c', 'build/dependencies.cjs', 'shared', 'electron', 'renderer'] },
  { name: 'unused', run: ['knip', '-c', 'build/knip.json', '--no-progress'] },
]

async function checkStatically(): Promise<Counts> {
  const results = await runSideBySide(STATIC, SIDE_BY_SIDE)
  return results.map(asOne).reduce(add, NOTHING)
}

async function runUnitTests(): Promise<Counts> {
  const file = `${REPORTS}/vitest.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { isGood, seconds } = await runTool({ name: 'tests', run: ['vitest', 'run', '-c', 'build/vitest.config.ts', ...reporters] }, true)
  report('unit tests, laws and store', isGood, seconds)
  return vitestCounts(file, isGood)
}

async function build(): Promise<boolean> {
  const started = performance.now()
  let isGood = true
  try {
    await buildApp()
    await makeDist()
  } catch (error) {
    isGood = false
    console.error(error)
  }
  report('build', isGood, (performance.now() - started) / 1000)
  return isGood
}

async function runEndToEndTests(): Promise<Counts> {
  const browser = ensureBrowser()
  if (!browser) {
    console.error(`The end-to-end tests need a browser. ${installHint(thisMachine())}`)
    return asOne(false)
  }
  const file = `${REPORTS}/playwright.json`
  const env = { ELECTRON_HOST_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { isGood, seconds } = await runTool(
    { name: 'end to end', run: ['playwright', 'test', '-c', 'build/playwright.config.ts', '--reporter=list,json'], env },
    true,
  )
  report('end to end', isGood, seconds)
  return playwrightCounts(file, isGood)
}

async function main(): Promise<Counts> {
  const started = performance.now()
  mkdirSync(REPORTS, { recursive: true })
  let counts = await checkStatically()
  counts = add(counts, await runUnitTests())
  const isBuilt = await build()
  counts = add(counts, asOne(isBuilt))
  counts = add(counts, isBuilt ? await runEndToEndTests() : asOne(false))
  console.log(`all of it: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return counts
}

const counts = await main()
writeFileSync(SUMMARY, JSON.stringify(counts))
console.log(summary(counts))
process.exitCode = counts.failed === 0 ? 0 : 1
