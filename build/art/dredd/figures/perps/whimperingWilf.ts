import { svg } from '../../../draw/svg.ts'
import { form, mirrored, PAPER, patch, stroke } from '../ink.ts'
import { neck, shoulders } from '../parts/bust.ts'
import { brows, bulb, eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { round, sym } from '../shape.ts'

function draw(): string {
  const skin = '#f3d9c4'
  const stripes = [262, 292, 322].map((y) => patch(svg`M10 ${y}q120-26 240 0v16q-120-26-240 0z`, '#f3ead4')).join('')
  const jumper = form(shoulders(246, 84), { fill: '#3c7f8c', inside: stripes })
  const roll = form(round(92, 230, 76, 26, 12), { fill: '#3c7f8c', by: [6, 4] })
  const hair = mirrored(form('M78 118q-34-22-36 8-18 8-6 26-10 22 18 24l26-10z', { fill: '#8a6a44', by: [5, 3] }))
  const head = form(
    sym([
      [130, 62],
      [76, 96],
      [66, 160],
      [86, 220],
      [130, 240],
    ]),
    {
      fill: skin,
      tone: [
        [160, 90],
        [196, 230],
      ],
    },
  )
  const curl = stroke('M126 62q-8-26 12-26 14 4 2 14', 6)
  const streams = mirrored(
    form('M84 164h34q6 40 0 84-4 16-14 14-26 2-26-20-2-44 6-78z', { fill: '#8fd6e8', by: [8, 0], line: 6 }) +
      stroke('M96 190v40', 4, PAPER),
  )
  const wet =
    eyes(146, 64, 30, { iris: '#5f8fae', pupil: 10, look: [0, 6] }) + mirrored(patch('M74 158q24 16 48 0-4 18-24 18t-24-18z', '#8fd6e8'))
  const mouth = form('M108 214q22-26 44 0 4 12-10 6-12-8-24 0-14 6-10-6z', { fill: '#5a1c22', by: [0, 0], line: 6 })
  return (
    jumper +
    hair +
    neck(skin, 216, 44) +
    roll +
    head +
    curl +
    streams +
    wet +
    brows(100, 66, 36, -20, 7) +
    bulb(130, 186, 13, '#e58f86') +
    mouth
  )
}

/** Tears by the bucket over a jumper that has room for another Wilf. */
export const whimperingWilf: Perp = { id: 'perp-02', face: [[22, 28], 216], draw }
