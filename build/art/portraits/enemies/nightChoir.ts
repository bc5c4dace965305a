import type { EnemyFigure } from '../figure.ts'
import { n, shape } from '../parts/curve.ts'
import { folds } from '../parts/gear.ts'
import { area, faint, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { SCENES } from '../parts/scenes.ts'

const robe: Ramp = ['#080a18', '#222a4c', '#7484bc']
const backRobe: Ramp = ['#070915', '#171d38', '#4a5788']
const mask: Ramp = ['#6d7796', '#c6cde0', '#ffffff']

/** A masked singer: hood, pale mask and shoulders; the mouth is open by `cry`. Centre of the mask at (0, 0). */
const singer = (pen: Pen, paint: Ramp, cry: number, tilt: number): string => {
  const veil = solid(
    pen,
    shape('0 -40!, 16 -28, 25 -6, 27 16, 40 34, 54 60, 60 150!, -60 150!, -54 60, -40 34, -27 16, -25 -6, -16 -28'),
    paint,
    {
      shade: 10,
      rim: 2.6,
      inside: folds(['-30 40, -40 80, -44 140', '-12 54, -16 90, -18 140', '14 54, 18 90, 20 140', '34 40, 42 80, 46 140'], paint, 5),
    },
  )
  const hollow = area(shape('0 -30, 14 -22, 20 -4, 18 18, 8 32, 0 36, -8 32, -18 18, -20 -4, -14 -22'), '#03040a')
  const face = place(
    solid(pen, shape('0 -24, 11 -20, 16 -6, 14 12, 8 24, 0 29, -8 24, -14 12, -16 -6, -11 -20'), mask, { ink: 1.8, shade: 5, rim: 2 }) +
      area(shape('-12 -6!, -7 -10, -2 -5, -4 0, -9 0'), '#05060f') +
      area(shape('2 -5, 7 -10, 12 -6!, 9 0, 4 0'), '#05060f') +
      `<circle cx="-6.600" cy="-4" r="1.300" fill="#a8c4ff"/><circle cx="6.800" cy="-4" r="1.300" fill="#a8c4ff"/>` +
      flick('-14 -9, -8 -14, -1 -10', '#4a5478', 2) +
      flick('1 -10, 8 -14, 14 -9', '#4a5478', 2) +
      flick('-1 -4, -2.500 5, 1.500 6', '#4a5478', 1.6) +
      `<ellipse cx="0" cy="${n(13 + cry * 0.3)}" rx="${n(3.4 + cry * 0.15)}" ry="${n(3 + cry)}" fill="#05060f" stroke="${INK}" stroke-width="1.200"/>` +
      stroke('-7 3, -8 12, -7 20', '#56629a', 1.4) +
      stroke('7 3, 8 10, 7.500 17', '#56629a', 1.2) +
      area('M0 -22l2 4l-2 4l-2 -4z', '#8fa8f0'),
    0,
    0,
    1,
    tilt,
  )
  return veil + hollow + face
}

const candle = (pen: Pen, x: number, y: number): string =>
  glow(pen, x, y - 18, 26, '#cfe0ff', 0.9) +
  `<rect x="${x - 4}" y="${y - 10}" width="8" height="22" rx="1.500" fill="#dfe4f4" stroke="${INK}" stroke-width="1.800"/><path d="M${x + 4} ${y - 7}v10" stroke="#8f9cc0" stroke-width="2"/><path d="M${x} ${y - 26}q6 8 0 15q-6 -7 0 -15z" fill="#bcd4ff" stroke="#3a4a8a" stroke-width="1.200"/><path d="M${x} ${y - 20}q3 5 0 8q-3 -3 0 -8z" fill="#fff"/>`

const hands = (pen: Pen, x: number, y: number): string =>
  solid(
    pen,
    shape(
      `${x - 16} ${y}, ${x - 8} ${y - 8}, ${x} ${y - 10}, ${x + 8} ${y - 8}, ${x + 16} ${y}, ${x + 12} ${y + 12}, ${x} ${y + 16}, ${x - 12} ${y + 12}`,
    ),
    robe,
    { shade: 4, rim: 2 },
  ) +
  solid(pen, shape(`${x - 7} ${y - 4}, ${x} ${y - 8}, ${x + 7} ${y - 4}, ${x + 6} ${y + 6}, ${x} ${y + 9}, ${x - 6} ${y + 6}`), mask, {
    ink: 1.7,
    shade: 2,
    rim: 1,
  }) +
  flick(`${x - 5} ${y - 1}, ${x} ${y - 1}, ${x + 5} ${y - 2}`, '#4a5478', 1.2) +
  flick(`${x - 5} ${y + 3}, ${x} ${y + 3.4}, ${x + 5} ${y + 2}`, '#4a5478', 1.2)

const song = (pen: Pen): string =>
  many(3, (index) =>
    faint(
      0.5 - index * 0.1,
      `<path d="M${60 - index * 16} ${44 - index * 8}Q98 ${8 - index * 14} ${136 + index * 16} ${44 - index * 8}" fill="none" stroke="#c4d4ff" stroke-width="1.600"/>`,
    ),
  ) +
  many(
    14,
    () => `<circle cx="${n(between(pen, 10, 186))}" cy="${n(between(pen, 20, 120))}" r="${n(between(pen, 0.6, 1.5))}" fill="#dfe8ff"/>`,
  )

/** Five masks and one voice: singers in a roofless church. */
export const nightChoir: EnemyFigure = {
  id: 'night-choir',
  scene: SCENES.choir,
  focus: { x: 98, y: 106, span: 176 },
  draw: (pen) =>
    song(pen) +
    place(singer(pen, backRobe, 2, -4), 54, 82, 0.82, -3) +
    place(singer(pen, backRobe, 5, 4), 143, 80, 0.82, 3) +
    place(singer(pen, robe, 6, -7), 24, 134, 0.92, -5) +
    place(singer(pen, robe, 3, 7), 174, 134, 0.92, 5) +
    place(singer(pen, robe, 8, 0), 98, 104, 1.18) +
    hands(pen, 98, 186) +
    candle(pen, 98, 172) +
    hands(pen, 26, 204) +
    candle(pen, 26, 192) +
    hands(pen, 172, 204) +
    candle(pen, 172, 192),
}
