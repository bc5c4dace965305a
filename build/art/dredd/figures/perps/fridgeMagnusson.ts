import { form, INK, mirrored, patch, stroke, turned } from '../ink.ts'
import { brows, bulb, clench, eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, rect, round } from '../shape.ts'

function draw(): string {
  const skin = '#e3c9c2'
  const steel = '#dfe6ec'
  const body =
    form(round(6, 222, 248, 140, 18), {
      fill: steel,
      by: [26, 8],
      tone: [
        [196, 236],
        [250, 330],
      ],
    }) + stroke('M8 284h244', 7)
  const handle =
    form(round(26, 248, 14, 30, 6), { fill: '#8a93a6', by: [4, 0], line: 6 }) +
    form(round(26, 294, 14, 40, 6), { fill: '#8a93a6', by: [4, 0], line: 6 })
  const magnets =
    form(oval(204, 260, 11), { fill: '#2a9d4a', by: [3, 3], line: 5 }) +
    turned(
      form(rect(176, 300, 40, 24), { fill: '#fff3c8', by: [0, 0], line: 5, inside: stroke('M182 308h26M182 316h18', 3) }),
      -8,
      [196, 310],
    )
  const head = form(round(64, 74, 132, 150, 18), {
    fill: skin,
    tone: [
      [168, 90],
      [196, 210],
    ],
  })
  const beard = form('M62 158q18 22 40 22h56q22 0 40-22v86l-12 22-12-16-12 30-14-24-18 34-18-34-14 24-12-30-12 16-12-22z', {
    fill: '#f0c14f',
    shade: '#a8752a',
    by: [14, 8],
    inside: stroke('M92 196l4 40M130 206v50M168 196l-4 40', 5),
  })
  const icicles = [
    [84, 232],
    [112, 250],
    [150, 252],
    [178, 232],
  ]
    .map(([x = 0, y = 0]) =>
      form(
        poly([
          [x - 8, y - 12],
          [x + 8, y - 12],
          [x, y + 22],
        ]),
        { fill: '#c9f1f7', by: [3, 0], line: 5 },
      ),
    )
    .join('')
  const face =
    eyes(134, 60, 15, { lid: '#b7d9e2', lidded: 0.45, tilt: 7, look: [2, 3] }) +
    brows(112, 62, 44, 10, 13, '#c98f2c') +
    bulb(130, 160, 18, '#d99a94') +
    clench(130, 190, 48, 16, 5)
  const dome =
    form('M58 96C58 50 92 34 130 34s72 16 72 62z', {
      fill: '#8a93a6',
      by: [18, 6],
      tone: [
        [160, 44],
        [200, 94],
      ],
    }) +
    form(rect(52, 88, 156, 18), { fill: '#e0ad42', by: [0, 0], line: 7 }) +
    patch(rect(122, 36, 16, 50), INK)
  const horn = mirrored(
    form('M64 84C24 84 8 48 22 8c8 26 26 34 54 38z', { fill: '#f3ead4', by: [6, 5], inside: stroke('M36 40l-16 14M52 48L40 72', 4) }),
  )
  return body + handle + magnets + horn + head + beard + icicles + face + dome
}

/** A northerner as wide, as cold and as square as his namesake. */
export const fridgeMagnusson: Perp = { id: 'perp-17', face: [[4, 0], 252], draw }
