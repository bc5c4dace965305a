import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { n, shape } from '../parts/curve.ts'
import { bone, rock, skull } from '../parts/elements.ts'
import { eye } from '../parts/eye.ts'
import { folds } from '../parts/gear.ts'
import { fist } from '../parts/hands.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const skin: Ramp = ['#54383a', '#b08a7a', '#f3d5b4']

const club = (pen: Pen): string =>
  place(bone(pen, 128, 17), 176, 188, 1, -8) +
  place(
    `<path d="M-8 -30l16 6M-8 -24l16 6M-8 -18l16 6" stroke="${RAMPS.leather[1]}" stroke-width="4"/><path d="M-8 -30l16 6M-8 -24l16 6M-8 -18l16 6" stroke="${INK}" stroke-width="1" transform="translate(0 2.600)"/>`,
    180,
    178,
    1,
    -8,
  )

const legs = (pen: Pen): string =>
  solid(pen, shape('58 196, 46 220, 44 242!, 92 242!, 98 216, 106 242!, 152 242!, 150 218, 136 196'), skin, { shade: 10 }) +
  solid(pen, shape('54 188!, 98 200, 142 188!, 144 210, 130 230!, 120 216!, 108 236!, 96 218!, 82 234!, 74 214!, 58 224!'), RAMPS.leather, {
    shade: 6,
    inside: folds(['72 200, 70 218', '98 206, 96 228', '124 200, 128 220'], RAMPS.leather),
  }) +
  place(skull(pen, 0.55), 98, 208)

const belly = (pen: Pen): string =>
  solid(pen, shape('42 108, 36 144, 46 184, 74 202, 98 206, 124 202, 150 184, 160 142, 152 106, 98 94'), skin, {
    shade: 18,
    rim: 3,
    inside:
      area(shape('104 150, 136 144, 146 168, 126 190, 106 186'), skin[2], 0.35) +
      flick('70 190, 98 200, 128 190', skin[0], 3, 0.6) +
      `<ellipse cx="100" cy="182" rx="3" ry="4.500" fill="${skin[0]}"/>`,
  })

const ribs = (pen: Pen): string =>
  many(4, (index) => {
    const y = 118 + index * 14
    const w = 44 - index * 3
    const side = (s: 1 | -1): string =>
      solid(
        pen,
        shape(
          `${98 + s * 5} ${y - 3}, ${98 + s * w * 0.6} ${y - 7}, ${98 + s * w} ${y + 3}, ${98 + s * (w - 3)} ${y + 12}, ${98 + s * (w - 8)} ${y + 11}, ${98 + s * (w - 6)} ${y + 4}, ${98 + s * w * 0.55} ${y}, ${98 + s * 5} ${y + 4}`,
        ),
        RAMPS.bone,
        { ink: 1.8, shade: 2, rim: 1.2 },
      )
    return side(-1) + side(1)
  }) +
  many(5, (index) =>
    solid(
      pen,
      shape(
        `91 ${111 + index * 13}, 98 ${108 + index * 13}, 105 ${111 + index * 13}, 104 ${119 + index * 13}, 98 ${121 + index * 13}, 92 ${119 + index * 13}`,
      ),
      RAMPS.bone,
      { ink: 1.7, shade: 2, rim: 1 },
    ),
  ) +
  stroke('50 106, 70 116, 92 112', INK, 5) +
  stroke('50 106, 70 116, 92 112', RAMPS.leather[1], 2.6) +
  stroke('146 104, 126 116, 104 112', INK, 5) +
  stroke('146 104, 126 116, 104 112', RAMPS.leather[1], 2.6)

const farArm = (pen: Pen): string =>
  solid(pen, shape('48 102, 24 114, 10 144, 6 176, 12 202, 32 204, 40 180, 44 154, 56 134'), skin, {
    shade: 11,
    inside: flick('22 140, 20 164, 28 182', skin[0], 3, 0.6),
  }) +
  place(fist(pen, skin, 1.7), 20, 208, 1, 0, true) +
  stroke('8 178, 22 184, 40 178', INK, 6) +
  stroke('8 178, 22 184, 40 178', RAMPS.leather[1], 3.4) +
  [12, 20, 28, 36]
    .map((x) => place(`<path d="M-3 0L0 9L3 0Z" fill="${RAMPS.bone[2]}" stroke="${INK}" stroke-width="1.300"/>`, x, 183))
    .join('')

const nearArm = (pen: Pen): string =>
  club(pen) +
  solid(pen, shape('146 100, 172 112, 186 138, 188 162, 182 178, 162 180, 156 160, 150 144, 138 128'), skin, {
    shade: 10,
    rim: 3,
    inside: flick('166 122, 174 142, 170 162', skin[0], 3, 0.6),
  }) +
  place(fist(pen, skin, 1.6), 174, 184, 1, -6)

