import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { shape } from '../parts/curve.ts'
import { crack, rock } from '../parts/elements.ts'
import { eye } from '../parts/eye.ts'
import { belt, folds, rivets } from '../parts/gear.ts'
import { area, flick, glow, INK, place, solid } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { moss } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { haft, maul } from '../parts/weapons.ts'

const granite: Ramp = ['#43342a', '#97836a', '#f3e0b6']
const dark: Ramp = ['#2c231d', '#6b5c4c', '#bda787']
const gem: Ramp = ['#0f5a4a', '#3fc49a', '#e0ffe8']

const slab = (pen: Pen, text: string, paint: Ramp = granite, shade = 7): string =>
  solid(pen, `M${text.replace(/,/g, 'L')}Z`, paint, { shade, rim: 2.6, ink: 2.4 })

const crystal = (pen: Pen, x: number, y: number, h: number, turn: number): string =>
  place(
    solid(pen, `M-6 0L-7 ${-h * 0.6}L0 ${-h}L7 ${-h * 0.62}L6 0Z`, gem, {
      ink: 2,
      shade: 3,
      rim: 1.6,
      inside: `<path d="M-1 0V${-h * 0.5}L0 ${-h}M-1 ${-h * 0.5}L7 ${-h * 0.62}M-1 ${-h * 0.5}L-7 ${-h * 0.6}" stroke="#0f5a4a" stroke-width="1.200" fill="none"/>`,
    }),
    x,
    y,
    1,
    turn,
  )

const legs = (pen: Pen): string =>
  slab(pen, '58 188, 50 212, 46 240, 92 240, 96 206') +
  slab(pen, '138 188, 146 212, 152 240, 106 240, 100 206') +
  slab(pen, '46 222, 90 218, 94 240, 42 240', dark) +
  slab(pen, '108 218, 150 222, 156 240, 104 240', dark)

const trunk = (pen: Pen): string =>
  slab(pen, '44 112, 34 146, 50 184, 76 200, 120 200, 146 184, 162 146, 152 110, 98 96', granite, 18) +
  area('M100 98L150 112L158 144L132 156L104 138Z', granite[2], 0.4) +
  `<g fill="none" stroke="${INK}" stroke-width="1.800" opacity=".75"><path d="M98 100L104 138L132 156L146 184M104 138L72 150L50 184M72 150L36 144"/></g>` +
  crack(pen, 66, 118, 30) +
  crack(pen, 134, 120, 30) +
  solid(pen, shape('50 184!, 98 200, 146 184!, 142 206, 98 222, 54 206'), RAMPS.leather, { shade: 6 }) +
  belt(pen, '48 186, 98 201, 148 186', 10, 98, 200, RAMPS.leather) +
  rivets(
    [
      [64, 192],
      [78, 197],
      [118, 197],
      [132, 192],
    ],
    '#e9d8a0',
    2,
  )

const arms = (pen: Pen): string =>
  slab(pen, '42 108, 18 118, 6 144, 10 166, 36 170, 50 142') +
  slab(pen, '8 162, 38 166, 46 192, 40 216, 14 218, 2 194', dark, 9) +
  `<path d="M14 214V200M24 216V200M33 214V200" stroke="${INK}" stroke-width="2"/>` +
  crack(pen, 24, 126, 30) +
  place(haft(pen, -54, 40, 8), 168, 172, 1, 2) +
  slab(pen, '150 106, 174 112, 190 138, 190 162, 166 168, 146 140') +
  slab(pen, '152 158, 188 158, 194 182, 184 200, 156 200, 146 182', dark, 9) +
  `<path d="M152 172H172M150 182H172M154 191H174" stroke="${INK}" stroke-width="2"/>` +
  crack(pen, 174, 120, 28)

const mace = (pen: Pen): string =>
  place(maul(pen, 66, 40, dark), 162, 220, 1, -3) +
  place(crystal(pen, 0, 0, 16, -90), 130, 222) +
  place(crystal(pen, 0, 0, 16, 90), 193, 218)

const cloak = (pen: Pen): string =>
  solid(pen, shape('40 100, 22 130, 6 176, -4 264!, 200 264!, 190 176, 174 130, 156 98'), RAMPS.red, {
    shade: 14,
    inside: folds(
      ['30 130, 16 180, 8 234', '46 160, 36 200, 32 236', '160 150, 170 196, 176 236', '172 130, 184 180, 190 232'],
      RAMPS.red,
      5,
    ),
  })

