import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { horn } from '../parts/creature.ts'
import { shape } from '../parts/curve.ts'
import { folds } from '../parts/gear.ts'
import { claw, fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { flick, glow, place, solid } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { briar, leaf } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { rose } from '../parts/rose.ts'
import { SCENES } from '../parts/scenes.ts'

const stem: Ramp = ['#1d2413', '#4c5a2a', '#a9b05a']
const skin: Ramp = ['#4f5a34', '#a3ad74', '#ecedb4']
const gown: Ramp = ['#1a2a16', '#3c5a2c', '#94ac58']

const quills = (pen: Pen): string =>
  many(13, (index) => {
    const a = -2.75 + index * 0.195
    const [cx, cy] = [98, 112]
    const long = index % 2 === 0 ? 92 : 70
    const [ex, ey] = [cx + Math.cos(a) * long, cy + Math.sin(a) * long]
    return horn(
      pen,
      `${cx + Math.cos(a) * 20} ${cy + Math.sin(a) * 20}, ${(cx + ex) / 2 - Math.sin(a) * 4} ${(cy + ey) / 2 + Math.cos(a) * 4}, ${ex} ${ey}`,
      9,
      index % 2 === 0 ? ['#2a1a1e', '#6b3a44', '#d99a8a'] : stem,
      1.8,
    )
  })

const dress = (pen: Pen): string =>
  solid(pen, shape('78 128, 68 152, 76 178, 52 210, 26 264!, 172 264!, 146 210, 122 178, 130 150, 120 126, 98 120'), gown, {
    shade: 14,
    rim: 2.6,
    inside: folds(['84 182, 70 208, 50 236', '98 186, 98 212, 96 238', '114 182, 128 208, 148 236'], gown, 5),
  }) +
  many(4, (row) =>
    many(5 + row, (index) =>
      place(
        leaf(pen, 19, index % 2 === 0 ? RAMPS.leaf : gown),
        98 + (index - (4 + row) / 2) * (15 + row * 2),
        188 + row * 15,
        1,
        180 + (index - (4 + row) / 2) * -7,
      ),
    ),
  ) +
  many(5, (index) =>
    place(leaf(pen, 21, index % 2 === 0 ? gown : RAMPS.leaf), 78 + index * 10, 134 + Math.abs(index - 2) * -2, 1, 180 + (index - 2) * -12),
  )

const vines = (pen: Pen): string =>
  briar(
    pen,
    [
      [70, 176],
      [84, 184],
      [104, 182],
      [126, 174],
      [136, 182],
    ],
    4,
    stem,
  ) +
  briar(
    pen,
    [
      [12, 240],
      [20, 214],
      [42, 202],
      [50, 184],
      [68, 176],
    ],
    5.5,
    stem,
  ) +
  briar(
    pen,
    [
      [186, 240],
      [176, 212],
      [154, 206],
      [148, 188],
      [130, 180],
    ],
    5.5,
    stem,
  ) +
  briar(
    pen,
    [
      [72, 140],
      [90, 150],
      [110, 146],
      [126, 156],
    ],
    3.4,
    stem,
  )

const arms = (pen: Pen): string =>
  solid(pen, shape('80 124, 62 130, 48 122, 36 104, 28 110, 38 132, 56 146, 80 144'), skin, { shade: 6 }) +
  briar(
    pen,
    [
      [72, 130],
      [62, 142],
      [52, 128],
      [44, 132],
      [34, 112],
    ],
    2.6,
    stem,
  ) +
  place(claw(pen, skin, 30, 1, '#5a0d24', 1.1), 31, 107, 1, -14) +
  solid(pen, shape('116 124, 136 128, 150 142, 162 154, 168 164, 158 172, 146 162, 130 152, 116 146'), skin, { shade: 6, rim: 2.4 }) +
  briar(
    pen,
    [
      [122, 132],
      [134, 146],
      [142, 138],
      [154, 156],
    ],
    2.6,
    stem,
  )

const sceptre = (pen: Pen): string =>
  briar(
    pen,
    [
      [170, 238],
      [158, 206],
      [166, 176],
      [158, 148],
      [166, 118],
      [160, 92],
    ],
    6,
    stem,
  ) +
  rose(pen, 161, 84, 12) +
  place(fist(pen, skin, 0.95), 162, 164, 1, -6)

const face = (pen: Pen): string =>
  solid(pen, shape('88 112, 108 112, 112 130, 98 138, 84 130'), skin, { ink: 1.8, shade: 4 }) +
  solid(pen, shape('98 46, 124 56, 132 84, 124 112, 112 120, 84 120, 70 110, 64 84, 72 56'), ['#3a0d1c', '#7d1d34', '#d9606a'], {
    shade: 7,
    inside: folds(['72 70, 68 96, 80 116', '126 70, 128 96, 118 114'], ['#3a0d1c', '#7d1d34', '#d9606a']),
  }) +
  place(
    head(pen, {
      skin,
      iris: '#c9283f',
      white: '#f6f3c9',
      brow: '#2a3318',
      frown: 1.5,
      browWidth: 3.2,
      lash: 1.9,
      lid: 0.22,
      jaw: -0.7,
      nose: 0.85,
      mouth: 'smirk',
      lips: '#8a1430',
      eyeSize: 1.16,
      ink: 1.8,
      ear: 'pointed',
      marks:
        flick('-18 8, -14 18, -8 24', '#5a6a2c', 2, 0.9) +
        flick('-16 14, -20 22, -16 26', '#5a6a2c', 1.6, 0.8) +
        flick('18 12, 21 18, 17 24', '#5a6a2c', 1.6, 0.8) +
        flick('6 -34, 2 -26, 7 -18', '#5a6a2c', 2, 0.9) +
        flick('4 -28, -4 -26', '#5a6a2c', 1.4, 0.8),
    }),
    97,
    88,
    0.88,
  )

const crown = (pen: Pen): string =>
  solid(pen, shape('98 46, 86 52, 74 66, 68 92, 64 76, 72 54, 88 42'), ['#3a0d1c', '#7d1d34', '#d9606a'], { ink: 1.8, shade: 3 }) +
  briar(
    pen,
    [
      [68, 72],
      [78, 62],
      [92, 57],
      [106, 57],
      [120, 62],
      [127, 70],
    ],
    4.4,
    stem,
  ) +
  horn(pen, '80 60, 72 44, 74 28', 7, stem) +
  horn(pen, '115 59, 125 44, 124 28', 7, stem) +
  horn(pen, '98 54, 96 34, 100 14', 8, stem) +
  rose(pen, 79, 60, 8) +
  rose(pen, 117, 59, 8) +
  rose(pen, 98, 52, 10)

/** The Thorn Lord: a queen of briars whose quills stand like a peacock's tail. */
export const quillamar: EnemyFigure = {
  id: 'quillamar-the-thorn-lord',
  scene: SCENES.thornWood,
  focus: { x: 99, y: 88 },
  draw: (pen) =>
    glow(pen, 98, 96, 90, '#f7b8a0', 0.35) +
    groundShadow(pen, 98, 234, 80) +
    quills(pen) +
    arms(pen) +
    dress(pen) +
    vines(pen) +
    face(pen) +
    crown(pen) +
    sceptre(pen) +
    rose(pen, 52, 184, 9) +
    rose(pen, 148, 188, 9) +
    rose(pen, 98, 182, 8) +
    rose(pen, 20, 222, 8) +
    rose(pen, 176, 224, 8),
}
