import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { beastEye, horn, spots, teeth } from '../parts/creature.ts'
import { line, n, shape } from '../parts/curve.ts'
import { area, flick, INK, solid, stroke } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { grass, reeds } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const skin = RAMPS.bog

const fin = (pen: Pen): string =>
  solid(
    pen,
    shape('22 196!, 4 176!, 18 168!, 2 146!, 22 140!, 12 116!, 34 118!, 30 92!, 52 104!, 56 82!, 74 102!, 60 130'),
    ['#40301c', '#8a6a34', '#d8b765'],
    {
      shade: 3,
      inside:
        flick('24 190, 14 182, 6 177', INK, 1.6, 0.6) +
        flick('26 160, 14 152, 4 147', INK, 1.6, 0.6) +
        flick('34 134, 24 124, 14 117', INK, 1.6, 0.6) +
        flick('48 116, 40 104, 31 94', INK, 1.6, 0.6) +
        flick('64 106, 60 94, 57 84', INK, 1.6, 0.6),
    },
  )

const body = (pen: Pen): string =>
  fin(pen) +
  solid(pen, shape('16 230!, 18 182, 32 138, 60 112, 86 108, 102 124, 96 152, 92 180, 106 230!'), skin, {
    shade: 12,
    inside: spots(pen, [16, 110, 70, 110], 26, 2, 5, '#1c3a2c', 0.55) + spots(pen, [30, 120, 60, 80], 12, 1, 2.4, '#c3cf8f', 0.6),
  })

const maw = (pen: Pen): string =>
  area(shape('70 144, 104 122, 160 106, 168 140, 158 172, 112 178, 78 166'), '#2a080b') +
  area(shape('80 150, 108 136, 150 124, 156 142, 148 162, 112 166, 86 162'), '#5a1618') +
  solid(pen, shape('86 160, 104 150, 130 150, 152 142, 160 148, 150 160, 120 172, 94 170'), ['#6b1d2a', '#b8475a', '#f0929a'], {
    ink: 1.8,
    shade: 4,
    inside: flick('96 162, 124 158, 152 148', '#5a1220', 1.6),
  }) +
  teeth(pen, [88, 139], [168, 105], 9, [3, 15]) +
  solid(pen, shape('58 142!, 78 168, 112 180, 150 174, 174 156!, 170 178, 144 198, 104 202, 72 190, 54 166'), skin, {
    shade: 9,
    inside:
      area(shape('76 186, 110 186, 150 180, 172 168, 168 192, 120 206, 84 204'), '#d3d7a0', 0.55) +
      spots(pen, [70, 172, 90, 26], 12, 1.2, 2.6, '#1c3a2c', 0.5),
  }) +
  teeth(pen, [166, 160], [92, 174], 8, [-1, -13])

const snout = (pen: Pen): string =>
  solid(pen, shape('50 150, 54 116, 80 97, 112 90, 148 84, 174 93, 178 106, 166 111, 138 115, 108 127, 86 145, 70 158'), skin, {
    shade: 10,
    inside:
      spots(pen, [54, 94, 110, 50], 22, 1.6, 3.6, '#1c3a2c', 0.5) +
      spots(pen, [80, 88, 90, 16], 10, 0.8, 1.8, '#e2e6b0', 0.7) +
      flick('66 150, 86 132, 112 116', INK, 2.2, 0.5),
  }) +
  `<ellipse cx="163" cy="93" rx="3.4" ry="2" fill="${INK}" transform="rotate(14 163 93)"/><ellipse cx="152" cy="91" rx="2.600" ry="1.600" fill="${INK}"/>` +
  horn(pen, '110 92, 116 78, 128 68', 7, skin, 1.8) +
  beastEye(pen, 116, 86, 7.5, '#f0b92e', skin) +
  beastEye(pen, 90, 97, 9.5, '#ffce3c', skin)

const limb = (pen: Pen): string =>
  solid(pen, shape('52 190, 44 206, 50 218, 66 220, 74 210, 70 196'), skin, { shade: 4 }) +
  horn(pen, '50 214, 42 220, 40 228', 6) +
  horn(pen, '58 218, 54 226, 54 232', 6) +
  horn(pen, '67 217, 68 225, 72 230', 6)

const water = (pen: Pen): string =>
  area('M-4 214Q30 206 70 212T150 210T200 213V240H-4Z', '#1d4038', 0.94) +
  stroke('-4 214, 30 209, 70 213, 110 209, 150 211, 200 214', '#a9cfa8', 2, 0.8) +
  many(
    7,
    (index) =>
      `<path d="${line(`${20 + index * 22} ${222 + (index % 3) * 4}, ${32 + index * 22} ${220 + (index % 3) * 4}, ${46 + index * 22} ${223 + (index % 3) * 4}`)}" stroke="#8fc0a0" stroke-width="1.300" fill="none" opacity=".6"/>`,
  ) +
  many(
    34,
    () =>
      `<ellipse cx="${n(between(pen, 0, 196))}" cy="${n(between(pen, 213, 234))}" rx="${n(between(pen, 1.4, 3))}" ry="1.1" fill="${pen.rnd() < 0.5 ? '#93ad4a' : '#5d7a2f'}"/>`,
  ) +
  many(
    14,
    () =>
      `<circle cx="${n(between(pen, 96, 180))}" cy="${n(between(pen, 176, 212))}" r="${n(between(pen, 0.8, 2.2))}" fill="#d9efd6" opacity=".85"/>`,
  )

const weeds = (pen: Pen): string =>
  flick('30 118, 24 138, 28 160', '#93ad4a', 4) +
  flick('44 108, 42 128, 48 146', '#6d8a35', 4) +
  flick('62 104, 62 122, 58 134', '#93ad4a', 3.4) +
  grass(pen, 52, 84, 104, 8, 12, ['#93ad4a', '#5d7a2f'])

/** A pond beast that is mostly jaw, bursting out of the bog. */
export const bogNipper: EnemyFigure = {
  id: 'bog-nipper',
  scene: SCENES.bog,
  focus: { x: 110, y: 122, span: 186 },
  draw: (pen) =>
    groundShadow(pen, 96, 216, 70) +
    body(pen) +
    maw(pen) +
    snout(pen) +
    weeds(pen) +
    limb(pen) +
    water(pen) +
    reeds(pen, -4, 26, 238, 7, 70, '#16271a') +
    reeds(pen, 178, 200, 238, 5, 54, '#16271a'),
}
