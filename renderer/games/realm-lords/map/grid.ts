import { mapSize, type SpaceIndex } from '../../../../shared/games/realm-lords/state.ts'
import type { Place } from '../art/geometry.ts'

/** Column and row of a space, from the upper left. */
export function placeOf(space: SpaceIndex): Place {
  return { column: space % mapSize, row: Math.floor(space / mapSize) }
}

const moves: Readonly<Record<string, (place: Place) => Place>> = {
  ArrowUp: ({ column, row }) => ({ column, row: Math.max(0, row - 1) }),
  ArrowDown: ({ column, row }) => ({ column, row: Math.min(mapSize - 1, row + 1) }),
  ArrowLeft: ({ column, row }) => ({ column: Math.max(0, column - 1), row }),
  ArrowRight: ({ column, row }) => ({ column: Math.min(mapSize - 1, column + 1), row }),
  Home: ({ row }) => ({ column: 0, row }),
  End: ({ row }) => ({ column: mapSize - 1, row }),
}

/** Where a key takes the cursor; null for a key that does not move it. At the edge it stays. */
export function turned(from: SpaceIndex, key: string): SpaceIndex | null {
  const to = moves[key]?.(placeOf(from))
  return to === undefined ? null : to.row * mapSize + to.column
}
