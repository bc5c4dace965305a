import { svg, times } from '../../../draw/svg.ts'
import { deep, form, INK, mirrored, PAPER, spot, stroke } from '../ink.ts'
import { oval, round, type Point } from '../shape.ts'

type Eye = {
  readonly white?: string
  readonly iris?: string
  /** Radius of the pupil; a third of the eye unless told. */
  readonly pupil?: number
  /** Where the pupil stands from the middle. */
  readonly look?: Point
  /** Lid in this colour over the upper `lidded` part of the eye, lower at its right end by `tilt`. */
  readonly lid?: string
  readonly lidded?: number
  readonly tilt?: number
  readonly line?: number
}

/** A round eye of radius `r`. */
export function eye(x: number, y: number, r: number, look: Eye = {}): string {
  const { white = PAPER, iris, pupil = r * 0.36, look: [dx, dy] = [0, 0], lid, lidded = 0.4, tilt = 0, line = 6 } = look
  const edge = y - r + lidded * 2 * r
  const cover =
    lid === undefined
      ? ''
      : svg`<path d="M${x - r - 9} ${y - r - 9}h${2 * r + 18}L${x + r + 9} ${edge + tilt}L${x - r - 9} ${edge - tilt}Z" fill="${lid}" stroke="${INK}" stroke-width="${line}"/>`
  const ring = iris === undefined ? '' : spot(x + dx, y + dy, pupil * 1.9, iris)
  const glint = pupil > 4 ? spot(x + dx - pupil * 0.4, y + dy - pupil * 0.45, pupil * 0.3, PAPER) : ''
  return form(oval(x, y, r), { fill: white, by: [0, 0], line, inside: ring + spot(x + dx, y + dy, pupil) + glint + cover })
}

/** Two eyes of one kind, `gap` apart about the middle; the right lid tilts the other way. */
export function eyes(y: number, gap: number, r: number, look: Eye = {}, axis = 130): string {
  const { tilt = 0 } = look
  return eye(axis - gap / 2, y, r, look) + eye(axis + gap / 2, y, r, { ...look, tilt: -tilt })
}

/** An eyebrow `width` long; its right end is lower by `tilt`. */
export const brow = (x: number, y: number, width: number, tilt: number, thick = 9, colour = INK): string =>
  stroke(svg`M${x - width / 2} ${y - tilt / 2}L${x + width / 2} ${y + tilt / 2}`, thick, colour)

/** Both eyebrows: a `tilt` above zero frowns, below zero pleads. */
export const brows = (y: number, gap: number, width: number, tilt: number, thick = 9, colour = INK): string =>
  mirrored(brow(130 - gap / 2, y, width, tilt, thick, colour))

/** A nose of one bent line, `size` high. */
export const bentNose = (x: number, y: number, size: number): string => stroke(svg`M${x} ${y}l${-size * 0.45} ${size}h${size * 0.7}`, 6)

/** A round nose. */
export const bulb = (x: number, y: number, r: number, skin: string): string =>
  form(oval(x, y, r, r * 0.85), { fill: skin, by: [5, 4], line: 6 })

/** An ear on each side of a head as wide as `gap`. */
export const ears = (y: number, gap: number, r: number, skin: string): string =>
  mirrored(
    form(oval(130 - gap / 2, y, r, r * 1.25), {
      fill: deep(skin, 0.12),
      by: [0, 0],
      inside: spot(130 - gap / 2 + 2, y, r * 0.35, deep(skin, 0.5)),
    }),
  )

/** A mouth full of teeth: `width` wide, `high` at the middle, its upper edge bent down by `bend`. */
export function grin(x: number, y: number, width: number, high: number, bend: number, teeth: number, white: string = PAPER): string {
  const half = width / 2
  const d = svg`M${x - half} ${y}Q${x} ${y + bend * 2} ${x + half} ${y}Q${x + half * 0.75} ${y + bend + high} ${x} ${y + bend + high}Q${x - half * 0.75} ${y + bend + high} ${x - half} ${y}Z`
  const gaps = times(teeth - 1, (index) => svg`M${x - half + (width * (index + 1)) / teeth} ${y - 6}v${high + bend + 12}`).join('')
  return form(d, { fill: white, by: [0, 0], line: 7, inside: stroke(gaps, 3.5) })
}

/** A closed mouth: bent up above zero (a smile), down below it. */
export const lips = (x: number, y: number, width: number, bend: number, thick = 8): string =>
  stroke(svg`M${x - width / 2} ${y}Q${x} ${y + bend * 2} ${x + width / 2} ${y}`, thick)

/** A row of square teeth, clenched. */
export function clench(x: number, y: number, width: number, high: number, teeth: number, white: string = PAPER): string {
  const gaps = times(teeth - 1, (index) => svg`M${x - width / 2 + (width * (index + 1)) / teeth} ${y}v${high}`).join('')
  return form(round(x - width / 2, y, width, high, 8), {
    fill: white,
    by: [0, 0],
    line: 7,
    inside: stroke(svg`${gaps}M${x - width / 2} ${y + high / 2}h${width}`, 3.5),
  })
}

/** A drop of sweat, tear or slime hanging from (x, y), `size` long. */
export const drop = (x: number, y: number, size: number, colour: string): string =>
  form(svg`M${x} ${y}q${size * 0.5} ${size * 0.55} 0 ${size}q${-size * 0.5} ${-size * 0.45} 0 ${-size}z`, {
    fill: colour,
    by: [0, 0],
    line: 5,
  })
