// What lies in a package: the bundles and one native module, and not too much of it.
import { listPackage } from '@electron/asar'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from './expect.ts'

/** All that may be inside the archive. */
const ALLOWED = [
  /^\/package\.json$/,
  /^\/dist(\/(main|preload|renderer)(\/.*)?)?$/,
  /^\/node_modules(\/better-sqlite3(\/(package\.json|LICENSE|lib(\/.*)?|prebuilds(\/[a-z0-9-]+\.node)?))?)?$/,
]
const FORBIDDEN = /\.(map|ts|mts|vue)$|\/tests?\//
const NEEDED = [
  '/package.json',
  '/dist/main/main.js',
  '/dist/main/computer.js',
  '/dist/main/chores.js',
  '/dist/main/course.js',
  '/dist/main/icon.png',
  '/dist/main/NOTICE.txt',
  '/dist/preload/preload.cjs',
  '/dist/renderer/index.html',
]
/** How large the program's own part may be, without Electron's. */
const PAYLOAD_LIMIT = 25_000_000
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** @throws when the archive holds anything else than the bundles, or lacks something of them */
export function checkArchive(resources: string): string {
  const entries = listPackage(path.join(resources, 'app.asar'), { isPack: false }).map((entry) => entry.replaceAll('\\', '/'))
  const strays = entries.filter((entry) => FORBIDDEN.test(entry) || !ALLOWED.some((pattern) => pattern.test(entry)))
  expect(strays.length === 0, `the archive holds ${strays.slice(0, 10).join(', ')}`)
  for (const needed of NEEDED) expect(entries.includes(needed), `the archive lacks ${needed}`)
  return `${entries.length} entries`
}

/** @throws unless the target's own native module is there, unpacked, and no other */
export function checkNative(resources: string, target: string): string {
  const natives = globSync('**/*.node', { cwd: path.join(resources, 'app.asar.unpacked') }).map((file) => path.basename(file))
  expect(natives.join() === `${target}.node`, `unpacked are ${natives.join(', ')}, not ${target}.node`)
  return natives.join()
}

/** @throws when the program's own part is too large */
export function checkPayload(resources: string): string {
  const archive = statSync(path.join(resources, 'app.asar')).size
  const unpacked = globSync('app.asar.unpacked/**', { cwd: resources })
    .map((file) => statSync(path.join(resources, file)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
  expect(archive + unpacked <= PAYLOAD_LIMIT, `archive and native module have ${archive + unpacked} bytes, of at most ${PAYLOAD_LIMIT}`)
  return `archive ${megabytes(archive)}, native module ${megabytes(unpacked)}, of ${megabytes(PAYLOAD_LIMIT)}`
}

/** The native modules of all targets must be there to be packed. @throws when the packager would find none for one of them */
export function checkTargets(project: string, targets: readonly string[]): string {
  const folder = path.join(project, 'node_modules/better-sqlite3')
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly version: string }
  const sizes = targets.map((target) => {
    const size = statSync(path.join(folder, `prebuilds/${target}.node`), { throwIfNoEntry: false })?.size
    expect(size !== undefined, `better-sqlite3 ${version} has no module for ${target}`)
    return `${target} ${megabytes(size)}`
  })
  return sizes.join(', ')
}
