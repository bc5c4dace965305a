import type { EnemyFigure } from '../figure.ts'
import { n, shape } from '../parts/curve.ts'
import { crack, flame, sparks } from '../parts/elements.ts'
import { burningEye } from '../parts/eye.ts'
import { claw } from '../parts/hands.ts'
import { area, flick, glow, INK, place, solid } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { SCENES } from '../parts/scenes.ts'

const coal: Ramp = ['#1a0d0b', '#4a221a', '#c4622c']

const wing = (pen: Pen, mirror: boolean): string =>
  place(
    solid(pen, shape('0 0!, 22 -34, 62 -62!, 56 -36!, 74 -28!, 56 -14!, 62 4!, 38 2!, 34 16!, 16 10'), ['#7c1608', '#e0561a', '#ffd266'], {
      shade: 6,
      inside:
        flick('2 0, 28 -28, 58 -58', '#fff0a8', 2.4, 0.8) +
        flick('4 2, 32 -12, 68 -27', '#fff0a8', 2, 0.7) +
        flick('6 4, 32 0, 58 3', '#fff0a8', 2, 0.7),
    }),
    mirror ? 88 : 112,
    138,
    0.86,
    mirror ? 6 : -6,
    mirror,
  )

const crown = (pen: Pen): string =>
  flame(pen, 74, 104, 30, 50, -18) +
  flame(pen, 128, 102, 30, 46, 18) +
  flame(pen, 86, 96, 32, 68, -12) +
  flame(pen, 116, 95, 32, 64, 14) +
  flame(pen, 101, 96, 40, 78, 4)

const limbs = (pen: Pen): string =>
  solid(pen, shape('94 170, 86 186, 72 196, 66 210, 74 214, 84 204, 100 196, 106 180'), coal, { shade: 4 }) +
  solid(pen, shape('70 206, 56 212, 54 218, 68 220, 78 214'), coal, { ink: 2, shade: 2 }) +
  solid(pen, shape('104 172, 116 184, 128 190, 134 204, 142 204, 142 190, 130 176, 116 166'), coal, { shade: 4 }) +
  solid(pen, shape('132 200, 140 210, 154 212, 156 206, 146 200, 142 194'), coal, { ink: 2, shade: 2 })

const arms = (pen: Pen): string =>
  solid(pen, shape('84 144, 66 150, 50 144, 38 132, 34 138, 46 154, 66 164, 88 158'), coal, { shade: 4 }) +
  place(claw(pen, coal, 22.1, 1, '#ffcf5a', 1.15), 35, 135, 1, -52) +
  solid(pen, shape('116 146, 134 148, 150 138, 160 122, 166 126, 158 148, 138 162, 116 160'), coal, { shade: 4 }) +
  place(claw(pen, coal, 22.1, -1, '#ffcf5a', 1.15), 163, 124, 1, 26) +
  glow(pen, 170, 100, 30, '#ffb84a', 0.8) +
  flame(pen, 170, 108, 16, 30, 3)

const trunk = (pen: Pen): string =>
  solid(pen, shape('84 138, 80 158, 90 178, 106 182, 118 172, 120 150, 114 138'), coal, {
    shade: 7,
    inside: glow(pen, 101, 156, 20, '#ff8a2a', 0.9) + crack(pen, 100, 142, 34, '#ff9a2c') + crack(pen, 90, 150, 20, '#ff8a2a'),
  })

const face = (pen: Pen): string =>
  solid(pen, shape('99 86, 122 90, 134 106, 132 124, 118 140, 100 146, 82 140, 68 124, 67 106, 78 90'), coal, {
    shade: 8,
    rim: 3,
    rimColour: '#ffb04a',
    inside:
      glow(pen, 100, 132, 26, '#ff7a1e', 0.75) +
      crack(pen, 82, 88, 22, '#ff8a2a') +
      crack(pen, 120, 90, 20, '#ff9a2c') +
      crack(pen, 74, 112, 14, '#ff8a2a'),
  }) +
  solid(pen, shape('68 112!, 48 100!, 66 122!'), coal, { ink: 2, shade: 2 }) +
  solid(pen, shape('133 110!, 154 96!, 134 122!'), coal, { ink: 2, shade: 2 }) +
  burningEye(pen, 86, 112, 9, '#ffb327', '#fffbe0', 12) +
  `<g transform="translate(232 0) scale(-1 1)">${burningEye(pen, 116, 112, 9, '#ffb327', '#fffbe0', 12)}</g>` +
  flick('72 104, 84 102, 98 110', INK, 5) +
  flick('104 110, 118 102, 130 103', INK, 5) +
  area(shape('82 126!, 92 130, 102 131, 112 129, 122 123!, 116 136, 102 141, 90 136'), '#2a0806') +
  area(
    shape(
      '84 127.500!, 92 130, 102 131.500, 112 129.500, 120 125!, 117 129!, 113 134!, 109 130.500!, 105 136!, 101 131.500!, 96 136!, 92 131!, 88 132!',
    ),
    '#ffe08a',
  ) +
  flick('97 118, 101 122, 105 118', '#ffb04a', 1.8)

const ashFloor = (pen: Pen): string =>
  area(shape('-6 228, 30 220, 70 226, 110 218, 150 224, 202 218, 202 244, -6 244'), '#140806') +
  many(11, (index) =>
    flame(
      pen,
      4 + index * 18 + between(pen, -8, 8),
      240,
      between(pen, 9, 24),
      between(pen, 8, 40),
      between(pen, -7, 8),
      ['#8c2109', '#e0561a', '#ffc24a'],
      1.2,
    ),
  ) +
  many(
    16,
    () => `<circle cx="${n(between(pen, 0, 196))}" cy="${n(between(pen, 224, 236))}" r="${n(between(pen, 0.8, 2))}" fill="#ff9a3c"/>`,
  )

/** An imp of coals and flame that hovers over burnt ground. */
export const cinderSprite: EnemyFigure = {
  id: 'cinder-sprite',
  scene: SCENES.emberField,
  focus: { x: 101, y: 104 },
  draw: (pen) =>
    glow(pen, 100, 120, 100, '#ff8a2a', 0.7) +
    wing(pen, true) +
    wing(pen, false) +
    crown(pen) +
    limbs(pen) +
    trunk(pen) +
    arms(pen) +
    face(pen) +
    ashFloor(pen) +
    sparks(pen, [10, 20, 176, 190], 42),
}
