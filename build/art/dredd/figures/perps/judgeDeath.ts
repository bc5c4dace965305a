import { placed, svg, times } from '../../../draw/svg.ts'
import { form, INK, mirrored, PAPER, patch, spot, stroke, tone, turned } from '../ink.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, round, sym } from '../shape.ts'

function draw(): string {
  const bone = '#e8e2c4'
  const glow = '#7dff8a'
  const flames = form(
    'M130 2c10 26-8 34 6 50 4-14 18-20 20-40 20 22 12 46 24 62 6-12 14-16 16-30 26 38 20 96 12 150H52C44 140 38 82 64 44c2 14 10 18 16 30 12-16 4-40 24-62 2 20 16 26 20 40 14-16-4-24 6-50z',
    { fill: '#3fae5a', shade: '#1c6a3a', by: [10, 8] },
  )
  const cloak = form(
    poly([
      [6, 336],
      [14, 268],
      [70, 234],
      [190, 234],
      [246, 268],
      [254, 336],
    ]),
    {
      fill: '#1b1e27',
      by: [0, 0],
      tone: [
        [170, 250],
        [256, 330],
      ],
    },
  )
  const ribs =
    mirrored(
      [256, 278, 300, 320].map((y) => form(svg`M122 ${y}q-34-8-56 12 4 10 14 6 18-10 42-6z`, { fill: bone, by: [5, 3], line: 5 })).join(''),
    ) + form(round(120, 246, 20, 92, 8), { fill: bone, by: [5, 0], line: 6 })
  const pad = mirrored(
    form('M10 296C6 244 36 218 84 230q10 18 4 42-40-6-66 30z', { fill: '#3a3f50', by: [8, 6] }) +
      [
        [28, 246, -26],
        [50, 228, -12],
        [74, 224, 2],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          turned(
            form(
              poly([
                [x - 10, y + 6],
                [x, y - 38],
                [x + 10, y + 6],
              ]),
              { fill: bone, by: [5, 0], line: 6 },
            ),
            turn,
            [x, y],
          ),
        )
        .join(''),
  )
  const jaw = form(
    sym([
      [130, 170],
      [86, 172],
      [90, 216],
      [106, 250],
      [130, 256],
    ]),
    {
      fill: bone,
      shade: '#8f8a6a',
      tone: [
        [152, 190],
        [176, 250],
      ],
    },
  )
  const teeth =
    form(
      poly([
        [90, 196],
        [170, 196],
        [164, 234],
        [130, 242],
        [96, 234],
      ]),
      { fill: '#12151c', by: [0, 0], line: 6 },
    ) +
    times(6, (i) =>
      form(
        poly([
          [93 + i * 12.6, 196],
          [104 + i * 12.6, 196],
          [103 + i * 12.6, 214],
          [95 + i * 12.6, 214],
        ]),
        { fill: bone, by: [0, 0], line: 3.5 },
      ),
    ).join('') +
    times(5, (i) =>
      form(
        poly([
          [101 + i * 12, 238],
          [110 + i * 12, 238],
          [109 + i * 12, 222],
          [102 + i * 12, 222],
        ]),
        { fill: bone, by: [0, 0], line: 3.5 },
      ),
    ).join('')
  const nose = patch('M130 172l-14 22 10-2 4-6 4 6 10 2z', INK)
  const helmet = form('M130 46C76 46 50 82 50 128v46l30 18 20-20h60l20 20 30-18v-46c0-46-26-82-80-82z', {
    fill: '#2b303c',
    by: [0, 0],
    line: 10,
    inside:
      patch('M168 40c50 20 50 90 36 160h20V40z', INK, 0.5) +
      tone([156, 64], [206, 124], 10) +
      patch('M68 96c10-22 22-34 40-40-18 20-28 34-30 66z', PAPER, 0.3) +
      stroke('M182 70l-12 18 10 10-14 18', 5),
  })
  const sockets = mirrored(
    form('M64 124l60 14v18q-12 16-30 14-22-4-30-24z', { fill: '#06080a', by: [0, 0], line: 6 }) +
      form(oval(98, 150, 10), { fill: glow, by: [0, 0], line: 0 }) +
      spot(98, 150, 4, PAPER),
  )
  const wings = mirrored(
    form(
      poly([
        [104, 88],
        [78, 100],
        [30, 62],
        [8, 72],
        [22, 92],
        [12, 104],
        [34, 112],
        [30, 124],
        [56, 122],
        [104, 116],
      ]),
      { fill: bone, by: [6, 5], line: 7 },
    ),
  )
  const skull =
    form('M106 96c0-20 10-30 24-30s24 10 24 30c0 10-4 14-8 16v12h-32v-12c-4-2-8-6-8-16z', { fill: bone, by: [5, 4], line: 7 }) +
    spot(121, 98, 6) +
    spot(139, 98, 6) +
    stroke('M124 118v6M130 118v6M136 118v6', 3)
  const claw = form(
    'M180 336c-8-26-6-46 4-56l-14-36q2-10 10-4l16 30-2-46q6-12 12 0l8 44 12-38q8-6 10 2l-4 46 12-18q10 0 6 10l-12 36q-2 18-10 30z',
    { fill: bone, by: [7, 4], inside: stroke('M190 284q14 8 34 2', 4) },
  )
  return placed(flames, -26, 8, 1.2) + cloak + ribs + pad + jaw + nose + teeth + helmet + sockets + wings + skull + claw
}

/** Lord of the dead: he finds for the grave in every case. */
export const judgeDeath: Perp = { id: 'perp-28', face: [[2, 0], 256], draw }
