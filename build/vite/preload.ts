import path from 'node:path'
import type { InlineConfig } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The preload script: one CommonJS file, as Electron's sandbox wants it. */
export const preloadConfig: InlineConfig = {
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'chrome150',
    outDir: 'dist/preload',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: path.join(ROOT, 'electron/shell/preload.ts'),
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
}
