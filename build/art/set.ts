/** One picture to bake: an SVG drawing of `width` x `height` units, rendered at `scale` pixels a unit. */
export type ArtPiece = {
  /** What the window looks the picture up by, for example a space's or an enemy's id. */
  readonly key: string
  /** Draws the picture: a complete `<svg>` document of `width` x `height` units. Must be a pure function. */
  readonly svg: () => string
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Pictures that belong together: `name` is what `virtual:realm-art` exports them as, a record from key to address. */
export type ArtSet = { readonly name: string; readonly pieces: readonly ArtPiece[] }
