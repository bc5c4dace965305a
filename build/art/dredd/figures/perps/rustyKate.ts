import { svg } from '../../../draw/svg.ts'
import { form, PAPER, spot, stroke, tone, turned } from '../ink.ts'
import { lapels, neck, shoulders } from '../parts/bust.ts'
import { bentNose, brow, clench, eye } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, sym } from '../shape.ts'

function draw(): string {
  const skin = '#d9a27a'
  const rust = '#a85a2a'
  const spanner = turned(form('M-13 40v150h26V40q22-16 14-44l-16 16h-22l-16-16q-8 28 14 44z', { fill: '#8a93a6', by: [8, 3] }), 24, [0, 0])
  const jacket =
    form(shoulders(244, 104), {
      fill: '#3c4a55',
      tone: [
        [160, 256],
        [240, 330],
      ],
    }) + lapels('#2c3740', '#7a4a2c', 244)
  const plate = form('M12 332q-4-56 46-82 30 12 36 42 4 24-4 40z', {
    fill: rust,
    by: [8, 6],
    inside: [
      [40, 300],
      [66, 276],
      [72, 312],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 5))
      .join(''),
  })
  const mohawk = form('M104 96C90 60 96 26 84 8q26 2 36 20 0-14 14-18 2 16 12 24 8-14 24-14-8 14-2 28 12-6 20 0-22 22-34 58z', {
    fill: '#e07a2c',
    by: [8, 6],
  })
  const head = form(
    sym([
      [130, 82],
      [82, 106],
      [78, 166],
      [96, 220],
      [130, 240],
    ]),
    {
      fill: skin,
      tone: [
        [160, 110],
        [186, 232],
      ],
    },
  )
  const half = form('M132 82c40 0 52 30 54 78-2 30-10 50-24 62l-14-10-4-34-18-12 8-28-6-20z', {
    fill: rust,
    by: [8, 6],
    inside: tone([150, 90], [190, 220], 8),
  })
  const rivets = [
    [146, 98],
    [170, 118],
    [176, 186],
    [154, 206],
  ]
    .map(([x = 0, y = 0]) => form(oval(x, y, 5), { fill: '#d9a25a', by: [0, 0], line: 4 }))
    .join('')
  const lamp =
    form(oval(158, 156, 20), { fill: '#20242e', by: [0, 0] }) +
    form(oval(158, 156, 11), { fill: '#8ff0e4', by: [0, 0], line: 4 }) +
    spot(154, 152, 3, PAPER)
  const face =
    eye(106, 156, 16, { lid: skin, lidded: 0.42, tilt: 7, look: [3, 2], iris: '#3c7f4a' }) +
    brow(104, 130, 36, 12, 9, '#7a3d14') +
    bentNose(128, 164, 22)
  const mouth = stroke('M104 210q16 8 32-2', 8) + clench(150, 200, 34, 16, 3, '#c6ccd6')
  const ring = form(oval(78, 194, 9), { fill: '#c6ccd6', by: [0, 0], line: 5 })
  return (
    svg`<g transform="translate(222 96)">${spanner}</g>` +
    neck(skin, 220, 54) +
    jacket +
    plate +
    mohawk +
    head +
    half +
    rivets +
    lamp +
    face +
    mouth +
    ring
  )
}

/** Half of her is scrap, and the scrap is the gentle half. */
export const rustyKate: Perp = { id: 'perp-13', face: [[22, 0], 246], draw }
