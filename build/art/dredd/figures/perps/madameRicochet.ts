import { form, mirrored, PAPER, patch, spot, stroke } from '../ink.ts'
import { neck, shoulders } from '../parts/bust.ts'
import { eye } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly, sym } from '../shape.ts'

function draw(): string {
  const skin = '#8f5a3c'
  const gown = form(shoulders(250, 92), {
    fill: '#1f6f6a',
    tone: [
      [160, 260],
      [230, 330],
    ],
  })
  const boa = [
    [52, 268],
    [84, 252],
    [116, 262],
    [146, 262],
    [178, 252],
    [208, 270],
  ]
    .map(([x = 0, y = 0]) => form(poly(burst(x, y, 9, 27, 20)), { fill: '#d58fc0', by: [6, 5], line: 6 }))
    .join('')
  const hair = mirrored(
    form('M88 100C50 112 46 170 58 214q22 22 46 4z', {
      fill: '#191417',
      shade: '#191417',
      by: [0, 0],
      inside: stroke('M64 150q-4 30 4 54', 4, '#6f5f78'),
    }),
  )
  const head = form(
    sym([
      [130, 84],
      [86, 104],
      [84, 164],
      [106, 220],
      [130, 240],
    ]),
    {
      fill: skin,
      tone: [
        [158, 110],
        [182, 230],
      ],
    },
  )
  const lashes = stroke('M88 150l-10-10M96 142l-6-12', 5)
  const left = eye(106, 158, 16, { lid: '#d58fc0', lidded: 0.46, look: [5, 2], iris: '#1f6f6a' })
  const target =
    form(oval(157, 158, 25), { fill: PAPER, by: [0, 0], line: 7 }) +
    form(oval(157, 158, 14), { fill: '#2f74c8', by: [0, 0], line: 5 }) +
    spot(157, 158, 5, PAPER) +
    stroke('M138 142L92 110M176 142l16-20', 5)
  const mouth = form('M112 208q10-10 18-3 8-7 18 3-6 14-18 14t-18-14z', { fill: '#b01f5a', by: [0, 0], line: 5 }) + spot(162, 204, 4)
  const crown =
    form('M80 84C78 30 104 20 132 20s52 12 50 64z', {
      fill: '#3c2550',
      by: [14, 6],
      tone: [
        [154, 30],
        [182, 84],
      ],
    }) + patch('M81 66q48-12 100 0v18H81z', '#d58fc0')
  const brim = form('M6 108C34 66 90 72 130 72s96-6 124 36c-30 8-76-6-124-6s-94 14-124 6z', {
    fill: '#3c2550',
    by: [8, 5],
    inside: [
      [52, 92],
      [206, 94],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 7, '#f3ead4'))
      .join(''),
  })
  const zigzag = stroke('M216 216l34-44-38-18 36-22', 11) + stroke('M216 216l34-44-38-18 36-22', 4, '#fff3c8')
  const pistol = form('M198 214h26v48h16v26h-20l6 50h-32z', { fill: '#8a93a6', by: [7, 0] }) + stroke('M204 232h12M204 246h12', 4)
  const hand = form('M182 286q20-14 44 0v24q-6 22-28 20-26-4-16-44z', { fill: skin, by: [5, 4] }) + stroke('M186 300h22M188 314h20', 5)
  return (
    hair +
    neck(skin, 218, 42) +
    gown +
    boa +
    head +
    lashes +
    left +
    target +
    stroke('M130 166l-8 22h14', 6) +
    mouth +
    crown +
    brim +
    zigzag +
    pistol +
    hand
  )
}

/** She aims at the third wall. */
export const madameRicochet: Perp = { id: 'perp-19', face: [[4, 8], 252], draw }
