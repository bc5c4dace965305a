import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What the window may fetch before it shows anything: code and styles, in bytes, gzipped. */
export const START_LIMIT = 350_000

/** What the window has no use for before it shows a table: what checks data from outside, and the rules. Parts of the paths of modules. */
const NOT_AT_START = ['/node_modules/zod/', '/shared/games/registry.ts']

/** What of a bundle this needs to know. */
type Part =
  | {
      readonly type: 'chunk'
      readonly code: string
      readonly modules: readonly string[]
      readonly isEntry: boolean
      readonly imports: readonly string[]
      readonly css: readonly string[]
    }
  | { readonly type: 'asset'; readonly source: string | Uint8Array }

type Bundle = Readonly<Record<string, Part>>

/** What the entries of a bundle need at once: they, what they import, and the styles of both. */
function startOf(bundle: Bundle): Part[] {
  const seen = new Map<string, Part>()
  const visit = (name: string): void => {
    const part = bundle[name]
    if (part === undefined || seen.has(name)) return
    seen.set(name, part)
    if (part.type === 'chunk') for (const next of [...part.imports, ...part.css]) visit(next)
  }
  for (const [name, part] of Object.entries(bundle)) if (part.type === 'chunk' && part.isEntry) visit(name)
  return [...seen.values()]
}

/** The size of what the entries of a bundle need at once; gzipped, in bytes. */
export function startSize(bundle: Bundle): number {
  return startOf(bundle).reduce((sum, part) => sum + gzipSync(part.type === 'chunk' ? part.code : part.source).length, 0)
}

/** The modules at the start of a bundle that have no business there. */
export function strangersAtStart(bundle: Bundle): string[] {
  const modules = startOf(bundle).flatMap((part) => (part.type === 'chunk' ? part.modules : []))
  return modules.filter((path) => NOT_AT_START.some((part) => path.replaceAll('\\', '/').includes(part)))
}

/** Vite plugin: says how large the start of the window is, and refuses one above the limit or with strangers in it. */
export function boundedStart(): Plugin {
  return {
    name: 'gavel:bounded-start',
    enforce: 'post',
    writeBundle: (_options, bundle) => {
      const parts = Object.fromEntries(
        Object.entries(bundle).map(([name, part]): [string, Part] => [
          name,
          part.type === 'asset'
            ? { type: 'asset', source: part.source }
            : {
                type: 'chunk',
                code: part.code,
                modules: Object.keys(part.modules),
                isEntry: part.isEntry,
                imports: part.imports,
                css: [...(part.viteMetadata?.importedCss ?? [])],
              },
        ]),
      )
      const size = startSize(parts)
      console.log(`start of the window: ${Math.round(size / 1000)} kB gzipped, of ${START_LIMIT / 1000}`)
      const later = 'leave something for later (renderer/later.ts)'
      if (size > START_LIMIT) throw new Error(`the start of the window is ${size} bytes gzipped, above ${START_LIMIT}: ${later}`)
      const strangers = strangersAtStart(parts)
      if (strangers.length)
        throw new Error(`the start of the window has ${strangers.length} modules too many, as ${strangers[0]}: ${later}`)
    },
  }
}
