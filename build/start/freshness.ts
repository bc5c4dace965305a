import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What the bundles are made of. */
const SOURCES = ['electron', 'renderer', 'shared', 'build/vite', 'build/art', 'build/desktop', 'package-lock.json'] as const
/** What the three builds leave behind, each at its end. */
const PRODUCTS = [
  'dist/main/main.js',
  'dist/main/computer.js',
  'dist/main/chores.js',
  'dist/main/course.js',
  'dist/preload/preload.cjs',
  'dist/renderer/index.html',
] as const

function newest(file: string): number {
  const own = statSync(file)
  if (!own.isDirectory()) return own.mtimeMs
  const inside = readdirSync(file, { withFileTypes: true, recursive: true }).map(
    (entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs,
  )
  return Math.max(own.mtimeMs, ...inside)
}

/** Whether the bundles under `root` are missing, or older than a file (or the list of files) that they are made of. */
export function needsBuild(root: string, sources: readonly string[] = SOURCES, products: readonly string[] = PRODUCTS): boolean {
  const made = products.map((product) => path.join(root, product))
  if (!made.every((file) => existsSync(file))) return true
  const oldestProduct = Math.min(...made.map((file) => statSync(file).mtimeMs))
  return sources.map((source) => path.join(root, source)).some((source) => existsSync(source) && newest(source) > oldestProduct)
}
