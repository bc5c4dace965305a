import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { horn } from '../parts/creature.ts'
import { shape } from '../parts/curve.ts'
import { crack, flame, sparks } from '../parts/elements.ts'
import { belt, folds, pauldron, rivets } from '../parts/gear.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const plate: Ramp = ['#1c0f0d', '#4c342c', '#c07a48']
const skin: Ramp = ['#5a2014', '#b8603a', '#ffbe7a']
const HOT = '#ffb03a'

const moltenBlade = (pen: Pen): string =>
  glow(pen, 0, -76, 60, '#ff8a2a', 0.7) +
  solid(pen, 'M-10 -10L-12 -118L0 -146L12 -118L10 -10Z', ['#c5330d', '#f58a1f', '#ffe58a'], {
    ink: 2.4,
    shade: 3,
    rim: 2,
    inside: `<path d="M0 -8V-140" stroke="#fff3b0" stroke-width="5"/>` + crack(pen, -4, -120, 60) + crack(pen, 5, -80, 50),
  }) +
  many(5, (index) =>
    flame(pen, index % 2 === 0 ? -11 : 12, -26 - index * 24, 9, 20, index % 2 === 0 ? -7 : 7, ['#c5330d', '#f58a1f', '#ffe58a'], 1.2),
  ) +
  solid(pen, shape('-26 -14!, -8 -10, 8 -10, 26 -14!, 22 -2, 0 2, -22 -2'), plate, { ink: 2, shade: 3 }) +
  solid(pen, shape('-3.5 0!, 3.5 0!, 3.5 34!, -3.5 34!'), RAMPS.darkLeather, { ink: 1.8, shade: 2 }) +
  solid(pen, shape('-6 38, 0 32, 6 38, 0 44'), RAMPS.gold, { ink: 1.8, shade: 2 })

const cloak = (pen: Pen): string =>
  solid(pen, shape('50 104, 26 140, 14 190, 2 264!, 196 264!, 184 190, 170 138, 146 104'), ['#2a0806', '#7a1d10', '#e0661f'], {
    shade: 16,
    inside: folds(
      ['44 130, 30 180, 20 232', '60 150, 50 200, 44 236', '152 130, 166 180, 176 232', '138 150, 146 200, 152 236'],
      ['#2a0806', '#7a1d10', '#ff9a3c'],
      5,
    ),
  }) +
  many(9, (index) => flame(pen, 4 + index * 23, 240, 16, between(pen, 16, 30), between(pen, -4, 4), ['#8c2109', '#e0561a', '#ffc24a'], 1.4))

const armour = (pen: Pen): string =>
  solid(pen, shape('56 112, 48 148, 62 186, 98 196, 136 186, 150 148, 142 112, 98 100'), plate, {
    shade: 13,
    rim: 3,
    inside:
      glow(pen, 98, 150, 46, '#ff7a1e', 0.8) +
      crack(pen, 84, 124, 50, HOT, -8) +
      crack(pen, 114, 122, 54, HOT, 8) +
      flick('54 152, 78 168, 98 164', INK, 2.4) +
      flick('98 164, 120 168, 144 152', INK, 2.4),
  }) +
  solid(pen, shape('98 128, 112 144, 98 166!, 84 144'), ['#c5330d', '#ffb03a', '#fff3b0'], { ink: 2.2, shade: 3, rim: 2 }) +
  solid(pen, shape('54 182!, 98 194, 144 182!, 156 264!, 40 264!'), plate, {
    shade: 10,
    rim: 3,
    inside:
      folds(['72 194, 66 216, 62 238', '98 198, 98 218, 98 238', '124 194, 130 216, 134 238'], plate, 4) +
      stroke('56 204, 98 214, 142 204', '#1c0f0d', 2) +
      stroke('50 222, 98 232, 148 222', '#1c0f0d', 2),
  }) +
  belt(pen, '54 182, 98 194, 144 182', 8, 98, 193, RAMPS.gold)

