import type { EnemyFigure } from '../figure.ts'
import { n, shape } from '../parts/curve.ts'
import { cloud, splinter } from '../parts/elements.ts'
import { belt, folds } from '../parts/gear.ts'
import { lock } from '../parts/hair.ts'
import { claw } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const robe: Ramp = ['#3a5a80', '#a9c4d8', '#ffffff']
const sash: Ramp = ['#1d3a6a', '#3f78b8', '#b8e0f5']
const skin: Ramp = ['#5f6a9c', '#b4bede', '#f6f4ff']
const mane: Ramp = ['#4a6494', '#b4cbe4', '#ffffff']
const cloudy: Ramp = ['#4a6386', '#9fb7cc', '#ffffff']

/** A stroke of lightning along straight legs. */
const bolt = (run: readonly (readonly [number, number])[], width: number): string =>
  area(splinter(run, width * 3), '#8fb8ff', 0.4) + area(splinter(run, width * 1.5), '#2b3f78', 0.6) + area(splinter(run, width), '#fff3a8')

const streamers = (pen: Pen): string =>
  solid(pen, shape('92 168, 66 178, 40 166, 14 176, -12 164!, -8 182, 16 194, 42 186, 68 198, 98 186'), sash, {
    shade: 5,
    inside: folds(['80 180, 50 176, 20 186', '60 188, 30 182, 4 178'], sash, 2.4),
  }) +
  solid(pen, shape('96 176, 76 198, 46 196, 26 212, -6 206!, 2 222, 30 228, 54 214, 84 216, 104 194'), robe, {
    shade: 5,
    inside: folds(['84 200, 54 206, 30 220'], robe, 3),
  })

const gown = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '80 126, 70 148, 76 172, 66 194, 40 214, 14 226!, 44 230!, 60 264!, 84 226!, 104 264!, 118 222, 128 196, 122 172, 130 150, 120 126, 98 118',
    ),
    robe,
    {
      shade: 12,
      rim: 2.4,
      inside: folds(
        [
          '86 176, 76 204, 50 226',
          '98 180, 94 206, 78 230',
          '112 178, 114 204, 104 232',
          '84 132, 86 152, 82 170',
          '112 130, 112 152, 116 168',
        ],
        robe,
        5,
      ),
    },
  ) +
  solid(pen, shape('78 128, 84 122, 98 140, 112 122, 121 128, 106 148, 98 158, 90 148'), sash, { ink: 2, shade: 3 }) +
  belt(pen, '74 170, 98 179, 124 170', 6, 99, 178, RAMPS.gold)

const cape = (pen: Pen): string =>
  solid(pen, shape('116 118, 98 114, 80 120, 54 128, 26 118, -4 132!, -14 156, 4 150, 12 166!, 30 156, 54 164, 76 150, 92 140'), sash, {
    shade: 9,
    inside: folds(['78 128, 46 140, 8 138', '84 140, 50 152, 20 158'], sash, 4),
  })

const arms = (pen: Pen): string =>
  solid(pen, shape('82 126, 64 124, 50 112, 42 92, 34 96, 34 116, 22 124!, 36 132, 56 142, 80 144'), robe, {
    shade: 6,
    inside: folds(['68 128, 50 126, 38 112'], robe),
  }) +
  solid(pen, shape('46 104, 36 108, 26 92, 24 78, 32 76, 38 90'), skin, { ink: 2, shade: 3 }) +
  place(claw(pen, skin, 24.7, 1, '#e8f0f8', 0.9), 28, 78, 1, -16) +
  solid(pen, shape('116 124, 136 126, 154 124, 168 116, 170 132, 182 142!, 166 146, 152 158!, 146 148, 132 148, 116 146'), robe, {
    shade: 6,
    rim: 2.4,
    inside: folds(['130 132, 148 138, 164 130'], robe),
  }) +
  solid(pen, shape('164 118, 176 112, 181 121, 170 132'), skin, { ink: 2, shade: 3 }) +
  place(claw(pen, skin, 24.7, -1, '#e8f0f8', 1), 177, 117, 1, 52)

const windHair = (pen: Pen): string =>
  [
    '110 62, 82 44, 50 52, 22 40, 0 48',
    '108 70, 78 56, 48 70, 18 62, -8 76',
    '106 82, 78 72, 50 88, 24 84, 0 98',
    '104 94, 80 90, 58 104, 36 102, 16 114',
    '112 56, 92 34, 62 32, 40 18, 22 22',
  ]
    .map((text, index) => lock(pen, text, 26 - index * 1.5, mane, 2))
    .join('')

