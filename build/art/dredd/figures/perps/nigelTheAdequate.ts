import { form, stroke } from '../ink.ts'
import { neck, tie } from '../parts/bust.ts'
import { ears, eyes } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly, sym } from '../shape.ts'

function draw(): string {
  const skin = '#eec7a6'
  const cape = form('M20 332C20 270 60 240 90 236h80c30 4 70 34 70 96z', { fill: '#6f8f4e', by: [14, 4] })
  const shirt = form('M64 332c0-50 10-84 40-94h52c30 10 40 44 40 94z', { fill: '#e7e1d0', by: [10, 0] }) + tie('#7d88a3', 254)
  const knot = form(oval(130, 250, 14, 10), { fill: '#6f8f4e', by: [0, 0], line: 6 })
  const head = form(
    sym([
      [130, 78],
      [84, 104],
      [80, 166],
      [98, 216],
      [130, 234],
    ]),
    {
      fill: skin,
      tone: [
        [158, 110],
        [184, 226],
      ],
    },
  )
  const hair =
    form('M78 146C66 88 92 62 132 62c44 0 62 30 50 84-6-22-10-36-24-44-24 8-46 6-58-4-12 12-18 26-22 48z', {
      fill: '#7a5a38',
      by: [10, 6],
    }) + stroke('M102 98q4-20 24-32', 5)
  const mask = form('M70 144q60-10 120 0 0 40-30 40-20 0-30-16-10 16-30 16-30 0-30-40z', { fill: '#6f8f4e', by: [0, 0] })
  const face = eyes(160, 54, 15, { lid: '#6f8f4e', lidded: 0.45, pupil: 5, look: [0, 2], line: 5 }) + stroke('M126 180q-8 14 8 16', 6)
  const mouth = stroke('M108 212h44', 7)
  const ribbons = form(
    poly([
      [194, 280],
      [182, 334],
      [200, 322],
      [214, 334],
      [212, 280],
    ]),
    { fill: '#b07a3c', by: [5, 0], line: 6 },
  )
  const rosette =
    form(poly(burst(203, 268, 12, 34, 27)), { fill: '#b07a3c', by: [5, 4], line: 6 }) +
    form(oval(203, 268, 19), { fill: '#f3ead4', by: [0, 0], line: 5 }) +
    stroke('M196 258h12l-7 9q8 0 8 7 0 6-7 6-5 0-7-4', 4.5)
  return cape + neck(skin, 214, 46) + shirt + knot + ears(164, 102, 14, skin) + head + hair + mask + face + mouth + ribbons + rosette
}

/** Home-made mask, home-made cape, third prize. */
export const nigelTheAdequate: Perp = { id: 'perp-06', face: [[26, 46], 208], draw }
