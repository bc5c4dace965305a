import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { shape } from '../parts/curve.ts'
import { belt, folds } from '../parts/gear.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { grass } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { sword } from '../parts/weapons.ts'

const cloak = RAMPS.olive
const shirt = RAMPS.darkLeather

const back = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '64 112, 34 134, 22 176, 10 222!, 24 214!, 30 228!, 44 216!, 56 230!, 74 218!, 130 220!, 142 230!, 152 214!, 168 222!, 158 172, 140 128, 120 110',
    ),
    ['#1d1d10', '#3f3d1f', '#77713f'],
    { shade: 12, inside: folds(['40 140, 32 176, 28 220', '150 150, 154 186, 156 216'], cloak, 4) },
  )

const legs = (pen: Pen): string =>
  solid(pen, shape('66 188!, 60 214, 52 264!, 86 264!, 94 212, 98 200!, 106 214, 116 264!, 148 264!, 138 212, 130 188!'), RAMPS.ash, {
    shade: 7,
    inside: folds(['78 196, 72 216, 70 236', '120 198, 126 218, 130 236'], RAMPS.ash),
  })

const torso = (pen: Pen): string =>
  solid(pen, shape('66 120, 60 156, 62 194, 98 202, 134 194, 136 152, 130 118, 98 112'), shirt, {
    shade: 10,
    inside:
      folds(['84 128, 80 158, 84 188', '112 128, 118 158, 114 190'], shirt) +
      stroke('92 124, 100 134, 92 142, 100 150, 92 158', '#caa46a', 1.5),
  }) +
  belt(pen, '60 186, 98 196, 136 185', 8, 98, 195) +
  solid(pen, shape('118 188, 116 204, 126 210, 136 203, 134 187'), RAMPS.leather, { ink: 1.8, shade: 3 })

const armSword = (pen: Pen): string =>
  place(
    sword(pen, { length: 104, width: 13, rust: true, notched: true, paint: RAMPS.rust, guard: 24, hilt: RAMPS.blackSteel }),
    160,
    158,
    1,
    14,
  ) +
  solid(pen, shape('122 120, 142 126, 152 142, 160 150, 168 158, 160 170, 148 168, 132 158, 122 146'), shirt, {
    shade: 6,
    inside: folds(['130 132, 140 146, 150 158'], shirt),
  }) +
  place(fist(pen, RAMPS.tan, 1.05), 160, 160, 1, 14)

const armPurse = (pen: Pen): string =>
  stroke('42 184, 40 192', INK, 3) +
  solid(pen, shape('38 190, 26 202, 26 216, 40 222, 54 215, 53 201, 43 190'), RAMPS.ochre, {
    shade: 5,
    inside: folds(['40 196, 36 206, 36 216', '44 196, 47 206, 46 214'], RAMPS.ochre, 2),
  }) +
  stroke('34 193, 40 195, 46 192', '#5a1f14', 2.4) +
  `<g fill="#f2cf5f" stroke="${INK}" stroke-width="1.300"><ellipse cx="30" cy="228" rx="4.500" ry="3"/><ellipse cx="52" cy="231" rx="4.500" ry="2.600"/></g>` +
  solid(pen, shape('70 118, 50 126, 38 146, 32 170, 38 184, 50 182, 58 164, 70 148'), shirt, {
    shade: 6,
    inside: folds(['58 130, 46 150, 42 176'], shirt),
  }) +
  solid(pen, shape('33 162, 52 166, 52 176, 34 174'), RAMPS.leather, { ink: 1.8, shade: 3 }) +
  place(fist(pen, RAMPS.tan, 0.95), 42, 184, 1, 10, true)

const face = (pen: Pen): string => {
  const hoodBack = solid(
    pen,
    shape('58 122, 52 92, 62 58, 84 38, 112 36, 136 52, 146 82, 142 108, 134 124, 98 132'),
    ['#17160c', '#2a2815', '#55512d'],
    { shade: 8 },
  )
  const skull = place(
    head(pen, {
      skin: RAMPS.tan,
      iris: '#8a8f4a',
      brow: RAMPS.hairBlack[0],
      frown: 1.8,
      browWidth: 5,
      lid: 0.28,
      ear: 'none',
      ink: 1.6,
      marks: flick('-16 -14, -10 -2, -12 12', '#7a2f22', 2.2, 0.9),
    }),
    98,
    86,
    0.98,
  )
  const kerchief = solid(pen, shape('73 97, 90 96, 107 90, 124 98, 122 116, 112 130, 98 146!, 84 134, 74 118'), RAMPS.red, {
    shade: 6,
    inside:
      folds(['92 104, 92 118, 96 138', '112 102, 110 116, 102 132', '80 104, 82 116, 88 130'], RAMPS.red, 2.4) +
      `<g fill="#f0d9b0" opacity=".8"><circle cx="86" cy="112" r="1.600"/><circle cx="100" cy="112" r="1.600"/><circle cx="114" cy="110" r="1.600"/><circle cx="94" cy="123" r="1.600"/><circle cx="107" cy="122" r="1.600"/></g>`,
  })
  const hood = solid(
    pen,
    'M98 132C76 132 56 124 56 100C54 62 74 34 104 32C132 32 150 60 146 94C146 112 140 124 128 130C132 112 132 92 126 74C120 60 110 56 100 58C84 60 74 74 73 92C72 108 78 124 98 132Z',
    cloak,
    { shade: 7, rim: 2.6, inside: folds(['84 40, 66 62, 62 100', '122 42, 136 64, 138 100'], cloak) },
  )
  return (
    hoodBack +
    area(shape('72 64, 98 56, 126 66, 128 86, 100 78, 72 88'), '#000', 0.18) +
    skull +
    kerchief +
    hood +
    solid(pen, shape('56 116, 74 124, 98 136, 124 128, 142 116, 148 130, 124 144, 98 150, 72 142, 50 130'), cloak, {
      shade: 5,
      inside: folds(['76 124, 84 134, 88 146', '120 128, 114 136, 112 146'], cloak, 2.4),
    })
  )
}

/** A road thief, half hidden by hood and kerchief, with a notched rusty blade and a cut purse. */
export const rustbladeFootpad: EnemyFigure = {
  id: 'rustblade-footpad',
  scene: SCENES.road,
  focus: { x: 100, y: 92 },
  draw: (pen) =>
    groundShadow(pen, 98, 230, 76) +
    back(pen) +
    legs(pen) +
    armPurse(pen) +
    torso(pen) +
    face(pen) +
    armSword(pen) +
    grass(pen, 0, 196, 240, 22, 15, ['#241a10', '#3a2c16', '#8a7038']),
}
