import { listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses'
import { _electron } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { add, asOne, NOTHING, type Counts } from './counts.ts'
import { report } from './step.ts'

/** All that may be inside the archive. */
const ALLOWED = [
  /^\/package\.json$/,
  /^\/dist(\/(main|preload|renderer)(\/.*)?)?$/,
  /^\/node_modules(\/better-sqlite3(\/(package\.json|LICENSE|lib(\/.*)?|prebuilds(\/[a-z0-9-]+\.node)?))?)?$/,
]
const START_LIMIT_MS = 60_000
const FORBIDDEN = /\.(map|ts|mts|vue)$|\/tests?\//

const FUSES: readonly (readonly [FuseV1Options, FuseState])[] = [
  [FuseV1Options.RunAsNode, FuseState.DISABLE],
  [FuseV1Options.EnableCookieEncryption, FuseState.ENABLE],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, FuseState.DISABLE],
  [FuseV1Options.EnableNodeCliInspectArguments, FuseState.DISABLE],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseState.ENABLE],
  [FuseV1Options.OnlyLoadAppFromAsar, FuseState.ENABLE],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, FuseState.DISABLE],
]

type Check = { readonly name: string; readonly run: () => Promise<unknown> | void }

function expect(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

function checkArchive(resources: string): void {
  const entries = listPackage(path.join(resources, 'app.asar'), { isPack: false }).map((entry) => entry.replaceAll('\\', '/'))
  const strays = entries.filter((entry) => FORBIDDEN.test(entry) || !ALLOWED.some((pattern) => pattern.test(entry)))
  expect(strays.length === 0, `the archive holds ${strays.slice(0, 10).join(', ')}`)
  for (const needed of [
    '/package.json',
    '/dist/main/main.js',
    '/dist/main/computer.js',
    '/dist/main/chores.js',
    '/dist/main/NOTICE.txt',
    '/dist/preload/preload.cjs',
    '/dist/renderer/index.html',
  ])
    expect(entries.includes(needed), `the archive lacks ${needed}`)
}

function checkNative(resources: string): void {
  const natives = globSync('**/*.node', { cwd: path.join(resources, 'app.asar.unpacked') })
  expect(natives.length === 1, `${natives.length} native modules are unpacked: ${natives.join(', ')}`)
}

async function checkFuses(executable: string): Promise<void> {
  const wire = await getCurrentFuseWire(executable)
  expect(wire.version === FuseVersion.V1, `the fuses are of version ${wire.version}`)
  for (const [fuse, state] of FUSES) expect(wire[fuse] === state, `the fuse ${FuseV1Options[fuse]} is not as configured`)
}

/** Starts what was packed and asks the program, through the window, how it is. */
async function checkStart(executable: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gavel-package-'))
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
  const app = await _electron.launch({ executablePath: executable, args: ['--data-dir', dataDir], env, timeout: START_LIMIT_MS })
  try {
    const page = await app.firstWindow()
    await page.waitForFunction(() => 'gavel' in window && document.readyState === 'complete')
    const info = await page.evaluate(() =>
      (window as unknown as { gavel: { call: (name: string, input: unknown) => Promise<unknown> } }).gavel.call('app.info', {}),
    )
    const { ok, value } = info as {
      readonly ok: boolean
      readonly value?: { readonly dataDir: string; readonly store: { readonly ok: boolean } }
    }
    expect(ok && value?.store.ok === true && value.dataDir === dataDir, `app.info answers ${JSON.stringify(info)}`)
    expect(await app.evaluate(({ app: electron }) => electron.isPackaged), 'the app does not know that it is packaged')
  } finally {
    await app.close()
  }
}

/** Runs what was packed to its end, without a window. */
function runPacked(executable: string, ...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const env = { ...process.env, ELECTRON_HOST_HEADLESS: '1' }
  return spawnSync(executable, [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args], {
    encoding: 'utf8',
    timeout: START_LIMIT_MS,
    env,
  })
}

/** The package looks at itself: it opens a store, plays both games to their ends, and replays them. */
function checkSelfTest(executable: string): void {
  const { status, stdout } = runPacked(executable, '--self-test')
  const found = JSON.parse(stdout) as { readonly ok: boolean; readonly packaged: boolean; readonly checks: readonly object[] }
  expect(status === 0 && found.ok && found.packaged && found.checks.length > 0, `--self-test ends with ${status}: ${stdout}`)
}

function checkCommandLine(executable: string): void {
  const version = runPacked(executable, '--version')
  expect(version.status === 0 && /^Gavel \d+\.\d+\.\d+\n$/.test(version.stdout), `--version ends with ${version.status}: ${version.stdout}`)
  const unknown = runPacked(executable, '--no-such-option')
  expect(unknown.status === 2 && unknown.stdout === '', `an unknown option ends with ${unknown.status}: ${unknown.stdout}`)
}

function checkDeb(release: string): void {
  const [deb] = globSync('*.deb', { cwd: release })
  expect(deb !== undefined, 'there is no .deb')
  const contents = execFileSync('dpkg-deb', ['--contents', path.join(release, deb ?? '')], { encoding: 'utf8' })
  for (const needed of [
    '/opt/Gavel/gavel',
    '/opt/Gavel/NOTICE.txt',
    '/opt/Gavel/resources/app.asar',
    '/usr/share/applications/gavel.desktop',
    '/usr/share/mime/packages/gavel.xml',
  ])
    expect(contents.includes(needed), `the .deb lacks ${needed}`)
  const read = (file: string) =>
    execFileSync('sh', ['-c', 'dpkg-deb --fsys-tarfile "$1" | tar -xO ".$2"', 'sh', path.join(release, deb ?? ''), file], {
      encoding: 'utf8',
    })
  const desktop = read('/usr/share/applications/gavel.desktop')
  expect(
    /^Exec=.*%[UuFf]$/m.test(desktop) && /^MimeType=.*application\/x-gavel-match;/m.test(desktop),
    `a double click cannot open: ${desktop}`,
  )
  expect(/<glob pattern="\*\.gavel"/.test(read('/usr/share/mime/packages/gavel.xml')), 'files ending in .gavel are not known')
}

function checkTar(release: string): void {
  const [tar] = globSync('*.tar.gz', { cwd: release })
  expect(tar !== undefined && statSync(path.join(release, tar)).size > 0, 'there is no .tar.gz')
  const contents = execFileSync('tar', ['-tzf', path.join(release, tar ?? '')], { encoding: 'utf8' })
  expect(contents.includes('/resources/app.asar'), 'the .tar.gz lacks the app')
}

/** Checks what electron-builder has left in `release`, on Linux, and prints each result. */
export async function inspectPackage(release: string): Promise<Counts> {
  const unpacked = path.join(release, 'linux-unpacked')
  const executable = path.join(unpacked, 'gavel')
  const resources = path.join(unpacked, 'resources')
  const checks: readonly Check[] = [
    { name: 'package: the archive holds the bundles and nothing else', run: () => checkArchive(resources) },
    { name: 'package: one native module, unpacked', run: () => checkNative(resources) },
    { name: 'package: the fuses are as configured', run: () => checkFuses(executable) },
    { name: 'package: the packed app starts and finds its store (R-APP-6)', run: () => checkStart(executable) },
    { name: 'package: --self-test finds all well (R-APP-6)', run: () => checkSelfTest(executable) },
    { name: 'package: --version, and an option that there is not', run: () => checkCommandLine(executable) },
    { name: 'package: .deb', run: () => checkDeb(release) },
    { name: 'package: .tar.gz', run: () => checkTar(release) },
  ]
  let counts = NOTHING
  for (const { name, run } of checks) {
    const started = performance.now()
    let isGood = true
    try {
      await run()
    } catch (error) {
      isGood = false
      console.error(error)
    }
    report(name, isGood, (performance.now() - started) / 1000)
    counts = add(counts, asOne(isGood))
  }
  return counts
}
