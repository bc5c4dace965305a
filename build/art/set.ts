type Drawing = {
  /** What the window looks the picture up by, for example a space's or an enemy's id. */
  readonly key: string
  /** Draws the picture: a complete `<svg>` document of `width` x `height` units. Must be a pure function. */
  readonly svg: () => string
  readonly width: number
  readonly height: number
}

/** A picture of pixels, written as WebP: rendered at `scale` pixels a unit. */
export type PixelPiece = Drawing & { readonly format?: 'webp'; readonly scale: number }

/** A picture that stays a drawing, written as SVG: sharp however large the window shows it. It must stand alone: no links, no texts. */
export type VectorPiece = Drawing & { readonly format: 'svg' }

/** One picture to bake. */
export type ArtPiece = PixelPiece | VectorPiece

/** Pictures that belong together: `name` is what their module exports them as, a record from key to address. No two sets share a name. */
export type ArtSet = { readonly name: string; readonly pieces: readonly ArtPiece[] }

/** A virtual module: `virtual:<name>` exports `sets`. */
export type ArtModule = { readonly name: string; readonly sets: readonly ArtSet[] }
