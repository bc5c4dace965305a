import { builtinModules } from 'node:module'
import path from 'node:path'
import type { InlineConfig } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * The main process and its worker threads, for the computer players, for long work on the store's file and for the courses of
 * matches: ES modules for Electron's Node.
 * Everything is bundled but Electron and the native module, so that the package needs nothing else.
 */
export const mainConfig: InlineConfig = {
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/main',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: path.join(ROOT, 'electron/shell/main.ts'),
        computer: path.join(ROOT, 'electron/bots/worker.ts'),
        chores: path.join(ROOT, 'electron/service/chores/worker.ts'),
        course: path.join(ROOT, 'electron/courses/worker.ts'),
      },
      external: ['electron', 'better-sqlite3', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)],
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}
