import path from 'node:path'
import type { InlineConfig } from 'vite'
import { windowPlugins } from './plugins.ts'
import { boundedStart } from './startSize.ts'
import { compiledTexts } from './texts.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** vue-i18n's flags: texts come as trees (`compiledTexts`), so what would read them need not come along. */
export const windowDefines = {
  __INTLIFY_JIT_COMPILATION__: true,
  __INTLIFY_DROP_MESSAGE_COMPILER__: true,
  __INTLIFY_PROD_DEVTOOLS__: false,
  __VUE_I18N_LEGACY_API__: false,
  __VUE_I18N_FULL_INSTALL__: true,
  __VUE_OPTIONS_API__: false,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
} as const

/** The window: Vue, styles, fonts and pictures, all from the app's own origin. */
export const rendererConfig: InlineConfig = {
  configFile: false,
  root: path.join(ROOT, 'renderer'),
  base: './',
  logLevel: 'warn',
  plugins: [...windowPlugins(), compiledTexts(), boundedStart()],
  define: windowDefines,
  build: {
    outDir: path.join(ROOT, 'dist/renderer'),
    emptyOutDir: true,
    target: 'chrome150',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 4096,
    modulePreload: { polyfill: false },
    rollupOptions: { checks: { pluginTimings: false } },
  },
}
