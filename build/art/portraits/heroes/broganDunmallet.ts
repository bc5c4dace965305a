import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { shape } from '../parts/curve.ts'
import { folds, rivets } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { hair } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { haft, maul } from '../parts/weapons.ts'

const skin = RAMPS.ruddy
const beard = RAMPS.hairBrown

const bust = (pen: Pen): string =>
  place(haft(pen, -98, 90, 9) + place(maul(pen, 76, 46), 0, -92), 152, 142, 1, 22) +
  neck(pen, skin, 54) +
  shoulders(
    pen,
    skin,
    flick('40 168, 52 184, 60 206', skin[0], 4, 0.7) +
      flick('158 166, 146 184, 138 206', skin[0], 4, 0.7) +
      area(shape('120 156, 150 160, 160 180, 134 178'), skin[2], 0.5),
    178,
    18,
  ) +
  solid(pen, shape('46 160!, 70 150!, 98 184, 128 150!, 152 160!, 140 240!, 56 240!'), RAMPS.leather, {
    shade: 9,
    rim: 2.6,
    inside: folds(['70 164, 76 190, 76 212', '128 164, 122 190, 124 212'], RAMPS.leather, 3),
  }) +
  stroke('52 160, 84 188, 92 214', RAMPS.darkLeather[0], 9) +
  stroke('52 160, 84 188, 92 214', RAMPS.darkLeather[1], 6) +
  rivets(
    [
      [62, 168],
      [76, 181],
    ],
    '#cfd6d6',
    2.2,
  ) +
  onHead(
    head(pen, {
      skin,
      iris: '#5f7a8a',
      brow: beard[0],
      frown: 1.1,
      browWidth: 5.6,
      jaw: 1.3,
      chin: 2,
      nose: 1.6,
      mouth: 'grim',
      eyeSize: 1,
      lid: 0.26,
      age: 0.5,
      marks:
        area(shape('-24 12, -12 16, 6 15, 20 15, 28 10, 28 46, -28 46'), beard[0], 0.35) +
        flick('14 -22, 18 -12, 20 -6', '#8a3a2c', 2.2, 0.9) +
        flick('2 6, 8 9, 13 7', '#8a3a2c', 2, 0.7),
    }) +
      hair(
        pen,
        '-26 6, -22 18, -12 22, -8 17, 4 18.5, 9 19, 17 17, 22 21, 27 10, 30 26, 25 44, 14 55, 4 58, -8 54, -20 44, -28 26',
        beard,
        ['-22 20, -20 36, -8 50', '-14 26, -10 42, 0 54', '0 34, 2 46, 4 56', '14 30, 14 42, 8 54', '24 22, 22 36, 16 48'],
      ) +
      area(shape('-4 27, 4 24.5, 8 26, 12 24.500, 18 27, 8 29'), '#7a3a2c') +
      area('M-5 27.500Q8 24 19 27.500Q8 30 -5 27.500Z', INK, 0.85) +
      hair(
        pen,
        '8 18, -2 18, -11 24, -15 31, -4 28, 8 24, 18 27, 26 29, 22 22, 16 18',
        beard,
        ['6 20, -4 22, -12 29', '10 20, 18 22, 24 28'],
        1.7,
      ) +
      hair(pen, '-25 6, -30 -4, -28 -15, -22 -13, -21 -2', beard, ['-25 2, -26 -10'], 1.6) +
      stroke('-28 -16, 0 -24, 25 -17.5', INK, 8) +
      stroke('-28 -16, 0 -24, 25 -17.5', '#96281f', 5) +
      stroke('-28 -17.500, 0 -25.500, 25 -19', '#d8664a', 1.2) +
      solid(pen, shape('-27 -17, -36 -14, -42 -4!, -35 -6, -34 4!, -26 -10'), RAMPS.red, { ink: 1.6, shade: 2 }) +
      flick('-10 -34, -2 -38, 8 -37', '#fff', 3, 0.35),
  ) +
  place(fist(pen, skin, 1.75), 158, 172, 1, 22)

/** Brogan Dunmallet, brawler of the quarries: beard, headband and a stone maul. */
export const broganDunmallet: HeroFigure = { id: 'brogan-dunmallet', ground: GROUNDS.quarry, bust }
