/** The map's measures in points of the drawing: 6 x 6 spaces with a narrow gap. */
export const spaceSize = { width: 112, height: 103, gap: 3 } as const
export const boardSize = {
  columns: 6,
  rows: 6,
  width: 6 * spaceSize.width + 5 * spaceSize.gap,
  height: 6 * spaceSize.height + 5 * spaceSize.gap,
} as const

/** A space's place on the map, counted from the upper left from 0. */
export type Place = { readonly column: number; readonly row: number }

/** The middle of what is seen of a space's picture (between the tokens and the ribbon), in points of the board. */
export function heartOf(place: Place): readonly [number, number] {
  return [place.column * (spaceSize.width + spaceSize.gap) + spaceSize.width / 2, place.row * (spaceSize.height + spaceSize.gap) + 58]
}
