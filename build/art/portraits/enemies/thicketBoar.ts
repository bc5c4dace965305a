import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { beastEye, horn } from '../parts/creature.ts'
import { n, shape } from '../parts/curve.ts'
import { fur } from '../parts/hair.ts'
import { area, flick, INK, place, soft, solid, tail } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { briar, grass, leaf } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const hide: Ramp = ['#26190f', '#5c4128', '#a88252']
const far: Ramp = ['#1a110a', '#3a2919', '#5f4729']

const bristles = (pen: Pen): string =>
  many(34, (index) => {
    const t = index / 33
    const x = 12 + t * 92
    const y = 132 - Math.sin(t * 2.1) * 52 - t * 4
    const l = between(pen, 16, 30) * (0.6 + Math.sin(t * 3.1) * 0.6)
    return tail(`${x} ${y + 8}, ${x - l * 0.1} ${y - l * 0.4}, ${x - l * 0.5} ${y - l}`, index % 3 === 0 ? '#6b4a2a' : INK, 4.4)
  })

const leg = (pen: Pen, x: number, y: number, paint: Ramp, lean: number): string =>
  solid(
    pen,
    shape(`${x - 13} ${y - 44}, ${x - 9} ${y - 20}, ${x - 7 + lean} ${y}!, ${x + 7 + lean} ${y}!, ${x + 8} ${y - 20}, ${x + 15} ${y - 44}`),
    paint,
    { shade: 5, inside: fur(pen, [x - 12, y - 40, 24, 30], 8, [-1, 8], [paint[0], paint[2]]) },
  ) +
  solid(
    pen,
    shape(`${x - 10 + lean} ${y - 7}!, ${x + 9 + lean} ${y - 7}!, ${x + 13 + lean} ${y + 6}!, ${x - 9 + lean} ${y + 6}!`),
    RAMPS.hairBlack,
    { ink: 1.8, shade: 2 },
  ) +
  flick(`${x + 1 + lean} ${y - 2}, ${x + 2 + lean} ${y + 5}`, '#000', 1.6)

const body = (pen: Pen): string =>
  solid(pen, shape('8 176, 6 142, 22 108, 50 86, 84 80, 116 90, 138 116, 142 156, 128 188, 96 202, 50 204, 20 196'), hide, {
    shade: 16,
    inside:
      fur(pen, [8, 86, 110, 100], 80, [-9, 7], [hide[0], hide[2]]) +
      area(shape('20 190, 60 192, 110 186, 130 170, 130 210, 20 210'), hide[0], 0.5),
  })

