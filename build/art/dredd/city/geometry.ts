/** A place on the city's canvas of 1000 x 700 units. */
export type Point = readonly [x: number, y: number]
/** Corners in order, not closed. */
export type Polygon = readonly Point[]

const at = (polygon: Polygon, index: number): Point => polygon[(index + polygon.length) % polygon.length] ?? [0, 0]

/** The edges of `polygon`, the closing one included. */
export const edgesOf = (polygon: Polygon): readonly (readonly [Point, Point])[] =>
  polygon.map((point, index) => [point, at(polygon, index + 1)] as const)

/** Moves every corner by `x`, `y`. */
export const moved = (polygon: Polygon, x: number, y: number): Polygon => polygon.map(([px, py]) => [px + x, py + y])

/** Twice the signed area; positive when the corners turn clockwise on the screen. */
const doubleArea = (polygon: Polygon): number => edgesOf(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)

/** The area in square units. */
export const areaOf = (polygon: Polygon): number => Math.abs(doubleArea(polygon)) / 2

/** The same corners in clockwise order (on the screen), so that the outside is on the left of every edge. */
export const clockwise = (polygon: Polygon): Polygon => (doubleArea(polygon) < 0 ? [...polygon].reverse() : polygon)

/** The mean of the corners. */
export function middleOf(polygon: Polygon): Point {
  const sum = polygon.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0])
  return [sum[0] / polygon.length, sum[1] / polygon.length]
}

/** Whether a point lies inside `polygon`. */
export function inside([x, y]: Point, polygon: Polygon): boolean {
  const crossings = edgesOf(polygon).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
  return crossings.length % 2 === 1
}

/** The distance of a point from the segment between `a` and `b`. */
export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** What of `polygon` lies on the side of the line through `on` that `normal` (of length 1) points to. May be empty. */
export function side(polygon: Polygon, on: Point, normal: Point): Polygon {
  const height = ([x, y]: Point): number => (x - on[0]) * normal[0] + (y - on[1]) * normal[1]
  return edgesOf(polygon).flatMap(([a, b]): Point[] => {
    const [high, low] = [height(a), height(b)]
    const kept: Point[] = high >= 0 ? [a] : []
    if (high >= 0 === low >= 0) return kept
    const share = high / (high - low)
    return [...kept, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]]
  })
}

/** Cuts along the line through `on` with `normal`, and takes a strip of `gap` away between the parts. */
export function cut(polygon: Polygon, on: Point, [nx, ny]: Point, gap: number): readonly Polygon[] {
  const half = gap / 2
  return [
    side(polygon, [on[0] + nx * half, on[1] + ny * half], [nx, ny]),
    side(polygon, [on[0] - nx * half, on[1] - ny * half], [-nx, -ny]),
  ].filter((part) => part.length > 2)
}

/** The smallest convex polygon around `points`, clockwise. */
export function hull(points: Polygon): Polygon {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (list: Polygon): Point[] => {
    const kept: Point[] = []
    for (const point of list) {
      for (let [a, b] = [kept.at(-2), kept.at(-1)]; a && b && turn(a, b, point) <= 0; [a, b] = [kept.at(-2), kept.at(-1)]) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.reverse())]
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** The direction of an edge and its length. */
export function along([ax, ay]: Point, [bx, by]: Point): { readonly x: number; readonly y: number; readonly length: number } {
  const length = Math.hypot(bx - ax, by - ay)
  return { x: (bx - ax) / (length || 1), y: (by - ay) / (length || 1), length }
}

/** The narrowest rectangle around `polygon`: the direction of its long side, its middle, its lengths. */
export function boxOf(polygon: Polygon): { readonly axis: Point; readonly middle: Point; readonly long: number; readonly short: number } {
  const directions = edgesOf(polygon).map(([a, b]) => along(a, b))
  const boxes = directions
    .filter(({ length }) => length > 0.01)
    .map(({ x, y }) => {
      const us = polygon.map(([px, py]) => px * x + py * y)
      const vs = polygon.map(([px, py]) => py * x - px * y)
      const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
      const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2]
      const middle: Point = [u * x - v * y, u * y + v * x]
      const wide = u1 - u0 >= v1 - v0
      return {
        axis: wide ? ([x, y] as const) : ([-y, x] as const),
        middle,
        long: Math.max(u1 - u0, v1 - v0),
        short: Math.min(u1 - u0, v1 - v0),
      }
    })
  return boxes.reduce((best, box) => (box.long * box.short < best.long * best.short ? box : best))
}

/** Whether two convex polygons overlap: no edge of either keeps them apart. */
export function overlap(first: Polygon, second: Polygon): boolean {
  const apart = ([[ax, ay], [bx, by]]: readonly [Point, Point]): boolean => {
    const reach = (polygon: Polygon) => polygon.map(([x, y]) => (x - ax) * (by - ay) - (y - ay) * (bx - ax))
    const [one, other] = [reach(first), reach(second)]
    return Math.max(...one) <= Math.min(...other) || Math.max(...other) <= Math.min(...one)
  }
  return ![...edgesOf(first), ...edgesOf(second)].some(apart)
}

/** A convex polygon whose edges have moved inwards by `depth`. May be empty. */
export function inset(polygon: Polygon, depth: number): Polygon {
  return edgesOf(clockwise(polygon)).reduce<Polygon>((rest, [a, b]) => {
    const { x, y } = along(a, b)
    return side(rest, [a[0] - y * depth, a[1] + x * depth], [-y, x])
  }, polygon)
}
