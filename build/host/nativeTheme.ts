import { EventEmitter } from 'node:events'
import { openContents } from './registry.ts'
import type { WebContents } from './webContents.ts'

export const THEME_SOURCES = ['system', 'light', 'dark'] as const
type ThemeSource = (typeof THEME_SOURCES)[number]

/** `nativeTheme`. With "system" the page follows Chromium, and `shouldUseDarkColors` says false: the host cannot ask the desktop. */
class NativeTheme extends EventEmitter {
  #source: ThemeSource = 'system'

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark'
  }
  get themeSource(): ThemeSource {
    return this.#source
  }
  set themeSource(source: ThemeSource) {
    if (!THEME_SOURCES.includes(source)) throw new TypeError(`Error processing argument, "${String(source)}" is not a theme source`)
    if (source === this.#source) return
    this.#source = source
    for (const contents of openContents.values()) this.apply(contents)
    this.emit('updated')
  }

  /** The host's own. */
  apply(contents: WebContents): void {
    const features = this.#source === 'system' ? [] : [{ name: 'prefers-color-scheme', value: this.#source }]
    contents.tell('Emulation.setEmulatedMedia', { features })
  }
}

export const nativeTheme = new NativeTheme()
