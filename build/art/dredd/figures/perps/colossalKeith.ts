import { times } from '../../../draw/svg.ts'
import { form, mirrored, PAPER, patch, stroke } from '../ink.ts'
import { knuckles } from '../parts/bust.ts'
import { bulb, eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, rect, sym } from '../shape.ts'

function draw(): string {
  const skin = '#d9a070'
  const houses = [
    [6, 300, 30],
    [36, 288, 32],
    [68, 304, 38],
    [106, 292, 30],
    [136, 302, 40],
    [176, 286, 34],
    [210, 298, 44],
  ]
    .map(([x = 0, y = 0, w = 0]) =>
      form(rect(x, y, w, 50), {
        fill: '#2d3446',
        by: [w * 0.25, 0],
        line: 5,
        inside: times(4, (i) => patch(rect(x + 7 + (i % 2) * 11, y + 9 + Math.floor(i / 2) * 13, 5, 7), '#ffe27a')).join(''),
      }),
    )
    .join('')
  const vest = form('M8 340C5 250 24 170 64 158h132c40 12 59 92 56 182z', {
    fill: skin,
    by: [24, 6],
    tone: [
      [196, 180],
      [258, 300],
    ],
  })
  const shirt = form('M64 340l-6-152 26-22q46 60 92 0l26 22-6 152z', {
    fill: '#e7e1d0',
    by: [18, 0],
    inside: patch('M40 244h180v18H40zM40 290h180v18H40z', '#2f74c8'),
  })
  const head = form(
    sym([
      [130, 40],
      [90, 56],
      [80, 108],
      [68, 150],
      [76, 200],
      [104, 222],
      [130, 224],
    ]),
    {
      fill: skin,
      tone: [
        [166, 70],
        [192, 216],
      ],
    },
  )
  const bowl = form('M84 104C72 40 96 18 130 18s58 22 46 86q-46-22-92 0z', {
    fill: '#5a3a22',
    by: [12, 6],
    inside: stroke('M108 30l-6 60M130 24v66M152 30l6 60', 4),
  })
  const face =
    eyes(118, 44, 11, { lid: skin, lidded: 0.34, pupil: 4, look: [2, 2] }) +
    stroke('M92 100q38 16 76 0', 12) +
    bulb(130, 148, 19, '#c97f55')
  const jaw =
    form('M72 180q58-22 116 0 2 26-16 42-42 16-84 0-18-16-16-42z', { fill: skin, by: [12, 5], line: 7 }) +
    stroke('M86 186q44-14 88 0', 9) +
    [96, 148]
      .map((x) =>
        form(
          poly([
            [x, 186],
            [x + 5, 162],
            [x + 18, 184],
          ]),
          { fill: PAPER, by: [0, 0], line: 5 },
        ),
      )
      .join('')
  const car =
    form('M188 66q4-20 20-22h16q14 4 16 20 10 2 8 14-28 8-64 0-6-10 4-12z', {
      fill: '#2a8f86',
      by: [5, 4],
      line: 6,
      inside: patch('M198 62q4-10 14-10h8q8 2 10 10z', '#dff1f0'),
    }) + stroke('M192 88l-8 10M218 90v12', 4, '#ffe27a')
  const far = form('M12 76q2-12 14-14h10q10 4 10 12 8 2 4 10-18 4-34 0-6-4-4-8z', { fill: '#d9812b', by: [3, 3], line: 5 })
  const hand = mirrored(knuckles(54, 246, 84, skin))
  return (
    vest + shirt + mirrored(form(oval(76, 132, 11, 15), { fill: skin, by: [0, 0] })) + head + jaw + bowl + face + hand + houses + car + far
  )
}

/** Too big for his picture. */
export const colossalKeith: Perp = { id: 'perp-27', face: [[10, 8], 240], draw }