const snoutHead = (pen: Pen): string => {
  const ear = (x: number, y: number, turn: number): string =>
    place(
      solid(pen, shape('-9 4!, -10 -12, 2 -30!, 11 -10, 9 5!'), hide, {
        shade: 4,
        inside: area(shape('-4 2, -4 -10, 2 -22, 6 -8, 4 2'), '#7a4a3a', 0.8),
      }),
      x,
      y,
      1,
      turn,
    )
  const ruff = solid(
    pen,
    shape(
      '104 96!, 88 106!, 92 114!, 76 126!, 86 134!, 70 148!, 84 152!, 74 168!, 90 170!, 86 188!, 102 184!, 108 200!, 120 188!, 134 150, 126 104',
    ),
    far,
    { shade: 8, rim: 2, inside: fur(pen, [72, 104, 50, 90], 50, [-10, 8], [far[0], hide[2]]) },
  )
  const muzzle = area(shape('140 128, 152 126, 164 142, 176 152, 172 160, 156 156, 144 146'), '#c49a68', 0.55)
  const forelock = ['126 98, 136 106, 148 104', '118 98, 128 112, 142 114', '132 94, 144 98, 154 96']
    .map((text) => tail(text, INK, 8) + tail(text, '#6b4a2a', 4.6))
    .join('')
  return (
    ruff +
    ear(150, 104, 26) +
    solid(
      pen,
      shape('92 118, 104 98, 126 92, 148 98, 160 114, 170 140, 182 160, 182 176, 170 184, 154 182, 138 190, 116 186, 98 168, 88 142'),
      hide,
      {
        shade: 10,
        inside:
          fur(pen, [90, 98, 60, 80], 46, [-8, 8], [hide[0], hide[2]]) +
          area(shape('128 150, 150 142, 172 150, 176 166, 150 172, 132 168'), hide[2], 0.35) +
          flick('132 134, 150 138, 162 152', hide[0], 4, 0.7),
      },
    ) +
    muzzle +
    solid(pen, shape('164 158, 176 150, 188 156, 191 170, 184 182, 170 182, 162 172'), ['#6b3a34', '#b5776a', '#f0bfa6'], { shade: 4 }) +
    `<ellipse cx="174" cy="168" rx="3.200" ry="5" fill="#2a0d0a" transform="rotate(12 174 168)"/><ellipse cx="184.500" cy="167" rx="2.800" ry="4.600" fill="#2a0d0a" transform="rotate(-6 184 167)"/>` +
    area(shape('128 184, 146 180, 166 184, 160 194, 142 197'), '#2a0d0c') +
    solid(pen, shape('120 182, 132 188, 148 190, 164 188, 158 200, 140 204, 124 196'), hide, {
      shade: 4,
      inside: fur(pen, [120, 188, 40, 10], 10, [-5, 5], [hide[0], hide[2]]),
    }) +
    horn(pen, '140 186, 146 170, 158 158, 160 146', 10) +
    horn(pen, '160 190, 172 192, 181 184, 184 168', 9) +
    beastEye(pen, 134, 132, 6, '#e0661f', hide, false, 0.38) +
    beastEye(pen, 160, 131, 4.6, '#e0661f', hide, false, 0.38) +
    flick('118 124, 132 118, 146 126', INK, 5.4) +
    flick('154 126, 162 120, 168 124', INK, 4) +
    ear(110, 106, -16) +
    forelock
  )
}

const tangle = (pen: Pen): string =>
  briar(
    pen,
    [
      [2, 150],
      [24, 130],
      [50, 128],
      [76, 116],
      [104, 124],
      [118, 112],
    ],
    4,
    RAMPS.leaf,
  ) +
  briar(
    pen,
    [
      [20, 196],
      [36, 172],
      [62, 164],
      [84, 150],
      [98, 158],
    ],
    3.6,
    RAMPS.leaf,
  ) +
  (
    [
      [28, 128, -30],
      [60, 124, 20],
      [88, 116, -24],
      [42, 168, 30],
      [74, 156, -40],
    ] as const
  )
    .map(([x, y, turn]) => place(leaf(pen, 15, RAMPS.leaf), x, y, 1, turn))
    .join('') +
  `<g stroke="${INK}" stroke-width="1.200" fill="#b5303a"><circle cx="50" cy="124" r="3.600"/><circle cx="56" cy="130" r="3.200"/><circle cx="96" cy="120" r="3.400"/><circle cx="64" cy="166" r="3.400"/></g>`

const dust = (pen: Pen): string =>
  soft(
    pen,
    4,
    many(
      12,
      () =>
        `<circle cx="${n(between(pen, 0, 120))}" cy="${n(between(pen, 208, 226))}" r="${n(between(pen, 6, 12))}" fill="#d9c486" opacity=".3"/>`,
    ),
  )

/** A charging boar with half a bramble hedge on its back. */
export const thicketBoar: EnemyFigure = {
  id: 'thicket-boar',
  scene: SCENES.thicket,
  focus: { x: 130, y: 142, span: 180 },
  draw: (pen) =>
    groundShadow(pen, 92, 222, 88) +
    leg(pen, 116, 214, far, 6) +
    leg(pen, 40, 210, far, -6) +
    bristles(pen) +
    body(pen) +
    leg(pen, 24, 218, hide, -10) +
    leg(pen, 92, 218, hide, 12) +
    tangle(pen) +
    snoutHead(pen) +
    dust(pen) +
    grass(pen, -4, 200, 242, 44, 22, ['#2c2f14', '#5f6a2a', '#1d1f0e', '#a3a14a']),
}
