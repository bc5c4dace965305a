// The installed program is played with, in a room without any network where such rooms can be made.
import { spawnSync } from 'node:child_process'
import { inProject } from '../../start/paths.ts'
import { ensureBrowser } from '../../start/browser.ts'
import { add, asOne, playwrightCounts, type Counts } from '../counts.ts'
import { report, runTool } from '../step.ts'

/** Leads a command into a network of its own with nothing in it but the way back to itself, on which a test talks to what it drives. */
const ROOM = ['unshare', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] as const
/** All that the kernel calls a network there. */
const LOOPBACK_ONLY = /^lo:/

/** Why there can be no such room here; undefined when there can. */
function obstacle(): string | undefined {
  const [command = '', ...args] = ROOM
  const { error, status, stdout, stderr } = spawnSync(command, [...args, 'ip', '-oneline', 'link'], { encoding: 'utf8' })
  if (error) return error.message
  if (status !== 0) return stderr.trim()
  const others = stdout.split('\n').filter((line) => line !== '' && !LOOPBACK_ONLY.test(line.replace(/^\d+: /, '')))
  return others.length === 0 ? undefined : `there is more than the loopback: ${others.join('; ')}`
}

/** Runs the end-to-end specs that are tagged for it on an executable. */
export async function driveInstalled(executable: string): Promise<Counts> {
  const hindered = obstacle()
  const file = inProject('test-results/packaged.json')
  const env = { GAVEL_EXECUTABLE: executable, ELECTRON_HOST_CHROMIUM: ensureBrowser() ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const run = ['playwright', 'test', '-c', 'build/playwright.packaged.config.ts', '--reporter=list,json']
  const { isGood, seconds } = await runTool({ name: 'packaged', run, env, within: hindered === undefined ? ROOM : [] }, true)
  const place = hindered === undefined ? 'without any network' : 'in this computer’s network'
  report(`package: .deb: what was installed is played with, ${place}`, isGood, seconds)
  const counts = playwrightCounts(file, isGood)
  if (hindered === undefined) return add(counts, asOne(isGood))
  console.log(`1 skipped: nothing was tried without a network, as no namespace can be made here (${hindered})`)
  return counts
}
