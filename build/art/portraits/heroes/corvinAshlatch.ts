import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { shape } from '../parts/curve.ts'
import { folds } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { hair, lock } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { sword } from '../parts/weapons.ts'

const skin = RAMPS.tan
const black = RAMPS.hairBlack
const coat = RAMPS.wine

const coin = (x: number, y: number, rx: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="${rx}" ry="9" fill="#c6922f" stroke="${INK}" stroke-width="2"/><ellipse rx="${rx * 0.66}" ry="6" fill="#f2cf5f"/><path d="M0 -4v8" stroke="#8a5f18" stroke-width="1.600"/></g>`

const bust = (pen: Pen): string =>
  onHead(hair(pen, '0 -44, 22 -36, 30 -12, 26 12, 18 22, -20 34, -34 26, -30 0, -28 -26', black, ['-26 0, -28 20, -22 30'])) +
  neck(pen, skin, 36) +
  shoulders(
    pen,
    coat,
    folds(['50 168, 46 188, 46 210', '76 176, 76 194, 78 212', '130 172, 132 192, 130 212', '150 164, 156 186, 158 208'], coat, 4),
    150,
  ) +
  solid(pen, shape('84 150, 98 214, 116 150, 100 168'), RAMPS.linen, {
    ink: 2,
    shade: 4,
    inside: flick('100 168, 99 190, 99 212', RAMPS.linen[0], 2),
  }) +
  solid(pen, shape('66 140, 50 154, 56 176, 92 240!, 96 196, 84 168, 80 146'), coat, { shade: 6, rim: 2.4 }) +
  solid(pen, shape('132 138, 148 152, 144 176, 106 240!, 102 196, 116 166, 118 146'), coat, { shade: 5, rim: 2.4 }) +
  solid(pen, shape('70 150, 84 142, 98 152, 114 142, 130 150, 126 164, 98 174, 72 164'), RAMPS.ochre, {
    shade: 5,
    inside: folds(['78 150, 88 162', '122 150, 110 164', '98 154, 98 170'], RAMPS.ochre, 2.4),
  }) +
  solid(pen, shape('90 164!, 98 172!, 94 196!, 82 188!'), RAMPS.ochre, { ink: 2, shade: 3 }) +
  solid(pen, shape('104 166!, 96 172!, 106 194!, 116 184!'), RAMPS.ochre, { ink: 2, shade: 3 }) +
  onHead(
    head(pen, {
      skin,
      iris: '#6a7fa0',
      brow: black[0],
      frown: 0.6,
      browWidth: 3.6,
      jaw: 0,
      nose: 1.1,
      mouth: 'smirk',
      eyeSize: 1.06,
      lid: 0.3,
      lips: '#8a4a38',
      marks:
        area(shape('-22 12, -12 20, -8 30, 2 34, 12 33, 20 22, 26 12, 24 34, 8 44, -16 40'), black[1], 0.32) +
        flick('17 4, 20 11, 19 18', '#8a3a2c', 2, 0.9),
    }) +
      hair(pen, '-2 19.500, 4 18, 8 19.300, 12 18, 18 19, 22 21, 16 20.800, 8 22, 1 21.800, -6 24', black, [], 1) +
      solid(pen, shape('2 33, 8 31.500, 13 33, 12 41, 8 48!, 3 41'), black, { ink: 1.4, shade: 1, rim: 1 }) +
      lock(pen, '6 -30, -14 -22, -22 -4, -22 14', 11, black) +
      lock(pen, '-10 -28, -24 -14, -28 6, -26 22', 10, black) +
      lock(pen, '12 -30, 22 -22, 25 -6', 7, black),
  ) +
  onHead(
    solid(pen, shape('-54 -24, -38 -32, -10 -28, 18 -36, 46 -38, 56 -30, 40 -20, 12 -17, -18 -14, -44 -14'), RAMPS.darkLeather, {
      shade: 5,
      rim: 2.2,
      inside: flick('-44 -20, 0 -22, 44 -30', RAMPS.darkLeather[0], 2.4),
    }) +
      solid(pen, shape('-28 -28!, -28 -46, -18 -58, -2 -54, 10 -62, 24 -56, 28 -44, 28 -34!, 0 -24'), RAMPS.darkLeather, {
        shade: 7,
        rim: 2.2,
        inside:
          area(shape('-32 -36, 0 -31, 32 -42, 32 -32, 0 -22, -32 -26'), coat[1]) +
          flick('-10 -52, -4 -42, -8 -34', RAMPS.darkLeather[0], 2.4),
      }) +
      solid(
        pen,
        shape('-22 -38!, -36 -46, -54 -40, -64 -20!, -55 -24, -54 -16!, -46 -24, -42 -20!, -36 -28, -24 -28'),
        ['#1b2f4a', '#3f78b8', '#b8e0f5'],
        { ink: 1.8, shade: 3, inside: flick('-24 -33, -44 -37, -61 -24', '#fff', 1.3, 0.7) },
      ),
  ) +
  place(sword(pen, { length: 74, width: 10, guard: 24 }), 44, 186, 1, -14) +
  place(fist(pen, RAMPS.darkLeather, 1.15), 44, 188, 1, -14, true) +
  place(
    solid(pen, shape('150 240!, 146 190, 152 176, 164 172, 174 178, 176 190, 174 240!'), coat, { shade: 5 }) +
      place(fist(pen, RAMPS.darkLeather, 1.2), 160, 176) +
      solid(pen, shape('164 170, 170 158, 176 158, 176 168, 170 176'), RAMPS.darkLeather, { ink: 1.9, shade: 2 }) +
      glow(pen, 172, 128, 26, '#ffe28a', 0.8) +
      coin(172, 128, 6.5, 16) +
      flick('166 146, 168 140', '#fff4c0', 2) +
      flick('178 146, 176 140', '#fff4c0', 2) +
      stroke('186 118, 190 112', '#fff4c0', 1.6),
    -9,
    -7,
  )

/** Corvin Ashlatch, rogue of the roads: plumed hat, smirk, blade and a coin in the air. */
export const corvinAshlatch: HeroFigure = { id: 'corvin-ashlatch', ground: GROUNDS.tollRoad, bust }
