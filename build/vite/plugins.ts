import vue from '@vitejs/plugin-vue'
import icons from 'unplugin-icons/vite'
import type { PluginOption } from 'vite'
import { bakedArt } from '../art/plugin.ts'

/** What Vite needs to build the window, and Vitest to test it: Vue components, icons as components, and the baked pictures. */
export function windowPlugins(): PluginOption[] {
  return [vue(), icons({ compiler: 'vue3', scale: 1, defaultClass: 'icon' }), bakedArt()]
}
