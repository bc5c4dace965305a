import { svg, times } from '../../../draw/svg.ts'
import { cord, deep, form, mirrored, spot, stroke } from '../ink.ts'
import { shoulders } from '../parts/bust.ts'
import { bulb, eyes, lips } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, sym } from '../shape.ts'

const rings = (x0: number, y0: number, columns: number, rows: number): string =>
  stroke(
    times(columns * rows, (index) => {
      const row = Math.floor(index / columns)
      return svg`M${x0 + (index % columns) * 16 + (row % 2) * 8} ${y0 + row * 9}a6 6 0 0 0 12 0`
    }).join(''),
    3.5,
  )

function draw(): string {
  const skin = '#e9bd98'
  const mail = '#97a1b3'
  const body = form(shoulders(244, 114), { fill: mail, by: [18, 0], inside: rings(4, 256, 16, 8) })
  const coif = form(
    sym([
      [130, 44],
      [66, 72],
      [50, 150],
      [58, 222],
      [40, 266],
      [88, 290],
      [130, 296],
    ]),
    {
      fill: mail,
      by: [18, 6],
      inside: rings(36, 60, 12, 26),
      tone: [
        [176, 70],
        [216, 280],
      ],
    },
  )
  const face = form(
    sym([
      [130, 92],
      [90, 104],
      [84, 160],
      [98, 220],
      [130, 232],
    ]),
    {
      fill: skin,
      shade: deep(skin, 0.35),
      tone: [
        [158, 110],
        [178, 222],
      ],
    },
  )
  const features = eyes(146, 50, 14, { lid: skin, lidded: 0.38, tilt: 5, look: [-3, 2] }) + bulb(130, 176, 13, '#d98a6c')
  const moustache = mirrored(
    form('M130 188c-16-8-34-6-44 12-10 16-28 12-34 0 2 28 30 40 52 24 10-6 20-14 26-26z', { fill: '#b8862f', by: [6, 4] }),
  )
  const mouth = lips(130, 218, 26, -3, 7)
  const kettle =
    form('M72 66C76 24 100 12 130 12s54 12 58 54z', {
      fill: '#c6ccd6',
      by: [16, 6],
      tone: [
        [156, 20],
        [186, 66],
      ],
    }) +
    form('M34 80q16-22 40-22h112q24 0 40 22-96-18-192 0z', { fill: '#c6ccd6', by: [10, 4] }) +
    stroke('M130 14v44', 6) +
    [92, 168].map((x) => spot(x, 64, 4)).join('')
  const lid =
    form(oval(196, 294, 54), { fill: '#6f7888', by: [14, 8], inside: stroke('M148 274l18 10', 5) }) +
    form(oval(196, 294, 32), { fill: '#8a93a6', by: [6, 5], line: 5 }) +
    cord('M176 296q20-22 40 0', 8, '#20242e', 3)
  return body + coif + face + features + mouth + moustache + kettle + lid
}

/** Found a museum, left it dressed. */
export const chainmailCharlie: Perp = { id: 'perp-15', face: [[18, 4], 230], draw }
