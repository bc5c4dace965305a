import type { ArtPiece } from '../../set.ts'
import { drawCity } from './draw.ts'
import { cityThemes } from './palette.ts'
import { city } from './sectors.ts'

const size = { width: city.width, height: city.height }

/** The city for the table, as drawings that stay sharp under the zoom. */
export const cityPieces: readonly ArtPiece[] = cityThemes.map((key) => ({ key, ...size, format: 'svg', svg: () => drawCity(key) }))

/** The city for the home screen, 400 x 280 pixels. */
export const cityThumbPieces: readonly ArtPiece[] = cityThemes.map((key) => ({ key, ...size, scale: 0.4, svg: () => drawCity(key) }))
