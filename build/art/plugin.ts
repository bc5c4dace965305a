import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bake } from './bake.ts'
import { artModules } from './index.ts'
import type { ArtModule } from './set.ts'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const idOf = ({ name }: ArtModule): string => `virtual:${name}`
const resolvedIdOf = (module: ArtModule): string => `\0${idOf(module)}`

/** The text of `module` under test: every key has an address, no picture is drawn. */
export function placeholderModule({ name: module, sets }: ArtModule): string {
  return sets
    .map(({ name, pieces }) => {
      const addresses = Object.fromEntries(pieces.map(({ key, format = 'webp' }) => [key, `/${module}/${name}/${key}.${format}`]))
      return `export const ${name} = Object.freeze(${JSON.stringify(addresses)})`
    })
    .join('\n')
}

/** The text of `module` in the window: one asset import a picture, so that Vite names, copies and serves the files. */
async function bakedModule({ sets }: ArtModule): Promise<string> {
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

/** Vite plugin: bakes the drawings registered in `build/art/index.ts` and offers their addresses as `virtual:realm-art` and `virtual:dredd-art`. */
export function bakedArt(): Plugin {
  return {
    name: 'gavel:baked-art',
    config: () => ({ server: { fs: { allow: [projectRoot] } } }),
    resolveId: (id) => {
      const module = artModules.find((candidate) => idOf(candidate) === id)
      return module && resolvedIdOf(module)
    },
    load: (id) => {
      const module = artModules.find((candidate) => resolvedIdOf(candidate) === id)
      if (module === undefined) return undefined
      return process.env['VITEST'] === undefined ? bakedModule(module) : placeholderModule(module)
    },
  }
}
