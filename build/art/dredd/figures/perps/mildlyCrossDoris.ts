import { svg } from '../../../draw/svg.ts'
import { deep, form, INK, mirrored, PAPER, patch, spot, stroke } from '../ink.ts'
import { neck, shoulders } from '../parts/bust.ts'
import { bulb } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, rect, sym } from '../shape.ts'

function draw(): string {
  const skin = '#f0cdb2'
  const cardigan = form(shoulders(240, 92), {
    fill: '#b795c9',
    tone: [
      [160, 250],
      [230, 330],
    ],
  })
  const blouse = form(
    poly([
      [100, 238],
      [160, 238],
      [130, 320],
    ]),
    { fill: '#f3ead4', by: [0, 0] },
  )
  const pearls = [
    [102, 250],
    [112, 262],
    [124, 269],
    [138, 269],
    [150, 261],
    [158, 249],
  ]
    .map(([x = 0, y = 0]) => form(oval(x, y, 7), { fill: PAPER, by: [2, 2], line: 4 }))
    .join('')
  const curls = [
    [74, 116],
    [66, 148],
    [78, 84],
    [186, 116],
    [194, 148],
    [182, 84],
    [104, 62],
    [156, 62],
    [130, 54],
  ]
    .map(([x = 0, y = 0]) =>
      form(oval(x, y, 25), { fill: '#cfd3da', by: [8, 6], inside: stroke(svg`M${x - 10} ${y}a10 10 0 1 1 10 10`, 4) }),
    )
    .join('')
  const bun = form(oval(130, 32, 25, 20), { fill: '#cfd3da', by: [8, 5] }) + stroke('M92 18l78 26', 6, INK)
  const head = form(
    sym([
      [130, 74],
      [84, 100],
      [78, 160],
      [98, 214],
      [130, 230],
    ]),
    {
      fill: skin,
      tone: [
        [160, 110],
        [186, 220],
      ],
    },
  )
  const frame = form('M62 122q36-4 60 10 4 34-20 40-32 2-32-28z', {
    fill: '#dff1f0',
    by: [0, 0],
    line: 8,
    inside: patch('M82 126l18 4-16 34-10-14z', '#ffffff', 0.8),
  })
  const glasses = mirrored(frame) + stroke('M120 142h20', 7) + spot(102, 150, 7) + spot(154, 150, 7)
  const crossness = stroke('M84 110l32 4', 7, '#8f949d') + stroke('M142 108q14-18 34-8', 7, '#8f949d')
  const mouth = stroke('M116 208q14-10 28 0', 8) + stroke('M110 214l4 4M150 214l-4 4M104 186q-4 8-2 16M156 186q4 8 2 16', 4)
  const bag =
    form('M178 270h68l8 70h-84z', { fill: '#7a4a2c', by: [10, 6] }) +
    stroke('M198 272q-2-46 18-46t18 46', 8) +
    form(rect(206, 266, 22, 14), { fill: '#e0ad42', by: [0, 0], line: 5 })
  return (
    cardigan +
    neck(skin, 212, 46) +
    blouse +
    pearls +
    bun +
    curls +
    head +
    bulb(130, 178, 10, deep(skin, 0.08)) +
    glasses +
    crossness +
    mouth +
    bag
  )
}

/** Grandmother, handbag at the ready, one eyebrow up. */
export const mildlyCrossDoris: Perp = { id: 'perp-03', face: [[24, 6], 232], draw }