const face = (pen: Pen): string =>
  solid(pen, shape('88 112, 108 112, 112 128, 98 138, 84 128'), skin, { ink: 1.8, shade: 4 }) +
  place(
    head(pen, {
      skin,
      iris: '#4aa0f0',
      white: '#ffffff',
      brow: '#5a7394',
      frown: 1,
      browWidth: 3.2,
      lash: 1.7,
      lid: 0.16,
      jaw: -0.6,
      nose: 0.85,
      mouth: 'open',
      lips: '#8a5a7a',
      eyeSize: 1.2,
      ink: 1.8,
      ear: 'none',
      marks:
        flick('-20 10, -12 14, -4 12', '#6fa8e0', 2.4, 0.8) +
        flick('-18 15, -11 18, -5 17', '#6fa8e0', 1.8, 0.7) +
        flick('14 12, 19 13, 24 9', '#6fa8e0', 2, 0.8) +
        area('M7 -30q5 6 0 12q-5 -6 0 -12z', '#6fa8e0'),
    }),
    99,
    86,
    0.9,
  ) +
  lock(pen, '112 54, 94 52, 78 64, 68 86', 15, mane, 1.8) +
  lock(pen, '104 52, 86 56, 72 74, 60 78', 12, mane, 1.8) +
  lock(pen, '108 52, 118 54, 124 66, 122 80', 8, mane, 1.6)

const circlet = (pen: Pen): string => {
  const wing = (x: number, y: number, mirror: boolean): string =>
    place(
      solid(
        pen,
        shape('0 6!, 8 -8, 26 -26, 48 -32!, 40 -22, 50 -18!, 38 -12, 44 -6!, 30 -2, 34 4!, 18 6, 10 12'),
        ['#8a6a2a', '#f0dfae', '#ffffff'],
        {
          ink: 1.9,
          shade: 3,
          rim: 1.6,
          inside:
            flick('4 4, 20 -12, 44 -30', '#a8823a', 1.6) +
            flick('6 6, 24 -6, 46 -18', '#a8823a', 1.5) +
            flick('8 8, 22 0, 40 -6', '#a8823a', 1.4),
        },
      ),
      x,
      y,
      0.78,
      mirror ? 6 : -6,
      mirror,
    )
  return (
    wing(77, 64, true) +
    wing(121, 62, false) +
    stroke('75 66, 98 58, 123 64', INK, 6.4) +
    stroke('75 66, 98 58, 123 64', RAMPS.gold[1], 3.8) +
    `<path d="M100 50l6 9l-6 8l-6 -8z" fill="#8fd0ff" stroke="${INK}" stroke-width="1.600"/><path d="M100 53l3 6l-3 2z" fill="#fff"/>`
  )
}

const swirl = (): string =>
  ['6 196, 60 206, 120 200, 176 190, 190 176', '20 214, 80 224, 140 214, 192 206', '150 150, 176 158, 196 150']
    .map((text) => stroke(text, '#ffffff', 1.8, 0.55))
    .join('')

/** The Gale Lord: everything about her streams one way, lightning between her hands. */
export const zephandra: EnemyFigure = {
  id: 'zephandra-the-gale-lord',
  scene: SCENES.stormSky,
  focus: { x: 100, y: 86 },
  draw: (pen) =>
    cloud(pen, 34, 34, 80, ['#3a4f70', '#6b86a6', '#c4d8e8']) +
    cloud(pen, 170, 46, 70, ['#3a4f70', '#6b86a6', '#c4d8e8']) +
    bolt(
      [
        [170, 44],
        [158, 74],
        [169, 80],
        [155, 108],
        [164, 113],
        [150, 150],
      ],
      5.5,
    ) +
    bolt(
      [
        [164, 94],
        [174, 108],
        [170, 116],
        [182, 132],
      ],
      3,
    ) +
    glow(pen, 100, 90, 90, '#ffffff', 0.45) +
    cape(pen) +
    streamers(pen) +
    windHair(pen) +
    arms(pen) +
    gown(pen) +
    face(pen) +
    circlet(pen) +
    glow(pen, 26, 56, 30, '#bfe0ff', 0.9) +
    glow(pen, 186, 98, 26, '#bfe0ff', 0.8) +
    bolt(
      [
        [24, 56],
        [32, 42],
        [40, 47],
        [52, 24],
      ],
      4.5,
    ) +
    ['178 92, 190 82, 198 92, 190 102, 178 98, 176 84, 188 72, 204 78'].map((text) => stroke(text, '#ffffff', 2, 0.85)).join('') +
    swirl() +
    cloud(pen, 22, 238, 84, cloudy) +
    cloud(pen, 176, 240, 90, cloudy) +
    cloud(pen, 100, 246, 80, cloudy) +
    flick('150 170, 172 176, 194 168', '#fff', 2, 0.7) +
    many(
      18,
      () =>
        `<circle cx="${n(between(pen, 4, 192))}" cy="${n(between(pen, 10, 220))}" r="${n(between(pen, 0.6, 1.6))}" fill="#fff" opacity=".8"/>`,
    ),
}
