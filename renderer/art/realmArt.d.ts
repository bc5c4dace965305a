/** The pictures baked by `build/art`: records from an id (space, hero, enemy, …) to the picture's address. */
declare module 'virtual:realm-art' {
  type Pictures = Readonly<Record<string, string>>
  export const spaceArt: Pictures
  export const plateArt: Pictures
  export const textureArt: Pictures
  export const heroArt: Pictures
  export const enemyArt: Pictures
  export const enemyThumbArt: Pictures
  /** Pictures of the items by id, square. */
  export const itemArt: Pictures
  /** The item alone, cut close, for small round places. */
  export const itemThumbArt: Pictures
}
