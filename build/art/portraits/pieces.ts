import pack from '../../../shared/games/realm-lords/cards/pack.json' with { type: 'json' }
import type { ArtPiece } from '../set.ts'
import type { EnemyFigure, HeroFigure } from './figure.ts'
import { ENEMY_FIGURES, enemyPortrait, enemyThumb, HERO_FIGURES, heroPortrait, PORTRAIT_SIZES } from './portrait.ts'
import { strangerEnemy, strangerHero } from './stranger.ts'

/** The enemy drawn for `id`, or a stranger of its own when nobody has drawn it. */
export const enemyFigure = (id: string): EnemyFigure => ENEMY_FIGURES.find((figure) => figure.id === id) ?? strangerEnemy(id)

/** The hero drawn for `id`, or a stranger of its own when nobody has drawn them. */
export const heroFigure = (id: string): HeroFigure => HERO_FIGURES.find((figure) => figure.id === id) ?? strangerHero(id)

const enemyIds = Object.values(pack.enemies).flatMap((tier) => tier.map(({ id }) => id))
const heroIds = pack.heroes.map(({ id }) => id)

const piece = (key: string, kind: keyof typeof PORTRAIT_SIZES, scale: number, svg: () => string): ArtPiece => ({
  key,
  svg,
  ...PORTRAIT_SIZES[kind],
  scale,
})

/** Portraits of the pack's enemies, 196 x 236. */
export const enemyPieces: readonly ArtPiece[] = enemyIds.map((id) => piece(id, 'enemy', 2, () => enemyPortrait(enemyFigure(id))))

/** Strips around the faces of the pack's enemies, 190 x 100. */
export const enemyThumbPieces: readonly ArtPiece[] = enemyIds.map((id) => piece(id, 'thumb', 2, () => enemyThumb(enemyFigure(id))))

/** Busts of the pack's heroes, 200 x 200, for a circle. */
export const heroPieces: readonly ArtPiece[] = heroIds.map((id) => piece(id, 'hero', 2, () => heroPortrait(heroFigure(id))))
