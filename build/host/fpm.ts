#!/usr/bin/env node
// The part of fpm that electron-builder asks for when it makes a .deb, done with Debian's dpkg-deb. CUSTOM_FPM_PATH names this file.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Order = {
  readonly options: ReadonlyMap<string, string>
  readonly depends: readonly string[]
  readonly recommends: readonly string[]
  /** Paths that are left out, from the root of the system. */
  readonly excludes: readonly string[]
  readonly files: readonly string[]
}

const SCRIPTS = [
  ['before-install', 'preinst'],
  ['after-install', 'postinst'],
  ['before-remove', 'prerm'],
  ['after-remove', 'postrm'],
] as const

/** Reads fpm's command line. @throws for any other kind of package */
function readOrder(args: readonly string[]): Order {
  const options = new Map<string, string>()
  const depends: string[] = []
  const recommends: string[] = []
  const excludes: string[] = []
  const files: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (arg === '--force') continue
    if (!arg.startsWith('-')) files.push(arg)
    else if (arg === '-d') depends.push(args[++at] ?? '')
    else if (arg === '--deb-recommends') recommends.push(args[++at] ?? '')
    else if (arg === '--exclude') excludes.push(args[++at] ?? '')
    else options.set(arg.replace(/^-+/, ''), args[++at] ?? '')
  }
  if (options.get('s') !== 'dir' || options.get('t') !== 'deb')
    throw new Error(`only -s dir -t deb, not ${options.get('s')} ${options.get('t')}`)
  return { options, depends, recommends, excludes, files }
}

/** Lays `source=target` entries out under `root` as they will lie on the system. */
function layOut(files: readonly string[], root: string): void {
  for (const entry of files) {
    const at = entry.lastIndexOf('=')
    const target = path.join(root, entry.slice(at + 1))
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(entry.slice(0, at), target, { recursive: true, dereference: false, preserveTimestamps: true })
    if (statSync(target).isFile()) chmodSync(target, 0o644)
  }
}

/** Debian's control file, sizes in KiB. */
function control({ options, depends, recommends }: Order, installedSize: number): string {
  const [first = '', ...rest] = (options.get('description') ?? '').trim().split('\n')
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['Package', options.get('name')],
    ['Version', options.get('version')],
    ['Architecture', options.get('architecture')],
    ['Maintainer', options.get('maintainer')],
    ['Installed-Size', String(installedSize)],
    ['Depends', depends.join(', ')],
    ['Recommends', recommends.join(', ')],
    ['Section', options.get('category') ?? 'default'],
    ['Priority', options.get('deb-priority') ?? 'optional'],
    ['Homepage', options.get('url')],
    ['Description', [first, ...rest.map((line) => ` ${line || '.'}`)].join('\n')],
  ]
  return fields.flatMap(([name, value]) => (value ? [`${name}: ${value}\n`] : [])).join('')
}

function makeDeb(order: Order): string {
  const root = mkdtempSync(path.join(tmpdir(), 'deb-'))
  chmodSync(root, 0o755)
  layOut(order.files, root)
  for (const excluded of order.excludes) rmSync(path.join(root, excluded), { recursive: true, force: true })
  const size = Number(execFileSync('du', ['-sk', '--apparent-size', root], { encoding: 'utf8' }).split('\t')[0])
  mkdirSync(path.join(root, 'DEBIAN'))
  writeFileSync(path.join(root, 'DEBIAN/control'), control(order, size))
  for (const [option, name] of SCRIPTS) {
    const script = order.options.get(option)
    if (script) writeFileSync(path.join(root, 'DEBIAN', name), readFileSync(script), { mode: 0o755 })
  }
  const target = order.options.get('package') ?? order.options.get('p') ?? ''
  const compression = `-Z${order.options.get('deb-compression') ?? 'xz'}`
  execFileSync('dpkg-deb', ['--root-owner-group', compression, '-b', root, target], { stdio: ['ignore', 2, 2] })
  rmSync(root, { recursive: true })
  return target
}

console.log(JSON.stringify({ path: makeDeb(readOrder(process.argv.slice(2))) }))
