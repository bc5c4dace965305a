import { ICON_SIDE, iconPath } from '../gameIcons.ts'
import { n } from '../portraits/parts/curve.ts'
import { INK, place, solid } from '../portraits/parts/ink.ts'
import type { Pen } from '../portraits/parts/pen.ts'
import { RAMPS } from '../portraits/parts/ramps.ts'

export type Material = keyof typeof RAMPS

/** A thing in the picture of an item. */
export type Thing = {
  /** The name of a game-icon. */
  readonly icon: string
  readonly material: Material
  /** Its middle; the middle of the picture unless told. */
  readonly at?: readonly [x: number, y: number]
  /** Side of its square, in units. */
  readonly size?: number
  /** Degrees. */
  readonly turn?: number
  readonly flip?: boolean
  /** A second material beyond a line through the shape, in parts of its side: the line's point, and where beyond lies, in degrees from the right. */
  readonly other?: readonly [x: number, y: number, towards: number, material: Material]
}

/** The half of the square of an icon that lies beyond a line. */
function beyond(x: number, y: number, towards: number): string {
  const [angle, far] = [(towards * Math.PI) / 180, 900]
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const [px, py] = [x * ICON_SIDE, y * ICON_SIDE]
  const corner = (along: number, out: number): string => `${n(px - uy * along + ux * out)} ${n(py + ux * along + uy * out)}`
  return `M${corner(far, 0)}L${corner(-far, 0)}L${corner(-far, far)}L${corner(far, far)}Z`
}

/** A thing painted as the figures are: ink in its gaps, the ramp of its material across it, its own shadow, a line of light. */
export function painted(pen: Pen, { icon, material, at: [x, y] = [98, 94], size = 124, turn = 0, flip = false, other }: Thing): string {
  const d = iconPath(icon)
  const scale = size / ICON_SIDE
  const line = 4.6 / scale
  const second =
    other === undefined
      ? ''
      : `<path d="${beyond(other[0], other[1], other[2])}" fill="${RAMPS[other[3]][1]}"/><path d="${beyond(other[0], other[1], other[2])}" fill="${RAMPS[other[3]][2]}" opacity=".25"/>`
  const body =
    `<path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="${n(line)}" stroke-linejoin="round"/>` +
    solid(pen, d, RAMPS[material], { ink: 0, shade: 20, rim: 9, rimOpacity: 0.85, inside: second })
  const shadow = `<path d="${d}" fill="#0b0603" opacity=".5" transform="translate(${n(7 / scale)} ${n(8 / scale)})"/>`
  return place(place(shadow + body, -256 * scale * (flip ? -1 : 1), -256 * scale, scale, 0, flip), x, y, 1, turn)
}
