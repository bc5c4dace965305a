import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { Shipped } from './licences.ts'
import { mainConfig } from './main.ts'
import { preloadConfig } from './preload.ts'
import { rendererConfig } from './renderer.ts'
import { writeWindowIcon } from '../desktop/icons.ts'
import { buildVerifier } from './verifier.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PARTS = [
  { config: mainConfig, products: ['dist/main/main.js', 'dist/main/computer.js', 'dist/main/chores.js', 'dist/main/course.js'] },
  { config: preloadConfig, products: ['dist/preload/preload.cjs'] },
  { config: rendererConfig, products: ['dist/renderer/index.html'] },
] as const

/** Runs the three builds, and that of the page which checks dice, draws its icon, and gathers the licences of all that went in. @throws when one fails, or leaves out what the others count on */
export async function buildApp(): Promise<void> {
  const shipped = new Shipped()
  for (const { config, products } of PARTS) {
    const started = performance.now()
    await build({ ...config, plugins: [...(config.plugins ?? []), shipped.plugin()] })
    const missing = products.filter((product) => !existsSync(path.join(ROOT, product)))
    if (missing.length > 0) throw new Error(`the build did not make ${missing.join(', ')}`)
    console.log(`${products.join(', ')}  ${Math.round(performance.now() - started)} ms`)
  }
  await buildVerifier()
  await writeWindowIcon(path.join(ROOT, 'dist/main/icon.png'))
  // One is read by the app; the other lies beside its executable, for what the packager takes from a place it leaves out of the archive.
  for (const file of ['dist/main/NOTICE.txt', 'dist/NOTICE.txt']) shipped.write(path.join(ROOT, file))
}
