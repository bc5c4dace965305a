import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { n, shape } from '../parts/curve.ts'
import { burningEye } from '../parts/eye.ts'
import { folds } from '../parts/gear.ts'
import { area, flick, INK, place, solid, stroke, tail } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { grass } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const coat = RAMPS.wine
const sack = RAMPS.linen

const straw = (pen: Pen, x: number, y: number, angle: number, count: number, length: number): string =>
  many(count, (index) => {
    const a = angle + (index / (count - 1) - 0.5) * 1.5 + between(pen, -0.1, 0.1)
    const l = length * between(pen, 0.7, 1.15)
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    return (
      tail(`${x} ${y}, ${(x + ex) / 2} ${(y + ey) / 2 + 1}, ${ex} ${ey}`, INK, 3.6) +
      tail(`${x} ${y}, ${(x + ex) / 2} ${(y + ey) / 2 + 1}, ${ex} ${ey}`, index % 2 === 0 ? '#e8c45e' : '#b98a30', 2.2)
    )
  })

const pole = (pen: Pen): string =>
  solid(pen, shape('92 60!, 104 60!, 106 264!, 90 264!'), RAMPS.bark, { shade: 4 }) +
  solid(pen, shape('14 124!, 186 112!, 187 120!, 14 132!'), RAMPS.bark, {
    shade: 3,
    inside: flick('20 128, 90 123, 180 116', '#2b1b10', 1.4),
  })

const crow = (pen: Pen): string =>
  place(
    solid(pen, shape('-16 12!, -8 0, 0 -8, 8 -13, 15 -10, 16 -4, 12 2, 8 10, 0 13, -8 12'), RAMPS.hairBlack, {
      ink: 1.8,
      shade: 4,
      rimColour: '#8a8fb0',
      inside: flick('-10 8, -2 2, 6 -4', '#6b6f90', 1.6) + flick('-12 11, -2 8, 6 4', '#6b6f90', 1.4),
    }) +
      `<path d="M15 -9L25 -6L15 -4Z" fill="#c9a04a" stroke="${INK}" stroke-width="1.300"/><circle cx="11.500" cy="-8" r="1.700" fill="#ffdf6a"/><path d="M2 13v5M6 12v5" stroke="${INK}" stroke-width="1.800"/>`,
    36,
    104,
    1,
  )

const body = (pen: Pen): string =>
  straw(pen, 98, 216, 1.57, 13, 20) +
  solid(
    pen,
    shape(
      '72 118, 62 160, 52 206!, 64 200!, 68 220!, 82 206!, 92 226!, 104 208!, 116 224!, 124 206!, 136 216!, 142 202!, 134 160, 126 116, 98 112',
    ),
    coat,
    {
      shade: 12,
      inside:
        folds(['78 130, 72 168, 66 206', '118 128, 126 166, 132 206', '98 170, 96 192, 92 216'], coat, 4) +
        area('M78 166l20 -3l3 18l-21 4z', '#6a5a2e') +
        `<path d="M78 166l20 -3l3 18l-21 4z" fill="none" stroke="${INK}" stroke-width="1.400"/><path d="M77 170l-4 0M78 176l-4 1M84 165l-.5 -4M92 164l-.5 -4M100 169l4 -1M101 176l4 -1M86 184l.5 4" stroke="#e8d9a8" stroke-width="1.400"/>`,
    },
  ) +
  solid(pen, shape('86 118, 98 170, 112 116, 98 128'), RAMPS.ochre, {
    ink: 1.8,
    shade: 4,
    inside: flick('98 130, 97 146, 98 164', INK, 1.6),
  }) +
  many(
    3,
    (index) => `<circle cx="${105 - index * 2}" cy="${140 + index * 13}" r="2.600" fill="#e2b24a" stroke="${INK}" stroke-width="1.300"/>`,
  ) +
  stroke('66 176, 98 184, 132 175', INK, 6) +
  stroke('66 176, 98 184, 132 175', '#c9a86a', 3.2) +
  stroke('98 184, 94 194, 92 204', '#c9a86a', 2.4)

