import { times } from '../../../draw/svg.ts'
import { form, INK, mirrored, patch, stroke, turned } from '../ink.ts'
import { eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, round } from '../shape.ts'

function draw(): string {
  const steel = '#d08a2e'
  const legs = form(
    poly([
      [52, 250],
      [208, 250],
      [222, 336],
      [38, 336],
    ]),
    {
      fill: '#4b5a66',
      by: [10, 0],
      tone: [
        [150, 256],
        [216, 330],
      ],
    },
  )
  const skip = form(
    poly([
      [8, 96],
      [252, 96],
      [218, 270],
      [42, 270],
    ]),
    {
      fill: steel,
      by: [22, 8],
      tone: [
        [186, 116],
        [246, 266],
      ],
      inside: stroke('M48 110l22 160M212 110l-22 160', 5, '#8a5416'),
    },
  )
  const rim = form(round(5, 84, 250, 28, 8), { fill: '#e2a24a', by: [6, 5] })
  const hazard = mirrored(patch('M44 236l18-1 8 34H52zM78 235h18l4 34H82zM112 235h18v34h-16z', INK))
  const bag = form('M30 88C22 44 50 30 68 36l6-16 12 16c26-2 40 22 34 52z', {
    fill: '#2d3446',
    by: [10, 6],
    inside: stroke('M54 50q-10 16-8 34', 4, '#7d88a3'),
  })
  const bottle = turned(form('M150 90V50q0-8 6-12V16h14v22q6 4 6 12v40z', { fill: '#3fae5a', by: [5, 0] }), 14, [162, 80])
  const bone = form('M104 88l-8-44q-16-2-10-16 8-8 16 0 8-12 18-4 6 12-6 18l12 46z', { fill: '#f3ead4', by: [4, 2] })
  const boot = form('M182 90V46h30v18q26 2 32 26z', { fill: '#7a4a2c', by: [8, 4] }) + stroke('M188 56h14M188 66h14', 4, '#e8d49c')
  const face =
    eyes(156, 78, 24, { lid: '#a8651c', lidded: 0.4, tilt: 9, look: [2, 5], line: 8 }) +
    mirrored(
      form(
        poly([
          [58, 122],
          [118, 142],
          [116, 154],
          [56, 136],
        ]),
        { fill: '#4b2d10', by: [0, 0], line: 5 },
      ),
    )
  const jaw =
    form(
      poly([
        [72, 196],
        [188, 196],
        [178, 230],
        [82, 230],
      ]),
      { fill: '#20242e', by: [0, 0], line: 9 },
    ) +
    times(5, (i) =>
      form(
        poly([
          [80 + i * 21, 194],
          [98 + i * 21, 194],
          [89 + i * 21, 216],
        ]),
        { fill: '#dfe6ec', by: [0, 0], line: 5 },
      ),
    ).join('')
  const arms = mirrored(
    form('M34 140C4 150-2 216 14 258q22 14 38 0-10-50-4-84z', { fill: '#c9926a', by: [8, 0] }) +
      form(oval(32, 272, 24, 22), { fill: '#c9926a', by: [6, 5], inside: stroke('M20 268v14M32 270v14M44 268v14', 4) }),
  )
  return legs + bag + bottle + bone + boot + skip + hazard + rim + face + jaw + arms
}

/** Collected weekly. Nobody has dared. */
export const humanSkip: Perp = { id: 'perp-21', face: [[0, 4], 260], draw }
