import { cord, form, PAPER, patch, spot, stroke, turned } from '../ink.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly, rect, round } from '../shape.ts'

function draw(): string {
  const tin = '#8fa3ad'
  const body = form(
    poly([
      [14, 334],
      [26, 258],
      [66, 238],
      [194, 238],
      [234, 258],
      [246, 334],
    ]),
    {
      fill: tin,
      by: [20, 6],
      tone: [
        [176, 250],
        [242, 330],
      ],
    },
  )
  const chest =
    form(round(84, 266, 92, 80, 8), { fill: '#20242e', by: [0, 0] }) +
    cord('M104 340c-6-30 20-30 14-60', 5, '#2f74c8', 3) +
    cord('M150 340c10-34-20-34-10-62', 5, '#e0ad42', 3) +
    cord('M130 340v-40l26-14', 5, '#3fae5a', 3)
  const neckRings = [214, 226].map((y) => form(round(96, y, 68, 16, 8), { fill: '#4b5a66', by: [8, 0], line: 6 })).join('')
  const head = form(
    poly([
      [58, 66],
      [168, 66],
      [176, 84],
      [190, 74],
      [202, 92],
      [202, 208],
      [188, 222],
      [72, 222],
      [58, 208],
    ]),
    {
      fill: tin,
      by: [20, 8],
      tone: [
        [160, 104],
        [200, 216],
      ],
      inside: patch('M58 66h52l-30 40H58z', '#c3d2d8'),
    },
  )
  const crack = stroke('M176 84l-14 20 12 14-18 22', 5)
  const plate = form(round(72, 78, 84, 34, 5), { fill: '#12151c', by: [0, 0], line: 6 })
  const digits = stroke('M84 86v9h12M96 86v18M108 86h12v18h-12zM132 86v9h12M144 86v18', 4, '#5fe08a')
  const ring =
    form(oval(98, 148, 29), { fill: '#12151c', by: [0, 0] }) +
    form(oval(98, 148, 18), { fill: '#ff5a3c', by: [0, 0], line: 4 }) +
    form(oval(98, 148, 8), { fill: '#ffd9a0', by: [0, 0], line: 0 }) +
    stroke('M70 118l56 12', 10)
  const socket = form(oval(162, 148, 22), { fill: '#12151c', by: [0, 0] })
  const spring = stroke('M162 150q20 4 10 14t10 16 14 14 4 18', 11) + stroke('M162 150q20 4 10 14t10 16 14 14 4 18', 4, '#c6ccd6')
  const lost = form(oval(204, 222, 20), { fill: PAPER, by: [4, 4], inside: spot(208, 226, 8) })
  const grille = turned(
    form(rect(78, 186, 88, 26), { fill: '#12151c', by: [0, 0], line: 7 }) +
      stroke('M92 188v22M106 188v22M120 188v22M134 188v22M148 188v22', 5, '#c3d2d8'),
    4,
    [120, 198],
  )
  const aerial =
    stroke('M92 66V40l-16-14 14-12', 9) +
    stroke('M92 66V40l-16-14 14-12', 3, '#c6ccd6') +
    form(oval(94, 12, 8), { fill: '#ff5a3c', by: [2, 2], line: 5 })
  const sparks =
    form(poly(burst(202, 66, 7, 34, 13)), { fill: '#ffe27a', by: [0, 0], line: 6 }) +
    stroke('M236 26l8-12M244 64h9M222 24l-2-14', 6, '#ffe27a')
  const ears =
    form(round(38, 128, 20, 44, 6), { fill: '#4b5a66', by: [5, 0] }) + form(round(202, 116, 18, 34, 6), { fill: '#4b5a66', by: [5, 0] })
  const shoulder =
    form(oval(40, 274, 32), { fill: '#c3d2d8', shade: '#7d919c', by: [8, 6], inside: spot(40, 274, 7) }) +
    form(
      poly([
        [206, 244],
        [238, 240],
        [230, 262],
        [250, 270],
        [244, 300],
        [214, 294],
      ]),
      { fill: '#a85a2a', by: [6, 4] },
    )
  return (
    neckRings + body + chest + shoulder + sparks + ears + head + crack + plate + digits + ring + socket + spring + lost + grille + aerial
  )
}

/** Mind not found. */
export const unit404: Perp = { id: 'perp-23', face: [[18, 2], 242], draw }
