import { bodyOf, shadeOf, wallsOf } from '../building.ts'
import { moved } from '../geometry.ts'
import type { Point, Polygon } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { circle, dots, outline, outlines, oval, path } from '../trace.ts'

/** A sector's landmark, drawn around (0, 0), a little below the middle of the slot for Crimes. */
export type Landmark = {
  /** The ground it takes: half the width, and how far up and down. */
  readonly plot: { readonly x: number; readonly up: number; readonly down: number }
  readonly draw: (paint: Paint) => string
}

/** An upright rectangle. */
export const box = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A regular polygon of `corners`, pressed flat to `ry`; many corners make an oval. */
export const ring = (x: number, y: number, rx: number, ry = rx, corners = 24, turn = 0): Polygon =>
  Array.from({ length: corners }, (_, index): Point => {
    const angle = turn + (index * 2 * Math.PI) / corners
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })

/** A star or a cogwheel: corners alternately at the outer and the inner radius, the first one on top. */
export const star = (x: number, y: number, outer: number, inner: number, points: number, flat = 1): Polygon =>
  Array.from({ length: points * 2 }, (_, index): Point => {
    const [angle, r] = [-Math.PI / 2 + (index * Math.PI) / points, index % 2 === 0 ? outer : inner]
    return [x + r * Math.cos(angle), y + r * flat * Math.sin(angle)]
  })

/** A plain surface with an ink line around it. */
export const sheet = (paint: Paint, polygon: Polygon, fill: string, width = 1.6): string =>
  path(outline(polygon), { fill, stroke: paint.ink, width, caps: 'round' })

/** Several surfaces of one colour. */
export const sheets = (paint: Paint, polygons: readonly Polygon[], fill: string, width = 1.3): string =>
  path(outlines(polygons), { fill, stroke: paint.ink, width, caps: 'round' })

/** A disc, or an oval, with an ink line around it. */
export const disc = (paint: Paint, x: number, y: number, r: number, fill: string, width = 1.6, ry = r): string =>
  path(oval(x, y, r, ry), { fill, stroke: paint.ink, width })

/** An ink line. */
export const inked = (paint: Paint, d: string, width = 1.6, dash?: string): string =>
  path(d, { stroke: paint.ink, width, caps: 'round', ...(dash === undefined ? {} : { dash }) })

/** A line of light. */
export const lit = (d: string, colour: string, width = 1.6, dash = '1.7 1.7'): string => path(d, { stroke: colour, width, dash })

/** Small lamps with an ink edge. */
export const lamps = (paint: Paint, points: readonly Point[], colour = paint.light, size = 3): string =>
  path(dots(points), { stroke: paint.ink, width: size + 2, caps: 'round' }) +
  path(dots(points), { stroke: colour, width: size, caps: 'round' })

/** Rings without a fill. */
export const rings = (paint: Paint, x: number, y: number, radii: readonly number[], width = 1.4): string =>
  inked(paint, radii.map((r) => circle(x, y, r)).join(''), width)

/** A house with `top` as its roof: a hard shadow as long as one of height `cast` throws, rows of windows in the walls, ink around everything. */
export function solid(paint: Paint, top: Polygon, height: number, fill: string, windows = true, cast = height + 4): string {
  const foot = moved(top, 0.35 * height, 0.72 * height)
  const fronts = wallsOf(foot, height)
  const floors = windows ? Math.floor((height * 0.72 - 0.6) / 2.2) : 0
  const rows = Array.from({ length: floors }, (_, floor) => {
    const up = 1.7 + floor * 2.2
    return fronts
      .map(({ foot: [[ax, ay], [bx, by]] }) =>
        outline([
          [ax - up * 0.48, ay - up],
          [bx - up * 0.48, by - up],
          [bx - up * 0.48, by - up],
        ]),
      )
      .join('')
  }).join('')
  return [
    path(outline(shadeOf(foot, cast)), { fill: paint.shadow }),
    path(outline(bodyOf(foot, height)), { fill: paint.flank, stroke: paint.ink, width: 3.2, caps: 'round' }),
    path(outlines(fronts.flatMap(({ wall, front }) => (front ? [wall] : []))), { fill: paint.front }),
    lit(rows, paint.light, 1.4, '1.6 2.2 1.6 4.6'),
    sheet(paint, top, fill, 1.8),
  ].join('')
}