const face = (pen: Pen): string => {
  const ear = (x: number, mirror: boolean): string =>
    place(
      solid(pen, shape('0 -8, -10 -14, -18 -8, -16 6, -8 14, 0 8'), skin, { shade: 3, inside: flick('-3 -6, -12 -8, -11 4', skin[0], 2) }),
      x,
      78,
      1,
      0,
      mirror,
    )
  return (
    ear(72, false) +
    ear(126, true) +
    solid(pen, shape('98 36, 116 42, 126 58, 129 80, 132 98, 122 116, 98 124, 76 116, 66 98, 69 78, 72 56, 82 42'), skin, {
      shade: 10,
      rim: 3,
      inside:
        area(shape('62 44, 82 38, 78 74, 86 124, 60 120'), skin[0], 0.45) +
        area(shape('108 42, 120 52, 122 64, 110 60'), skin[2], 0.6) +
        area(shape('114 84, 128 80, 130 96, 118 98'), skin[2], 0.6) +
        flick('82 56, 98 52, 116 55', skin[0], 2, 0.7) +
        flick('82 62, 98 59, 114 61', skin[0], 1.8, 0.6) +
        flick('106 40, 112 50, 108 60', '#8a3a30', 2, 0.9),
    }) +
    area(shape('74 70, 84 66, 97 72, 95 84, 82 86, 74 80'), skin[0], 0.6) +
    area(shape('103 72, 114 65, 126 70, 125 80, 115 85, 104 83'), skin[0], 0.6) +
    eye(pen, 86, 77, { width: 13, height: 8, iris: '#a8c0c4', white: '#f6eecb', skin: skin[1], lid: 0.3, turn: 6 }) +
    eye(pen, 114, 76, { width: 13, height: 8, iris: '#a8c0c4', white: '#f6eecb', skin: skin[1], lid: 0.3, turn: -8 }) +
    flick('70 70, 84 64, 98 73', INK, 6) +
    flick('102 73, 114 63, 130 68', INK, 6) +
    solid(pen, shape('95 72, 105 72, 111 86, 114 93, 107 98, 94 98, 88 93, 91 86'), ['#6b3f3a', '#c48a74', '#f3c4a4'], {
      ink: 1.9,
      shade: 3,
    }) +
    flick('91 95, 95 92, 98 96', INK, 1.8) +
    flick('104 96, 108 92, 111 94', INK, 1.8) +
    area(shape('76 103!, 88 100, 101 101, 114 99, 125 101!, 124 114, 112 122, 90 122, 78 114'), '#2a0b0c') +
    [
      [81, 103],
      [89, 101.5],
      [98, 102],
      [107, 101],
      [116, 101],
    ]
      .map(([x = 0, y = 0], index) =>
        solid(
          pen,
          shape(
            `${x - 3.6} ${y}!, ${x + 3.6} ${y}!, ${x + 2.8} ${y + (index % 2 === 0 ? 7 : 5)}, ${x - 2.8} ${y + (index % 2 === 0 ? 7 : 5)}`,
          ),
          ['#8a7a4a', '#d6c58a', '#f6ecc0'],
          { ink: 1.3, shade: 1, rim: 0.6 },
        ),
      )
      .join('') +
    [
      [86, 119],
      [103, 120],
      [113, 118],
    ]
      .map(([x = 0, y = 0]) =>
        solid(
          pen,
          shape(`${x - 3.4} ${y}!, ${x - 2.6} ${y - 6}, ${x + 2.6} ${y - 6}, ${x + 3.4} ${y}!`),
          ['#8a7a4a', '#d6c58a', '#f6ecc0'],
          { ink: 1.3, shade: 1, rim: 0.6 },
        ),
      )
      .join('') +
    place(
      `<path d="M-15 0H15" stroke="${INK}" stroke-width="5.500" stroke-linecap="round"/><path d="M-15 0H15" stroke="${RAMPS.bone[1]}" stroke-width="2.800" stroke-linecap="round"/><circle cx="-16" cy="-2" r="2.600" fill="${RAMPS.bone[2]}" stroke="${INK}" stroke-width="1.300"/><circle cx="-16" cy="2" r="2.600" fill="${RAMPS.bone[2]}" stroke="${INK}" stroke-width="1.300"/><circle cx="16" cy="-2" r="2.600" fill="${RAMPS.bone[2]}" stroke="${INK}" stroke-width="1.300"/><circle cx="16" cy="2" r="2.600" fill="${RAMPS.bone[2]}" stroke="${INK}" stroke-width="1.300"/>`,
      100,
      92.5,
      0.82,
      -3,
    )
  )
}

/** A giant in a cage of ribs, a thigh bone for his club and a small one through his nose. */
export const marrowGiant: EnemyFigure = {
  id: 'marrow-giant',
  scene: SCENES.boneCanyon,
  focus: { x: 99, y: 82 },
  draw: (pen) =>
    groundShadow(pen, 98, 234, 96) +
    legs(pen) +
    farArm(pen) +
    belly(pen) +
    ribs(pen) +
    face(pen) +
    nearArm(pen) +
    rock(pen, 188, 242, 20, 16) +
    place(skull(pen, 0.42), 22, 230, 1, -16) +
    place(bone(pen, 26, 5), 40, 238, 1, 78) +
    many(3, (index) => `<circle cx="${n(60 + index * 30)}" cy="${n(236)}" r="1.500" fill="#f3d5b4"/>`),
}
