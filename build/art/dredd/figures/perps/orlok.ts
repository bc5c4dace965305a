import { svg } from '../../../draw/svg.ts'
import { form, mirrored, patch, spot, stroke, turned } from '../ink.ts'
import { shoulders } from '../parts/bust.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, rect } from '../shape.ts'

function draw(): string {
  const skin = '#cfd6d4'
  const blade = (x: number, turn: number): string =>
    turned(
      form(svg`M${x - 9} 150V42l9-30 9 30v108z`, { fill: '#dfe6ec', by: [9, 0], line: 7 }) +
        form(rect(x - 24, 146, 48, 12), { fill: '#e0ad42', by: [0, 0], line: 6 }) +
        form(rect(x - 7, 158, 14, 80), { fill: '#20242e', by: [0, 0], line: 6 }),
      turn,
      [x, 230],
    )
  const coat =
    form(shoulders(240, 118), {
      fill: '#22303a',
      by: [20, 4],
      tone: [
        [168, 254],
        [250, 330],
      ],
    }) +
    stroke('M130 270v64', 6) +
    [286, 312].map((y) => spot(116, y, 5, '#8a93a6')).join('')
  const collar = mirrored(
    form(
      poly([
        [128, 300],
        [56, 262],
        [34, 168],
        [84, 206],
        [128, 262],
      ]),
      { fill: '#2f424d', by: [12, 4] },
    ),
  )
  const head = form(
    poly([
      [90, 76],
      [170, 76],
      [190, 124],
      [180, 196],
      [150, 246],
      [110, 246],
      [80, 196],
      [70, 124],
    ]),
    {
      fill: skin,
      shade: '#7d8f94',
      by: [26, 4],
      tone: [
        [152, 96],
        [186, 236],
      ],
    },
  )
  const hair = form('M66 142C56 76 84 44 130 44s74 32 64 98l-16-34-20 2-28 28-28-28-20-2z', {
    fill: '#12151c',
    shade: '#12151c',
    by: [0, 0],
    inside: patch('M84 90q8-24 30-34-10 18-16 38z', '#5f7a8a', 0.8),
  })
  const cheeks = stroke('M82 176l16 14M178 176l-16 14', 4)
  const left =
    form(
      poly([
        [82, 150],
        [118, 158],
        [112, 170],
        [88, 166],
      ]),
      { fill: '#bff4ff', by: [0, 0], line: 6 },
    ) +
    spot(102, 162, 4) +
    stroke('M76 138l46 12', 8)
  const scope =
    stroke('M150 156l50-16', 22) +
    stroke('M150 156l50-16', 10, '#4b5a66') +
    form(oval(156, 156, 22), { fill: '#20242e', by: [0, 0] }) +
    form(oval(156, 156, 12), { fill: '#5fe08a', by: [0, 0], line: 4 }) +
    stroke('M156 140v32M140 156h32', 3)
  const mask = form(
    poly([
      [82, 190],
      [130, 178],
      [178, 190],
      [160, 236],
      [138, 254],
      [122, 254],
      [100, 236],
    ]),
    { fill: '#4b5a66', by: [14, 4], inside: stroke('M106 206v26M118 204v36M130 202v40M142 204v36M154 206v26', 6) },
  )
  const scar = stroke('M98 128l-8 50', 4)
  return blade(72, -13) + blade(188, 13) + coat + collar + head + hair + cheeks + left + scar + scope + mask + stroke('M130 160l-6 16', 5)
}

/** The quiet professional from the other side of the sea. */
export const orlok: Perp = { id: 'perp-26', face: [[10, 22], 240], draw }
