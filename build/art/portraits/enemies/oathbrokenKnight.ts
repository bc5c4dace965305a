import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { line, n, shape } from '../parts/curve.ts'
import { sparks } from '../parts/elements.ts'
import { burningEye } from '../parts/eye.ts'
import { belt, folds, pauldron, rivets } from '../parts/gear.ts'
import { fist } from '../parts/hands.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { grass } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { sword } from '../parts/weapons.ts'

const plate = RAMPS.blackSteel
const cape = RAMPS.red

const cloak = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '62 104, 40 130, 26 180, 8 224!, 28 216!, 30 236!, 48 220!, 62 264!, 140 264!, 150 218!, 162 232!, 172 214!, 188 222!, 170 176, 156 128, 134 104',
    ),
    cape,
    {
      shade: 16,
      inside:
        folds(['56 126, 42 170, 26 220', '70 140, 58 190, 52 232', '144 130, 152 176, 168 218', '130 150, 138 190, 146 226'], cape, 5) +
        area(shape('20 196, 28 190, 30 202, 24 206'), '#0d0806') +
        area(shape('160 186, 168 182, 168 194'), '#0d0806'),
    },
  )

const legs = (pen: Pen): string =>
  many(2, (index) => {
    const x = index === 0 ? 78 : 118
    return (
      solid(pen, shape(`${x - 16} 182!, ${x + 15} 182!, ${x + 13} 214, ${x + 14} 240!, ${x - 15} 240!, ${x - 15} 214`), plate, {
        shade: 7,
        rim: 2.6,
        inside: flick(`${x + 4} 190, ${x + 6} 204, ${x + 4} 214`, plate[2], 2, 0.6),
      }) +
      solid(pen, shape(`${x - 15} 212, ${x} 203, ${x + 15} 212, ${x + 9} 226, ${x} 230, ${x - 9} 226`), plate, { shade: 4, rim: 2 }) +
      flick(`${x - 8} 214, ${x} 220, ${x + 8} 214`, INK, 1.6, 0.8)
    )
  })

const cuirass = (pen: Pen): string =>
  solid(pen, shape('60 112, 56 146, 68 178, 98 186, 130 178, 140 146, 136 112, 98 104'), plate, {
    shade: 12,
    rim: 3,
    inside:
      flick('98 110, 101 146, 98 184', INK, 2.4, 0.8) +
      area(shape('104 116, 128 118, 132 140, 110 150'), plate[2], 0.35) +
      flick('62 150, 80 162, 98 158', INK, 2, 0.8) +
      flick('98 158, 116 162, 134 150', INK, 2, 0.8) +
      stroke('112 122, 120 136, 112 148, 118 162', '#0a0b10', 2.2) +
      stroke('118 135, 128 139', '#0a0b10', 1.6),
  }) +
  `<g stroke="${INK}" stroke-width="1.500"><path d="M84 126l8 -5l8 5v12q-1 8 -8 12q-7 -4 -8 -12z" fill="#c6922f"/><path d="M84 126l8 -5v29q-7 -4 -8 -12z" fill="#8a5f18"/><path d="M88 124l6 9l-4 4l6 10" fill="none" stroke-width="2.200"/></g>` +
  solid(pen, shape('60 174!, 98 184!, 136 174!, 142 196, 128 208!, 118 198!, 98 212!, 78 198!, 66 208!, 54 196'), plate, {
    shade: 6,
    rim: 2.4,
    inside:
      flick('98 186, 98 198, 98 210', INK, 2) + flick('78 182, 74 194, 70 204', INK, 1.8) + flick('118 182, 122 194, 126 204', INK, 1.8),
  }) +
  belt(pen, '60 176, 98 186, 137 176', 7, 98, 185, RAMPS.leather)

const shield = (pen: Pen): string =>
  place(
    solid(pen, shape('-32 -40!, 0 -46, 32 -40!, 32 4, 22 32, 0 52!, -22 32, -32 4'), plate, { ink: 2.8, shade: 5 }) +
      solid(pen, shape('-25 -33!, 0 -38, 25 -33!, 25 2, 17 26, 0 43!, -17 26, -25 2'), RAMPS.wine, {
        ink: 1.8,
        shade: 8,
        inside:
          area('M0 -40H30V46H0Z', '#c9b88e', 0.55) +
          area('M-30 -4H30V6H-30Z', '#16100b', 0.55) +
          flick('-18 -28, -8 -10, -16 12', '#16100b', 2, 0.5),
      }) +
      `<path d="M6 -46L-4 -26L8 -12L-8 6L6 20L-6 34L2 52" fill="none" stroke="${INK}" stroke-width="4"/><path d="M7 -44L-2 -26L10 -12L-6 6L8 20L-4 34" fill="none" stroke="#8d9bab" stroke-width="1.200"/><path d="M20 -38l-6 9l9 7M-24 14l8 4l-3 9" fill="none" stroke="${INK}" stroke-width="2"/>` +
      rivets(
        [
          [-28, -36],
          [28, -36],
          [-28, 0],
          [28, 0],
          [-18, 30],
          [18, 30],
        ],
        '#c9d0d0',
      ),
    40,
    168,
    1,
    -6,
  )