const sleeves = (pen: Pen): string =>
  straw(pen, 26, 130, 2.6, 11, 26) +
  solid(pen, shape('76 118, 52 116, 26 120, 18 118!, 20 126!, 14 132!, 24 136!, 20 144!, 36 142, 60 148, 78 146'), coat, {
    shade: 7,
    inside: folds(['70 122, 66 134, 70 146', '48 120, 44 130, 48 142'], coat),
  }) +
  straw(pen, 166, 78, -1.0, 11, 27) +
  solid(pen, shape('120 118, 138 110, 150 92, 154 78!, 160 84!, 168 76!, 172 84!, 180 84!, 172 104, 156 128, 138 144, 120 144'), coat, {
    shade: 7,
    inside: folds(['132 122, 142 128, 142 140', '152 100, 160 108, 164 112'], coat),
  })

const sackHead = (pen: Pen): string =>
  straw(pen, 98, 118, 1.57, 13, 16) +
  solid(pen, shape('98 52, 122 58, 132 78, 128 102, 114 118, 98 121, 82 118, 68 102, 65 78, 75 58'), sack, {
    shade: 10,
    inside:
      many(11, (index) => `<path d="M62 ${n(54 + index * 6.5)}q36 7 74 0" fill="none" stroke="#8a734a" stroke-width=".8" opacity=".45"/>`) +
      many(10, (index) => `<path d="M${n(66 + index * 7)} 50q-3 36 0 74" fill="none" stroke="#8a734a" stroke-width=".8" opacity=".35"/>`) +
      area('M68 88l14 8l-4 12l-12 -6z', '#9b6a3a', 0.9) +
      flick('70 104, 76 112, 88 118', '#5b4526', 3, 0.6) +
      area(shape('60 50, 98 64, 138 50, 138 74, 98 72, 60 76'), '#2a1a0c', 0.45),
  }) +
  area(shape('74 84!, 84 76, 95 86, 91 95, 80 95'), '#0c0705') +
  area(shape('103 85!, 113 75, 124 82!, 120 93, 108 95'), '#0c0705') +
  burningEye(pen, 86, 88, 3.4, '#e9862a', '#ffe9a8') +
  burningEye(pen, 113, 87, 3.4, '#e9862a', '#ffe9a8') +
  area('M99 91l4.500 8h-8.500z', '#0c0705') +
  area(shape('76 101!, 86 107, 99 109, 112 106, 123 99!, 118 111, 99 116, 82 112'), '#0c0705') +
  `<path d="M80 99l2 12M86 103l1 12M93 105l.5 12M100 106l0 12M107 105l-.5 11M113 103l-2 11M119 99l-3 11" stroke="#e8d9a8" stroke-width="1.800" stroke-linecap="round"/>` +
  flick('72 78, 84 70, 96 80', INK, 3) +
  flick('102 79, 114 70, 126 76', INK, 3)

const hat = (pen: Pen): string =>
  solid(pen, shape('48 66, 62 54, 98 62, 136 50, 152 54, 150 62, 128 72, 98 76, 66 76'), RAMPS.straw, {
    shade: 5,
    inside: many(9, (index) => flick(`${54 + index * 11} 76, ${58 + index * 10} 66, ${64 + index * 9} 56`, '#6d4d17', 1.4, 0.7)),
  }) +
  solid(pen, shape('70 62!, 74 40, 86 22, 96 26, 104 16, 114 24, 122 42, 126 58!, 98 66'), RAMPS.straw, {
    shade: 7,
    inside:
      many(6, (index) => flick(`${76 + index * 9} 62, ${80 + index * 7} 42, ${88 + index * 4} 24`, '#6d4d17', 1.4, 0.7)) +
      area(shape('68 50, 98 58, 128 46, 128 58, 98 68, 68 64'), '#5a2233'),
  }) +
  straw(pen, 108, 20, -1.2, 5, 13)

/** A sack-headed scarecrow that has worked one arm off its pole. */
export const hollowScarecrow: EnemyFigure = {
  id: 'hollow-scarecrow',
  scene: SCENES.fieldDusk,
  focus: { x: 98, y: 82 },
  draw: (pen) =>
    groundShadow(pen, 98, 232, 50) +
    pole(pen) +
    sleeves(pen) +
    body(pen) +
    sackHead(pen) +
    hat(pen) +
    crow(pen) +
    grass(pen, -4, 200, 242, 60, 32, ['#8a6426', '#c99a3c', '#5a3f18', '#e8c45e']),
}
