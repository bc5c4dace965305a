import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MODULES = path.join(ROOT, 'node_modules')
/** What ships without passing through a bundle, or under another name: the native module, and the icons that become components. */
const ALWAYS = ['better-sqlite3', '@iconify-json/game-icons']

/** What is said of a package. */
export type Licence = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }

/** The package that a module of a bundle belongs to; undefined: one of the project's own. */
export function packageOf(id: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1]
}

/** Looks a package's licence up. @throws for one without a licence of which a text or a name is known */
export function licenceOf(name: string, modules = MODULES): Licence {
  const folder = path.join(modules, name)
  const { version = '', license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version?: string
    readonly license?: string | { readonly type?: string }
  }
  const licence = typeof license === 'string' ? license : license?.type
  if (!licence) throw new Error(`${name} does not say under what licence it is`)
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry))
  return { name, version, licence, text: file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim() }
}

/** The packages whose code, letters or pictures are in what was built, by name. */
export class Shipped {
  readonly #names = new Set<string>(ALWAYS)

  /** Notes the packages of every module that goes into a bundle. */
  plugin(): Plugin {
    return {
      name: 'gavel-licences',
      generateBundle: (_options, bundle) => {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk') for (const id of Object.keys(part.modules)) this.add(id)
          else for (const id of part.originalFileNames) this.add(id)
      },
    }
  }
  add(id: string): void {
    const name = packageOf(id)
    if (name !== undefined && existsSync(path.join(MODULES, name, 'package.json'))) this.#names.add(name)
  }
  /** The whole notice: the project's own licence first, then the others' by name, the same texts only once. */
  notice(): string {
    const found = [...this.#names].toSorted().map((name) => licenceOf(name))
    const texts = Map.groupBy(found, ({ text }) => text)
    const others = [...texts].map(([text, of]) =>
      [of.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join('\n'), text || 'No text comes with it.'].join('\n\n'),
    )
    const own = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8').trim()
    const engine =
      'Electron, Chromium and Node.js: see LICENSE.electron.txt and LICENSES.chromium.html beside the program.\nSQLite: in the public domain.'
    return [`Gavel\n\n${own}`, engine, ...others].join(`\n\n${'-'.repeat(78)}\n\n`) + '\n'
  }
  write(file: string): void {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, this.notice())
  }
}
