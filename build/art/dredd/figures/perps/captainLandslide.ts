import { form, mirrored, PAPER, patch, spot, stroke } from '../ink.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly } from '../shape.ts'

function draw(): string {
  const stone = '#8b8378'
  const lump = (points: readonly (readonly [number, number])[], crack: string): string =>
    form(poly(points), { fill: stone, by: [14, 10], inside: stroke(crack, 4) })
  const body = lump(
    [
      [7, 334],
      [10, 262],
      [54, 226],
      [96, 240],
      [130, 232],
      [168, 242],
      [206, 224],
      [250, 262],
      [253, 334],
    ],
    'M70 250l14 30-20 26M190 246l-16 34 22 30M130 240v90',
  )
  const lava = stroke('M60 300l20 14 8 20M196 292l-12 22 6 20', 7, '#ffa02e')
  const pads = mirrored(
    lump(
      [
        [7, 268],
        [10, 222],
        [42, 200],
        [78, 214],
        [84, 252],
        [50, 278],
      ],
      'M24 236l22 10 14-20',
    ) + stroke('M16 262l34 10 30-20', 7, '#e0ad42'),
  )
  const head = form(
    poly([
      [74, 92],
      [186, 92],
      [204, 136],
      [198, 200],
      [168, 246],
      [112, 252],
      [68, 214],
      [58, 144],
    ]),
    {
      fill: '#a39a8c',
      shade: '#5c564f',
      by: [22, 10],
      tone: [
        [162, 100],
        [202, 240],
      ],
      inside: patch('M58 144l40-14-8-38H74zM68 214l34-20 10 58z', '#c2b9aa') + stroke('M186 120l-12 20 12 16M88 226l10-16', 4),
    },
  )
  const brows = form(
    poly([
      [72, 128],
      [122, 142],
      [138, 142],
      [190, 124],
      [188, 144],
      [140, 158],
      [120, 158],
      [74, 148],
    ]),
    { fill: '#6f685f', by: [4, 4], line: 6 },
  )
  const glow = form(oval(102, 164, 13, 10), { fill: '#ffb43a', by: [0, 0], line: 6 }) + spot(104, 164, 4)
  const patchEye =
    form(
      poly([
        [142, 150],
        [182, 148],
        [176, 180],
        [148, 182],
      ]),
      { fill: '#20242e', by: [0, 0] },
    ) + stroke('M180 152l22-10M142 154L74 118', 6)
  const nose = form(
    poly([
      [124, 158],
      [142, 160],
      [148, 192],
      [118, 192],
    ]),
    { fill: '#8b8378', by: [5, 4], line: 6 },
  )
  const mouth = form(
    poly([
      [92, 208],
      [170, 204],
      [160, 226],
      [104, 230],
    ]),
    {
      fill: '#3a1406',
      by: [0, 0],
      inside:
        patch('M96 206l10 14 10-14zM122 205l8 12 10-12zM146 204l8 12 10-12zM112 232l8-10 8 10z', '#f3ead4') +
        patch('M88 226h90v10H88z', '#ffa02e'),
    },
  )
  const cap =
    form('M64 96C40 84 38 54 60 44 84 24 176 24 200 44c22 10 20 40-4 52z', {
      fill: '#f3ead4',
      by: [14, 8],
      tone: [
        [166, 36],
        [206, 92],
      ],
    }) +
    form('M66 82q64-16 128 0v24q-64-16-128 0z', { fill: '#1f2f52', by: [0, 0] }) +
    form('M62 110q68-26 136 0-10 20-68 14-58 6-68-14z', {
      fill: '#12151c',
      by: [0, 0],
      inside: patch('M86 112q40-14 70-8l-6 6q-30-4-60 6z', PAPER, 0.5),
    })
  const anchor =
    form(oval(130, 56, 22), { fill: '#e0ad42', by: [4, 4], line: 6 }) + stroke('M130 44v24M122 50h16M118 60q4 10 12 10t12-10', 5)
  const dust = [
    [30, 150, 9],
    [226, 158, 7],
    [16, 180, 5],
    [240, 184, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => form(poly(burst(x, y, 4, r * 1.4, r)), { fill: stone, by: [2, 2], line: 5 }))
    .join('')
  return body + lava + pads + head + glow + patchEye + brows + nose + mouth + cap + anchor + dust
}

/** A captain of rock: he goes down with everybody else's ship. */
export const captainLandslide: Perp = { id: 'perp-22', face: [[12, 16], 238], draw }
