import { itemPieces, itemThumbPieces } from './items/pieces.ts'
import { enemyPieces, enemyThumbPieces, heroPieces } from './portraits/pieces.ts'
import { platePieces } from './plates/index.ts'
import { dreddArtSets } from './dredd/index.ts'
import type { ArtModule, ArtSet } from './set.ts'
import { spacePieces } from './spaces.ts'
import { texturePieces } from './textures.ts'

/** Everything that `virtual:realm-art` exports. To add pictures, add a set here and its name to `renderer/art/realmArt.d.ts`. */
export const artSets: readonly ArtSet[] = [
  { name: 'spaceArt', pieces: spacePieces },
  { name: 'plateArt', pieces: platePieces },
  { name: 'textureArt', pieces: texturePieces },
  { name: 'heroArt', pieces: heroPieces },
  { name: 'enemyArt', pieces: enemyPieces },
  { name: 'enemyThumbArt', pieces: enemyThumbPieces },
  { name: 'itemArt', pieces: itemPieces },
  { name: 'itemThumbArt', pieces: itemThumbPieces },
]

/** The virtual modules that offer baked pictures to the window. */
export const artModules: readonly ArtModule[] = [
  { name: 'realm-art', sets: artSets },
  { name: 'dredd-art', sets: dreddArtSets },
]
