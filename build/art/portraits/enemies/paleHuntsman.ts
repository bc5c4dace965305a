import type { EnemyFigure } from '../figure.ts'
import { groundShadow, trunks } from '../parts/backdrop.ts'
import { horn } from '../parts/creature.ts'
import { n, shape } from '../parts/curve.ts'
import { burningEye } from '../parts/eye.ts'
import { belt, folds } from '../parts/gear.ts'
import { fur } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { area, flick, INK, place, solid } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { arrow, bow } from '../parts/weapons.ts'

const cloak = RAMPS.grey
const hide = RAMPS.pale

const antler = (pen: Pen, mirror: boolean): string =>
  place(
    horn(pen, '0 0, 8 -16, 22 -26, 30 -44, 26 -60', 8, RAMPS.bone) +
      horn(pen, '12 -20, 8 -34, 12 -46', 5.5, RAMPS.bone, 1.8) +
      horn(pen, '24 -29, 38 -34, 46 -46', 5, RAMPS.bone, 1.8) +
      horn(pen, '29 -42, 18 -50, 17 -60', 4.4, RAMPS.bone, 1.8),
    mirror ? 84 : 102,
    60,
    0.86,
    mirror ? -4 : 10,
    mirror,
  )

const cape = (pen: Pen): string =>
  solid(pen, shape('70 110, 44 138, 30 190, 12 226!, 34 216!, 38 236!, 60 222!, 74 264!, 132 264!, 146 224!, 130 170, 120 124'), cloak, {
    shade: 16,
    inside: folds(['58 136, 44 180, 34 222', '80 150, 68 196, 66 234'], cloak, 5),
  })

const torso = (pen: Pen): string =>
  solid(pen, shape('72 116, 66 154, 64 196, 60 264!, 132 264!, 130 196, 128 150, 122 116, 96 110'), hide, {
    shade: 12,
    inside:
      folds(['84 128, 80 160, 82 190', '112 128, 116 160, 112 190', '84 200, 80 220, 80 238', '112 200, 116 220, 118 238'], hide) +
      flick('98 122, 99 156, 98 186', '#4a5a60', 2),
  }) +
  belt(pen, '62 188, 98 196, 130 187', 7, 96, 195, RAMPS.darkLeather) +
  solid(pen, shape('66 118!, 74 112!, 130 182!, 124 190!'), RAMPS.darkLeather, { ink: 1.8, shade: 2 }) +
  solid(pen, shape('108 194, 110 216, 118 222, 120 196'), RAMPS.leather, { ink: 1.8, shade: 2 })

const ruff = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '60 116!, 70 104, 96 112, 124 102, 136 114!, 132 122!, 138 130!, 126 132!, 122 142!, 110 134!, 100 146!, 90 136!, 80 144!, 74 132!, 62 134!, 66 124!',
    ),
    RAMPS.hairWhite,
    { shade: 5, inside: fur(pen, [62, 106, 72, 30], 40, [0, 9], ['#7f8384', '#ffffff']) },
  )

const face = (pen: Pen): string =>
  antler(pen, true) +
  antler(pen, false) +
  solid(pen, shape('66 116, 60 88, 68 60, 92 46, 116 54, 128 80, 126 106, 116 122, 96 128, 78 124'), ['#20242a', '#3c444b', '#77838a'], {
    shade: 6,
  }) +
  area(shape('74 116, 70 88, 80 66, 98 60, 116 70, 120 92, 112 118, 96 124'), '#0b0e12') +
  solid(
    pen,
    shape('97 54, 112 60, 118 76, 116 86, 110 96, 107 116, 104 132!, 96 136, 89 132!, 86 116, 82 98, 76 88, 76 74, 84 60'),
    RAMPS.bone,
    {
      shade: 6,
      inside:
        area(shape('74 60, 86 56, 84 80, 92 104, 92 136, 80 130'), '#8a7a58', 0.55) +
        flick('98 58, 97 78, 98 100', '#8a7a58', 2, 0.7) +
        flick('104 110, 102 122, 101 130', '#8a7a58', 1.6, 0.8),
    },
  ) +
  area(shape('79 82!, 86 77, 95 85, 93 92, 85 94, 80 89'), '#0c0a0c') +
  area(shape('102 85!, 109 77, 116 81!, 115 89, 110 93, 104 91'), '#0c0a0c') +
  burningEye(pen, 88, 87, 3.2, '#9fd8f0', '#ffffff') +
  burningEye(pen, 109.5, 86.4, 3, '#9fd8f0', '#ffffff') +
  area(shape('93 122!, 95.5 117, 96 126'), INK) +
  area(shape('100 122!, 98.5 117, 98.500 126'), INK) +
  flick('78 80, 86 74, 95 82', INK, 3) +
  flick('102 83, 110 74, 117 79', INK, 3)

const shot = (pen: Pen): string =>
  solid(pen, shape('118 118, 134 124, 152 132, 168 136, 170 148, 152 148, 132 144, 116 140'), hide, {
    shade: 6,
    inside: folds(['128 124, 134 134, 132 142'], hide),
  }) +
  solid(pen, shape('144 128!, 166 134!, 166 149!, 142 147!'), RAMPS.darkLeather, {
    ink: 1.8,
    shade: 3,
    inside: flick('150 128, 149 138, 150 148', RAMPS.leather[2], 1.3) + flick('158 130, 157 140, 158 149', RAMPS.leather[2], 1.3),
  }) +
  place(bow(pen, 76, RAMPS.bone, 38), 174, 140) +
  place(arrow(74, '#7ea6b8'), 116, 137, 1, 2.4) +
  place(fist(pen, RAMPS.pale, 0.92), 172, 141) +
  solid(pen, shape('74 118, 54 122, 40 132, 44 146, 64 150, 92 146, 116 142, 116 132, 92 132, 74 134'), hide, {
    shade: 6,
    inside: folds(['60 126, 52 136, 58 146'], hide),
  }) +
  solid(pen, shape('88 131!, 106 131!, 106 145!, 88 148!'), RAMPS.darkLeather, { ink: 1.8, shade: 3 }) +
  place(fist(pen, RAMPS.pale, 0.9), 113, 137, 1, 80)

const snow = (pen: Pen): string =>
  many(
    40,
    () =>
      `<circle cx="${n(between(pen, 0, 196))}" cy="${n(between(pen, 0, 230))}" r="${n(between(pen, 0.7, 2))}" fill="#fff" opacity="${n(between(pen, 0.5, 0.95))}"/>`,
  ) + area('M-4 228Q40 218 98 226T200 222V240H-4Z', '#dfe6e0')

/** A white hunter under a stag's skull, at full draw. */
export const paleHuntsman: EnemyFigure = {
  id: 'pale-huntsman',
  scene: SCENES.frost,
  focus: { x: 98, y: 88 },
  draw: (pen) =>
    trunks(196, 236, '#2b3338', '#9fb0b4') +
    groundShadow(pen, 92, 230, 70) +
    cape(pen) +
    torso(pen) +
    face(pen) +
    ruff(pen) +
    shot(pen) +
    snow(pen),
}
