import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { oval, shape } from '../parts/curve.ts'
import { flame, skull } from '../parts/elements.ts'
import { folds } from '../parts/gear.ts'
import { lock } from '../parts/hair.ts'
import { claw, fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { haft } from '../parts/weapons.ts'

const coat: Ramp = ['#1b1a24', '#474354', '#918aa0']
const skin = RAMPS.sallow
const HEX: readonly [string, string, string] = ['#2c7a2a', '#7fd84a', '#f0ffb8']

const staff = (pen: Pen): string =>
  place(
    haft(pen, -92, 90, 5) +
      `<path d="M0 -86q-14 -2 -12 -16M0 -84q13 -4 11 -18" fill="none" stroke="${INK}" stroke-width="6"/><path d="M0 -86q-14 -2 -12 -16M0 -84q13 -4 11 -18" fill="none" stroke="#6b4a2a" stroke-width="3"/>` +
      place(skull(pen, 0.5, RAMPS.bone, '#1a3a12'), 0, -98) +
      `<circle cx="-3.800" cy="-97.500" r="2.200" fill="#9cf05a"/><circle cx="6.200" cy="-97.500" r="1.900" fill="#9cf05a"/>` +
      stroke('-4 -76, -10 -62, -8 -48', '#cdbb90', 1.4) +
      place(`<path d="M0 0q-5 8 0 13q5 -5 0 -13z" fill="#8a2a2a" stroke="${INK}" stroke-width="1.300"/>`, -8, -50) +
      stroke('3 -76, 9 -66, 8 -56', '#cdbb90', 1.4) +
      place(`<path d="M0 0l-4 9l4 6l4 -6z" fill="#4a8a9a" stroke="${INK}" stroke-width="1.300"/>`, 8, -58),
    34,
    148,
    1,
    -7,
  )

/** A square patch sewn on at (x, y). */
const patch = (x: number, y: number, colour: string, turn: number): string =>
  place(
    `<path d="M-9 -8H9V9H-10Z" fill="${colour}" stroke="${INK}" stroke-width="1.4"/><path d="M-5 -11v5M3 -11v5M-6 6v6M4 6v6M-12 -2h5M-12 5h5M6 -3h6M6 4h6" stroke="#e8d9a8" stroke-width="1.3"/>`,
    x,
    y,
    1,
    turn,
  )

const robe = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '76 122, 58 140, 52 176, 36 226!, 48 220!, 50 236!, 62 222!, 72 264!, 128 264!, 136 222!, 146 236!, 150 218!, 164 226!, 146 176, 140 140, 122 122, 100 116',
    ),
    coat,
    {
      shade: 14,
      rim: 2.6,
      inside:
        folds(['68 150, 62 190, 52 224', '132 150, 138 190, 148 222'], coat, 5) +
        patch(126, 214, '#7a3a2a', 12) +
        patch(66, 166, '#5f5c2e', -10),
    },
  ) +
  solid(pen, shape('84 130!, 98 150, 116 128!, 120 182, 116 264!, 80 264!, 78 184'), RAMPS.olive, {
    shade: 7,
    inside:
      folds(['92 150, 90 190, 88 236', '108 148, 110 190, 108 236'], RAMPS.olive, 3) +
      many(4, (index) => `<circle cx="99" cy="${158 + index * 12}" r="2.4" fill="${RAMPS.bone[1]}" stroke="${INK}" stroke-width="1.3"/>`),
  }) +
  solid(pen, shape('82 124, 70 142, 78 176, 86 190!, 90 164, 98 148, 88 134'), coat, { shade: 4, rim: 2 }) +
  solid(pen, shape('116 122, 130 140, 122 176, 112 190!, 108 164, 100 148, 110 134'), coat, { shade: 4, rim: 2.4 }) +
  stroke('56 190, 98 202, 146 189', INK, 7) +
  stroke('56 190, 98 202, 146 189', '#8a7038', 4) +
  many(3, (index) =>
    place(
      `<path d="M-5 0h10l2 14q-7 5 -14 0z" fill="${['#5a8a3a', '#a8472a', '#3a6a8a'][index] ?? '#5a8a3a'}" stroke="${INK}" stroke-width="1.600"/><path d="M-3 -4h6v4h-6z" fill="#c9a86a" stroke="${INK}" stroke-width="1.300"/><path d="M3 3l1 8" stroke="#fff" stroke-width="1.200" opacity=".6"/>`,
      72 + index * 21,
      203 - Math.abs(index - 1) * -2,
    ),
  )

const spell = (pen: Pen): string =>
  solid(pen, shape('128 126, 148 132, 162 146, 168 160, 178 150, 184 138, 174 132, 168 140, 154 124, 138 116'), coat, { shade: 6 }) +
  solid(pen, shape('126 124, 150 136, 164 160, 176 178!, 152 176, 134 162, 122 146'), coat, {
    shade: 7,
    inside: folds(['136 136, 150 152, 160 170'], coat),
  }) +
  solid(pen, shape('158 150, 164 138, 172 130, 178 136, 172 148, 168 160'), skin, { ink: 2, shade: 3 }) +
  glow(pen, 170, 96, 46, '#8af04a', 0.85) +
  place(claw(pen, skin, 28.6, -1, '#cbd08a', 1.1), 173, 130, 1, -4) +
  flame(pen, 170, 108, 24, 44, -4, HEX, 1.4) +
  `<g fill="#c9ff8a"><circle cx="152" cy="84" r="2"/><circle cx="186" cy="78" r="1.700"/><circle cx="160" cy="60" r="1.500"/><circle cx="180" cy="56" r="1.200"/></g>`

