import type { Point } from './plan.ts'

/** Something on the map that the cursor can stand on. */
export type Spot = { readonly key: string; readonly at: Point }

const directions: Readonly<Record<string, Point>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** Ahead counts once, aside twice; what lies more aside than ahead is in another direction. */
function effort(from: Point, to: Point, [dx, dy]: Point): number | null {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const ahead = x * dx + y * dy
  const aside = Math.abs(x * dy - y * dx)
  return ahead <= 0 || aside > ahead * 1.15 ? null : ahead + aside * 2
}

/** Where an arrow key takes the cursor: to the nearest spot in that direction, or nowhere (`from` again). Null for another key. */
export function steered(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const ahead = spots.flatMap((spot) => {
    const cost = spot.key === from.key ? null : effort(from.at, spot.at, direction)
    return cost === null ? [] : [{ spot, cost }]
  })
  return ahead.reduce<{ spot: Spot; cost: number } | null>((best, one) => (best && best.cost <= one.cost ? best : one), null)?.spot ?? from
}

/** The next of the marked spots after the cursor in their order, or the one before; round and round. Null if none is marked. */
export function stepped(marked: readonly Spot[], from: Spot, by: 1 | -1): Spot | null {
  const at = marked.findIndex(({ key }) => key === from.key)
  const start = at < 0 && by < 0 ? 0 : at
  return marked.at((start + by + marked.length) % (marked.length || 1)) ?? null
}
