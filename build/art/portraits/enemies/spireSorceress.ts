import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { horn } from '../parts/creature.ts'
import { n, shape } from '../parts/curve.ts'
import { belt, folds } from '../parts/gear.ts'
import { hair, lock } from '../parts/hair.ts'
import { claw, fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { haft } from '../parts/weapons.ts'

const gown: Ramp = ['#1b0f3a', '#4a2f86', '#a98be0']
const trim = RAMPS.gold
const crystal: Ramp = ['#5a2fa0', '#b07af0', '#fbe9ff']
const silver: Ramp = ['#6a6a92', '#b9b6da', '#ffffff']

const shard = (pen: Pen, x: number, y: number, size: number, turn: number): string =>
  glow(pen, x, y, size * 1.6, '#c99aff', 0.6) +
  place(
    solid(pen, `M0 ${-size}L${n(size * 0.42)} ${n(-size * 0.2)}L0 ${size}L${n(-size * 0.42)} ${n(-size * 0.2)}Z`, crystal, {
      ink: 1.8,
      shade: 3,
      rim: 1.6,
      inside: `<path d="M0 ${-size}L${n(-size * 0.06)} 0L0 ${size}M${n(-size * 0.42)} ${n(-size * 0.2)}L0 0L${n(size * 0.42)} ${n(-size * 0.2)}" stroke="#5a2fa0" stroke-width="1" fill="none"/>`,
    }),
    x,
    y,
    1,
    turn,
  )

const robe = (pen: Pen): string =>
  solid(pen, shape('78 126, 66 150, 72 176, 54 206, 36 264!, 160 264!, 144 206, 124 176, 132 150, 120 126, 98 120'), gown, {
    shade: 14,
    rim: 2.6,
    inside:
      folds(['82 182, 70 208, 56 238', '98 188, 98 212, 98 238', '116 182, 126 208, 140 238', '78 136, 82 156, 80 174'], gown, 5) +
      area(shape('90 186, 106 186, 118 240, 78 240'), '#2e1a5c', 0.8) +
      stroke('90 186, 84 210, 77 240', trim[1], 2.4) +
      stroke('106 186, 112 210, 119 240', trim[1], 2.4) +
      many(5, (index) => `<path d="M98 ${196 + index * 9}l2.500 3l-2.500 3l-2.500 -3z" fill="${trim[2]}"/>`),
  }) +
  belt(pen, '70 176, 98 186, 127 175', 6, 98, 184, RAMPS.gold) +
  `<path d="M82 128Q98 152 116 128L98 134Z" fill="${RAMPS.pale[1]}" stroke="${INK}" stroke-width="1.800"/><path d="M98 144l4 6l-4 8l-4 -8z" fill="#e6b8ff" stroke="${INK}" stroke-width="1.400"/>`

const collar = (pen: Pen): string =>
  solid(pen, shape('98 140!, 78 132, 58 116, 46 86!, 66 88, 76 104, 98 118, 122 104, 132 86, 152 84!, 140 116, 120 132'), gown, {
    shade: 5,
    rim: 3,
    rimColour: trim[1],
    inside: folds(['56 96, 72 116, 92 132', '140 96, 126 116, 106 132'], gown, 3),
  })

const arms = (pen: Pen): string =>
  place(
    haft(pen, -104, 86, 4.4, RAMPS.blackSteel) +
      glow(pen, 0, -118, 40, '#d9a8ff', 0.9) +
      `<path d="M-13 -104Q-20 -124 0 -140Q20 -124 13 -104" fill="none" stroke="${INK}" stroke-width="6"/><path d="M-13 -104Q-20 -124 0 -140Q20 -124 13 -104" fill="none" stroke="${trim[1]}" stroke-width="3"/>` +
      shard(pen, 0, -118, 15, 0) +
      solid(pen, shape('-13 -106!, 13 -106!, 5 -96!, -5 -96!'), trim, { ink: 1.8, shade: 2 }),
    164,
    166,
    0.86,
    2,
  ) +
  solid(pen, shape('118 128, 138 130, 152 144, 166 156, 168 168, 158 190!, 146 180, 132 164, 118 150'), gown, {
    shade: 7,
    rim: 2.4,
    inside: folds(['128 136, 142 152, 156 172'], gown),
  }) +
  place(fist(pen, RAMPS.pale, 0.82), 162, 166) +
  solid(pen, shape('80 128, 60 130, 42 124, 28 112, 20 122, 26 136, 14 160!, 34 156, 56 156, 76 152'), gown, {
    shade: 7,
    inside: folds(['66 134, 46 136, 30 150'], gown),
  }) +
  glow(pen, 24, 92, 34, '#d9a8ff', 0.85) +
  place(claw(pen, RAMPS.pale, 26, 1, '#6b3fb0', 0.9), 25, 116, 1, -10)

const mane = (pen: Pen): string =>
  hair(
    pen,
    '98 50, 122 56, 134 78, 136 108, 146 140, 140 172!, 128 150, 120 120, 78 120, 70 152, 56 174!, 50 140, 60 108, 62 78, 74 56',
    silver,
    ['66 80, 62 120, 56 160', '72 76, 72 110, 66 140', '126 80, 134 120, 138 160', '120 80, 126 110, 130 140'],
  )

const face = (pen: Pen): string =>
  place(
    head(pen, {
      skin: ['#8a7088', '#d6bfcf', '#fdf0ee'],
      iris: '#a24af0',
      brow: '#3a2a52',
      frown: 1.2,
      browWidth: 2.8,
      lash: 1.8,
      lid: 0.26,
      jaw: -0.75,
      nose: 0.8,
      mouth: 'pursed',
      lips: '#7a2260',
      eyeSize: 1.14,
      ink: 1.7,
      ear: 'pointed',
      marks:
        area(shape('-16 2, -8 6, 0 4, -6 9, -14 8'), '#7a3fa0', 0.35) +
        area(shape('10 4, 16 6, 22 3, 18 9, 12 8'), '#7a3fa0', 0.35) +
        area('M7 -24l3 5l-3 7l-3 -7z', '#b07af0'),
    }),
    97,
    90,
    0.86,
  )

const crown = (pen: Pen): string =>
  lock(pen, '86 58, 76 72, 74 98, 66 122', 9, silver) +
  lock(pen, '108 58, 120 70, 122 96, 130 120', 9, silver) +
  horn(pen, '80 64, 64 52, 60 36, 70 18', 9, trim) +
  horn(pen, '116 62, 132 50, 135 34, 125 16', 9, trim) +
  solid(pen, shape('74 70!, 84 58, 98 30!, 112 58, 122 68!, 110 66, 98 72, 86 67'), trim, { shade: 4, rim: 2 }) +
  shard(pen, 98, 54, 9, 0)

/** The mistress of a tower, horned with gold, her gems circling her. */
export const spireSorceress: EnemyFigure = {
  id: 'spire-sorceress',
  scene: SCENES.spire,
  focus: { x: 99, y: 92 },
  draw: (pen) =>
    glow(pen, 98, 90, 90, '#b98af0', 0.4) +
    groundShadow(pen, 98, 234, 66) +
    mane(pen) +
    arms(pen) +
    robe(pen) +
    collar(pen) +
    solid(pen, shape('88 116, 108 116, 112 132, 98 138, 84 132'), ['#8a7088', '#d6bfcf', '#fdf0ee'], { ink: 1.8, shade: 4 }) +
    face(pen) +
    crown(pen) +
    shard(pen, 24, 84, 11, 14) +
    shard(pen, 44, 58, 8, -20) +
    shard(pen, 38, 196, 9, 20) +
    shard(pen, 176, 206, 8, -16) +
    flick('10 100, 24 70, 52 44', '#e6c4ff', 1.6, 0.8) +
    many(
      18,
      () => `<circle cx="${n(between(pen, 8, 188))}" cy="${n(between(pen, 20, 230))}" r="${n(between(pen, 0.6, 1.6))}" fill="#f0dcff"/>`,
    ),
}
