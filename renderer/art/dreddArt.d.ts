/** The pictures of Judge Dredd baked by `build/art/dredd`: records from a key to the picture's address. */
declare module 'virtual:dredd-art' {
  type Themes = 'night' | 'paper'
  /** The city without labels, 1000 x 700 units, the coordinates of `city.json`; an SVG file each. */
  export const cityArt: Readonly<Record<Themes, string>>
  /** The same city as a small picture of pixels, 400 x 280. */
  export const cityThumbArt: Readonly<Record<Themes, string>>
  /** Busts of the perps by id, 260 x 320, transparent, cut at the lower edge; an SVG file each, as the rest below. */
  export const perpArt: Readonly<Record<string, string>>
  /** Faces of the perps by id, square and transparent, for small places. */
  export const perpThumbArt: Readonly<Record<string, string>>
  /** Busts of the Judges by id, 300 x 320, transparent, cut at the lower edge. */
  export const judgeArt: Readonly<Record<string, string>>
  /** Helmet and face of the Judges by id, 64 x 64. */
  export const judgeHeadArt: Readonly<Record<string, string>>
  /** The skyline behind the curtain, 1280 x 320. */
  export const skylineArt: Readonly<Record<Themes, string>>
  /** The scenes of the Crimes by id, 200 x 132. */
  export const crimeArt: Readonly<Record<string, string>>
  /** The scenes of the Action Cards by id, 200 x 132; both halves of a card are told in it. */
  export const actionArt: Readonly<Record<string, string>>
}
