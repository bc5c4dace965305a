import { defineConfig } from '@playwright/test'
import everyTime from './playwright.config.ts'

// The specs that a packaged program has to pass, too (GAVEL_EXECUTABLE names it): start, play, kill, resume, import, network, security.
export default defineConfig({ ...everyTime, grep: /@packaged|security\w*\.spec/ })
