import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { oval, shape } from '../parts/curve.ts'
import { folds } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { hair, lock } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { leaf } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'

const skin = RAMPS.tan
const fair = RAMPS.hairFair
const scarf = RAMPS.teal

/** Tousled tips of hair in the head's units, and their widths. */
const LOCKS: readonly (readonly [string, number])[] = [
  ['26 -30, 33 -34, 38 -31', 7],
  ['-26 -14, -36 -12, -40 -2', 10],
  ['-26 -4, -34 2, -34 12', 9],
  ['-22 -30, -36 -32, -44 -24', 13],
  ['-14 -40, -30 -48, -44 -42', 14],
  ['22 -40, 14 -54, -2 -58', 13],
  ['10 -44, -6 -58, -24 -58', 15],
  ['-2 -44, -20 -54, -36 -54', 14],
]

const goggles = (pen: Pen): string =>
  stroke('-28 -20, 0 -30, 27 -23', INK, 7) +
  stroke('-28 -20, 0 -30, 27 -23', RAMPS.leather[1], 4.4) +
  (
    [
      [-9, -28, 10.5],
      [14, -28.5, 9.5],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        solid(pen, oval(x, y, r), RAMPS.gold, { ink: 1.8, shade: 2 }) +
        solid(pen, oval(x, y, r * 0.68), ['#1c4a5a', '#4fa0b0', '#d8fbf4'], {
          ink: 1.5,
          shade: 2,
          inside: flick(`${x - 5} ${y + 4}, ${x} ${y}, ${x + 5} ${y - 4}`, '#fff', 3, 0.8),
        }),
    )
    .join('')

const spyglass = (pen: Pen): string =>
  place(
    solid(pen, shape('-7 36!, 7 36!, 7 4!, -7 4!'), RAMPS.leather, { ink: 2, shade: 3 }) +
      solid(pen, shape('-8 6!, 8 6!, 8 0!, -8 0!'), RAMPS.gold, { ink: 2, shade: 2 }) +
      solid(pen, shape('-9 0!, 9 0!, 10 -34!, -10 -34!'), RAMPS.gold, { ink: 2, shade: 4 }) +
      solid(pen, shape('-12 -34!, 12 -34!, 12 -42!, -12 -42!'), RAMPS.gold, { ink: 2, shade: 3 }) +
      `<ellipse cx="0" cy="-42" rx="11" ry="3.600" fill="#a8dce0" stroke="${INK}" stroke-width="1.800"/>`,
    156,
    158,
    1,
    16,
  )

const bust = (pen: Pen): string =>
  onHead(hair(pen, '0 -46, 22 -40, 32 -18, 29 4, 20 20, -20 24, -30 8, -32 -16, -20 -40', fair, ['-28 -12, -29 6'])) +
  neck(pen, skin, 30) +
  shoulders(
    pen,
    RAMPS.olive,
    folds(['56 172, 52 192, 52 210', '140 170, 144 190, 144 210', '98 184, 98 200, 98 214'], RAMPS.olive, 4),
    130,
    32,
  ) +
  stroke('50 176, 96 196, 126 214', INK, 9) +
  stroke('50 176, 96 196, 126 214', RAMPS.leather[1], 6) +
  stroke('50 174, 96 194, 126 212', RAMPS.leather[2], 1.4, 0.7) +
  solid(pen, shape('58 150, 72 136, 98 146, 126 134, 142 148, 134 168, 98 178, 66 170'), scarf, {
    shade: 7,
    rim: 2.6,
    inside: folds(['66 150, 88 162, 110 168', '136 146, 118 158, 96 160', '70 142, 84 150'], scarf, 3),
  }) +
  solid(pen, shape('64 160, 50 170, 34 172, 20 188!, 32 188, 30 200!, 48 190, 62 186, 76 172'), scarf, {
    shade: 5,
    inside: folds(['64 168, 48 178, 30 186'], scarf, 3),
  }) +
  solid(pen, shape('60 164, 66 156, 78 158, 80 170, 70 176'), scarf, { ink: 2, shade: 3 }) +
  onHead(
    head(pen, {
      skin,
      iris: '#5f9a3a',
      brow: fair[0],
      frown: 0.1,
      browWidth: 3,
      jaw: -0.6,
      nose: 0.75,
      mouth: 'smile',
      eyeSize: 1.26,
      lid: 0.08,
      lash: 1.2,
      ear: 'pointed',
      lips: '#a8503c',
      marks:
        [
          [-13, 9],
          [-9, 11],
          [-5, 9.5],
          [16, 10],
          [19, 9],
          [21, 12],
        ]
          .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r=".9" fill="#7a3f1e" opacity=".8"/>`)
          .join('') +
        area(shape('-20 12, -12 8, -6 12, -12 17'), '#c4553a', 0.22) +
        flick('18 14, 22 13', '#5d7a2f', 2.4, 0.9) +
        flick('18 18, 22 17', '#5d7a2f', 2.4, 0.9),
    }) +
      LOCKS.map(([text, width]) => lock(pen, text, width, fair)).join('') +
      hair(pen, '-25 4, -32 -10, -28 -32, -10 -47, 12 -47, 27 -35, 30 -14, 26 -3, 21 -16, 10 -27, -6 -25, -16 -15, -21 0', fair, [
        '-28 -8, -24 -28, -8 -42',
        '-23 -6, -16 -24, 0 -38',
        '10 -44, 22 -34, 27 -16',
        '0 -44, 8 -36, 16 -30',
      ]) +
      ['-12 -24, -20 -14, -22 0', '-2 -25, -10 -17, -12 -8', '8 -27, 4 -18, 6 -10', '16 -26, 22 -16, 24 -4']
        .map((text) => lock(pen, text, 8, fair, 1.5))
        .join('') +
      goggles(pen) +
      lock(pen, '-4 -20, -12 -12, -12 -2', 5, fair),
  ) +
  onHead(place(leaf(pen, 18), -30, -24, 1, -60) + place(leaf(pen, 15), -30, -18, 1, -96)) +
  spyglass(pen) +
  solid(pen, shape('138 240!, 140 190, 150 174, 168 180, 168 240!'), RAMPS.olive, { shade: 5 }) +
  place(fist(pen, RAMPS.leather, 1.15), 153, 172, 1, 16)

/** Nettle Quickbriar, scout of the far woods: pointed ears, goggles, scarf and spyglass. */
export const nettleQuickbriar: HeroFigure = { id: 'nettle-quickbriar', ground: GROUNDS.farWood, bust }
