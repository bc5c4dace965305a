import type { EnemyFigure } from '../figure.ts'
import { horn } from '../parts/creature.ts'
import { n, shape } from '../parts/curve.ts'
import { wave } from '../parts/elements.ts'
import { folds, scales } from '../parts/gear.ts'
import { hair, lock } from '../parts/hair.ts'
import { claw, fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { haft } from '../parts/weapons.ts'

const water: Ramp = ['#0d3448', '#2f7f92', '#c4f0e6']
const skin: Ramp = ['#3f6f78', '#8fc0b8', '#e0f3dc']
const coral: Ramp = ['#7a2338', '#e0705f', '#ffc4a0']
const pearl: Ramp = ['#8a93a0', '#dfe3dc', '#ffffff']

const trident = (pen: Pen): string =>
  haft(pen, -92, 84, 5, RAMPS.gold) +
  solid(
    pen,
    'M-2.500 -88V-128L-7 -124L0 -146L7 -124L2.500 -128V-100Q14 -102 16 -118L11 -115L19 -136L26 -114L21 -117Q20 -92 0 -88Q-20 -92 -21 -117L-26 -114L-19 -136L-11 -115L-16 -118Q-14 -102 -2.500 -100Z',
    RAMPS.gold,
    { ink: 2, shade: 3, rim: 1.8 },
  ) +
  solid(pen, shape('-6 -86, 0 -92, 6 -86, 0 -80'), pearl, { ink: 1.8, shade: 2 })

const train = (pen: Pen): string =>
  solid(pen, shape('74 150, 62 182, 34 206, 14 264!, 186 264!, 160 208, 136 184, 124 150, 98 142'), water, {
    shade: 14,
    inside:
      folds(['82 160, 70 194, 44 232', '96 164, 92 200, 84 236', '112 160, 124 196, 146 230'], water, 5) +
      scales([40, 150, 120, 40], 9, '#0d3448', 0.5),
  })

const torso = (pen: Pen): string =>
  solid(pen, shape('76 126, 70 148, 78 176, 98 184, 120 176, 128 146, 120 124, 98 116'), water, {
    shade: 9,
    rim: 2.6,
    inside: scales([66, 122, 70, 64], 8, '#0a2a3a', 0.8),
  }) +
  solid(pen, shape('72 132, 82 124, 98 134, 114 124, 125 131, 116 148, 98 144, 82 149'), coral, {
    ink: 2,
    shade: 4,
    rim: 1.8,
    inside: many(9, (index) => flick(`${78 + index * 5} 150, ${80 + index * 4.5} 138, ${84 + index * 3.6} 128`, coral[0], 1.5, 0.8)),
  }) +
  solid(pen, shape('72 170!, 98 180, 124 169!, 128 180, 98 192, 70 181'), RAMPS.gold, { ink: 2, shade: 3 }) +
  [80, 89, 98, 107, 116]
    .map(
      (x, index) =>
        `<circle cx="${x}" cy="${n(179 + Math.sin((index / 4) * 3.14) * 4)}" r="2.600" fill="#f6f4ec" stroke="${INK}" stroke-width="1.300"/>`,
    )
    .join('')

const arms = (pen: Pen): string =>
  solid(pen, shape('76 126, 58 130, 42 122, 30 106, 22 112, 30 134, 50 148, 78 146'), skin, { shade: 6 }) +
  place(claw(pen, skin, 27, 1, '#e0f3dc', 0.9), 26, 112, 1, -2) +
  solid(pen, shape('30 106!, 44 118!, 38 132!, 24 122!'), RAMPS.gold, { ink: 1.8, shade: 3 }) +
  place(trident(pen), 164, 166, 0.86, -5) +
  solid(pen, shape('120 126, 138 132, 152 148, 162 156, 168 166, 156 176, 140 166, 122 146'), skin, { shade: 6, rim: 2.4 }) +
  solid(pen, shape('144 142!, 158 152!, 150 170!, 136 160!'), RAMPS.gold, { ink: 1.8, shade: 3 }) +
  place(fist(pen, skin, 0.9), 163, 164, 1, 5)

const orb = (pen: Pen): string =>
  glow(pen, 27, 68, 30, '#b8f5ee', 0.8) +
  solid(pen, shape('27 52, 40 58, 42 70, 34 82, 20 82, 12 70, 15 57'), water, {
    ink: 2,
    shade: 4,
    rim: 2.4,
    inside: flick('14 72, 26 64, 40 70', '#e0f8f2', 2.4) + flick('16 78, 28 72, 38 77', '#0d3448', 2),
  }) +
  stroke('22 58, 18 64', '#fff', 2.4)

const mane = (pen: Pen): string =>
  hair(
    pen,
    '98 44, 126 52, 140 76, 136 104, 150 128, 140 150, 156 176, 132 196!, 134 164, 122 150, 128 126, 116 116, 80 116, 66 130, 74 152, 58 164, 60 194!, 38 178, 50 152, 40 130, 56 106, 54 78, 70 52',
    ['#0d2a4a', '#1f5f86', '#8fd8e0'],
    [
      '62 76, 60 110, 50 140, 56 180',
      '68 70, 70 106, 58 136, 62 160',
      '132 76, 130 110, 144 136, 140 176',
      '126 72, 124 106, 136 132, 130 156',
      '56 100, 48 128, 52 150',
    ],
  )

const face = (pen: Pen): string =>
  solid(pen, shape('88 112, 108 112, 112 128, 98 136, 84 128'), skin, { ink: 1.8, shade: 4 }) +
  place(
    head(pen, {
      skin,
      iris: '#e8b93a',
      slit: true,
      brow: '#0d3448',
      frown: 1,
      browWidth: 3,
      lash: 1.8,
      lid: 0.2,
      jaw: -0.55,
      nose: 0.85,
      mouth: 'calm',
      lips: '#a83a5a',
      eyeSize: 1.16,
      ink: 1.8,
      ear: 'none',
      marks:
        scales([-26, 8, 16, 26], 5, '#2f6f78', 0.7) +
        scales([-22, -36, 20, 14], 5, '#2f6f78', 0.5) +
        flick('20 12, 16 20, 18 28', '#2f6f78', 1.4, 0.5),
    }),
    97,
    86,
    0.9,
  ) +
  solid(pen, shape('76 84!, 66 76, 52 66!, 58 80, 50 86!, 60 92, 56 102!, 68 100, 76 98'), ['#0f4a58', '#3fa0a0', '#c4f0e6'], {
    ink: 1.8,
    shade: 3,
    inside: flick('74 88, 64 82, 54 70', INK, 1.2) + flick('74 92, 64 92, 54 88', INK, 1.2),
  })

const crown = (pen: Pen): string =>
  lock(pen, '92 52, 76 64, 74 86, 66 110', 12, ['#0d2a4a', '#1f5f86', '#8fd8e0']) +
  lock(pen, '102 52, 118 62, 122 84, 128 108', 11, ['#0d2a4a', '#1f5f86', '#8fd8e0']) +
  horn(pen, '98 60, 98 40, 99 18', 8, coral) +
  horn(pen, '98 40, 106 32, 110 22', 5, coral, 1.6) +
  horn(pen, '98 44, 90 36, 88 26', 5, coral, 1.6) +
  horn(pen, '84 62, 76 46, 72 28', 7, coral) +
  horn(pen, '78 48, 68 42, 64 32', 4.6, coral, 1.6) +
  horn(pen, '112 61, 122 46, 127 28', 7, coral) +
  horn(pen, '120 48, 131 44, 137 36', 4.6, coral, 1.6) +
  stroke('74 66, 98 60, 122 65', INK, 8) +
  stroke('74 66, 98 60, 122 65', RAMPS.gold[1], 5) +
  stroke('74 65, 98 59, 122 64', RAMPS.gold[2], 1.4) +
  [
    [80, 64],
    [89, 61.6],
    [98, 60.5],
    [107, 61.5],
    [116, 63.5],
  ]
    .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="2.500" fill="#f6f4ec" stroke="${INK}" stroke-width="1.200"/>`)
    .join('')

const surf = (pen: Pen): string =>
  wave(pen, -14, 210, 206, 15, ['#0d3448', '#1f6478', '#e8fbf4']) +
  wave(pen, -34, 214, 222, 12, ['#0d3448', '#17505f', '#c4ece2']) +
  many(
    26,
    () =>
      `<circle cx="${n(between(pen, 0, 196))}" cy="${n(between(pen, 180, 216))}" r="${n(between(pen, 0.8, 2.2))}" fill="#f0fffa" opacity=".85"/>`,
  )

/** The Tide Lord: crowned with coral, gowned in the sea that carries her. */
export const nerieth: EnemyFigure = {
  id: 'nerieth-the-tide-lord',
  scene: SCENES.seaCliff,
  focus: { x: 99, y: 86 },
  draw: (pen) =>
    glow(pen, 98, 90, 90, '#d9f6ec', 0.4) +
    wave(pen, -20, 216, 178, 20, ['#0d3448', '#2a7486', '#dff6ee']) +
    mane(pen) +
    arms(pen) +
    train(pen) +
    torso(pen) +
    face(pen) +
    crown(pen) +
    orb(pen) +
    surf(pen),
}
