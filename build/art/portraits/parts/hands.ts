import { shape } from './curve.ts'
import { flick, INK, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import type { Pen } from './pen.ts'

/** A fist closed around something upright at (0, 0), back of the hand towards us; about 15 wide at size 1. */
export const fist = (pen: Pen, skin: Ramp, size = 1): string => {
  const k = (text: string): string => text.replace(/-?\d+(\.\d+)?/g, (number) => String(Number(number) * size))
  return (
    solid(pen, shape(k('-8 -6, -2 -8.5, 5 -8, 8.5 -4, 8.5 3, 6 8, -2 8.5, -7.5 6, -9 0')), skin, { ink: 1.9, shade: 3, rim: 1.4 }) +
    flick(k('0 -4, 4.5 -4.6, 8.4 -3.4'), INK, 1.3, 0.85) +
    flick(k('0.5 -0.4, 5 -0.6, 8.8 0'), INK, 1.3, 0.85) +
    flick(k('0 3.4, 4.5 3.8, 8 4'), INK, 1.3, 0.85) +
    flick(k('-7 -2, -3 -4, 0 -3, 0 2'), INK, 1.2, 0.5)
  )
}

/**
 * An open hand with the wrist at (0, 0), fingers up; `reach` is about its length, `nails` the colour of its talons.
 * The thumb is on the left (-1) or the right (1); `spread` 1 is relaxed.
 */
export const claw = (pen: Pen, skin: Ramp, reach: number, thumb: 1 | -1, nails = '#efe6cb', spread = 1): string => {
  const [pw, ph] = [reach * 0.3, reach * 0.52]
  const digit = (x: number, y: number, angle: number, length: number, width: number): string => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const at = (along: number, side: number): string => `${x + sin * along + cos * side} ${y - cos * along + sin * side}`
    const w = width / 2
    return (
      solid(
        pen,
        shape(
          `${at(-w, -w)}, ${at(length * 0.5, -w * 1.02)}, ${at(length * 0.9, -w * 0.8)}, ${at(length, 0)}, ${at(length * 0.9, w * 0.8)}, ${at(length * 0.5, w * 1.02)}, ${at(-w, w)}`,
        ),
        skin,
        { ink: 1.7, shade: 1.6, rim: 1 },
      ) +
      solid(
        pen,
        shape(
          `${at(length * 0.82, -w * 0.72)}!, ${at(length + width * 0.95, w * 0.1)}!, ${at(length * 0.82, w * 0.72)}!, ${at(length * 0.74, 0)}`,
        ),
        [nails, nails, '#fff'],
        {
          ink: 1.2,
          shade: 0,
          rim: 0,
        },
      )
    )
  }
  const width = reach * 0.19
  const lengths = thumb === -1 ? [0.5, 0.6, 0.56, 0.42] : [0.42, 0.56, 0.6, 0.5]
  const fingers = lengths
    .map((long, index) =>
      digit((index - 1.5) * width * 0.92, -ph + Math.abs(index - 1.5) * reach * 0.03, (index - 1.5) * 0.24 * spread, reach * long, width),
    )
    .join('')
  return (
    digit(thumb * pw * 0.75, -ph * 0.42, thumb * (0.75 + spread * 0.2), reach * 0.4, width * 1.1) +
    fingers +
    solid(
      pen,
      shape(
        `${-pw * 0.66} ${reach * 0.08}, ${-pw * 1.02} ${-ph * 0.45}, ${-pw * 1.08} ${-ph * 0.92}, 0 ${-ph * 1.12}, ${pw * 1.08} ${-ph * 0.92}, ${pw * 1.02} ${-ph * 0.45}, ${pw * 0.66} ${reach * 0.08}`,
      ),
      skin,
      { ink: 1.8, shade: 3, rim: 1.2 },
    ) +
    flick(`${thumb * pw * 0.9} ${-ph * 0.3}, ${thumb * pw * 0.2} ${-ph * 0.34}, ${thumb * pw * 0.1} ${-ph * 0.05}`, INK, 1.3, 0.6) +
    flick(`${-pw * 0.6} ${-ph * 0.78}, 0 ${-ph * 0.7}, ${pw * 0.6} ${-ph * 0.78}`, INK, 1.1, 0.45)
  )
}
