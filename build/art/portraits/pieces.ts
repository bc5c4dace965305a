import type { ArtPiece } from '../set.ts'
import type { EnemyFigure, HeroFigure } from './figure.ts'
import { ENEMY_FIGURES, enemyPortrait, enemyThumb, HERO_FIGURES, heroPawn, heroPortrait, PORTRAIT_SIZES } from './portrait.ts'
import { strangerEnemy, strangerHero } from './stranger.ts'

/** The enemy drawn for `id`, or a stranger of its own when there is none. */
export const enemyFigure = (id: string): EnemyFigure => ENEMY_FIGURES.find((figure) => figure.id === id) ?? strangerEnemy(id)

/** The hero drawn for `id`, or a stranger of its own when there is none. */
export const heroFigure = (id: string): HeroFigure => HERO_FIGURES.find((figure) => figure.id === id) ?? strangerHero(id)

const piece = (key: string, kind: keyof typeof PORTRAIT_SIZES, svg: () => string): ArtPiece => ({
  key,
  svg,
  ...PORTRAIT_SIZES[kind],
  scale: kind === 'pawn' ? 3 : 2,
})

/** Portraits of the enemies `ids`, 196 x 236. */
export const enemyPieces = (ids: readonly string[] = ENEMY_FIGURES.map(({ id }) => id)): ArtPiece[] =>
  ids.map((id) => piece(id, 'enemy', () => enemyPortrait(enemyFigure(id))))

/** Strips around the faces of the enemies `ids`, 190 x 100. */
export const enemyThumbPieces = (ids: readonly string[] = ENEMY_FIGURES.map(({ id }) => id)): ArtPiece[] =>
  ids.map((id) => piece(id, 'thumb', () => enemyThumb(enemyFigure(id))))

/** Busts of the heroes `ids`, 200 x 200, for a circle. */
export const heroPieces = (ids: readonly string[] = HERO_FIGURES.map(({ id }) => id)): ArtPiece[] =>
  ids.map((id) => piece(id, 'hero', () => heroPortrait(heroFigure(id))))

/** Playing pieces of the heroes `ids`, 64 x 80, on a transparent ground. */
export const heroPawnPieces = (ids: readonly string[] = HERO_FIGURES.map(({ id }) => id)): ArtPiece[] =>
  ids.map((id) => piece(id, 'pawn', () => heroPawn(heroFigure(id))))
