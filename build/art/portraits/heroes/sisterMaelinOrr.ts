import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { shape } from '../parts/curve.ts'
import { folds, lantern } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke, tail } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { pawnOf } from '../parts/pawn.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { leaf } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'

const skin = RAMPS.deep
const white: Ramp = ['#8f8a86', '#e2dccd', '#ffffff']
const habit = RAMPS.blue

const herbs = (pen: Pen): string =>
  many(7, (index) => {
    const a = -26 + index * 9
    return place(
      tail('0 0, 1 -20, 2 -40', '#3d5422', 2.6) +
        many(4, (leafAt) => place(leaf(pen, 11, RAMPS.leaf), 1, -14 - leafAt * 8, 1, leafAt % 2 === 0 ? 50 : -50)) +
        `<circle cx="2" cy="-42" r="4.200" fill="${index % 2 === 0 ? '#b79ae0' : '#f2e6a0'}" stroke="${INK}" stroke-width="1.300"/>`,
      44,
      178,
      1,
      a,
    )
  }) +
  stroke('36 178, 44 182, 53 178', '#c9b88e', 5) +
  place(fist(pen, skin, 1.1), 44, 190, 1, 0, true)

const bust = (pen: Pen): string =>
  glow(pen, 98, 84, 96, '#fff6d0', 0.55) +
  neck(pen, skin, 34) +
  shoulders(
    pen,
    habit,
    folds(['50 170, 46 190, 46 210', '148 168, 152 190, 154 210', '80 186, 80 200, 82 214', '120 186, 120 200, 120 214'], habit, 4),
    140,
  ) +
  solid(pen, shape('70 190!, 126 190!, 130 214!, 66 214!'), white, { ink: 2, shade: 4 }) +
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
  `<path d="M98 27v18M89 36h18" stroke="${INK}" stroke-width="8"/><path d="M98 28v16M90 36h16" stroke="#e2b24a" stroke-width="4.600"/>` +
  stroke('78 168, 98 186, 120 168', '#6b4424', 2) +
  `<path d="M98 184v16M91 190h14" stroke="${INK}" stroke-width="6.500" stroke-linecap="round"/><path d="M98 184v16M91 190h14" stroke="#e2b24a" stroke-width="3.400" stroke-linecap="round"/>` +
  herbs(pen) +
  stroke('150 214, 158 190, 164 172', INK, 22) +
  stroke('150 214, 158 190, 164 172', habit[1], 18) +
  flick('158 206, 166 188, 171 174', habit[2], 3, 0.7) +
  place(lantern(pen, 50, '#ffdf7a'), 166, 126) +
  place(fist(pen, skin, 1.05), 165, 126)

const pawn = (pen: Pen): string =>
  pawnOf(pen, [
    ['M14 67L20 44L26 28H40L44 44L50 67Q32 71 14 67Z', '#345b80'],
    ['M27 44H38L41 68Q32 70 24 68Z', '#f3eede'],
    ['M39 32L54 38L53 44L39 42Z', '#5f88b0'],
    ['M26 32L17 44L23 49L30 40Z', '#5f88b0'],
    ['M50 44H60L61 58H49Z', '#ffd65a'],
    ['M48 44L55 38L62 44Z', '#363d49'],
    ['M48 58H62V61H48Z', '#363d49'],
    ['M20 32Q20 8 33 6Q46 8 45 32Q33 40 20 32Z', '#f3eede'],
    ['M27 17Q27 29 33 30Q40 29 40 17Q33 11 27 17Z', '#8a5a3a'],
    ['M22 15Q26 5 33 5Q41 5 44 15Q33 8 22 15Z', '#345b80'],
    ['M18 40Q10 36 14 28Q20 32 20 40Z', '#7db04a'],
  ])

/** Sister Maelin Orr, healer of the fields: white coif, herbs in one hand, a lantern in the other. */
export const sisterMaelinOrr: HeroFigure = { id: 'sister-maelin-orr', ground: GROUNDS.dawnField, bust, pawn }
