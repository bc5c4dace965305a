import { line, n, shape } from './curve.ts'
import { area, flick, glow, INK, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import type { Pen } from './pen.ts'
import { many } from './pen.ts'
import { RAMPS } from './ramps.ts'

/** Rivets at the given centres. */
export const rivets = (centres: readonly (readonly [number, number])[], colour = '#e9d8a0', size = 1.3): string =>
  centres.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${size}" fill="${colour}" stroke="${INK}" stroke-width=".8"/>`).join('')

/** A lit hand lantern that hangs from (0, 0), `size` high. */
export const lantern = (pen: Pen, size: number, light = '#ffd65a', paint: Ramp = RAMPS.blackSteel): string => {
  const s = size / 30
  const p = (x: number, y: number, corner = ''): string => `${n(x * s)} ${n(y * s)}${corner}`
  return (
    glow(pen, 0, 18 * s, 34 * s, light, 0.85) +
    `<circle cx="0" cy="${n(2 * s)}" r="${n(3.4 * s)}" fill="none" stroke="${INK}" stroke-width="${n(2 * s)}"/>` +
    solid(pen, shape([p(-7, 10, '!'), p(7, 10, '!'), p(8, 26, '!'), p(-8, 26, '!')].join(',')), [light, light, '#fff8d8'], {
      ink: 1.8,
      shade: 0,
      rim: 0,
    }) +
    `<path d="M${n(-1 * s)} ${n(24 * s)}q${n(-3 * s)} ${n(-5 * s)} ${n(1 * s)} ${n(-10 * s)}q${n(4 * s)} ${n(5 * s)} ${n(1 * s)} ${n(10 * s)}z" fill="#fff"/>` +
    `<path d="M${n(-2.6 * s)} ${n(10 * s)}L${n(-3 * s)} ${n(26 * s)}M${n(2.6 * s)} ${n(10 * s)}L${n(3 * s)} ${n(26 * s)}" stroke="${INK}" stroke-width="${n(1.4 * s)}"/>` +
    solid(pen, shape([p(-9, 11, '!'), p(-3, 4, '!'), p(3, 4, '!'), p(9, 11, '!')].join(',')), paint, { ink: 1.6, shade: 2, rim: 1 }) +
    solid(pen, shape([p(-9, 25, '!'), p(9, 25, '!'), p(8, 30, '!'), p(-8, 30, '!')].join(',')), paint, { ink: 1.6, shade: 2, rim: 1 })
  )
}

/** A shut book, centre at (0, 0). */
export const book = (pen: Pen, w: number, h: number, paint: Ramp): string =>
  solid(pen, shape(`${-w / 2} ${-h / 2}!, ${w / 2} ${-h / 2}!, ${w / 2} ${h / 2}!, ${-w / 2} ${h / 2}!`), paint, {
    ink: 2,
    shade: 3,
    rim: 1.6,
    inside:
      `<path d="M${n(w / 2 - 4)} ${n(-h / 2)}h4v${n(h)}h-4z" fill="#efe2bd"/><path d="M${n(w / 2 - 2.6)} ${n(-h / 2)}v${n(h)}M${n(w / 2 - 1.2)} ${n(-h / 2)}v${n(h)}" stroke="#8a734a" stroke-width=".6"/><path d="M${n(-w / 2 + 5)} ${n(-h / 2)}v${n(h)}" stroke="${paint[0]}" stroke-width="1.6"/>` +
      `<circle cx="2" cy="0" r="${n(Math.min(w, h) * 0.2)}" fill="none" stroke="#e2b24a" stroke-width="1.4"/><path d="M2 ${n(-h * 0.13)}V${n(h * 0.13)}M${n(2 - w * 0.13)} 0H${n(2 + w * 0.13)}" stroke="#e2b24a" stroke-width="1.2"/>`,
  })

/** A rounded shoulder plate of `lames` layers over (0, 0), about `w` wide. */
export const pauldron = (pen: Pen, w: number, paint: Ramp, lames = 3): string =>
  many(lames, (index) => {
    const at = lames - 1 - index
    const [y, half] = [at * w * 0.17, (w / 2) * (0.82 + at * 0.07)]
    return solid(
      pen,
      shape(
        `${-half} ${y + w * 0.3}!, ${-half * 0.92} ${y - w * 0.08}, 0 ${y - w * 0.34}, ${half * 0.92} ${y - w * 0.08}, ${half} ${y + w * 0.3}!, 0 ${y + w * 0.16}`,
      ),
      paint,
      { ink: 2, shade: 4, rim: 2 },
    )
  })

/** Overlapping rows of scales or mail inside a box; meant for the inside of a shape. */
export const scales = (box: readonly [x: number, y: number, w: number, h: number], size: number, colour: string, opacity = 0.6): string =>
  many(Math.ceil(box[3] / (size * 0.8)), (row) =>
    many(Math.ceil(box[2] / size) + 1, (column) => {
      const x = box[0] + column * size - (row % 2 === 0 ? 0 : size / 2)
      const y = box[1] + row * size * 0.8
      return `<path d="M${n(x - size / 2)} ${n(y)}A${n(size / 2)} ${n(size / 1.7)} 0 0 0 ${n(x + size / 2)} ${n(y)}" fill="none" stroke="${colour}" stroke-width="1" opacity="${opacity}"/>`
    }),
  )

/** A belt along the points of `text` with a buckle at (x, y). */
export const belt = (pen: Pen, text: string, width: number, x: number, y: number, paint: Ramp = RAMPS.leather): string =>
  (
    [
      [INK, width + 3, 1],
      [paint[1], width, 1],
      [paint[2], width * 0.22, 0.6],
    ] as const
  )
    .map(
      ([colour, thick, opacity]) =>
        `<path d="${line(text)}" fill="none" stroke="${colour}" stroke-width="${n(thick)}" opacity="${opacity}"/>`,
    )
    .join('') +
  solid(
    pen,
    shape(
      `${x - width * 0.75} ${y - width * 0.75}!, ${x + width * 0.75} ${y - width * 0.75}!, ${x + width * 0.75} ${y + width * 0.75}!, ${x - width * 0.75} ${y + width * 0.75}!`,
    ),
    RAMPS.gold,
    { ink: 1.5, shade: 2, rim: 1 },
  ) +
  area(`M${n(x - width * 0.3)} ${n(y - width * 0.3)}h${n(width * 0.6)}v${n(width * 0.6)}h${n(-width * 0.6)}z`, paint[0])

/** Folds of cloth as brush strokes, dark with a light beside each; meant for the inside of a shape. */
export const folds = (lines: readonly string[], paint: Ramp, width = 3): string =>
  lines
    .map(
      (text) =>
        flick(text, paint[0], width, 0.8) + `<g transform="translate(${n(width * 0.8)} 0)">${flick(text, paint[2], width * 0.5, 0.4)}</g>`,
    )
    .join('')
