import { shape } from './curve.ts'
import { INK, place, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import { many } from './pen.ts'
import type { Pen } from './pen.ts'
import { leaf } from './plants.ts'
import { RAMPS } from './ramps.ts'

const petal: Ramp = ['#5a0d24', '#b3243f', '#f57f7a']

/** A full-blown rose with its leaves around (x, y), `r` in units. */
export const rose = (pen: Pen, x: number, y: number, r: number): string =>
  (
    [
      [-50, 28],
      [40, 30],
      [0, -6],
    ] as const
  )
    .map(([turn]) => place(leaf(pen, r * 1.7, RAMPS.leaf), x, y, 1, turn * 2))
    .join('') +
  many(6, (index) => {
    const a = index * 1.05
    return solid(
      pen,
      shape(
        `${x + Math.cos(a) * r * 0.4} ${y + Math.sin(a) * r * 0.4}, ${x + Math.cos(a - 0.6) * r} ${y + Math.sin(a - 0.6) * r}, ${x + Math.cos(a) * r * 1.12} ${y + Math.sin(a) * r * 1.12}, ${x + Math.cos(a + 0.6) * r} ${y + Math.sin(a + 0.6) * r}`,
      ),
      petal,
      { ink: 1.5, shade: r * 0.25, rim: 1 },
    )
  }) +
  solid(pen, shape(`${x - r * 0.6} ${y}, ${x} ${y - r * 0.62}, ${x + r * 0.6} ${y}, ${x} ${y + r * 0.6}`), petal, {
    ink: 1.5,
    shade: r * 0.2,
    rim: 1,
  }) +
  `<path d="M${x - r * 0.3} ${y + r * 0.1}a${r * 0.3} ${r * 0.3} 0 1 1 ${r * 0.5} ${r * 0.15}a${r * 0.18} ${r * 0.18} 0 1 1 ${-r * 0.3} ${-r * 0.2}" fill="none" stroke="${INK}" stroke-width="1.300"/>`
