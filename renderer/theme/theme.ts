import { textureArt } from 'virtual:realm-art'
import type { Tempo } from './motion.ts'
import './index.css'

export const themes = ['daylight', 'candlelight'] as const
export type Theme = (typeof themes)[number]

/**
 * What a reader may choose about the looks: theme, more contrast (which lies over candlelight), size (1 is 100 %, from 0.8 to 2), motion
 * (`system` follows the operating system) and how fast things move.
 */
export type Looks = {
  readonly theme: Theme
  readonly contrast: boolean
  readonly scale: number
  readonly motion: 'system' | 'on' | 'off'
  readonly tempo: Tempo
}

/** Hangs the baked textures into the page. Call once before the first paint. */
export function hangTextures(root: HTMLElement = document.documentElement): void {
  for (const [name, address] of Object.entries(textureArt)) root.style.setProperty(`--texture-${name}`, `url("${address}")`)
}

/** Applies a reader's choice of looks to the whole page. */
export function applyLooks(looks: Looks, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = looks.theme
  root.toggleAttribute('data-contrast', looks.contrast)
  root.style.setProperty('--scale', String(looks.scale))
  root.dataset['tempo'] = looks.tempo
  if (looks.motion === 'system') delete root.dataset['motion']
  else root.dataset['motion'] = looks.motion
}
