// The installed program is played with, in a room without any network where such rooms can be made.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inProject } from '../../start/paths.ts'
import { ensureBrowser } from '../../start/browser.ts'
import { add, asOne, NOTHING, playwrightCounts, type Counts } from '../counts.ts'
import { report, runTool } from '../step.ts'
import { attempts } from './attempts.ts'

/** What the kernel has counted in a room is written down before it goes. */
const TALLY = inProject('test-results/tally')
/**
 * Leads a command into a network of its own with nothing in it but the way back to itself, on which a test talks to what it drives.
 */
const ROOM = [
  ...['unshare', '--map-root-user', '--net', 'sh', '-c'],
  'ip link set lo up && { "$@"; ended=$?; cat /proc/net/snmp /proc/net/snmp6 >"$0"; exit $ended; }',
  TALLY,
] as const
/** The spec on the network looks for a way out twice itself, to see that it would be heard: in the program and in one of its threads. */
const DELIBERATE = 2

/** Why there can be no such room here; undefined when there can. */
function obstacle(): string | undefined {
  const [command = '', ...args] = ROOM
  const { error, status, stdout, stderr } = spawnSync(command, [...args, 'ip', '-oneline', 'link'], { encoding: 'utf8' })
  if (error) return error.message
  if (status !== 0) return stderr.trim()
  const others = stdout.split('\n').filter((line) => line !== '' && !/^\d+: lo:/.test(line))
  return others.length === 0 ? undefined : `there is more than the loopback: ${others.join('; ')}`
}

/** Runs end-to-end specs on an executable. */
async function drive(
  executable: string,
  { within, specs }: { readonly within: readonly string[]; readonly specs: readonly string[] },
): Promise<Counts> {
  const file = inProject('test-results/packaged.json')
  const env = { GAVEL_EXECUTABLE: executable, ELECTRON_HOST_CHROMIUM: ensureBrowser() ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const run = ['playwright', 'test', '-c', 'build/playwright.packaged.config.ts', '--reporter=list,json', ...specs]
  const { isGood, seconds } = await runTool({ name: 'packaged', run, env, within }, true)
  report(`package: .deb: what was installed is played with${within.length > 0 ? ', without any network' : ''}`, isGood, seconds)
  return playwrightCounts(file, isGood)
}

/** Whether the kernel has seen nobody look for a way out of the last room but the spec itself. */
function judgeRoom(): Counts {
  const { four, six } = attempts(readFileSync(TALLY, 'utf8'))
  const isQuiet = four === DELIBERATE
  // Chromium asks for the way to an address of its maker's to learn whether there is IPv6, and sends nothing there
  report(
    `package: ways out that were looked for: IPv4 ${four}, of which ${DELIBERATE} by the spec; IPv6 ${six}, told and not judged`,
    isQuiet,
    0,
  )
  return asOne(isQuiet)
}

/** Runs the end-to-end specs that are tagged for it on an executable. */
export async function driveInstalled(executable: string): Promise<Counts> {
  const hindered = obstacle()
  if (hindered !== undefined) {
    console.log(`1 skipped: nothing was tried without a network, as no namespace can be made here (${hindered})`)
    return drive(executable, { within: [], specs: [] })
  }
  const played = await drive(executable, { within: ROOM, specs: ['--grep-invert', '@preloaded'] })
  // Once only: what it looks for is counted.
  const listened = await drive(executable, { within: ROOM, specs: ['--grep', '@preloaded', '--retries=0'] })
  return [played, listened, judgeRoom()].reduce(add, NOTHING)
}
