import { shape } from './curve.ts'
import { flick, INK, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import type { Pen } from './pen.ts'
import { many } from './pen.ts'

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

/** An open clawed hand, wrist at (0, 0), the `fingers` spreading upwards; `reach` is their length. */
export const claw = (pen: Pen, skin: Ramp, reach: number, fingers = 4, nails = '#efe6cb', spread = 1): string => {
  const fan = many(fingers, (index) => {
    const angle = ((index - (fingers - 1) / 2) * 0.42 + (index === 0 ? -0.25 : 0)) * spread
    const long = reach * (index === 0 ? 0.8 : 1 - Math.abs(index - (fingers - 1) / 2) * 0.06)
    const at = (distance: number, side: number): string =>
      `${Math.sin(angle) * distance + Math.cos(angle) * side} ${-Math.cos(angle) * distance + Math.sin(angle) * side}`
    const w = reach * 0.13
    return (
      solid(
        pen,
        shape(
          `${at(reach * 0.2, -w)}, ${at(long * 0.62, -w * 1.05)}, ${at(long * 0.86, -w * 0.6)}, ${at(long * 0.86, w * 0.6)}, ${at(long * 0.62, w * 1.05)}, ${at(reach * 0.2, w)}`,
        ),
        skin,
        { ink: 1.6, shade: 2, rim: 1 },
      ) +
      solid(
        pen,
        shape(`${at(long * 0.84, -w * 0.6)}!, ${at(long * 1.22, w * 0.1)}!, ${at(long * 0.84, w * 0.6)}!`),
        [nails, nails, '#fff'],
        { ink: 1.3, shade: 0, rim: 0 },
      )
    )
  })
  const r = reach * 0.34
  return (
    fan +
    solid(pen, shape(`${-r} ${-r * 0.6}, 0 ${-r * 1.05}, ${r} ${-r * 0.6}, ${r * 0.8} ${r * 0.6}, 0 ${r}, ${-r * 0.8} ${r * 0.6}`), skin, {
      ink: 1.8,
      shade: 3,
      rim: 1,
    })
  )
}
