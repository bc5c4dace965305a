import { form, mirrored, PAPER, spot, stroke, turned } from '../ink.ts'
import { shoulders } from '../parts/bust.ts'
import { drop, eye } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, rect, sym } from '../shape.ts'

function draw(): string {
  const skin = '#c9d98a'
  const coat =
    form(shoulders(248, 104), {
      fill: '#f3ead4',
      tone: [
        [168, 260],
        [240, 330],
      ],
    }) +
    form(
      poly([
        [96, 244],
        [164, 244],
        [130, 330],
      ]),
      { fill: '#0f7f80', by: [0, 0] },
    ) +
    mirrored(
      form(
        poly([
          [130, 340],
          [94, 242],
          [72, 266],
          [88, 290],
        ]),
        { fill: '#f3ead4', by: [5, 0] },
      ),
    )
  const tufts = mirrored(
    form(
      poly([
        [76, 132],
        [30, 150],
        [52, 118],
        [12, 110],
        [52, 90],
        [30, 58],
        [80, 68],
      ]),
      { fill: PAPER, by: [6, 6] },
    ),
  )
  const head = form(
    sym([
      [130, 38],
      [76, 70],
      [62, 130],
      [84, 210],
      [130, 254],
    ]),
    {
      fill: skin,
      shade: '#7f9143',
      tone: [
        [164, 70],
        [202, 240],
      ],
    },
  )
  const strap = stroke('M64 130h132', 16)
  const lens =
    eye(96, 130, 34, { white: '#ffcc1f', pupil: 9, look: [5, 4], line: 9 }) +
    eye(164, 130, 34, { white: '#ffcc1f', pupil: 9, look: [-8, -4], line: 9 })
  const glints = stroke('M74 122q4-14 18-16M142 122q4-14 18-16', 7, PAPER)
  const teeth = form('M84 190q46 26 92 0-4 46-46 46t-46-46z', {
    fill: PAPER,
    by: [0, 0],
    inside: stroke('M102 190v50M117 190v50M132 190v50M147 190v50M161 190v50', 4),
  })
  const band = stroke('M74 82q24-24 44-28M142 54q20 4 44 28', 8)
  const mirror = form(oval(130, 50, 25), { fill: '#e9edf2', by: [6, 5] }) + spot(130, 50, 8)
  const spatter = drop(206, 250, 26, '#8fc23f') + form(rect(52, 286, 30, 34), { fill: '#dccfae', by: [0, 0], line: 6 })
  const scalpel = turned(
    form('M58 250l8-36q10 14 8 36z', { fill: '#c6ccd6', by: [3, 0], line: 5 }) +
      form(rect(59, 250, 14, 44), { fill: '#0f7f80', by: [0, 0], line: 5 }),
    6,
    [66, 280],
  )
  return coat + tufts + head + strap + lens + glints + stroke('M130 154l-10 24h16', 7) + teeth + band + mirror + scalpel + spatter
}

/** Nearly a surgeon. */
export const doctorOops: Perp = { id: 'perp-20', face: [[10, 18], 240], draw }
