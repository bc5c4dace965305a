import { form, mirrored, PAPER, patch, spot, stroke } from '../ink.ts'
import { neck, shoulders } from '../parts/bust.ts'
import { bulb } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, round, sym } from '../shape.ts'

function draw(): string {
  const skin = '#f0bd94'
  const dress = form(shoulders(248, 98), {
    fill: '#2a8f86',
    inside: [40, 80, 120, 160, 200].map((x, i) => spot(x, 280 + (i % 2) * 26, 9, '#f3ead4')).join(''),
  })
  const hair = form(
    sym([
      [130, 8],
      [66, 22],
      [32, 80],
      [40, 140],
      [26, 196],
      [66, 226],
      [130, 220],
    ]),
    { fill: '#d9812b', by: [18, 10], inside: stroke('M70 50q-20 40-6 90M196 44q24 50 6 100M110 26q-20 10-26 28M150 26q24 10 30 30', 6) },
  )
  const head = form(
    sym([
      [130, 74],
      [80, 96],
      [70, 160],
      [86, 232],
      [130, 256],
    ]),
    {
      fill: skin,
      tone: [
        [166, 100],
        [196, 250],
      ],
    },
  )
  const shut = mirrored(stroke('M86 112l22 10-22 12', 7))
  const cheeks = mirrored(form(oval(80, 158, 14, 11), { fill: '#e4826c', by: [0, 0], line: 0 }))
  const uvula = form('M122 152h16l-2 22q-6 14-12 0z', { fill: '#d9646a', by: [0, 0], line: 5 })
  const gullet =
    patch('M84 148q46-18 92 0v22q-46-12-92 0z', PAPER) + uvula + form(oval(130, 246, 40, 30), { fill: '#d9646a', by: [0, 0], line: 5 })
  const mouth = form('M82 176q-2-34 48-34t48 34q4 64-48 66-52-2-48-66z', { fill: '#3a0d14', by: [0, 0], inside: gullet, line: 9 })
  const horn =
    form('M196 236l40-52 18 104-52-14z', { fill: '#dfe3ea', by: [8, 4] }) +
    form(round(170, 232, 36, 44, 8), { fill: '#2f74c8', by: [6, 4] }) +
    form('M176 276h20l6 56h-24z', { fill: skin, by: [5, 0] })
  const earrings = mirrored(form(oval(56, 214, 12), { fill: '#e0ad42', by: [3, 3], line: 6 }))
  return hair + dress + neck(skin, 240, 60) + head + cheeks + shut + bulb(130, 128, 10, '#e59a78') + mouth + earrings + horn
}

/** She needs no loudhailer, and has one. */
export const loudGladys: Perp = { id: 'perp-07', face: [[14, 2], 258], draw }
