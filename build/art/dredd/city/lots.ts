import { between, jitter } from '../../draw/rng.ts'
import type { Random } from '../../draw/rng.ts'
import { along, areaOf, boxOf, cut, distanceToSegment, edgesOf, hull, middleOf, side } from './geometry.ts'
import type { Point, Polygon } from './geometry.ts'
import type { Sector } from './sectors.ts'

/** Streets between blocks, and the slits between houses, in units. */
const street = 4.6
const slit = 1.3
/** How far houses keep from a sector's edge: half the avenue, its kerb, and a pavement. */
const margin = 8.8

/** An upright rectangle kept free for a landmark. */
export type Plaza = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Cuts `polygon` across its long side, a little off the middle and a little askew. */
function halved(r: Random, polygon: Polygon, gap: number): readonly Polygon[] {
  const { axis, middle, long } = boxOf(polygon)
  const off = long * jitter(r, 0.24)
  const askew = jitter(r, 0.09)
  const normal: Point = [axis[0] * Math.cos(askew) - axis[1] * Math.sin(askew), axis[0] * Math.sin(askew) + axis[1] * Math.cos(askew)]
  return cut(polygon, [middle[0] + axis[0] * off, middle[1] + axis[1] * off], normal, gap)
}

/** Cuts until every part is smaller than `goal` (drawn anew for each part) gives. */
function parted(r: Random, polygon: Polygon, gap: number, goal: () => number): readonly Polygon[] {
  if (areaOf(polygon) <= goal()) return [polygon]
  const parts = halved(r, polygon, gap)
  return parts.length < 2 ? [polygon] : parts.flatMap((part) => parted(r, part, gap, goal))
}

/** Takes from `block` what is nearer than `margin` to the edges of the sector beside it. */
function setBack(block: Polygon, sector: Polygon): Polygon {
  return edgesOf(sector).reduce((rest, [a, b]) => {
    const near =
      rest.some((corner) => distanceToSegment(corner, a, b) < margin) || edgesOf(rest).some(([c, d]) => distanceToSegment(a, c, d) < margin)
    if (rest.length < 3 || !near) return rest
    const { x, y } = along(a, b)
    return side(rest, [a[0] - y * margin, a[1] + x * margin], [-y, x])
  }, block)
}

/** The sector around the plaza: streets run along its four sides, the long ones right across. */
function aroundPlaza(polygon: Polygon, { left, right, top, bottom }: Plaza): readonly Polygon[] {
  const half = street / 2
  const above = side(polygon, [0, top - half], [0, -1])
  const below = side(polygon, [0, bottom + half], [0, 1])
  const band = side(side(polygon, [0, top + half], [0, 1]), [0, bottom - half], [0, -1])
  return [above, below, side(band, [left - half, 0], [-1, 0]), side(band, [right + half, 0], [1, 0])].filter((part) => part.length > 2)
}

/** Fewer corners where the river bends: those that stick out less than a unit and a half are dropped. */
function eased(polygon: Polygon): Polygon {
  const kept = [...polygon]
  for (let index = 0; kept.length > 4 && index < kept.length;) {
    const [before, here, after] = [kept.at(index - 1), kept[index], kept[(index + 1) % kept.length]]
    if (before && here && after && distanceToSegment(here, before, after) < 1.5) kept.splice(index, 1)
    else index += 1
  }
  return kept
}

/** Without corners that stand closer than a unit to the one before: they cannot be seen, and cost room. */
const tidy = (polygon: Polygon): Polygon =>
  polygon.filter(([x, y], index) => {
    const [bx, by] = polygon.at(index - 1) ?? [x, y]
    return Math.hypot(x - bx, y - by) >= 1
  })

/** The houses' plots of a sector: convex, apart from each other, from the plaza and from the sector's edge. */
export function lotsOf(r: Random, { polygon }: Sector, plaza: Plaza): readonly Polygon[] {
  const edge = eased(polygon)
  return aroundPlaza(edge, plaza)
    .flatMap((part) => parted(r, part, street, () => between(r, 900, 1900)))
    .map((block) => setBack(block, polygon))
    .filter((block) => block.length > 2)
    .flatMap((block) => parted(r, block, slit, () => between(r, 84, 320)))
    .map((lot) => tidy(hull(lot)))
    .filter((lot) => lot.length > 2 && areaOf(lot) > 20 && boxOf(lot).short > 3.4)
    .sort((a, b) => depth(a) - depth(b))
}

/** How near a plot is to the eye, which looks from the lower right. */
const depth = (lot: Polygon): number => {
  const [x, y] = middleOf(lot)
  return x * 0.35 + y * 0.7
}
