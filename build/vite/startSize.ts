import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What the window may fetch before it shows anything: code and styles, in bytes, gzipped. */
export const START_LIMIT = 350_000

/** What of a bundle this needs to know. */
type Part =
  | {
      readonly type: 'chunk'
      readonly code: string
      readonly isEntry: boolean
      readonly imports: readonly string[]
      readonly css: readonly string[]
    }
  | { readonly type: 'asset'; readonly source: string | Uint8Array }

/** The size of what the entries of a bundle need at once: they, what they import, and the styles of both; gzipped, in bytes. */
export function startSize(bundle: Readonly<Record<string, Part>>): number {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const part = bundle[name]
    if (part === undefined || seen.has(name)) return
    seen.add(name)
    if (part.type === 'chunk') for (const next of [...part.imports, ...part.css]) visit(next)
  }
  for (const [name, part] of Object.entries(bundle)) if (part.type === 'chunk' && part.isEntry) visit(name)
  return [...seen].reduce((sum, name) => {
    const part = bundle[name]
    return sum + (part === undefined ? 0 : gzipSync(part.type === 'chunk' ? part.code : part.source).length)
  }, 0)
}

/** Vite plugin: says how large the start of the window is, and refuses one above the limit. */
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
                isEntry: part.isEntry,
                imports: part.imports,
                css: [...(part.viteMetadata?.importedCss ?? [])],
              },
        ]),
      )
      const size = startSize(parts)
      console.log(`start of the window: ${Math.round(size / 1000)} kB gzipped, of ${START_LIMIT / 1000}`)
      if (size > START_LIMIT)
        throw new Error(
          `the start of the window is ${size} bytes gzipped, above ${START_LIMIT}: leave something for later (renderer/later.ts)`,
        )
    },
  }
}
