import { brush, n, shape } from './curve.ts'
import { area, INK, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import { between, many } from './pen.ts'
import type { Pen } from './pen.ts'
import { RAMPS } from './ramps.ts'

/** A row of teeth from (x0, y0) to (x1, y1), each pointing by (dx, dy); their sizes vary a little. */
export const teeth = (
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  point: readonly [number, number],
  paint: Ramp = RAMPS.bone,
): string =>
  many(count, (index) => {
    const [a, b] = [index / count, (index + 0.9) / count]
    const at = (t: number): [number, number] => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const [[ax, ay], [bx, by]] = [at(a), at(b)]
    const k = index % 2 === 0 ? between(pen, 0.9, 1.15) : between(pen, 0.6, 0.8)
    return solid(
      pen,
      `M${n(ax)} ${n(ay)}L${n((ax + bx) / 2 + point[0] * k)} ${n((ay + by) / 2 + point[1] * k)}L${n(bx)} ${n(by)}Z`,
      paint,
      { ink: 1.3, shade: 1.5, rim: 0.6 },
    )
  })

/** A horn, tusk or talon along the points of `text`, `width` at its root, with growth rings near it. */
export const horn = (pen: Pen, text: string, width: number, paint: Ramp = RAMPS.bone, ink = 2): string =>
  solid(pen, brush(text, width, width * 0.78, 0.5), paint, { ink, shade: width * 0.35, rim: 1.3 })

/** Round spots scattered in a box; meant for the inside of a shape. */
export const spots = (
  pen: Pen,
  box: readonly [x: number, y: number, w: number, h: number],
  count: number,
  low: number,
  high: number,
  colour: string,
  opacity = 0.5,
): string =>
  many(count, () => {
    const [x, y, r] = [box[0] + pen.rnd() * box[2], box[1] + pen.rnd() * box[3], between(pen, low, high)]
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="${colour}" opacity="${opacity}"/>`
  })

/** A bulging animal eye with a slit or round pupil, at (x, y); `socket` is the skin around it, `lid` how far it frowns. */
export const beastEye = (pen: Pen, x: number, y: number, r: number, iris: string, socket: Ramp, slit = true, lid = 0.3): string => {
  const clip = pen.id()
  const pupil = slit
    ? `<ellipse cx="${n(x + r * 0.3)}" cy="${n(y)}" rx="${n(r * 0.17)}" ry="${n(r * 0.8)}" fill="#0b0705"/>`
    : `<circle cx="${n(x + r * 0.3)}" cy="${n(y)}" r="${n(r * 0.45)}" fill="#0b0705"/>`
  const brow = `${x - r * 1.5} ${y - r * 0.5}, ${x - r * 0.5} ${y - r * (1 - lid)}, ${x + r * 0.5} ${y - r * (0.95 - lid)}, ${x + r * 1.35} ${y - r * (0.3 - lid * 0.6)}`
  return (
    solid(
      pen,
      shape(
        `${x - r * 1.35} ${y + r * 0.3}, ${x - r * 0.7} ${y - r * 1.25}, ${x + r * 0.5} ${y - r * 1.3}, ${x + r * 1.35} ${y + r * 0.1}, ${x + r * 0.3} ${y + r * 1.25}, ${x - r * 0.7} ${y + r * 1.15}`,
      ),
      socket,
      { ink: 0, shade: r * 0.5, rim: 1.2 },
    ) +
    area(
      brush(
        `${x - r * 1.35} ${y + r * 0.3}, ${x - r * 0.7} ${y - r * 1.25}, ${x + r * 0.5} ${y - r * 1.3}, ${x + r * 1.35} ${y + r * 0.1}`,
        0.6,
        2.2,
        0.6,
      ),
      INK,
    ) +
    `<clipPath id="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${iris}"/>` +
    `<g clip-path="url(#${clip})"><circle cx="${n(x + r * 0.3)}" cy="${n(y + r * 0.25)}" r="${n(r * 0.6)}" fill="#fff6b0" opacity=".4"/>${pupil}<circle cx="${n(x + r * 0.5)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.2)}" fill="#fff"/>` +
    area(
      shape(
        `${x - r * 1.6} ${y - r * 2}!, ${x + r * 1.6} ${y - r * 2}!, ${x + r * 1.35} ${y - r * (0.3 - lid * 0.6)}!, ${x + r * 0.5} ${y - r * (0.95 - lid)}, ${x - r * 0.5} ${y - r * (1 - lid)}, ${x - r * 1.5} ${y - r * 0.5}!`,
      ),
      socket[1],
    ) +
    `</g><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${INK}" stroke-width="1.8"/>${area(brush(brow, 0.8, r * 0.42, 0.8), INK)}`
  )
}
