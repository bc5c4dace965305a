import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { windowPlugins } from './vite/plugins.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

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
      { extends: true, test: { name: 'window', include: ['tests/renderer/**/*.test.ts'], environment: 'happy-dom' } },
    ],
    coverage: { provider: 'v8', include: ['shared/**', 'electron/**', 'renderer/**'] },
  },
})
