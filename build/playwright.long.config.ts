import { defineConfig } from '@playwright/test'
import everyTime from './playwright.config.ts'

// The specs that take too long for every run of `npm test`.
export default defineConfig({ ...everyTime, grep: /@long/, grepInvert: [] })
