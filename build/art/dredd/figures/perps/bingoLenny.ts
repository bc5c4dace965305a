import { form, mirrored, PAPER, patch, stroke } from '../ink.ts'
import { bow, lapels, neck, shoulders } from '../parts/bust.ts'
import { bentNose, ears, eyes, grin } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly, rect, sym } from '../shape.ts'

const ball = (x: number, y: number, r: number, colour: string, sign: string): string =>
  form(oval(x, y, r), { fill: colour, by: [r * 0.25, r * 0.2], line: 7 }) +
  form(oval(x, y, r * 0.58), { fill: PAPER, by: [0, 0], line: 4 }) +
  stroke(sign, 5)

function draw(): string {
  const skin = '#e4b48c'
  const sparkle = [
    [50, 290],
    [74, 270],
    [92, 306],
    [176, 300],
    [198, 272],
    [216, 298],
    [62, 316],
    [196, 318],
  ]
    .map(([x = 0, y = 0]) => patch(poly(burst(x, y, 4, 10, 3)), '#fff3c8'))
    .join('')
  const jacket = form(shoulders(240, 104), { fill: '#5b3f94', inside: sparkle }) + lapels('#47307a', '#f3ead4') + bow('#2a8f86', 256)
  const head = form(
    sym([
      [130, 82],
      [80, 100],
      [74, 160],
      [90, 216],
      [130, 236],
    ]),
    {
      fill: skin,
      tone: [
        [162, 110],
        [190, 230],
      ],
    },
  )
  const hair = mirrored(form('M80 108q-18 20-14 66l18-10q-2-30 14-50z', { fill: '#2a2320', by: [3, 0], line: 6 }))
  const dome = form('M78 112C76 76 100 62 130 62s54 14 52 50z', {
    fill: '#2a2320',
    by: [0, 0],
    inside: patch('M92 96q8-20 32-24l-4 10q-14 4-18 16z', PAPER, 0.5),
  })
  const visor = form('M58 130C60 96 92 92 130 92s70 4 72 38q-72-22-144 0z', {
    fill: '#3fae5a',
    by: [0, 0],
    inside: patch('M76 120q20-20 60-20l-20 16z', PAPER, 0.55),
  })
  const face = eyes(160, 56, 17, { pupil: 6, look: [-3, 1] }) + bentNose(132, 160, 24)
  const lip = mirrored(form('M128 194q-26-6-36 10 20 4 36-2z', { fill: '#2a2320', by: [0, 0], line: 4 }))
  const teeth = grin(130, 206, 58, 14, 5, 6) + patch(rect(142, 212, 8, 10), '#e0ad42')
  const three = ball(40, 60, 34, '#2f74c8', 'M32 46h15l-9 12q11 0 11 10 0 8-9 8-6 0-9-5')
  const eight = ball(214, 44, 32, '#3fae5a', 'M214 43a8 7 0 1 1 .1 0a9 8 0 1 1 -.2 0')
  const seven = ball(226, 126, 24, '#d9812b', 'M218 116h16l-9 20')
  return neck(skin, 216, 54) + jacket + ears(166, 108, 14, skin) + head + hair + dome + face + visor + lip + teeth + three + eight + seven
}

/** The game is fixed, and so is the smile. */
export const bingoLenny: Perp = { id: 'perp-10', face: [[2, 4], 256], draw }
