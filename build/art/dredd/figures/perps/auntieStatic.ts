import { svg } from '../../../draw/svg.ts'
import { form, mirrored, stroke } from '../ink.ts'
import { neck, shoulders } from '../parts/bust.ts'
import { brows, grin } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly, sym } from '../shape.ts'

const bolt = (x: number, y: number, size: number): string =>
  form(
    poly(
      [
        [0, 0],
        [0.5, -0.1],
        [0.3, 0.35],
        [0.7, 0.3],
        [0.05, 1],
        [0.2, 0.5],
        [-0.15, 0.55],
      ].map(([dx = 0, dy = 0]) => [x + dx * size, y + dy * size] as const),
    ),
    { fill: '#8ff0e4', by: [0, 0], line: 5 },
  )

function draw(): string {
  const skin = '#d8e2ea'
  const shawl = form(shoulders(242, 94), {
    fill: '#4b5fa8',
    tone: [
      [150, 250],
      [230, 330],
    ],
    inside: stroke('M40 300l24-20 24 20 24-20 24 20 24-20 24 20 24-20', 5, '#8fc0ff'),
  })
  const collar = form('M84 244q46 40 92 0l10 24q-56 40-112 0z', { fill: '#f3ead4', by: [4, 4] })
  const shock = form(poly(burst(130, 124, 15, 118, 74)), { fill: '#f6f3ea', shade: '#9db2c9', by: [12, 8] })
  const head = form(
    sym([
      [130, 66],
      [80, 92],
      [76, 158],
      [94, 216],
      [130, 236],
    ]),
    {
      fill: skin,
      tone: [
        [160, 90],
        [188, 226],
      ],
    },
  )
  const spiral = (x: number): string =>
    form(oval(x, 142, 27), { fill: '#8ff0e4', by: [0, 0], line: 9, inside: stroke(svg`M${x} 142a6 6 0 1 1 -8 8a14 14 0 1 0 20 -14`, 5) })
  const goggles = stroke('M74 136h112', 10) + spiral(102) + spiral(158)
  const mouth = grin(130, 196, 60, 18, 6, 6) + stroke('M92 186q-6 8-2 18M168 186q6 8 2 18', 4)
  const needles = mirrored(
    stroke('M66 322L34 232', 12) +
      stroke('M66 322L34 232', 5, '#c6ccd6') +
      form(oval(33, 228, 10), { fill: '#e0ad42', by: [3, 3], line: 5 }),
  )
  return (
    shock +
    shawl +
    neck(skin, 218, 44) +
    collar +
    head +
    brows(106, 62, 30, 10, 7, '#8b97a8') +
    goggles +
    stroke('M130 164l-8 18h14', 6) +
    mouth +
    needles +
    bolt(20, 168, 50) +
    bolt(224, 176, 44)
  )
}

/** Tea, cake, nine thousand volts. */
export const auntieStatic: Perp = { id: 'perp-09', face: [[10, 2], 240], draw }
