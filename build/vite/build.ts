import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { mainConfig } from './main.ts'
import { preloadConfig } from './preload.ts'
import { rendererConfig } from './renderer.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PARTS = [
  { config: mainConfig, product: 'dist/main/main.js' },
  { config: preloadConfig, product: 'dist/preload/preload.cjs' },
  { config: rendererConfig, product: 'dist/renderer/index.html' },
] as const

/** Runs the three builds. @throws when one fails, or leaves out what the others count on */
export async function buildApp(): Promise<void> {
  for (const { config, product } of PARTS) {
    const started = performance.now()
    await build(config)
    if (!existsSync(path.join(ROOT, product))) throw new Error(`the build did not make ${product}`)
    console.log(`${product}  ${Math.round(performance.now() - started)} ms`)
  }
}
