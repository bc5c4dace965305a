import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { shape } from '../parts/curve.ts'
import { flame, skull } from '../parts/elements.ts'
import { folds } from '../parts/gear.ts'
import { lock } from '../parts/hair.ts'
import { claw, fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { haft } from '../parts/weapons.ts'

const coat = RAMPS.violet
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

const robe = (pen: Pen): string =>
  solid(pen, shape('70 118, 46 136, 40 170, 30 240!, 170 240!, 160 190, 150 150, 130 122, 100 114'), coat, {
    shade: 16,
    inside:
      folds(['70 140, 60 180, 54 236', '96 150, 92 190, 90 236', '124 150, 130 190, 132 236', '144 160, 152 196, 156 236'], coat, 5) +
      area('M104 190l22 4l-3 20l-22 -5z', '#5f5c2e') +
      `<path d="M104 190l22 4l-3 20l-22 -5z" fill="none" stroke="${INK}" stroke-width="1.400"/><path d="M108 188l-1 5M116 189l-1 5M124 192l-1 6M126 202l-5 0M104 200l-5 -1M106 211l1 -5M116 213l1 -5" stroke="#e8d9a8" stroke-width="1.300"/>`,
  }) +
  stroke('46 186, 96 198, 154 184', INK, 7) +
  stroke('46 186, 96 198, 154 184', '#8a7038', 4) +
  many(3, (index) =>
    place(
      `<path d="M-5 0h10l2 14q-7 5 -14 0z" fill="${['#5a8a3a', '#a8472a', '#3a6a8a'][index] ?? '#5a8a3a'}" stroke="${INK}" stroke-width="1.600"/><path d="M-3 -4h6v4h-6z" fill="#c9a86a" stroke="${INK}" stroke-width="1.300"/><path d="M3 3l1 8" stroke="#fff" stroke-width="1.200" opacity=".6"/>`,
      68 + index * 17,
      198 + index * 1.5,
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
    area(shape('66 118, 98 130, 132 118, 126 138, 98 146, 72 138'), '#0c0818', 0.4) +
    face(pen) +
    hat(pen) +
    spell(pen) +
    `<g fill="none" stroke="${INK}" opacity=".8"><path d="M4 226h188M20 236l12 -10M60 236l8 -10M104 236l2 -10M150 236l-4 -10M188 236l-8 -10" stroke-width="1.600"/></g>`,
}
