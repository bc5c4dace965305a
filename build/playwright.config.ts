import { defineConfig } from '@playwright/test'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const isInCi = !!process.env['CI']

// The specs drive the built app (dist/) on Electron where its binary is, else on the host: see tests/e2e/support/launch.ts.
export default defineConfig({
  testDir: path.join(ROOT, 'tests/e2e'),
  outputDir: path.join(ROOT, 'test-results'),
  timeout: 120_000,
  workers: 2,
  // A machine that others share may starve one spec; the list at the end names what held only when it was repeated.
  retries: isInCi ? 1 : 0,
  // What looks at every question of a whole match takes too long for every run: `npm run e2e:long` does that.
  grepInvert: /@long/,
  forbidOnly: isInCi,
  reporter: 'list',
  use: { trace: 'off' },
})
