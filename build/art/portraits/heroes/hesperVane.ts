import type { HeroFigure } from '../figure.ts'
import { neck, onHead, shoulders } from '../parts/bust.ts'
import { n, shape } from '../parts/curve.ts'
import { book, folds } from '../parts/gear.ts'
import { GROUNDS } from '../parts/grounds.ts'
import { hair, lock } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { head } from '../parts/head.ts'
import { area, flick, glow, INK, place, solid } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { haft } from '../parts/weapons.ts'

const skin = RAMPS.fair
const white = RAMPS.hairWhite
const robe = RAMPS.night

const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, index) => `${n(x + Math.cos((index * Math.PI) / 5 - Math.PI / 2) * (index % 2 === 0 ? r : r * 0.44))} ${n(y + Math.sin((index * Math.PI) / 5 - Math.PI / 2) * (index % 2 === 0 ? r : r * 0.44))}`).join('L')}Z`

const staff = (pen: Pen): string =>
  place(
    haft(pen, -96, 90, 5.5) +
      glow(pen, 0, -112, 44, '#bfe0ff', 0.95) +
      `<circle cx="0" cy="-112" r="16" fill="none" stroke="${INK}" stroke-width="6.500"/><circle cx="0" cy="-112" r="16" fill="none" stroke="#e2b24a" stroke-width="3.400"/>` +
      solid(pen, star(0, -112, 13), ['#5fa0d8', '#c4e6ff', '#ffffff'], { ink: 1.8, shade: 2, rim: 1.4 }) +
      solid(pen, shape('-6 -96!, 6 -96!, 4 -88!, -4 -88!'), RAMPS.gold, { ink: 1.8, shade: 2 }),
    158,
    160,
    0.9,
    5,
  )

const glasses = `<g fill="none" stroke-linecap="round"><g stroke="${INK}" stroke-width="3.600"><circle cx="-8" cy="1" r="10"/><circle cx="16" cy="0.500" r="8.600"/><path d="M2 0q2.500 -3 5.400 -.6M-18 0l-10 -2"/></g><g stroke="#e2b24a" stroke-width="1.700"><circle cx="-8" cy="1" r="10"/><circle cx="16" cy="0.500" r="8.600"/><path d="M2 0q2.500 -3 5.400 -.6M-18 0l-10 -2"/></g></g><path d="M-14 -3l5 -4M-13 1l8 -7M11 -3l4 -3.500" stroke="#fff" stroke-width="1.600" opacity=".7" stroke-linecap="round"/>`

const bust = (pen: Pen): string =>
  many(
    26,
    () =>
      `<circle cx="${n(between(pen, 4, 196))}" cy="${n(between(pen, 4, 120))}" r="${n(between(pen, 0.6, 1.6))}" fill="#fff" opacity="${n(between(pen, 0.5, 1))}"/>`,
  ) +
  onHead(
    place(
      solid(pen, shape('-12 -44, -22 -54, -18 -68, -2 -72, 10 -64, 10 -50, 2 -42'), white, {
        shade: 4,
        inside: flick('-16 -52, -4 -62, 8 -56', white[0], 2) + flick('-14 -60, -4 -68, 6 -64', white[0], 1.6),
      }) +
        `<path d="M-30 -72L24 -50" stroke="${INK}" stroke-width="4.400" stroke-linecap="round"/><path d="M-30 -72L24 -50" stroke="#c6922f" stroke-width="2" stroke-linecap="round"/><circle cx="-31" cy="-72.500" r="3.400" fill="#e0402a" stroke="${INK}" stroke-width="1.500"/>`,
      1,
      -13,
      0.72,
    ) + hair(pen, '0 -46, 22 -38, 31 -16, 29 6, 20 18, -22 22, -31 6, -31 -18, -20 -38', white, ['-28 -14, -29 4']),
  ) +
  neck(pen, skin, 32) +
  shoulders(
    pen,
    robe,
    folds(['54 172, 48 192, 48 210', '142 170, 148 190, 150 210', '82 184, 82 200, 82 214', '116 184, 116 200, 116 214'], robe, 4) +
      [
        [56, 186, 5],
        [70, 204, 3.6],
        [134, 182, 4],
        [146, 202, 5],
        [122, 206, 3],
      ]
        .map(([x = 0, y = 0, r = 0]) => area(star(x, y, r), '#e8cf7a'))
        .join(''),
    136,
    30,
  ) +
  solid(pen, shape('58 146, 74 136, 98 168, 122 136, 140 146, 122 178, 98 200!, 76 178'), RAMPS.wine, {
    shade: 6,
    rim: 2.4,
    inside: folds(['66 148, 80 168, 94 188', '132 148, 118 168, 104 186'], RAMPS.wine, 3),
  }) +
  solid(pen, shape('82 150!, 98 166!, 115 150!, 108 144, 98 154, 88 144'), RAMPS.linen, { ink: 2, shade: 3 }) +
  solid(pen, star(98, 184, 8), RAMPS.gold, { ink: 1.8, shade: 2 }) +
  onHead(
    head(pen, {
      skin,
      iris: '#6a86b0',
      brow: white[0],
      frown: -0.7,
      browWidth: 3.4,
      jaw: -0.2,
      chin: 1,
      nose: 1.15,
      hook: 0.6,
      mouth: 'smile',
      eyeSize: 1.02,
      lid: 0.22,
      age: 1,
      gaunt: 0.5,
      lips: '#a8605a',
    }) +
      hair(pen, '-25 6, -32 -12, -26 -34, -6 -49, 16 -46, 29 -28, 29 -6, 24 -18, 18 -28, 4 -34, -10 -26, -19 -14, -22 2', white, [
        '-28 -8, -22 -28, -4 -42',
        '-23 -6, -14 -24, 2 -38',
        '12 -42, 24 -30, 27 -14',
        '-18 -16, -6 -32, 6 -40',
      ]) +
      glasses +
      lock(pen, '-22 -4, -29 8, -26 22', 5, white) +
      lock(pen, '26 -10, 30 2, 27 14', 4, white),
  ) +
  place(book(pen, 50, 62, RAMPS.wine), 46, 184, 1, -12) +
  place(fist(pen, skin, 1.05), 64, 196, 1, 70) +
  staff(pen) +
  solid(pen, shape('140 240!, 138 194, 148 180, 168 184, 174 240!'), robe, { shade: 5 }) +
  place(fist(pen, skin, 1.1), 156, 178, 1, 5)

/** Hesper Vane, the old scholar: spectacles, pinned white hair, book and star staff. */
export const hesperVane: HeroFigure = { id: 'hesper-vane', ground: GROUNDS.starTower, bust }