const arms = (pen: Pen): string =>
  solid(pen, shape('54 118, 36 136, 28 160, 32 184, 48 186, 56 164, 66 146'), plate, { shade: 7 }) +
  solid(pen, shape('26 158!, 54 164!, 50 190!, 30 188!'), plate, { ink: 2.2, shade: 5, rim: 2.4 }) +
  rivets(
    [
      [32, 166],
      [47, 169],
      [34, 183],
      [46, 184],
    ],
    '#ffcf6a',
  ) +
  place(fist(pen, plate, 1.35), 40, 196, 1, 0, true) +
  flame(pen, 40, 190, 26, 34, -3) +
  place(moltenBlade(pen), 168, 176, 0.84, 2) +
  solid(pen, shape('142 116, 162 130, 174 152, 176 172, 164 184, 152 174, 146 154, 134 140'), plate, { shade: 7, rim: 2.6 }) +
  solid(pen, shape('152 154!, 176 152!, 180 176!, 158 182!'), plate, { ink: 2.2, shade: 5, rim: 2.4 }) +
  place(fist(pen, plate, 1.35), 166, 184, 1, 7)

const beard = (pen: Pen): string =>
  flame(pen, 74, 112, 18, -1, 0) +
  [
    [72, 104, 18, 40, -12],
    [122, 104, 17, 40, 12],
    [82, 114, 20, 48, -6],
    [112, 114, 20, 48, 6],
    [97, 116, 24, 58, 0],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0, lean = 0]) =>
      place(flame(pen, 0, 0, w, h, -lean, ['#c5330d', '#f58a1f', '#ffe58a'], 1.8), x, y - 6, 1, 180),
    )
    .join('')

const face = (pen: Pen): string =>
  place(
    head(pen, {
      skin,
      iris: '#f0661a',
      white: '#ffe9a0',
      brow: '#2a0a05',
      frown: 2.2,
      browWidth: 6,
      jaw: 1.2,
      nose: 1.5,
      mouth: 'grim',
      lid: 0.2,
      age: 0.7,
      ear: 'round',
      ink: 2,
      marks:
        crack(pen, -15, -30, 22, HOT, 2) +
        crack(pen, 18, -34, 20, HOT) +
        area(shape('-24 16, -10 22, 7 20, 20 20, 28 14, 28 46, -28 46'), '#e0561a', 0.5),
    }),
    97,
    82,
    0.98,
  ) +
  glow(pen, 89.4, 82, 10, '#ffcf4a', 0.3) +
  glow(pen, 112.6, 81.6, 9, '#ffcf4a', 0.3)

const moustache = (pen: Pen): string =>
  horn(pen, '101 106, 88 106, 76 116, 66 116', 9, ['#c5330d', '#f58a1f', '#ffe58a'], 1.8) +
  horn(pen, '105 106, 117 105, 127 113, 136 111', 8, ['#c5330d', '#f58a1f', '#ffe58a'], 1.8)

const crown = (pen: Pen): string =>
  flame(pen, 78, 58, 18, 34, -8) +
  flame(pen, 118, 58, 18, 34, 8) +
  flame(pen, 98, 56, 24, 46, 2) +
  solid(pen, 'M68 62L64 36L78 48L84 28L96 46L110 26L116 46L132 36L128 62Q98 72 68 62Z', plate, {
    ink: 2.2,
    shade: 5,
    rim: 2.4,
    inside: glow(pen, 98, 54, 26, '#ff8a2a', 0.7),
  }) +
  stroke('68 62, 98 69, 128 62', INK, 7) +
  stroke('68 62, 98 69, 128 62', RAMPS.gold[1], 4) +
  `<path d="M98 52l5 8l-5 7l-5 -7z" fill="#ffe58a" stroke="${INK}" stroke-width="1.500"/>`

/** The Ember Lord: a king of slag and fire with a burning beard. */
export const harkemond: EnemyFigure = {
  id: 'harkemond-the-ember-lord',
  scene: SCENES.emberCavern,
  focus: { x: 99, y: 84 },
  draw: (pen) =>
    glow(pen, 98, 100, 100, '#ffb84a', 0.5) +
    groundShadow(pen, 98, 234, 90) +
    cloak(pen) +
    armour(pen) +
    arms(pen) +
    place(pauldron(pen, 54, plate), 48, 118, 1, -14) +
    place(pauldron(pen, 52, plate), 150, 116, 1, 14) +
    horn(pen, '40 104, 28 92, 24 76', 10, plate) +
    horn(pen, '158 102, 170 90, 172 74', 10, plate) +
    face(pen) +
    beard(pen) +
    moustache(pen) +
    place(crown(pen), -1, -5, 1.01) +
    sparks(pen, [6, 20, 184, 210], 40),
}
