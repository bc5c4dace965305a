// Looks at what the packager has left for Linux, and prints each result.
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inProject, ROOT } from '../../start/paths.ts'
import { add, asOne, NOTHING, type Counts } from '../counts.ts'
import { report } from '../step.ts'
import { checkArchive, checkNative, checkPayload, checkTargets } from './archive.ts'
import { checkControl, install } from './deb.ts'
import { checkEntry, checkIcons, checkMediaType, checkMetainfo } from './desktop.ts'
import { driveInstalled } from './driven.ts'
import { expect, type Check } from './expect.ts'
import { checkFuses } from './fuses.ts'
import { checkCommandLine, checkSelfTest } from './running.ts'

const TARGETS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64'] as const
const SCALABLE_ONLY: readonly number[] = []

async function look({ name, run }: Check): Promise<boolean> {
  const started = performance.now()
  try {
    const found = await run()
    report(`package: ${name}${found ? `: ${found}` : ''}`, true, (performance.now() - started) / 1000)
    return true
  } catch (error) {
    report(`package: ${name}`, false, (performance.now() - started) / 1000)
    console.error(error)
    return false
  }
}

function only(folder: string, pattern: string): string {
  const found = globSync(pattern, { cwd: folder })
  expect(found.length === 1, `there are ${found.length} of ${pattern} in ${folder}`)
  return path.join(folder, found[0] ?? '')
}

function unpackTar(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'])
}

/** Where the packager lays the program out for a processor. */
function unpackedFolder(release: string, arch: string): string {
  return path.join(release, arch === 'x64' ? 'linux-unpacked' : `linux-${arch}-unpacked`)
}

/** What can be said of every form of the program, unpacked in `folder`, for a processor. */
function programChecks(form: string, folder: string, arch: string = process.arch): readonly Check[] {
  const resources = path.join(folder, 'resources')
  return [
    { name: `${form}: the archive holds the bundles and nothing else`, run: () => checkArchive(resources) },
    { name: `${form}: the native module of this target`, run: () => checkNative(resources, `${process.platform}-${arch}`) },
    { name: `${form}: the fuses are as configured`, run: () => checkFuses(path.join(folder, 'gavel')) },
  ]
}

function desktopChecks(form: string, share: string, version: string, sizes?: readonly number[]): readonly Check[] {
  return [
    { name: `${form}: desktop entry`, run: () => checkEntry(share) },
    { name: `${form}: media type`, run: () => checkMediaType(share) },
    { name: `${form}: icons`, run: () => checkIcons(share, sizes) },
    { name: `${form}: metadata for software centres`, run: () => checkMetainfo(share, version) },
  ]
}

function checksOf(release: string, room: string): readonly Check[] {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { readonly version: string }
  const other = process.arch === 'x64' ? 'arm64' : 'x64'
  const folder = unpackedFolder(release, process.arch)
  const executable = path.join(folder, 'gavel')
  const [tar, root] = [path.join(room, 'tar'), path.join(room, 'root')]
  const installed = path.join(root, 'opt/Gavel')
  return [
    ...programChecks('folder', folder),
    ...programChecks(`folder for ${other}`, unpackedFolder(release, other), other),
    { name: 'size of the program’s own part', run: () => checkPayload(path.join(folder, 'resources')) },
    { name: 'every target has its native module', run: () => checkTargets(ROOT, TARGETS) },
    { name: '--self-test finds all well (R-APP-6)', run: () => checkSelfTest(executable) },
    { name: '--version, and an option that there is not', run: () => checkCommandLine(executable) },
    { name: '.tar.gz: unpacked', run: () => unpackTar(only(release, '*.tar.gz'), tar) },
    ...programChecks('.tar.gz', tar),
    ...desktopChecks('.tar.gz', path.join(tar, 'share'), version, SCALABLE_ONLY),
    { name: '.deb: control file', run: () => checkControl(only(release, '*.deb')) },
    { name: '.deb: installed into an empty system', run: () => install(only(release, '*.deb'), root) },
    ...programChecks('.deb', installed),
    ...desktopChecks('.deb', path.join(root, 'usr/share'), version),
    { name: '.deb: --self-test of what was installed', run: () => checkSelfTest(path.join(installed, 'gavel')) },
  ]
}

/** Checks all that the packager has left in `release`, and plays with what the .deb installs (R-APP-6). */
export async function inspectPackage(release: string): Promise<Counts> {
  const room = mkdtempSync(path.join(tmpdir(), 'gavel-package-'))
  let counts = NOTHING
  for (const check of checksOf(release, room)) counts = add(counts, asOne(await look(check)))
  counts = add(counts, await driveInstalled(path.join(room, 'root/opt/Gavel/gavel')))
  rmSync(room, { recursive: true, force: true })
  return counts
}
