import type { ArtSet } from './set.ts'

/** Everything that `virtual:realm-art` exports. To add pictures, add a set here and its name to `renderer/art/realmArt.d.ts`. */
export const artSets: readonly ArtSet[] = [
  { name: 'spaceArt', pieces: [] },
  { name: 'plateArt', pieces: [] },
  { name: 'textureArt', pieces: [] },
  { name: 'heroArt', pieces: [] },
  { name: 'enemyArt', pieces: [] },
]
