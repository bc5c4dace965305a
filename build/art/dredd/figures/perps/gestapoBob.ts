import { form, mirrored, patch, spot, stroke } from '../ink.ts'
import { lapels, neck, shoulders } from '../parts/bust.ts'
import { bulb, drop, ears, eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { sym } from '../shape.ts'

function draw(): string {
  const skin = '#ecc6a2'
  const coat =
    form(shoulders(238, 96), {
      fill: '#4a5547',
      tone: [
        [150, 250],
        [230, 330],
      ],
    }) + lapels('#39423a', '#dccfae', 244)
  const collar = mirrored(form('M128 316C70 292 48 250 44 196q18 6 34 22 16 42 52 74z', { fill: '#39423a', by: [10, 4] }))
  const head = form(
    sym([
      [130, 100],
      [86, 126],
      [84, 184],
      [104, 222],
      [130, 232],
    ]),
    {
      fill: skin,
      tone: [
        [156, 140],
        [182, 230],
      ],
    },
  )
  const glasses = eyes(172, 54, 21, { pupil: 5, look: [6, 2], line: 7 }) + stroke('M122 170q8-6 16 0', 6)
  const cap = form('M34 92C30 44 80 26 130 14c50 12 100 30 96 78l-32 24H66z', {
    fill: '#5d6a58',
    tone: [
      [160, 30],
      [226, 112],
    ],
  })
  const band = form('M64 106q66-16 132 0v22q-66-14-132 0z', { fill: '#1d211c', by: [0, 0], line: 7 })
  const peak = form('M60 130q70-26 140 0-12 22-70 20-58 2-70-20z', {
    fill: '#22261f',
    by: [0, 0],
    inside: patch('M84 132q40-12 70-8l-8 8q-34-4-62 0z', '#ffffff', 0.5),
  })
  const badge = form('M102 72q28-28 56 0-28 28-56 0z', { fill: '#dccfae', by: [0, 0], line: 6 }) + spot(130, 72, 8)
  const mouth = stroke('M114 214q8-6 14 0t18-2', 6)
  return (
    coat +
    ears(178, 96, 15, skin) +
    neck(skin, 214, 40) +
    collar +
    head +
    bulb(130, 192, 11, '#dd8f7e') +
    glasses +
    mouth +
    cap +
    band +
    peak +
    badge +
    drop(204, 150, 28, '#bfe6ee')
  )
}

/** A snoop who shrinks inside a uniform two sizes too large. */
export const gestapoBob: Perp = { id: 'perp-01', face: [[22, 6], 236], draw }
