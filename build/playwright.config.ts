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
  // Pictures are compared with those of one system; other systems set letters otherwise.
  snapshotPathTemplate: '{testDir}/shots/{arg}{ext}',
  ignoreSnapshots: process.platform !== 'linux',
  // Another Chromium draws the edges of letters a little otherwise; a missing picture or a wrong colour is far more than that.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.015, threshold: 0.25 } },
  use: { trace: 'off' },
})
