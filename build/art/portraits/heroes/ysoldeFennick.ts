import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { oval, shape } from '../parts/curve.ts'
import { sparks } from '../parts/elements.ts'
import { folds } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { lock } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, glow, INK, place, solid, stroke } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { leaf } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { haft } from '../parts/weapons.ts'

const skin = RAMPS.brown
const curls = RAMPS.hairBlack

const bloom = (pen: Pen, x: number, y: number, r: number, petal: string): string =>
  many(5, (index) => {
    const a = index * 1.257 + 0.3
    return `<circle cx="${x + Math.cos(a) * r * 0.7}" cy="${y + Math.sin(a) * r * 0.7}" r="${r * 0.52}" fill="${petal}" stroke="${INK}" stroke-width="1.300"/>`
  }) +
  solid(pen, shape(`${x - r * 0.34} ${y}, ${x} ${y - r * 0.34}, ${x + r * 0.34} ${y}, ${x} ${y + r * 0.34}`), RAMPS.gold, {
    ink: 1.2,
    shade: 0,
    rim: 0,
  })

/** Round curls around the head, in its units; `ring` lists centres and radii. */
const cloudOfCurls = (pen: Pen, ring: readonly (readonly [number, number, number])[]): string =>
  ring.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + 1.8}" fill="${INK}"/>`).join('') +
  ring
    .map(([x, y, r]) =>
      solid(pen, oval(x, y, r), curls, {
        ink: 0,
        shade: 2,
        rim: 1.6,
        inside: `<path d="M${x - r * 0.5} ${y + r * 0.2}a${r * 0.5} ${r * 0.5} 0 1 1 ${r * 0.8} ${r * 0.3}" fill="none" stroke="${curls[2]}" stroke-width="1.300" opacity=".8"/>`,
      }),
    )
    .join('')

const wand = (pen: Pen): string =>
  glow(pen, 168, 62, 46, '#d9f57a', 0.95) +
  place(
    haft(pen, -92, 34, 5) +
      `<path d="M0 -60q10 -4 9 -14M0 -44q-10 -3 -10 -12" stroke="${INK}" stroke-width="4.500" fill="none"/><path d="M0 -60q10 -4 9 -14M0 -44q-10 -3 -10 -12" stroke="#6b4a2a" stroke-width="2.200" fill="none"/>` +
      place(leaf(pen, 14), 8, -74, 1, 40) +
      place(leaf(pen, 13), -10, -56, 1, -40),
    154,
    152,
    1,
    9,
  ) +
  `<circle cx="169" cy="60" r="7" fill="#f6ffb8" stroke="#5d7a2f" stroke-width="1.600"/>` +
  sparks(pen, [140, 30, 56, 60], 14, ['#f6ffb8', '#b5e04a'])

const bust = (pen: Pen): string =>
  onHead(
    cloudOfCurls(pen, [
      [-30, 22, 11],
      [-36, 4, 12],
      [-36, -16, 13],
      [-27, -34, 13],
      [-10, -45, 14],
      [10, -47, 14],
      [26, -38, 13],
      [35, -22, 12],
      [36, -4, 11],
      [33, 14, 10],
      [-26, 38, 10],
      [30, 30, 9],
    ]),
  ) +
  neck(pen, skin, 32) +
  shoulders(
    pen,
    RAMPS.violet,
    folds(['58 170, 52 190, 52 210', '138 170, 144 190, 144 210', '98 176, 97 194, 98 212'], RAMPS.violet, 4),
    138,
  ) +
  solid(pen, shape('38 164, 58 144, 78 144, 98 180, 120 144, 140 144, 160 164, 134 186, 98 208!, 64 188'), RAMPS.leaf, {
    shade: 8,
    rim: 2.6,
    inside: folds(['58 152, 74 172, 92 196', '140 152, 124 172, 106 194', '48 164, 66 180', '150 164, 132 180'], RAMPS.leaf, 3),
  }) +
  many(5, (index) => place(leaf(pen, 15, index % 2 === 0 ? RAMPS.olive : RAMPS.green), 52 + index * 7, 168 + index * 7, 1, 160)) +
  many(5, (index) => place(leaf(pen, 15, index % 2 === 0 ? RAMPS.olive : RAMPS.green), 146 - index * 7, 168 + index * 7, 1, 200)) +
  bloom(pen, 98, 196, 10, '#f3e9ee') +
  stroke('82 158, 98 170, 114 158', '#c6922f', 2) +
  place(leaf(pen, 11, RAMPS.gold), 98, 169, 1, 180) +
  onHead(
    head(pen, {
      skin,
      iris: '#b5862a',
      brow: curls[0],
      lips: '#8f3040',
      lash: 1.6,
      jaw: -0.35,
      nose: 1,
      eyeSize: 1.2,
      browWidth: 3,
      frown: -0.2,
      lid: 0.14,
      mouth: 'smile',
      ear: 'round',
      marks:
        area('M7 -25l2.600 5l-2.600 5l-2.600 -5z', '#d9f57a', 0.9) +
        `<circle cx="-12" cy="9" r="1.100" fill="#d9f57a"/><circle cx="-8" cy="11" r="1.100" fill="#d9f57a"/><circle cx="-4" cy="11" r="1.100" fill="#d9f57a"/><circle cx="17" cy="10" r="1" fill="#d9f57a"/><circle cx="21" cy="8" r="1" fill="#d9f57a"/>`,
    }) +
      `<circle cx="-30" cy="18" r="3" fill="none" stroke="#e2b24a" stroke-width="1.800"/>` +
      cloudOfCurls(pen, [
        [-25, -14, 8],
        [-22, -28, 9],
        [-10, -35, 9],
        [4, -37, 9],
        [17, -33, 8.5],
        [26, -22, 7.5],
        [28, -9, 6],
      ]),
  ) +
  onHead(place(leaf(pen, 18), -28, -30, 1, -70) + place(leaf(pen, 16), -22, -38, 1, -30) + place(leaf(pen, 15), 22, -40, 1, 40)) +
  bloom(pen, 66, 46, 11, '#f5b8c4') +
  bloom(pen, 82, 34, 9, '#fff4d0') +
  bloom(pen, 124, 40, 9, '#d8b4f0') +
  lock(pen, '62 128, 54 144, 58 158', 9, curls) +
  wand(pen) +
  place(fist(pen, skin, 1.15), 155, 158, 1, 9)

/** Ysolde Fennick, mage of the hedges: flowers in her curls and a hazel wand alight. */
export const ysoldeFennick: HeroFigure = { id: 'ysolde-fennick', ground: GROUNDS.hedge, bust }
