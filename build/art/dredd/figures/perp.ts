import { sheet } from './ink.ts'
import type { Point } from './shape.ts'

/** A perp drawn for the pack: a bust in 260 x 320 units, transparent, cut at the lower edge. */
export type Perp = {
  readonly id: string
  /** Upper left corner and side of the square around the face. */
  readonly face: readonly [corner: Point, side: number]
  /** Draws the bust. Pure. */
  readonly draw: () => string
}

/** Size of a perp's bust, in units. */
export const PERP_SIZE = { width: 260, height: 320 } as const
/** Side of the square around a perp's face, in units. */
export const PERP_THUMB = 96

/** The bust of a perp, transparent, 260 x 320. */
export const perpBust = ({ draw }: Perp): string => sheet(PERP_SIZE.width, PERP_SIZE.height, draw())

/** The face of a perp, transparent, 96 x 96: for small places. */
export const perpThumb = ({ face: [[x, y], side], draw }: Perp): string => sheet(PERP_THUMB, PERP_THUMB, draw(), [x, y, side, side])
