import { shape } from './curve.ts'
import { area, place, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import type { Pen } from './pen.ts'

/** Where a hero's head sits on the canvas of 200 x 200, and its scale; drawings in the head's own units use {@link onHead}. */
const HEAD = { x: 97, y: 86, scale: 1.3 }

/** Moves drawings in the units of a head (see `head`) onto the bust. */
export const onHead = (inner: string): string => place(inner, HEAD.x, HEAD.y, HEAD.scale)

/** The neck with the jaw's shadow on it; `width` in units. */
export const neck = (pen: Pen, skin: Ramp, width = 36): string => {
  const w = width / 2
  return solid(
    pen,
    shape(`${98 - w} 112!, ${98 + w} 112!, ${98 + w + 1} 146, ${98 + w + 10} 166, 98 176, ${98 - w - 12} 166, ${98 - w - 1} 146`),
    skin,
    {
      shade: 6,
      inside: area(shape(`60 100, 140 100, ${98 + w} 132, 106 150, ${98 - w} 146`), skin[0], 0.6),
    },
  )
}

/** Shoulders and chest, `width` across; `drop` is how far they fall from the neck. */
export const shoulders = (pen: Pen, paint: Ramp, inside = '', width = 150, drop = 28): string => {
  const w = width / 2
  return solid(
    pen,
    shape(
      `98 146, 122 148, ${98 + w * 0.72} ${146 + drop * 0.5}, ${98 + w * 0.98} ${150 + drop * 1.2}, ${98 + w * 1.06} 240!, ${98 - w * 1.06} 240!, ${98 - w * 0.98} ${150 + drop * 1.2}, ${98 - w * 0.72} ${146 + drop * 0.5}, 74 148`,
    ),
    paint,
    {
      shade: 14,
      rim: 3,
      inside,
      ink: 2.6,
    },
  )
}
