import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { n, shape } from '../parts/curve.ts'
import { folds, lantern } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, glow, INK, place, solid, stroke, tail } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { leaf } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { haft } from '../parts/weapons.ts'

const skin = RAMPS.deep
const white: Ramp = ['#8f8a86', '#e2dccd', '#ffffff']
const habit = RAMPS.blue

const herbs = (pen: Pen): string =>
  many(5, (index) => {
    const turn = -34 + index * 17
    const sprig =
      tail('0 0, 1 -24, 1 -50', '#3d5422', 3) +
      many(
        3,
        (at) => place(leaf(pen, 15, RAMPS.leaf), 0, -16 - at * 11, 1, 46) + place(leaf(pen, 15, RAMPS.leaf), 0, -20 - at * 11, 1, -46),
      )
    const bloom = index % 2 === 0 ? '#b79ae0' : '#fff2c0'
    const flower = many(
      5,
      (petal) =>
        `<circle cx="${n(Math.cos(petal * 1.257) * 3.6)}" cy="${n(-52 + Math.sin(petal * 1.257) * 3.6)}" r="3" fill="${bloom}" stroke="${INK}" stroke-width="1.2"/>`,
    )
    return place(`${sprig}${flower}<circle cx="0" cy="-52" r="2.2" fill="#e2b24a"/>`, 46, 188, 0.92, turn)
  }) +
  stroke('38 184, 46 189, 55 184', INK, 8) +
  stroke('38 184, 46 189, 55 184', '#e2dccd', 5) +
  place(fist(pen, skin, 1.1), 46, 196, 1, 0, true)

/** A gold sprig of healing herb, its foot at (0, 0). */
const sprig = (pen: Pen, size: number): string =>
  [-58, 58, 0].map((turn) => place(leaf(pen, size, RAMPS.gold), 0, 0, 1, turn)).join('') +
  place(leaf(pen, size * 0.6, RAMPS.gold), 0, 0, 1, 180)

const bust = (pen: Pen): string =>
  glow(pen, 98, 84, 96, '#fff6d0', 0.55) +
  neck(pen, skin, 34) +
  shoulders(
    pen,
    habit,
    folds(['50 170, 46 190, 46 210', '148 168, 152 190, 154 210', '80 186, 80 200, 82 214', '120 186, 120 200, 120 214'], habit, 4),
    140,
  ) +
  solid(pen, shape('70 190!, 126 190!, 130 240!, 66 240!'), white, { ink: 2, shade: 4 }) +
  solid(
    pen,
    shape('98 30, 126 42, 138 74, 138 112, 148 148, 156 168!, 128 176, 98 182, 66 176, 40 170!, 50 148, 58 112, 58 74, 70 42'),
    white,
    {
      shade: 12,
      rim: 3,
      inside: folds(
        [
          '64 70, 62 120, 50 162',
          '72 130, 72 156, 62 172',
          '132 70, 134 120, 146 162',
          '124 134, 126 156, 134 170',
          '98 150, 98 166, 98 180',
        ],
        white,
        4,
      ),
    },
  ) +
  onHead(
    area(shape('0 -36, 22 -28, 27 -4, 27 20, 16 38, 6 44, -10 40, -24 22, -26 -4, -20 -28'), '#1a0f08', 0.5) +
      head(pen, {
        skin,
        iris: '#6a4a1e',
        brow: RAMPS.hairBlack[0],
        frown: -0.8,
        browWidth: 2.8,
        jaw: 0.1,
        nose: 1.1,
        mouth: 'smile',
        eyeSize: 1.14,
        lid: 0.22,
        lash: 1.5,
        lips: '#8a3440',
        age: 0.3,
        ear: 'none',
      }),
  ) +
  solid(
    pen,
    'M60 92C56 56 76 32 100 32C126 32 144 60 138 96C136 120 124 148 100 156C74 148 62 120 60 92ZM67 92C68 116 80 138 98 143C118 138 130 116 131 92C131 76 126 66 118 62C104 55 86 56 76 64C69 70 67 80 67 92Z',
    white,
    { shade: 5, rim: 2.2, inside: folds(['64 70, 62 100, 72 130', '134 76, 134 104, 122 132'], white, 3) },
  ) +
  solid(pen, shape('58 64!, 66 42, 84 26, 104 22, 126 34, 138 56, 142 74!, 130 60, 112 50, 90 50, 72 58'), habit, {
    shade: 7,
    rim: 2.6,
    inside: folds(['72 50, 90 36, 112 36', '128 52, 118 42'], habit, 3),
  }) +
  place(sprig(pen, 14), 99, 44) +
  stroke('78 168, 98 186, 120 168', '#6b4424', 2) +
  place(sprig(pen, 12), 98, 198) +
  herbs(pen) +
  solid(pen, shape('132 240!, 138 190, 142 160, 146 138, 162 138, 166 160, 172 190, 170 240!'), habit, {
    shade: 7,
    rim: 2.4,
    inside: folds(['146 150, 148 176, 146 206', '160 150, 160 180, 160 208'], habit, 3),
  }) +
  solid(pen, shape('143 142!, 144 132!, 163 132!, 164 142!'), white, { ink: 2, shade: 3 }) +
  place(haft(pen, -22, 16, 4.6), 160, 124, 1, 74) +
  place(fist(pen, skin, 1.1), 154, 125) +
  place(lantern(pen, 42, '#ffdf7a'), 178, 120)

/** Sister Maelin Orr, healer of the fields: white coif, herbs in one hand, a lantern in the other. */
export const sisterMaelinOrr: HeroFigure = { id: 'sister-maelin-orr', ground: GROUNDS.dawnField, bust }
