import { times } from '../../../draw/svg.ts'
import { deep, form, PAPER, patch, spot, stroke, turned } from '../ink.ts'
import { fist } from '../parts/bust.ts'
import { bulb, eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { poly, rect, round } from '../shape.ts'

function draw(): string {
  const skin = '#e59a86'
  const body = form('M7 332C5 262 24 212 58 196 62 120 84 84 130 84s68 36 72 112c34 16 53 66 51 136z', {
    fill: skin,
    tone: [
      [190, 130],
      [256, 330],
    ],
  })
  const folds = stroke('M64 226q66 40 132 0M78 250q52 26 104 0', 6)
  const stripes = times(6, (index) => patch(rect(70 + index * 22, 250, 11, 90), '#2f5f9e')).join('')
  const apron =
    form('M66 338V262q64 40 128 0v76z', {
      fill: '#f3ead4',
      by: [0, 0],
      inside: stripes + patch('M150 300l18-8 8 14-10 14-20-4z', '#8f2030'),
    }) +
    stroke('M66 264L40 214M194 264l26-50', 9) +
    stroke('M66 264L40 214M194 264l26-50', 4, '#f3ead4')
  const stitches = stroke('M158 108q14 20 16 46M150 120l16-8M158 136l16-6M162 152l16-2', 4)
  const face =
    eyes(162, 46, 12, { lid: skin, lidded: 0.45, tilt: 5, look: [0, 2], line: 6 }) +
    stroke('M92 142q38 18 76 0', 14) +
    bulb(130, 184, 12, deep(skin, 0.12)) +
    stroke('M106 212q24-12 48 0', 9) +
    form(
      poly([
        [116, 208],
        [122, 196],
        [128, 205],
      ]),
      { fill: PAPER, by: [0, 0], line: 4 },
    )
  const boater =
    form('M86 76V40q44-14 88 0v36z', { fill: '#f0e2b8', by: [10, 4] }) +
    patch('M88 58q42-10 84 0v16H88z', '#2f5f9e') +
    form('M50 84q80-22 160 0-80 24-160 0z', { fill: '#f0e2b8', by: [6, 3] })
  const cleaver = turned(
    form(rect(190, 132, 58, 92), { fill: '#c6ccd6', by: [14, 0], inside: patch(rect(184, 126, 18, 104), PAPER, 0.7) }) +
      spot(236, 146, 7) +
      form(round(216, 222, 18, 84, 6), { fill: '#7a4a2c', by: [5, 0] }),
    3,
    [224, 220],
  )
  return body + folds + apron + stitches + face + boater + cleaver + fist(222, 284, 27, skin)
}

/** Butcher. Cut from one piece. */
export const slabHannigan: Perp = { id: 'perp-18', face: [[10, 18], 250], draw }
