import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bake } from './bake.ts'
import { artSets } from './index.ts'
import type { ArtSet } from './set.ts'

const moduleId = 'virtual:realm-art'
const resolvedId = `\0${moduleId}`
const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The module's text under test: every key has an address, no picture is drawn. */
export function placeholderModule(sets: readonly ArtSet[]): string {
  return sets
    .map(({ name, pieces }) => {
      const addresses = Object.fromEntries(pieces.map(({ key }) => [key, `/realm-art/${name}/${key}.webp`]))
      return `export const ${name} = Object.freeze(${JSON.stringify(addresses)})`
    })
    .join('\n')
}

/** The module's text in the window: one asset import a picture, so that Vite names, copies and serves the files. */
async function bakedModule(sets: readonly ArtSet[]): Promise<string> {
  const imports: string[] = []
  const records: string[] = []
  for (const [name, paths] of await bake(sets)) {
    const entries = [...paths].map(([key, path]) => {
      const variable = `art${imports.length}`
      imports.push(`import ${variable} from ${JSON.stringify(`${path}?url&no-inline`)}`)
      return `${JSON.stringify(key)}: ${variable}`
    })
    records.push(`export const ${name} = Object.freeze({ ${entries.join(', ')} })`)
  }
  return [...imports, ...records].join('\n')
}

/** Vite plugin: bakes the drawings registered in `build/art/index.ts` and offers their addresses as `virtual:realm-art`. */
export function realmArt(): Plugin {
  return {
    name: 'gavel:realm-art',
    config: () => ({ server: { fs: { allow: [projectRoot] } } }),
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => {
      if (id !== resolvedId) return undefined
      return process.env['VITEST'] === undefined ? bakedModule(artSets) : placeholderModule(artSets)
    },
  }
}
