import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { shape } from '../parts/curve.ts'
import { folds, pauldron, rivets, scales } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { hair } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { axeHead, haft, spearHead } from '../parts/weapons.ts'

const skin = RAMPS.fair
const grey = RAMPS.hairGrey
const steel = RAMPS.steel

const gateMark = `<g fill="none" stroke="${INK}"><path d="M80 214V190q18 -17 36 0v24" stroke-width="7"/><path d="M80 214V190q18 -17 36 0v24" stroke="#f2d98a" stroke-width="3.800"/><path d="M90 190v24M98 186v28M106 190v24M84 200h28" stroke="#f2d98a" stroke-width="2.200"/></g>`

const bust = (pen: Pen): string =>
  place(
    haft(pen, -122, 90, 7) +
      place(axeHead(pen, 48), 3, -92) +
      place(spearHead(pen, 38), 0, -120) +
      solid(pen, shape('-4 -102!, -24 -96!, -20 -88!, -4 -84!'), steel, { ink: 2, shade: 2 }),
    160,
    156,
    0.9,
    3,
  ) +
  neck(pen, skin, 44) +
  shoulders(
    pen,
    RAMPS.red,
    folds(['66 180, 64 196, 66 212', '132 180, 134 196, 132 212'], RAMPS.red, 4) +
      area('M98 140H190V220H98Z', '#c9b88e', 0.9) +
      folds(['130 176, 134 194, 132 212'], RAMPS.linen, 4),
    150,
    20,
  ) +
  gateMark +
  solid(pen, shape('62 128, 58 148, 50 158, 72 168, 98 172, 126 167, 146 156, 138 146, 136 126, 98 150'), steel, {
    shade: 9,
    rim: 2.4,
    inside: scales([46, 126, 106, 70], 7, '#2b323a', 0.9),
  }) +
  place(pauldron(pen, 52, steel), 44, 170, 1, -12) +
  place(pauldron(pen, 50, steel), 152, 166, 1, 12) +
  onHead(
    area(shape('0 -40, 24 -30, 31 -2, 31 24, 18 44, -14 46, -30 24, -30 -6, -22 -32'), '#1d2228') +
      solid(pen, shape('0 -42, 26 -32, 33 -2, 32 24, 22 46, 4 54, -20 48, -32 26, -32 -6, -22 -34'), steel, {
        ink: 2,
        shade: 6,
        inside: scales([-34, -10, 70, 66], 5.4, '#2b323a', 0.9),
      }) +
      head(pen, {
        skin,
        iris: '#5a7ea0',
        brow: grey[0],
        frown: 0.7,
        browWidth: 4.6,
        jaw: 0.9,
        nose: 1.35,
        mouth: 'calm',
        eyeSize: 1.02,
        lid: 0.24,
        age: 0.7,
        ear: 'none',
        marks: area(shape('-26 16, -10 26, 8 30, 24 16, 26 44, -26 44'), grey[0], 0.22),
      }) +
      hair(
        pen,
        '7 18.500, -3 18, -13 24, -20 34, -10 31, 2 26, 8 24.500, 15 26, 23 30, 28 31, 24 22, 15 17.500',
        grey,
        ['4 21, -6 24, -16 32', '10 21, 18 24, 26 30', '0 20, -8 22'],
        1.8,
      ),
  ) +
  solid(pen, shape('58 78!, 62 52, 78 30, 100 24, 124 32, 138 54, 140 76!, 126 68, 98 64, 72 69'), steel, {
    shade: 9,
    rim: 3,
    inside: flick('100 26, 101 46, 100 66', '#2b323a', 3, 0.8) + area(shape('112 34, 130 50, 132 64, 116 58'), '#fff', 0.4),
  }) +
  solid(pen, shape('34 84, 56 72, 98 64, 142 70, 164 80, 150 88, 126 80, 98 77, 70 80, 48 90'), steel, {
    shade: 5,
    rim: 2.4,
    inside: flick('44 85, 98 72, 154 80', '#2b323a', 1.6, 0.6),
  }) +
  rivets(
    [
      [72, 72],
      [98, 69],
      [124, 71],
    ],
    '#e9d8a0',
    2.2,
  ) +
  stroke('66 92, 68 120, 80 140', '#3a2414', 3.4) +
  stroke('134 90, 133 118, 122 140', '#3a2414', 3) +
  place(fist(pen, steel, 1.3), 160, 180, 1, 4) +
  flick('153 170, 161 168, 169 172', INK, 1.4)

/** Garrick Stonewade, warden of the gate: kettle hat, grey moustache, halberd and tabard. */
export const garrickStonewade: HeroFigure = { id: 'garrick-stonewade', ground: GROUNDS.gate, bust }
