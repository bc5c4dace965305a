import type { ArtPiece } from '../set.ts'
import { cityPlate } from './city.ts'
import { realmPlate } from './realm.ts'
import { plateHeight, plateWidth } from './size.ts'

const plate = (key: string, svg: () => string): ArtPiece => ({ key, svg, width: plateWidth, height: plateHeight, scale: 2 })

/** The large pictures of the home screen, one a game. */
export const platePieces: readonly ArtPiece[] = [plate('city', cityPlate), plate('realm', realmPlate)]
