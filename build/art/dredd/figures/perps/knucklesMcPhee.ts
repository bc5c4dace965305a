import { svg } from '../../../draw/svg.ts'
import { form, mirrored, patch, stroke } from '../ink.ts'
import { knuckles, limb, shoulders } from '../parts/bust.ts'
import { brows, bulb, clench, eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, rect, round, sym } from '../shape.ts'

function draw(): string {
  const skin = '#f0b993'
  const hair = '#c8551f'
  const plaid =
    [
      [20, 60],
      [80, 120],
      [140, 180],
      [200, 240],
    ]
      .map(([a = 0, b = 0]) => patch(rect(a, 230, 14, 100), '#12351f', 0.6) + stroke(svg`M${b} 230V330`, 3, '#fff3c8'))
      .join('') + patch(rect(0, 280, 260, 14), '#12351f', 0.6)
  const body = form(shoulders(236, 114), { fill: '#2f7a45', inside: plaid })
  const sides = mirrored(form('M78 108q-34 20-24 70l30 16z', { fill: hair, by: [6, 0] }))
  const head = form(
    sym([
      [130, 84],
      [78, 104],
      [74, 166],
      [90, 206],
      [130, 216],
    ]),
    { fill: skin },
  )
  const beard = form('M74 162q10 18 28 22 28-14 56 0 18-4 28-22 10 50-10 74l-12-4-8 20-14-10-12 18-12-18-14 10-8-20-12 4q-20-24-10-74z', {
    fill: hair,
    by: [12, 8],
    inside: stroke('M104 206l4 22M130 214v22M156 206l-4 22', 5),
  })
  const mouth = clench(130, 194, 46, 16, 5)
  const face =
    eyes(144, 56, 15, { lid: skin, lidded: 0.42, tilt: 8, look: [2, 3] }) +
    bulb(130, 166, 16, '#e58f6e') +
    brows(122, 58, 38, 14, 12, '#a8431c')
  const cap = form('M60 92C52 54 88 40 134 40c44 0 76 14 68 52q-72-10-142 0z', {
    fill: '#2f7a45',
    by: [12, 6],
    inside: patch('M96 36h14v60H96zM150 36h14v60h-14z', '#12351f', 0.6) + stroke('M56 70h150M128 36v60', 3, '#fff3c8'),
  })
  const band =
    form('M70 92q60-12 120 0v14q-60-12-120 0z', { fill: '#f3ead4', by: [0, 0], line: 7 }) +
    form(oval(136, 34, 17), { fill: '#d9a22c', by: [5, 4] })
  const arm =
    limb(
      [
        [34, 330],
        [38, 268],
      ],
      46,
      skin,
    ) + knuckles(46, 240, 78, skin)
  const rings = [17, 36, 56, 75].map((x) => form(round(x - 9, 228, 18, 14, 4), { fill: '#c6ccd6', by: [4, 3], line: 5 })).join('')
  return body + sides + head + beard + mouth + face + cap + band + mirrored(arm + rings)
}

/** Tartan, whiskers and both fists up. */
export const knucklesMcPhee: Perp = { id: 'perp-11', face: [[2, 10], 256], draw }
