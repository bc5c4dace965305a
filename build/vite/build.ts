import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { mainConfig } from './main.ts'
import { preloadConfig } from './preload.ts'
import { rendererConfig } from './renderer.ts'
import { buildVerifier } from './verifier.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PARTS = [
  { config: mainConfig, products: ['dist/main/main.js', 'dist/main/computer.js', 'dist/main/chores.js'] },
  { config: preloadConfig, products: ['dist/preload/preload.cjs'] },
  { config: rendererConfig, products: ['dist/renderer/index.html'] },
] as const

/** Runs the three builds, and that of the page which checks dice. @throws when one fails, or leaves out what the others count on */
export async function buildApp(): Promise<void> {
  for (const { config, products } of PARTS) {
    const started = performance.now()
    await build(config)
    const missing = products.filter((product) => !existsSync(path.join(ROOT, product)))
    if (missing.length > 0) throw new Error(`the build did not make ${missing.join(', ')}`)
    console.log(`${products.join(', ')}  ${Math.round(performance.now() - started)} ms`)
  }
  await buildVerifier()
}
