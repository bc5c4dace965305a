import { deep, form, mirrored, stroke, tone } from '../ink.ts'
import { neck, shoulders } from '../parts/bust.ts'
import { bentNose, clench, eye } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly, sym } from '../shape.ts'

function draw(): string {
  const skin = '#b98058'
  const vest =
    form(shoulders(248, 112), {
      fill: '#e7e1d0',
      tone: [
        [160, 260],
        [246, 330],
      ],
    }) + stroke('M84 250q4 60-6 80M176 250q-4 60 6 80', 6)
  const head = form(
    sym(
      [
        [104, 96],
        [56, 114],
        [50, 176],
        [66, 232],
        [104, 244],
      ],
      104,
    ),
    {
      fill: skin,
      tone: [
        [130, 120],
        [166, 236],
      ],
      inside: tone([64, 214], [150, 246], 8),
    },
  )
  const cap =
    form('M46 134C40 92 66 74 106 74s66 22 58 60q-58-14-118 0z', { fill: '#5c6b52', by: [12, 6] }) +
    form('M40 134q44-22 96-8l-12 18q-44-8-82 6z', { fill: '#48553f', by: [0, 0] })
  const face =
    eye(84, 164, 15, { lid: skin, lidded: 0.46, tilt: 6, look: [5, 2] }) +
    eye(126, 164, 15, { lid: skin, lidded: 0.46, tilt: -6, look: [5, 2] }) +
    bentNose(106, 164, 28)
  const mouth = clench(104, 210, 48, 18, 5) + stroke('M60 192l16 16M64 206l8-8', 4)
  const arm =
    stroke('M220 336L208 106 128 214', 70) +
    stroke('M220 336L208 106 128 214', 54, deep(skin)) +
    stroke('M212 336L200 104 124 208', 38, skin)
  const pad = form('M164 128c2-56 16-92 40-92 30 0 46 48 42 104q-22 18-44 2-22 2-38-14z', {
    fill: '#3a4150',
    by: [14, 4],
    tone: [
      [222, 44],
      [256, 140],
    ],
  })
  const studs = [
    [206, 66],
    [188, 104],
    [224, 106],
  ]
    .map(([x = 0, y = 0]) => form(poly(burst(x, y, 4, 15, 7)), { fill: '#e0ad42', by: [3, 3], line: 5 }))
    .join('')
  const whoosh = stroke('M162 60l-26-12M176 32l-18-16M206 20V8', 8)
  return (
    neck(skin, 226, 70) +
    vest +
    arm +
    mirrored(form(oval(48, 182, 12, 15), { fill: skin, by: [0, 0] }), 104) +
    head +
    face +
    mouth +
    cap +
    pad +
    studs +
    whoosh
  )
}

/** Whatever he wants, the elbow asks first. */
export const theElbow: Perp = { id: 'perp-08', face: [[16, 8], 246], draw }
