// A package that is run to its end, without a window.
import { spawnSync } from 'node:child_process'
import { expect } from './expect.ts'

const LIMIT_MS = 60_000

function run(executable: string, ...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const env = { ...process.env, ELECTRON_HOST_HEADLESS: '1' }
  return spawnSync(executable, [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    env,
  })
}

/** The package looks at itself: it opens a store, plays both games to their ends, and replays them. @throws when something is not well */
export function checkSelfTest(executable: string): string {
  const { status, stdout } = run(executable, '--self-test')
  const found = JSON.parse(stdout) as { readonly ok: boolean; readonly packaged: boolean; readonly checks: readonly object[] }
  expect(status === 0 && found.ok && found.packaged && found.checks.length > 0, `--self-test ends with ${status}: ${stdout}`)
  return `${found.checks.length} checks`
}

/** @throws when the command line does not answer as the README says */
export function checkCommandLine(executable: string): void {
  const version = run(executable, '--version')
  expect(version.status === 0 && /^Gavel \d+\.\d+\.\d+\n$/.test(version.stdout), `--version ends with ${version.status}: ${version.stdout}`)
  const unknown = run(executable, '--no-such-option')
  expect(unknown.status === 2 && unknown.stdout === '', `an unknown option ends with ${unknown.status}: ${unknown.stdout}`)
}
