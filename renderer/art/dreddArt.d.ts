/** The pictures of Judge Dredd baked by `build/art/dredd`: records from a key to the picture's address. */
declare module 'virtual:dredd-art' {
  type Themes = 'night' | 'paper'
  /** The city without labels, 1000 x 700 units, the coordinates of `city.json`; an SVG file each. */
  export const cityArt: Readonly<Record<Themes, string>>
  /** The same city as a small picture of pixels, 400 x 280. */
  export const cityThumbArt: Readonly<Record<Themes, string>>
}
