import type { Cards } from '../../cards/cards.ts'
import type { View } from '../../state.ts'
import type { Atlas } from './atlas.ts'

/** A Judge as players reckon with him; `at` is a number of the atlas. */
export type Piece = {
  readonly at: number
  readonly inCare: boolean
  readonly barneyed: boolean
  readonly strides: number
  readonly moved: boolean
  readonly attempted: boolean
}

/** A Crime as players reckon with it; `perp` is the value of its Perp, null if it is not known. */
export type Spot = { readonly id: string; readonly at: number; readonly perp: number | null; readonly crime: number }

/** How the pieces stand, or would stand after a card. */
export type Stand = { readonly pieces: readonly Piece[]; readonly spots: readonly Spot[] }

/** Reads the stand off a view; every Judge must have been placed. */
export function standOf(cards: Cards, atlas: Atlas, view: View): Stand {
  return {
    pieces: view.judges.map(({ at, inCare, barneyed, strides, moved, attempted }) => ({
      at: atlas.of.get(at as string)!,
      inCare,
      barneyed,
      strides,
      moved,
      attempted,
    })),
    spots: view.scenes.map(({ crime, perp, sector }) => ({
      id: crime,
      at: atlas.of.get(sector)!,
      perp: perp === null ? null : cards.perpValue(perp),
      crime: cards.crimeValue(crime),
    })),
  }
}

/** The stand with one Judge changed. */
export function withPiece(stand: Stand, seat: number, change: Partial<Piece>): Stand {
  return { ...stand, pieces: stand.pieces.map((piece, at) => (at === seat ? { ...piece, ...change } : piece)) }
}

/** Whether a Judge can make an arrest where he is (JD-R8). */
export function ableHere(piece: Piece): boolean {
  return !piece.inCare && !piece.barneyed
}

/** Whether another Judge than this one could make the arrest in a sector. */
export function coveredBy(stand: Stand, seat: number, at: number): boolean {
  return stand.pieces.some((other, who) => who !== seat && ableHere(other) && other.at === at)
}
