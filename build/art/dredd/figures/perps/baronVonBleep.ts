import { form, mirrored, patch, spot, stroke } from '../ink.ts'
import { neck, shoulders } from '../parts/bust.ts'
import { bentNose, brow, ears, eye, lips } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { oval, poly, rect, sym } from '../shape.ts'

function draw(): string {
  const skin = '#e6c7b4'
  const coat =
    form(shoulders(244, 106), {
      fill: '#27406f',
      tone: [
        [160, 256],
        [240, 330],
      ],
    }) +
    form(rect(116, 250, 28, 90), { fill: '#f3ead4', by: [0, 0], line: 6 }) +
    [270, 294].map((y) => spot(130, y, 5, '#b8862f')).join('')
  const pads = mirrored(
    form('M10 284q4-34 56-36 16 14 14 32-36-6-70 4z', { fill: '#e0ad42', by: [5, 4], inside: '' }) +
      stroke('M18 290v18M32 286v20M48 284v20M64 284v20', 7) +
      stroke('M18 290v16M32 286v18M48 284v18M64 284v18', 3, '#e0ad42'),
  )
  const medals =
    form(oval(186, 294, 13), { fill: '#e0ad42', by: [3, 3], line: 5 }) +
    form(
      poly([
        [176, 270],
        [196, 270],
        [190, 286],
        [182, 286],
      ]),
      { fill: '#8ff0e4', by: [0, 0], line: 5 },
    )
  const collar = form('M84 216h92l6 36q-52 22-104 0z', {
    fill: '#1a2a4a',
    by: [8, 0],
    inside: stroke('M80 238h18l6-14 10 24 10-30 8 26 8-14h40', 4, '#5fe08a'),
  })
  const head = form(
    sym([
      [130, 92],
      [82, 104],
      [76, 160],
      [92, 212],
      [130, 228],
    ]),
    {
      fill: skin,
      tone: [
        [160, 110],
        [190, 220],
      ],
    },
  )
  const scar = stroke('M82 176l20 24M84 190l12-8', 4)
  const face =
    eye(104, 152, 15, { lid: skin, lidded: 0.4, tilt: 5, look: [3, 2] }) + brow(102, 128, 34, 10, 9, '#5a4a3a') + bentNose(130, 152, 28)
  const radar =
    form(oval(160, 152, 27), {
      fill: '#123a26',
      by: [0, 0],
      line: 9,
      inside:
        stroke('M160 152m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M160 120v64M128 152h64', 2, '#3fae5a') +
        patch('M160 152l26-18a30 30 0 0 0-20-12z', '#5fe08a') +
        spot(150, 160, 3.5, '#b8ffcf'),
    }) + stroke('M186 162q10 30-4 66', 3)
  const moustache = mirrored(
    form('M130 194c-14-8-24-2-32 6-12 8-26 2-26-14-12 4-14 34 12 38 22 2 36-8 46-24z', { fill: '#5a4a3a', by: [4, 4], line: 6 }),
  )
  const helmet =
    form('M66 116C62 56 96 40 130 40s68 16 64 76q-64-24-128 0z', {
      fill: '#3a3f50',
      by: [16, 6],
      tone: [
        [160, 50],
        [194, 110],
      ],
    }) + form('M56 122q74-32 148 0l-4 16q-70-26-140 0z', { fill: '#e0ad42', by: [0, 0], line: 7 })
  const aerial =
    form('M114 42l10-18h12l10 18z', { fill: '#e0ad42', by: [4, 0], line: 6 }) +
    stroke('M130 24V12', 8) +
    form(oval(130, 14, 8), { fill: '#5fe08a', by: [2, 2], line: 5 }) +
    stroke('M104 4q-8 12 0 22M156 4q8 12 0 22', 5, '#5fe08a')
  return (
    coat +
    pads +
    medals +
    neck(skin, 206, 60) +
    collar +
    ears(164, 110, 14, skin) +
    head +
    scar +
    face +
    radar +
    lips(130, 214, 22, -2, 6) +
    moustache +
    helmet +
    aerial
  )
}

/** Nobility on the short wave. */
export const baronVonBleep: Perp = { id: 'perp-16', face: [[20, 0], 236], draw }
