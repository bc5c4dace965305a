import { form, PAPER, patch, spot, stroke, turned } from '../ink.ts'
import { lapels, neck, shoulders } from '../parts/bust.ts'
import { drop, eye, lips } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, rect, sym } from '../shape.ts'

function draw(): string {
  const skin = '#d9b78a'
  const goo = '#8fc23f'
  const coat =
    form(shoulders(240, 92), {
      fill: '#6b4f7a',
      tone: [
        [150, 250],
        [230, 330],
      ],
    }) + lapels('#574063', '#f3ead4')
  const head = form(
    sym([
      [130, 76],
      [82, 106],
      [80, 166],
      [104, 222],
      [130, 236],
    ]),
    {
      fill: skin,
      tone: [
        [158, 110],
        [184, 230],
      ],
    },
  )
  const hair = form(
    'M74 140C62 70 92 44 132 44c42 0 70 28 56 96-4 22-10 8-10-6-4 40-14 34-16 0-4 20-12 18-14-4-4 54-18 50-20-2-6 30-18 26-18-2-6 26-24 28-36 14z',
    { fill: goo, shade: '#5c8526', by: [10, 8], inside: patch('M94 78q16-22 44-20-26 8-34 30z', PAPER, 0.7) },
  )
  const drips = drop(84, 150, 32, goo) + drop(178, 146, 26, goo)
  const face = eye(106, 160, 17, { lid: skin, lidded: 0.42, look: [5, 3] }) + eye(154, 160, 17, { lid: skin, lidded: 0.42, look: [5, 3] })
  const smile = lips(134, 206, 54, 10, 7) + stroke('M160 200q8-2 8-8', 5)
  const note = turned(
    form(rect(168, 168, 56, 34), { fill: '#a9cfae', by: [0, 0], line: 6, inside: spot(196, 185, 9, '#4f8a5b') }),
    24,
    [190, 180],
  )
  const spoon = turned(
    form(oval(58, 182, 11, 16), { fill: '#c6ccd6', by: [4, 3], line: 6 }) + stroke('M58 200v44', 9) + stroke('M58 200v42', 3, '#c6ccd6'),
    28,
    [58, 200],
  )
  const hand =
    form('M30 330q-14-60 6-72 6-4 8 8l4 16 2-26q6-12 12 0l2 26 6-22q8-8 12 2l-2 28q14-10 16 2l-18 40z', { fill: skin, by: [6, 3] }) +
    drop(38, 276, 34, goo) +
    drop(66, 288, 30, goo)
  const cog = form(oval(172, 274, 18), { fill: '#d8a437', by: [4, 4], line: 6 }) + stroke('M172 264v11h8', 4)
  return neck(skin) + coat + head + face + hair + drips + stroke('M134 166q14 18 0 24h-8', 6) + smile + note + spoon + cog + hand
}

/** Everything he ever touched is still on him. */
export const stickyVince: Perp = { id: 'perp-04', face: [[30, 36], 204], draw }
