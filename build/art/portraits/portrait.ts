import { ENEMY_FIGURES } from './enemies/index.ts'
import type { EnemyFigure, HeroFigure } from './figure.ts'
import { HERO_FIGURES } from './heroes/index.ts'
import { backdrop } from './parts/backdrop.ts'
import { finish, picture } from './parts/finish.ts'
import { createPen } from './parts/pen.ts'

/** Sizes in units of each kind of picture. */
export const PORTRAIT_SIZES = {
  enemy: { width: 196, height: 236 },
  thumb: { width: 190, height: 100 },
  hero: { width: 200, height: 200 },
} as const

/** An enemy's portrait, 196 x 236: figure in its landscape, to be shown inside an arch. */
export const enemyPortrait = (figure: EnemyFigure): string => {
  const { width, height } = PORTRAIT_SIZES.enemy
  const pen = createPen(figure.id)
  return picture(backdrop(pen, width, height, figure.scene) + figure.draw(pen) + finish(pen, width, height), width, height)
}

/** A strip of 190 x 100 around an enemy's face, for lists of saved games. */
export const enemyThumb = (figure: EnemyFigure): string => {
  const { width, height } = PORTRAIT_SIZES.thumb
  const full = PORTRAIT_SIZES.enemy
  const pen = createPen(`${figure.id}-thumb`)
  const w = figure.focus.span ?? 150
  const h = (w * height) / width
  const x = Math.max(0, Math.min(full.width - w, figure.focus.x - w / 2))
  const y = Math.max(0, Math.min(full.height - h, figure.focus.y - h * 0.48))
  return picture(backdrop(pen, full.width, full.height, figure.scene) + figure.draw(pen), width, height, `${x} ${y} ${w} ${h}`)
}

/** A hero's bust, 200 x 200, composed for a circle. */
export const heroPortrait = (figure: HeroFigure): string => {
  const { width, height } = PORTRAIT_SIZES.hero
  const pen = createPen(figure.id)
  return picture(backdrop(pen, width, height, figure.ground) + figure.bust(pen) + finish(pen, width, height, 0.35), width, height)
}

export { ENEMY_FIGURES, HERO_FIGURES }