const face = (pen: Pen): string => {
  const locks = [
    '70 70, 58 96, 62 126',
    '76 66, 66 100, 72 134',
    '122 70, 136 96, 132 122',
    '118 66, 128 98, 124 130',
    '66 72, 52 92, 50 114',
  ]
    .map((text) => lock(pen, text, 11, RAMPS.hairGrey))
    .join('')
  const skull = place(
    head(pen, {
      skin,
      iris: '#9ad03a',
      white: '#f2efb8',
      brow: RAMPS.hairGrey[0],
      frown: 2,
      browWidth: 5.4,
      nose: 1.7,
      hook: 2.4,
      jaw: -0.6,
      chin: 4,
      gaunt: 1,
      mouth: 'snarl',
      age: 1,
      ear: 'pointed',
      lid: 0.16,
      eyeSize: 1.08,
      ink: 1.8,
      marks:
        '<circle cx="-14" cy="16" r="2.600" fill="#7a6a2a" stroke="#3a3410" stroke-width=".8"/><circle cx="15" cy="-20" r="1.800" fill="#7a6a2a"/>',
    }),
    97,
    88,
    0.94,
  )
  return locks + skull + lock(pen, '80 58, 70 74, 74 92', 8, RAMPS.hairGrey) + lock(pen, '116 58, 124 70, 121 84', 7, RAMPS.hairGrey)
}

const hat = (pen: Pen): string =>
  solid(pen, shape('44 66, 66 58, 98 64, 132 54, 152 54, 150 64, 126 74, 98 78, 64 78'), RAMPS.night, { shade: 5 }) +
  solid(pen, shape('66 64!, 72 44, 68 26, 84 20, 100 26, 116 16, 132 20, 130 34, 124 46, 128 58!, 98 68'), RAMPS.night, {
    shade: 8,
    inside:
      folds(['82 30, 88 44, 82 60', '112 26, 110 42, 116 58'], RAMPS.night) +
      area(shape('64 52, 98 60, 130 48, 130 60, 98 70, 64 66'), '#5a7a2a') +
      area('M114 22l12 8l-7 9l-9 -8z', '#7a3a2a'),
  }) +
  `<path d="M112 24l3 5M118 22l2 6M126 28l-5 3M122 38l-4 -4M112 33l5 -2" stroke="#e8d9a8" stroke-width="1.200"/>` +
  flick('86 56, 84 44, 92 36', '#c9c77a', 3) +
  stroke('84 60, 80 46, 84 32', INK, 1.2)

/** A gutter rat that sits at (0, 0) and looks right. */
const rat = (pen: Pen): string =>
  stroke('-10 6, -20 12, -16 20, -22 26', INK, 4) +
  stroke('-10 6, -20 12, -16 20, -22 26', '#c49a90', 1.8) +
  solid(pen, shape('-12 8, -12 -3, -5 -9, 3 -8, 10 -3, 18 0!, 12 5, 4 9, -4 10'), RAMPS.ash, { ink: 1.8, shade: 3 }) +
  solid(pen, oval(-1, -8, 4), RAMPS.ash, { ink: 1.6, shade: 1 }) +
  `<circle cx="8" cy="-2" r="1.7" fill="#9cf05a"/><circle cx="18" cy="0" r="1.6" fill="#c49a90" stroke="${INK}" stroke-width="1"/><path d="M13 2l9 3M13 1l10 -1" stroke="#d8d0c0" stroke-width=".7"/>`

const COBBLES: readonly (readonly [number, number, number])[] = [
  [10, 230, 14],
  [182, 228, 15],
  [36, 237, 13],
  [158, 236, 13],
  [190, 240, 12],
  [2, 240, 10],
]

/** A back-alley curse-monger with a rat's-skull staff and green fire in his palm. */
export const gutterHexer: EnemyFigure = {
  id: 'gutter-hexer',
  scene: SCENES.street,
  focus: { x: 102, y: 88 },
  draw: (pen) =>
    groundShadow(pen, 98, 232, 80) +
    robe(pen) +
    staff(pen) +
    solid(pen, shape('68 122, 50 130, 38 146, 32 164, 24 176!, 44 182!, 58 168, 72 146'), coat, {
      shade: 7,
      inside: folds(['58 134, 46 154, 38 174'], coat),
    }) +
    place(fist(pen, skin, 0.95), 36, 160, 1, -12) +
    solid(
      pen,
      shape('62 126, 80 112, 98 120, 118 111, 136 124, 142 138!, 130 138, 126 150!, 114 142, 100 152!, 86 143, 74 150!, 68 139, 54 140!'),
      RAMPS.ochre,
      {
        shade: 6,
        inside: folds(['76 120, 82 132, 84 142', '98 124, 99 136, 100 148', '120 118, 116 130, 116 142'], RAMPS.ochre, 3),
      },
    ) +
    face(pen) +
    hat(pen) +
    spell(pen) +
    place(rat(pen), 142, 118) +
    COBBLES.map(([x, y, w]) => solid(pen, oval(x, y, w, w * 0.36), RAMPS.grey, { ink: 1.6, shade: 2, rim: 1 })).join(''),
}
