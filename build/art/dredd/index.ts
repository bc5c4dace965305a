import type { ArtSet } from '../set.ts'
import { cityPieces, cityThumbPieces } from './city/pieces.ts'
import { judgeHeadPieces, judgePieces, perpPieces, perpThumbPieces, skylinePieces } from './figures/pieces.ts'
import { actionPieces, crimePieces } from './scenes/pieces.ts'

/** Everything that `virtual:dredd-art` exports. To add pictures, add a set here and its name to `renderer/art/dreddArt.d.ts`. */
export const dreddArtSets: readonly ArtSet[] = [
  { name: 'cityArt', pieces: cityPieces },
  { name: 'cityThumbArt', pieces: cityThumbPieces },
  { name: 'perpArt', pieces: perpPieces },
  { name: 'perpThumbArt', pieces: perpThumbPieces },
  { name: 'judgeArt', pieces: judgePieces },
  { name: 'judgeHeadArt', pieces: judgeHeadPieces },
  { name: 'skylineArt', pieces: skylinePieces },
  { name: 'crimeArt', pieces: crimePieces },
  { name: 'actionArt', pieces: actionPieces },
]