const bladeArm = (pen: Pen): string =>
  place(sword(pen, { length: 112, width: 13, paint: RAMPS.steel, guard: 40, hilt: RAMPS.blackSteel, notched: true }), 162, 164, 1, 9) +
  solid(pen, shape('134 118, 152 128, 164 146, 170 160, 158 170, 148 160, 138 146'), plate, { shade: 6, rim: 2.4 }) +
  solid(pen, shape('150 150!, 168 146!, 174 162!, 156 168!'), plate, { ink: 2, shade: 3, rim: 2 }) +
  place(fist(pen, plate, 1.15), 162, 168, 1, 9)

const helm = (pen: Pen): string =>
  solid(pen, shape('94 40!, 82 26, 62 22, 46 34, 40 56, 34 70!, 50 66, 56 54, 58 70!, 68 58, 76 50'), cape, {
    shade: 5,
    inside: folds(['88 38, 66 32, 46 58', '86 42, 68 44, 58 60'], cape, 3),
  }) +
  solid(pen, shape('98 40, 116 46, 128 62, 130 86, 126 106, 112 120, 98 126!, 84 120, 70 106, 66 86, 70 62, 82 46'), plate, {
    shade: 10,
    rim: 3.2,
    inside:
      area(shape('64 44, 84 44, 80 80, 86 128, 62 124'), '#050609', 0.5) + area(shape('112 50, 124 64, 124 78, 112 72'), plate[2], 0.5),
  }) +
  solid(pen, shape('94 36!, 102 36!, 106 78!, 101 126!, 96 126!, 91 78!'), plate, { ink: 1.8, shade: 2, rim: 1.8 }) +
  area(shape('71 82!, 92 87, 91 95, 74 92!'), '#050203') +
  area(shape('105 87!, 127 80!, 125 91!, 106 95'), '#050203') +
  burningEye(pen, 83, 88.5, 4.2, '#ff4a2a', '#ffe0b0', 8) +
  burningEye(pen, 114, 87.5, 4.2, '#ff4a2a', '#ffe0b0', -10) +
  flick('69 79, 82 81, 94 88', INK, 3.4) +
  flick('103 88, 116 80, 129 76', INK, 3.4) +
  [
    [80, 102],
    [86, 106],
    [80, 109],
    [86, 113],
    [111, 105],
    [117, 101],
    [111, 112],
    [117, 108],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="1.300" ry="2.300" fill="#050203"/>`)
    .join('') +
  `<path d="${line('66 66, 98 58, 130 65')}" fill="none" stroke="${INK}" stroke-width="6.500"/><path d="${line('66 66, 98 58, 130 65')}" fill="none" stroke="#a87a26" stroke-width="3.600"/>` +
  `<path d="M70 64l4 -12l6 9zM90 60l5 -14l5 13zM122 62l3 -10l5 12z" fill="#c6922f" stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"/>`

const chains = (): string =>
  many(
    6,
    (index) =>
      `<ellipse cx="${112 + (index % 2)}" cy="${190 + index * 7}" rx="${index % 2 === 0 ? 3.4 : 1.6}" ry="4.600" fill="none" stroke="${INK}" stroke-width="3.600"/><ellipse cx="${112 + (index % 2)}" cy="${190 + index * 7}" rx="${index % 2 === 0 ? 3.4 : 1.6}" ry="4.600" fill="none" stroke="#a3a9ad" stroke-width="1.600"/>`,
  )

/** A knight in black plate whose oath-seal, crown and shield are all cracked through. */
export const oathbrokenKnight: EnemyFigure = {
  id: 'oathbroken-knight',
  scene: SCENES.battlefield,
  focus: { x: 99, y: 86 },
  draw: (pen) =>
    groundShadow(pen, 98, 232, 84) +
    cloak(pen) +
    legs(pen) +
    cuirass(pen) +
    chains() +
    bladeArm(pen) +
    place(pauldron(pen, 44, plate), 140, 116, 1, 14) +
    place(pauldron(pen, 46, plate), 55, 118, 1, -14) +
    solid(pen, shape('74 104, 98 116, 124 104, 130 116, 98 130, 68 116'), plate, { shade: 4, rim: 2 }) +
    helm(pen) +
    shield(pen) +
    grass(pen, -4, 200, 242, 26, 16, ['#1a1512', '#3a2e22', '#6b5540']) +
    sparks(pen, [4, 120, 188, 110], 16, ['#ff8a4a', '#c5330d']),
}