const shoulders = (pen: Pen): string =>
  slab(pen, '58 96, 34 92, 12 108, 12 128, 36 134, 60 122') +
  area('M36 94L58 98L58 112L40 108Z', granite[2], 0.5) +
  slab(pen, '140 94, 162 88, 186 104, 188 126, 164 132, 138 122') +
  area('M160 90L184 104L182 116L160 106Z', granite[2], 0.6) +
  crystal(pen, 24, 108, 26, -24) +
  crystal(pen, 38, 98, 34, -8) +
  crystal(pen, 50, 98, 20, 14) +
  crystal(pen, 176, 106, 26, 24) +
  crystal(pen, 161, 94, 32, 8) +
  crystal(pen, 149, 94, 18, -12) +
  moss(
    pen,
    [
      [20, 128],
      [30, 132],
      [178, 128],
    ],
    4,
  )

const face = (pen: Pen): string =>
  slab(pen, '74 58, 98 48, 122 56, 132 80, 126 110, 98 122, 70 110, 64 82', granite, 10) +
  area('M100 50L121 57L130 80L114 78Z', granite[2], 0.6) +
  area('M112 92L128 86L126 104L114 104Z', granite[2], 0.5) +
  area('M66 60L80 56L80 90L88 118L70 110L64 82Z', granite[0], 0.45) +
  area(shape('72 82, 84 78, 97 86, 94 94, 82 96, 74 92'), '#1b1714', 0.8) +
  area(shape('102 86, 114 77, 128 80, 126 91, 114 95, 104 94'), '#1b1714', 0.8) +
  glow(pen, 86, 88, 13, '#6af0c0', 0.5) +
  glow(pen, 113, 87, 13, '#6af0c0', 0.5) +
  eye(pen, 86, 88, { width: 13, height: 8.4, iris: '#2fae86', white: '#d9ffe8', skin: '#5f564b', lid: 0.26, turn: 6 }) +
  eye(pen, 113, 87, { width: 12.5, height: 8.4, iris: '#2fae86', white: '#d9ffe8', skin: '#5f564b', lid: 0.26, turn: -8 }) +
  slab(pen, '66 80, 80 72, 99 82, 97 88, 82 81, 70 88', dark, 3) +
  slab(pen, '102 82, 116 71, 131 77, 130 84, 116 79, 103 88', dark, 3) +
  slab(pen, '95 84, 105 84, 113 103, 106 109, 94 109, 88 103', granite, 4) +
  flick('92 107, 96 104, 99 107', INK, 1.6) +
  flick('103 107, 106 104, 110 106', INK, 1.6)

const beard = (pen: Pen): string =>
  slab(pen, '70 100, 64 118, 70 140, 80 146, 84 118', dark, 4) +
  slab(pen, '128 98, 134 116, 127 140, 117 146, 113 118', dark, 4) +
  slab(pen, '80 114, 76 138, 84 160, 93 164, 96 120', granite, 4) +
  slab(pen, '117 114, 121 138, 113 160, 103 164, 100 120', granite, 4) +
  slab(pen, '92 118, 90 146, 98 176, 106 146, 105 118', granite, 4) +
  area(shape('86 116!, 98 113, 112 116!, 108 121, 98 122, 90 121'), '#120e0b') +
  slab(pen, '98 108, 84 109, 70 116, 62 126, 80 124, 96 118', granite, 4) +
  slab(pen, '101 108, 114 108, 127 114, 135 124, 119 123, 103 118', granite, 4) +
  `<g stroke="${INK}" stroke-width="1.500" fill="${RAMPS.gold[1]}"><path d="M76.5 137L95 135.500L94.500 142.500L77.500 144ZM101.500 135.500L120.500 137L119.500 144L102 142.500ZM91.500 156L104.500 155.500L103 162L93 162.500Z"/></g>`

const crown = (pen: Pen): string =>
  crystal(pen, 80, 58, 28, -14) +
  crystal(pen, 116, 57, 28, 14) +
  crystal(pen, 98, 54, 42, 0) +
  crystal(pen, 89, 56, 24, -6) +
  crystal(pen, 107, 56, 24, 6) +
  slab(pen, '70 66, 98 56, 126 64, 127 74, 98 66, 70 76', RAMPS.gold, 3) +
  rivets(
    [
      [78, 68],
      [98, 61],
      [118, 66],
    ],
    '#3fc49a',
    2.4,
  )

/** The Stone Lord: granite with a beard of slabs and a crown of living crystal. */
export const bouldrec: EnemyFigure = {
  id: 'bouldrec-the-stone-lord',
  scene: SCENES.stoneHall,
  focus: { x: 99, y: 88 },
  draw: (pen) =>
    groundShadow(pen, 98, 234, 96) +
    cloak(pen) +
    legs(pen) +
    trunk(pen) +
    arms(pen) +
    shoulders(pen) +
    face(pen) +
    beard(pen) +
    crown(pen) +
    mace(pen) +
    rock(pen, 6, 242, 20, 18) +
    many(2, (index) => crystal(pen, 24 + index * 150, 238, 20, index === 0 ? 12 : -16)),
}
