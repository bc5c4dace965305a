import { svg } from '../../../draw/svg.ts'
import { form, INK, patch, stroke, tone, turned } from '../ink.ts'
import { lapels, neck, shoulders, tie } from '../parts/bust.ts'
import { bentNose, ears, eyes, lips } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { rect, sym } from '../shape.ts'

function draw(): string {
  const skin = '#c99368'
  const pinstripes = [40, 62, 84, 176, 198, 220].map((x) => stroke(svg`M${x} 250V330`, 2.5, '#7d88a3')).join('')
  const suit = form(shoulders(240, 106), { fill: '#2d3446', inside: pinstripes }) + lapels('#2d3446', '#f3ead4') + tie('#0f7f80')
  const head = form(
    sym([
      [130, 120],
      [76, 134],
      [72, 196],
      [86, 230],
      [130, 240],
    ]),
    {
      fill: skin,
      tone: [
        [158, 140],
        [196, 234],
      ],
      inside: tone([86, 212], [180, 240], 8),
    },
  )
  const face = eyes(172, 56, 15, { lid: skin, lidded: 0.5, tilt: 5, look: [4, 3] }) + bentNose(134, 172, 26)
  const mouth = lips(130, 216, 50, -2, 8) + stroke('M150 216l36 12', 4, '#e8d49c')
  const bowler =
    form('M78 128c-8-50 14-76 52-76s60 26 52 76z', { fill: '#3a2c25', by: [14, 6] }) +
    form(rect(78, 108, 104, 16), { fill: '#8c6414', by: [0, 0], line: 5 })
  const bowlerBrim = form('M48 128q82-22 164 0 6 24-14 16-68-16-136 0-20 8-14-16z', { fill: '#3a2c25', by: [6, 3] })
  const trilby =
    form('M88 62C84 20 96 8 112 14q18 8 36 0c18-8 28 6 24 48z', {
      fill: '#7b6e86',
      by: [12, 4],
      tone: [
        [134, 14],
        [174, 60],
      ],
    }) + patch('M89 46h82v14H89z', INK)
  const trilbyBrim = form('M50 58q80-12 160 0 8 18-14 18-66-8-132 0-22 0-14-18z', { fill: '#7b6e86', by: [6, 3] })
  return (
    neck(skin, 224, 70) +
    suit +
    ears(184, 112, 15, skin) +
    head +
    face +
    mouth +
    bowler +
    bowlerBrim +
    turned(trilby + trilbyBrim, -7, [130, 60])
  )
}

/** A trilby over a bowler: nobody has seen what is under the bowler. */
export const twoHatsMalone: Perp = { id: 'perp-05', face: [[14, 0], 246], draw }
