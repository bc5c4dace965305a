import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { windowPlugins } from './vite/plugins.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Tests play whole matches and lay whole tables, and machines may be busy: no test is about seconds, and none says how many it may take. */
const PATIENCE_MS = 300_000

export default defineConfig({
  root,
  plugins: windowPlugins(),
  test: {
    // By itself it leaves one processor idle, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/e2e/**', 'node_modules/**'],
          environment: 'node',
          // No test leaves anything behind in a module; to load all of them anew for every file takes longer than the tests.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: { name: 'window', include: ['tests/renderer/**/*.test.ts'], environment: 'happy-dom', testTimeout: PATIENCE_MS },
      },
    ],
    coverage: { provider: 'v8', include: ['shared/**', 'electron/**', 'renderer/**'] },
  },
})
