import type { EnemyFigure } from '../figure.ts'
import { horn } from '../parts/creature.ts'
import { line, n, shape } from '../parts/curve.ts'
import { skull } from '../parts/elements.ts'
import { folds } from '../parts/gear.ts'
import { lock } from '../parts/hair.ts'
import { claw } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { leaf, reeds } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const mud: Ramp = ['#1d150d', '#4a3823', '#8a6f48']
const weed: Ramp = ['#16260f', '#3d5422', '#8a9c46']
const skin: Ramp = ['#3d4a38', '#84926c', '#cfd3a2']

const twigs = (pen: Pen): string =>
  horn(pen, '78 64, 64 44, 60 22', 6, RAMPS.bark) +
  horn(pen, '66 46, 52 38, 46 24', 4, RAMPS.bark, 1.8) +
  horn(pen, '62 34, 70 24, 70 12', 3.4, RAMPS.bark, 1.8) +
  horn(pen, '116 62, 130 42, 132 20', 6, RAMPS.bark) +
  horn(pen, '128 46, 142 40, 150 26', 4, RAMPS.bark, 1.8) +
  horn(pen, '132 34, 124 22, 124 12', 3.4, RAMPS.bark, 1.8)

const mane = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '98 46, 124 54, 138 82, 142 120, 150 160, 140 196!, 130 170!, 122 204!, 98 180, 76 206!, 68 172!, 56 198!, 48 160, 56 118, 58 82, 74 54',
    ),
    weed,
    {
      shade: 12,
      inside: folds(['66 84, 60 130, 58 180', '78 80, 72 140, 74 190', '126 84, 134 130, 136 180', '118 90, 126 140, 124 190'], weed, 4),
    },
  )

