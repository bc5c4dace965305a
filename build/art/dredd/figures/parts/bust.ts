import { svg } from '../../../draw/svg.ts'
import { deep, form, mirrored, stroke } from '../ink.ts'
import { oval, poly, rect, type Point } from '../shape.ts'

const axis = 130

/** Closed path of shoulders down to the lower edge: `top` at the neck, `half` as wide on each side. */
export const shoulders = (top: number, half: number, neck = 30): string =>
  svg`M${axis - half - 8} 332C${axis - half} ${top + 34} ${axis - half + 24} ${top + 12} ${axis - neck} ${top}H${axis + neck}C${axis + half - 24} ${top + 12} ${axis + half} ${top + 34} ${axis + half + 8} 332Z`

/** A bare neck. */
export const neck = (skin: string, y = 210, width = 56): string =>
  form(rect(axis - width / 2, y, width, 64), { fill: deep(skin, 0.25), by: [0, 0] })

/** An open jacket's shirt and lapels, from `top` at the neck. */
export function lapels(cloth: string, shirt: string, top = 240): string {
  const front = form(
    poly([
      [axis - 36, top],
      [axis + 36, top],
      [axis, 336],
    ]),
    { fill: shirt, by: [0, 0] },
  )
  const lapel = form(
    poly([
      [axis, 338],
      [axis - 40, top - 2],
      [axis - 62, top + 22],
      [axis - 46, top + 40],
      [axis - 56, top + 48],
    ]),
    { fill: cloth, by: [6, 2] },
  )
  return front + mirrored(lapel)
}

/** A neck tie. */
export const tie = (colour: string, top = 246): string =>
  form(
    poly([
      [axis - 10, top],
      [axis + 10, top],
      [axis + 6, top + 16],
      [axis + 16, 334],
      [axis - 16, 334],
      [axis - 6, top + 16],
    ]),
    { fill: colour, by: [5, 0], line: 6 },
  )

/** A bow tie. */
export const bow = (colour: string, y: number): string =>
  mirrored(
    form(
      poly([
        [axis, y],
        [axis - 40, y - 20],
        [axis - 40, y + 20],
      ]),
      { fill: colour, by: [4, 4], line: 7 },
    ),
  ) + form(oval(axis, y, 11), { fill: colour, by: [3, 3], line: 6 })

/** A closed fist of radius `r`, knuckles to the left. */
export function fist(x: number, y: number, r: number, skin: string): string {
  const hand = form(
    svg`M${x - r} ${y - r * 0.6}q${r * 0.2} ${-r * 0.5} ${r * 0.8} ${-r * 0.4}h${r * 0.7}q${r * 0.6} ${r * 0.2} ${r * 0.6} ${r}q0 ${r} ${-r} ${r}h${-r * 0.5}q${-r * 0.8} ${-r * 0.1} ${-r * 0.7} ${-r}z`,
    { fill: skin, by: [r * 0.2, r * 0.15] },
  )
  const fingers = stroke(
    svg`M${x - r * 0.95} ${y - r * 0.15}h${r * 0.7}M${x - r * 0.98} ${y + r * 0.25}h${r * 0.7}M${x - r * 0.8} ${y + r * 0.62}h${r * 0.6}`,
    5,
  )
  return hand + fingers
}

/** A fist seen from the front, four knuckles across, `width` wide. */
export function knuckles(x: number, y: number, width: number, skin: string): string {
  const w = width / 4
  const fingers = [0, 1, 2, 3]
    .map((index) =>
      form(svg`M${x - width / 2 + index * w} ${y}q${w / 2} ${-w * 0.9} ${w} 0v${width * 0.42}q${-w / 2} ${w * 0.7} ${-w} 0z`, {
        fill: skin,
        by: [3, 4],
        line: 6,
      }),
    )
    .join('')
  const thumb = form(
    svg`M${x - width * 0.42} ${y + width * 0.3}q${width * 0.45} ${-width * 0.16} ${width * 0.66} ${width * 0.06}q${-width * 0.1} ${width * 0.26} ${-width * 0.6} ${width * 0.2}z`,
    { fill: skin, by: [3, 4], line: 6 },
  )
  return fingers + thumb
}

/** A thick limb along points: drawn as a line with ink on both sides. */
export const limb = (points: readonly Point[], width: number, colour: string): string => {
  const d = `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}`
  return stroke(d, width + 16) + stroke(d, width, colour)
}
