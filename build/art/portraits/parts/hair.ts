import { brush, shape } from './curve.ts'
import { area, flick, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import type { Pen } from './pen.ts'

/** A mass of hair, fur or cloth-like feathers: the outline `outer`, with strands along the lines of `strands`. */
export const hair = (pen: Pen, outer: string, paint: Ramp, strands: readonly string[] = [], ink = 2): string =>
  solid(pen, shape(outer), paint, {
    ink,
    shade: 5,
    rim: 1.6,
    inside: strands.map((text, index) => flick(text, index % 2 === 0 ? paint[0] : paint[2], 2, index % 2 === 0 ? 0.75 : 0.6)).join(''),
  })

/** One inked lock that tapers from `width` to a point along the points of `text`. */
export const lock = (pen: Pen, text: string, width: number, paint: Ramp, ink = 1.6): string =>
  solid(pen, brush(text, width * 0.7, width, 0.4), paint, { ink, shade: 2, rim: 1.2 })

/** A plait along a line of bead centres "x y, x y": overlapping beads that shrink from `size` to `end`. */
export const plait = (pen: Pen, beads: readonly (readonly [number, number])[], size: number, end: number, paint: Ramp): string =>
  beads
    .map(([x, y], index) => {
      const r = size + ((end - size) * index) / Math.max(1, beads.length - 1)
      const tilt = index % 2 === 0 ? r * 0.35 : -r * 0.35
      return (
        solid(
          pen,
          shape(
            `${x - r} ${y - r * 0.5 + tilt}, ${x} ${y - r}, ${x + r} ${y - r * 0.5 - tilt}, ${x + r * 0.7} ${y + r * 0.7}, ${x} ${y + r}, ${x - r * 0.7} ${y + r * 0.7}`,
          ),
          paint,
          { ink: 1.5, shade: 2, rim: 1 },
        ) + area(brush(`${x - r * 0.6} ${y + tilt}, ${x} ${y + r * 0.1}, ${x + r * 0.6} ${y - tilt}`, 0.2, 1, 0.2), paint[0], 0.8)
      )
    })
    .reverse()
    .join('')

/** Short hairs (fur, stubble, bristle) at random inside a box, all lying along (dx, dy). */
export const fur = (
  pen: Pen,
  box: readonly [x: number, y: number, w: number, h: number],
  count: number,
  along: readonly [number, number],
  colours: readonly [string, string],
): string =>
  Array.from({ length: count }, (_, index) => {
    const x = box[0] + pen.rnd() * box[2]
    const y = box[1] + pen.rnd() * box[3]
    const k = 0.6 + pen.rnd() * 0.8
    return flick(
      `${x} ${y}, ${x + along[0] * k * 0.5 + pen.rnd() * 2} ${y + along[1] * k * 0.5}, ${x + along[0] * k} ${y + along[1] * k}`,
      colours[index % 2] ?? colours[0],
      1.3,
      0.7,
    )
  }).join('')