const gown = (pen: Pen): string =>
  solid(pen, shape('80 124, 66 138, 62 160, 66 182, 46 264!, 152 264!, 130 182, 134 160, 130 138, 116 124, 98 120'), mud, {
    shade: 14,
    rim: 2.4,
    inside:
      folds(
        [
          '78 186, 68 212, 60 238',
          '98 188, 97 212, 98 238',
          '118 186, 128 212, 138 238',
          '80 140, 82 160, 80 180',
          '114 140, 114 160, 118 180',
        ],
        mud,
        5,
      ) +
      many(
        12,
        () =>
          `<ellipse cx="${n(between(pen, 60, 136))}" cy="${n(between(pen, 140, 200))}" rx="${n(between(pen, 1.2, 3))}" ry="${n(between(pen, 2, 5))}" fill="#1d150d" opacity=".6"/>`,
      ),
  }) +
  many(7, (index) =>
    place(
      leaf(pen, 24, index % 2 === 0 ? RAMPS.leaf : weed),
      68 + index * 10,
      132 - Math.sin((index / 6) * Math.PI) * -5,
      1,
      180 + (index - 3) * -11,
    ),
  ) +
  many(6, (index) => place(leaf(pen, 20, index % 2 === 0 ? weed : RAMPS.olive), 72 + index * 10.4, 182, 1, 180 + (index - 2.5) * -9)) +
  stroke('66 180, 98 188, 130 180', INK, 7) +
  stroke('66 180, 98 188, 130 180', '#8a7a3c', 4) +
  stroke('76 138, 84 158, 98 166, 112 158, 120 138', INK, 2) +
  (
    [
      [79, 148],
      [87, 159],
      [109, 159],
      [117, 148],
    ] as const
  )
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="4.2" fill="#e8dcb8" stroke="${INK}" stroke-width="1.4"/>`)
    .join('') +
  place(skull(pen, 0.36), 98, 168)

const drips = (pen: Pen, x0: number, x1: number, y: number): string =>
  many(6, (index) => {
    const x = x0 + ((x1 - x0) * index) / 5
    const l = between(pen, 8, 24)
    return solid(
      pen,
      shape(
        `${x - 4} ${y - 3}, ${x - 2} ${y + l * 0.5}, ${x - 2.6} ${y + l * 0.85}, ${x} ${y + l}, ${x + 2.6} ${y + l * 0.85}, ${x + 2} ${y + l * 0.5}, ${x + 4} ${y - 3}`,
      ),
      mud,
      { ink: 1.6, shade: 1, rim: 1 },
    )
  })

const arms = (pen: Pen): string =>
  drips(pen, 24, 56, 150) +
  solid(pen, shape('76 128, 56 126, 36 114, 22 98, 14 106, 20 126, 16 144, 28 152, 46 152, 60 160, 76 158'), mud, {
    shade: 8,
    inside: folds(['62 132, 52 144, 54 156', '38 118, 30 132, 34 150'], mud),
  }) +
  place(claw(pen, skin, 31.2, 1, '#33402a', 1.15), 17, 98, 1, -18) +
  drips(pen, 140, 174, 148) +
  solid(pen, shape('120 128, 140 126, 160 112, 174 94, 183 102, 178 124, 182 142, 170 150, 152 150, 138 160, 120 158'), mud, {
    shade: 8,
    inside: folds(['134 132, 144 144, 142 156', '158 116, 168 130, 164 148'], mud),
  }) +
  place(claw(pen, skin, 31.2, -1, '#33402a', 1.15), 179, 96, 1, 18)

const face = (pen: Pen): string =>
  place(
    head(pen, {
      skin,
      iris: '#b8e04a',
      white: '#f3f3c2',
      brow: '#1d2a14',
      frown: 1.6,
      browWidth: 4.4,
      nose: 1.35,
      hook: 1.6,
      jaw: -0.5,
      chin: 2,
      gaunt: 0.8,
      mouth: 'snarl',
      age: 0.75,
      ear: 'none',
      lid: 0.14,
      lash: 1.4,
      eyeSize: 1.14,
      ink: 1.8,
      lips: '#3c2a3a',
      marks:
        area(shape('-28 -44, 30 -44, 30 -22, 16 -28, 8 -18, 0 -27, -8 -18, -18 -26, -28 -16'), '#2b2012', 0.75) +
        flick('-14 8, -15 20, -12 28', '#4a3823', 3, 0.8) +
        flick('20 8, 21 16, 19 22', '#4a3823', 2.4, 0.7),
    }),
    97,
    92,
    0.92,
  )

const crownWeeds = (pen: Pen): string =>
  lock(pen, '92 54, 74 62, 68 90, 72 120', 13, weed) +
  lock(pen, '84 52, 62 72, 58 110', 12, weed) +
  lock(pen, '104 54, 122 62, 126 88, 122 116', 12, weed) +
  lock(pen, '112 52, 134 72, 136 108', 12, weed) +
  (
    [
      [84, 56, -40],
      [96, 52, -8],
      [110, 54, 30],
    ] as const
  )
    .map(([x, y, turn]) => place(leaf(pen, 17, RAMPS.leaf), x, y, 1, turn))
    .join('') +
  `<g stroke="${INK}" stroke-width="1.400"><circle cx="97" cy="56" r="6.500" fill="#f3e9ee"/><path d="M97 49.500q3 4 0 6.500q-3 -2.500 0 -6.500M90.800 55q4.500 -2 6 1q-3 2.500 -6 -1M103.200 55q-4.500 -2 -6 1q3 2.500 6 -1" fill="#e7a9c4"/><circle cx="97" cy="57" r="1.800" fill="#f2cf5f"/></g>`

const frog = (pen: Pen): string =>
  place(
    solid(pen, shape('-12 6, -11 -3, -6 -8, 2 -9, 10 -5, 13 2, 10 8, -6 9'), RAMPS.leaf, { ink: 1.8, shade: 3 }) +
      `<circle cx="-3" cy="-9" r="3.600" fill="#f0b92e" stroke="${INK}" stroke-width="1.500"/><circle cx="6" cy="-8.500" r="3.600" fill="#f0b92e" stroke="${INK}" stroke-width="1.500"/><path d="M-5 -9h4M4 -8.500h4" stroke="${INK}" stroke-width="1.600"/><path d="M-4 2Q4 5 12 1" stroke="${INK}" stroke-width="1.500" fill="none"/>`,
    136,
    124,
  )

const mire = (pen: Pen): string =>
  area('M-4 206Q30 196 66 204T140 202T200 205V240H-4Z', '#2a2114', 0.97) +
  stroke('-4 206, 30 200, 66 204, 104 200, 140 202, 200 205', '#a38a58', 2, 0.8) +
  many(
    6,
    (index) =>
      `<path d="${line(`${10 + index * 30} ${216 + (index % 3) * 6}, ${26 + index * 30} ${213 + (index % 3) * 6}, ${44 + index * 30} ${217 + (index % 3) * 6}`)}" stroke="#7d6840" stroke-width="1.600" fill="none"/>`,
  ) +
  many(
    10,
    () =>
      `<circle cx="${n(between(pen, 10, 186))}" cy="${n(between(pen, 208, 232))}" r="${n(between(pen, 1.2, 3))}" fill="#6b5434" stroke="${INK}" stroke-width="1.300"/>`,
  ) +
  solid(pen, shape('30 214, 44 208, 60 213, 52 220, 38 220'), RAMPS.leaf, { ink: 1.8, shade: 2 }) +
  solid(pen, shape('138 220, 154 214, 172 219, 162 227, 146 227'), RAMPS.leaf, { ink: 1.8, shade: 2 })

/** A witch who rises from the mire she is half made of. */
export const mireWitch: EnemyFigure = {
  id: 'mire-witch',
  scene: SCENES.bog,
  focus: { x: 99, y: 94 },
  draw: (pen) =>
    glow(pen, 98, 90, 80, '#d3e08a', 0.4) +
    twigs(pen) +
    mane(pen) +
    arms(pen) +
    gown(pen) +
    face(pen) +
    crownWeeds(pen) +
    frog(pen) +
    mire(pen) +
    reeds(pen, -4, 30, 240, 8, 56, '#141c0d') +
    reeds(pen, 170, 200, 240, 7, 50, '#141c0d'),
}
