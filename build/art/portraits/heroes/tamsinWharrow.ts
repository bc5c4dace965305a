import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { shape } from '../parts/curve.ts'
import { folds } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { hair, lock, plait } from '../parts/hair.ts'
import { head } from '../parts/head.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { arrow, bow } from '../parts/weapons.ts'

const red = RAMPS.hairRed
const FRECKLES = [
  [-14, 9],
  [-10, 12],
  [-6, 9],
  [-11, 7],
  [-3, 12],
  [16, 10],
  [19, 8],
  [18, 13],
  [22, 11],
  [4, 8],
]
  .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r=".9" fill="#a85a36" opacity=".75"/>`)
  .join('')

const quiver = (pen: Pen): string =>
  place(arrow(40, '#c24a34'), 36, 92, 1.25, 62) +
  place(arrow(40, '#e8dcb8'), 50, 84, 1.25, 66) +
  place(arrow(40, '#2f5d3b'), 24, 104, 1.25, 58) +
  solid(pen, shape('22 126!, 62 110!, 76 158!, 46 174!'), RAMPS.leather, {
    shade: 6,
    inside: flick('30 130, 62 118', RAMPS.leather[2], 3) + flick('36 148, 70 134', RAMPS.leather[0], 3),
  })

const bust = (pen: Pen): string =>
  place(bow(pen, 96, RAMPS.bark), 170, 110, 1, 12) +
  quiver(pen) +
  onHead(hair(pen, '2 -46, 24 -38, 32 -16, 30 8, 22 26, -22 30, -32 10, -32 -18, -20 -40', red, ['-28 -20, -30 6, -24 26'])) +
  solid(pen, shape('46 150, 60 128, 98 140, 138 126, 152 150, 126 170, 98 176, 70 170'), RAMPS.green, {
    shade: 8,
    inside: folds(['60 138, 74 154, 92 168', '138 136, 122 154, 106 168'], RAMPS.green),
  }) +
  neck(pen, RAMPS.fair, 32) +
  shoulders(
    pen,
    RAMPS.green,
    folds(['52 170, 46 190, 44 210', '76 172, 74 190, 76 210', '128 170, 132 190, 130 210', '148 166, 154 188, 156 208'], RAMPS.green, 4) +
      area(shape('84 150, 98 214, 114 150, 98 172'), '#d9c79a'),
    142,
  ) +
  solid(pen, shape('60 156, 78 142, 96 172, 90 182, 70 172'), RAMPS.green, { shade: 4 }) +
  solid(pen, shape('136 154, 118 142, 100 172, 106 182, 128 170'), RAMPS.green, { shade: 4 }) +
  stroke('44 166, 80 190, 112 214', INK, 9) +
  stroke('44 166, 80 190, 112 214', RAMPS.leather[1], 6) +
  stroke('44 164, 80 188, 112 212', RAMPS.leather[2], 1.6, 0.7) +
  solid(pen, shape('91 176, 98 170, 105 176, 98 184'), RAMPS.gold, { ink: 1.8, shade: 2 }) +
  onHead(
    head(pen, {
      skin: RAMPS.fair,
      iris: '#4f8a3c',
      brow: red[0],
      lips: '#b34a3c',
      lash: 1.4,
      jaw: -0.45,
      nose: 0.85,
      eyeSize: 1.16,
      browWidth: 2.6,
      frown: 0.35,
      lid: 0.16,
      mouth: 'smile',
      marks: FRECKLES,
    }) +
      hair(pen, '-25 4, -31 -16, -24 -38, -4 -50, 16 -46, 28 -30, 28 -8, 24 -18, 18 -28, 8 -32, -4 -26, -16 -16, -21 -2', red, [
        '-26 -10, -20 -32, 0 -44',
        '-22 -8, -12 -26, 8 -38',
        '12 -42, 24 -30, 27 -14',
      ]) +
      lock(pen, '8 -34, -10 -28, -20 -12, -21 6', 8, red) +
      lock(pen, '14 -36, 24 -26, 26 -8', 6, red),
  ) +
  plait(
    pen,
    [
      [64, 124],
      [61, 138],
      [60, 152],
      [63, 166],
      [68, 179],
      [74, 191],
    ],
    9,
    6,
    red,
  ) +
  onHead(
    solid(pen, shape('-29 -20, -32 -34, -16 -52, 8 -56, 28 -44, 36 -28, 44 -20!, 26 -26, 6 -34, -14 -30'), RAMPS.olive, {
      shade: 5,
      rim: 2,
      inside: flick('-28 -24, -10 -42, 20 -46', RAMPS.olive[0], 2) + flick('-24 -22, -4 -34, 26 -32', RAMPS.olive[2], 1.6),
    }) +
      solid(pen, shape('-16 -38!, -25 -45, -43 -50!, -40 -38, -46 -33!, -34 -32, -24 -30'), ['#5a1c14', '#c24a34', '#f2a07a'], {
        ink: 1.6,
        shade: 3,
        inside: flick('-18 -36, -30 -40, -43 -45', '#fff', 1.3, 0.7),
      }),
  )

/** Tamsin Wharrow, archer of the moors: red plait, green hood, bow and quiver. */
export const tamsinWharrow: HeroFigure = { id: 'tamsin-wharrow', ground: GROUNDS.moor, bust }
