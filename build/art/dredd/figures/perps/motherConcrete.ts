import { form, mirrored, patch, spot, stroke } from '../ink.ts'
import type { Perp } from '../perp.ts'
import { burst, poly, rect } from '../shape.ts'

function draw(): string {
  const stone = '#aab0b4'
  const shawl = form(
    poly([
      [6, 334],
      [14, 272],
      [60, 240],
      [130, 262],
      [200, 240],
      [246, 272],
      [254, 334],
    ]),
    {
      fill: '#7f868c',
      by: [16, 4],
      tone: [
        [176, 256],
        [254, 330],
      ],
      inside: stroke('M4 300h252M60 240v60M130 262v38M200 240v60M96 300v36M166 300v36', 4),
    },
  )
  const rods = mirrored(stroke('M60 244L38 186M34 262L10 216', 13) + stroke('M60 244L38 186M34 262L10 216', 6, '#a85a2a'))
  const block = (x: number, y: number, w: number, h: number): string =>
    form(rect(x, y, w, h), { fill: '#8f969c', by: [w * 0.24, 0], line: 7 })
  const windows = [
    [84, 40],
    [102, 40],
    [120, 40],
    [156, 40],
    [84, 60],
    [138, 60],
    [156, 60],
    [102, 80],
    [120, 80],
    [156, 80],
    [56, 92],
    [56, 128],
    [192, 112],
    [192, 92],
  ]
    .map(([x = 0, y = 0]) => patch(rect(x, y, 9, 11), '#ffe27a'))
    .join('')
  const tower =
    block(46, 76, 36, 96) + block(178, 76, 36, 96) + block(70, 22, 120, 112) + block(92, 8, 40, 18) + stroke('M166 22V4', 6) + windows
  const head = form(
    poly([
      [76, 112],
      [184, 112],
      [192, 180],
      [178, 236],
      [150, 256],
      [110, 256],
      [82, 236],
      [68, 180],
    ]),
    {
      fill: stone,
      shade: '#6a7076',
      by: [24, 6],
      tone: [
        [160, 124],
        [190, 250],
      ],
    },
  )
  const fringe = form(
    poly([
      [68, 104],
      [192, 104],
      [190, 134],
      [130, 126],
      [70, 134],
    ]),
    { fill: '#8f969c', by: [10, 4] },
  )
  const cracks = stroke('M176 196l-16 14 6 20M84 196l12 10-4 12', 4)
  const glare =
    mirrored(
      form(
        poly([
          [80, 160],
          [120, 172],
          [116, 186],
          [84, 180],
        ]),
        { fill: '#ffb43a', by: [0, 0], line: 7 },
      ) + spot(106, 177, 5),
    ) +
    mirrored(
      form(
        poly([
          [74, 140],
          [124, 160],
          [122, 172],
          [74, 158],
        ]),
        { fill: '#5c6268', by: [0, 0], line: 5 },
      ),
    )
  const nose = form(
    poly([
      [124, 166],
      [136, 166],
      [146, 202],
      [114, 202],
    ]),
    { fill: '#979da2', by: [6, 4], line: 6 },
  )
  const mouth = form(
    poly([
      [96, 222],
      [130, 214],
      [164, 222],
      [156, 236],
      [130, 230],
      [104, 236],
    ]),
    { fill: '#3a4046', by: [0, 0], line: 6 },
  )
  const brooch = form(poly(burst(130, 280, 6, 22, 13)), { fill: '#a85a2a', by: [4, 4], line: 6 }) + spot(130, 280, 5)
  return rods + tower + shawl + head + fringe + glare + nose + mouth + cracks + brooch
}

/** Her hair is a tower block, fully let. */
export const motherConcrete: Perp = { id: 'perp-25', face: [[4, 0], 258], draw }
