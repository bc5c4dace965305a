import { readFileSync } from 'node:fs'
import * as fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import url from 'node:url'
import * as languages from '../../../shared/contract/languages.ts'
import * as links from '../../../shared/contract/links.ts'
import * as windowPlace from '../../../shared/contract/windowPlace.ts'
import * as result from '../../../shared/kernel/result.ts'

const SHELL = path.resolve(import.meta.dirname, '../../../electron/shell')

/** A protection that is taken out of a file of the shell's: the text that is it, and what stands there instead. */
export type Removal = { readonly file: string; readonly from: string; readonly to: string }
export type Module = Readonly<Record<string, unknown>>

/** What the shell imports from elsewhere, by the end of the specifier. */
const others: Readonly<Record<string, Module>> = {
  'node:fs': { ...fs, default: fs },
  'node:path': { default: path, ...path },
  'node:url': { ...url },
  'node:os': { ...os, default: os },
  'shared/contract/links.ts': links,
  'shared/contract/languages.ts': languages,
  'shared/contract/windowPlace.ts': windowPlace,
  'shared/kernel/result.ts': result,
}

/** `import { a, b as c } from 'x'` and `import d from 'x'`, of what is left when the types have gone. */
const IMPORT = /^import (?:(\w+)|\{([^}]*)\}) from '([^']+)'.*$/gm

/**
 * Loads modules of the shell with Electron replaced, and with a protection removed if one is given: what a test says of the whole shell can be
 * seen to fail without it. @throws when what should be removed is not there, so that no removal goes stale
 */
export function loadShell(electron: Module, removal?: Removal): (file: string) => Module {
  const loaded = new Map<string, Record<string, unknown>>()
  const find = (specifier: string): Module => {
    if (specifier === 'electron') return electron
    if (specifier.startsWith('./')) return load(specifier.slice(2))
    const known = Object.entries(others).find(([end]) => specifier.endsWith(end))
    // texts, and types that are imported as values
    return known?.[1] ?? {}
  }
  const load = (file: string): Record<string, unknown> => {
    const before = loaded.get(file)
    if (before) return before
    const exports: Record<string, unknown> = {}
    loaded.set(file, exports)
    const names: string[] = []
    const code = stripTypeScriptTypes(sourceOf(file, removal))
      .replaceAll(/^import (\w+) from .* with \{ type: 'json' \}$/gm, 'const $1 = {}')
      .replaceAll(IMPORT, (_line, whole: string | undefined, some: string | undefined, from: string) =>
        whole === undefined
          ? `const {${(some ?? '').replaceAll(' as ', ': ')}} = find('${from}')`
          : `const ${whole} = find('${from}').default`,
      )
      .replaceAll(
        /^export ((?:async )?function|const) (\w+)/gm,
        (_line, kind: string, name: string) => (names.push(name), `${kind} ${name}`),
      )
      .replaceAll('import.meta.dirname', JSON.stringify(SHELL))
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the shell's own source, so that one line of it can be left out
    const run = new Function('find', 'exports', `'use strict'\n${code}\nObject.assign(exports, { ${names.join(', ')} })`) as (
      find: (specifier: string) => Module,
      exports: object,
    ) => void
    run(find, exports)
    return exports
  }
  return load
}

/** The text of a file, a path from the shell's folder, without what is removed from it. */
export function sourceOf(file: string, removal: Removal | undefined): string {
  const source = readFileSync(path.join(SHELL, file), 'utf8')
  if (removal?.file !== file) return source
  if (source.split(removal.from).length !== 2) throw new Error(`${file} does not say once: ${removal.from}`)
  return source.replace(removal.from, () => removal.to)
}
