import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { windowPlugins } from './vite/plugins.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Tests of the window lay whole tables, and machines may be busy. */
const WHOLE_SCREENS_MS = 30_000

export default defineConfig({
  root,
  plugins: windowPlugins(),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/e2e/**', 'node_modules/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: { name: 'window', include: ['tests/renderer/**/*.test.ts'], environment: 'happy-dom', testTimeout: WHOLE_SCREENS_MS },
      },
    ],
    coverage: { provider: 'v8', include: ['shared/**', 'electron/**', 'renderer/**'] },
  },
})
