// `npm run package`: packs the built app on the host's distribution, without any download, and looks at what came out.
// The same configuration packs it on the real Electron where that can be fetched.
import { rmSync } from 'node:fs'
import { inspectPackage } from './check/package/index.ts'
import { add, asOne, NOTHING, readSummary, summary, type Counts } from './check/counts.ts'
import { report, runTool } from './check/step.ts'
import { makeDesktopFiles } from './desktop/index.ts'
import { HOST_DIST, makeDist } from './host/makeDist.ts'
import { inProject, ROOT } from './start/paths.ts'
import { needsBuild } from './start/freshness.ts'
import { buildApp } from './vite/build.ts'

const RELEASE = inProject('release')

/** `--after FILE`: counts of earlier checks, to be added to these. */
function earlier(args: readonly string[]): Counts {
  const at = args.indexOf('--after')
  return at < 0 ? NOTHING : readSummary(args[at + 1] ?? '')
}

/** Packs for Linux: `what` names formats, and a processor other than this one. */
async function pack(...what: readonly string[]): Promise<boolean> {
  const { isGood, seconds, output } = await runTool(
    {
      name: 'packing',
      run: ['electron-builder', '--linux', ...what, '--publish', 'never', `-c.electronDist=${HOST_DIST}`],
      env: { CUSTOM_FPM_PATH: inProject('build/host/fpm.ts'), ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7za' },
    },
    false,
  )
  report(`packing: ${what.join(' ')}`, isGood, seconds)
  if (!isGood) console.log(output)
  return isGood
}

if (needsBuild(ROOT)) await buildApp()
await makeDesktopFiles()
// what an earlier version has left would be looked at as well
rmSync(RELEASE, { recursive: true, force: true })
await makeDist()
// the other processor's only to see that its native module is taken
const isPacked = (await pack('dir', 'deb', 'tar.gz')) && (await pack('dir', process.arch === 'x64' ? '--arm64' : '--x64'))
let counts = add(earlier(process.argv), asOne(isPacked))
if (isPacked) counts = add(counts, await inspectPackage(RELEASE))
console.log(summary(counts))
process.exitCode = counts.failed === 0 ? 0 : 1
