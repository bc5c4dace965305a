import { box, disc, inked, lamps, lit, ring, rings, sheet, sheets, solid, star } from './kit.ts'
import type { Landmark } from './kit.ts'

const eagle =
  'M0-11l3 3-1 3c4-1 9-3 15-8 0 5-1 8-3 10h-3l1 3h-4l0 3h-4l2 6 4 3h-5l-3 4-2-3-2 3-3-4h-5l4-3 2-6h-4v-3h-4l1-3h-3c-2-2-3-5-3-10 6 5 11 7 15 8l-1-3z'

/** A stepped octagon with the eagle on its golden roof. */
export const grandHall: Landmark = {
  plot: { x: 52, up: 20, down: 28 },
  draw: (p) =>
    solid(p, ring(0, 2, 47, 22, 8, Math.PI / 8), 7, p.roofs[1]) +
    [-39, 39].map((x) => solid(p, ring(x, -1, 7, 6, 12), 5, p.roofs[2]) + disc(p, x, -1, 2.4, p.light, 1.4, 2.2)).join('') +
    solid(p, ring(0, -1, 32, 19, 8, Math.PI / 8), 4, p.roofs[2]) +
    sheet(p, ring(0, -1, 25, 15.5, 8, Math.PI / 8), p.gold, 2) +
    `<path d="${eagle}" transform="translate(0 .5)" fill="${p.ink}"/>`,
}

/** A fort with five bastions, a smaller gold star on top, and the parade ground around it. */
export const academy: Landmark = {
  plot: { x: 42, up: 20, down: 28 },
  draw: (p) =>
    inked(p, 'M-38-10h14m48 0h14M-38-4h10m56 0h10M-38 18h14m48 0h14M-38 12h12m52 0h12', 1.4, '2.4 2') +
    solid(p, star(0, 2, 29, 18, 5, 0.86), 7, p.roofs[1]) +
    sheet(p, star(0, 2, 23, 13, 5, 0.86), p.roofs[2], 1.6) +
    sheet(p, star(0, 2, 15, 7, 5, 0.86), p.gold, 1.8) +
    lamps(p, [
      [-33, -15],
      [33, -15],
      [-33, 23],
      [33, 23],
    ]),
}

/** A long house of offices with columns and a golden dome. */
export const cityHall: Landmark = {
  plot: { x: 50, up: 20, down: 24 },
  draw: (p) =>
    solid(p, box(-44, -9, 88, 22), 8, p.roofs[1]) +
    sheets(p, [box(-40, -5.5, 20, 14), box(20, -5.5, 20, 14)], p.roofs[0]) +
    inked(p, 'M-36-5v13m4-13v13m4-13v13m4-13v13m48-13v13m4-13v13m4-13v13m4-13v13', 1.1) +
    solid(p, ring(0, 0, 19, 17), 4, p.roofs[2], false) +
    disc(p, 0, -1, 14.5, p.gold, 2.2, 13) +
    inked(p, 'M0-14v26M-14-1h28M-10-10q10 9 20 18M10-10q-10 9-20 18', 1.1) +
    disc(p, 0, -1, 5.5, p.roofs[2], 1.8) +
    disc(p, 0, -1, 2, p.red, 1.2),
}

/** A hexagonal bunker with three upright rounds on its shield. */
export const armoury: Landmark = {
  plot: { x: 46, up: 19, down: 24 },
  draw: (p) =>
    solid(p, box(-42, -7, 84, 20), 5, p.roofs[0]) +
    inked(p, 'M-38-3h10m-10 4h10m-10 4h10m56-8h10m-10 4h10m-10 4h10', 1.6) +
    solid(p, ring(0, 0, 28, 18, 6), 8, p.roofs[2]) +
    sheet(p, ring(0, 0, 21.5, 14, 6), p.gold, 2) +
    [-9, 0, 9]
      .map(
        (x) =>
          `<path d="M${x - 2.8} 7.500v-11q0-4 2.8-6 2.8 2 2.8 6v11z" fill="${p.ink}"/><path d="M${x - 2.8} 4h5.6" stroke="${p.gold}" stroke-width="1.2"/>`,
      )
      .join(''),
}

/** Three vats joined by pipes, something bright in each. */
export const testLabs: Landmark = {
  plot: { x: 44, up: 20, down: 30 },
  draw: (p) =>
    inked(p, 'M-26 2Q0-20 24-6M-26 6Q-14 26 8 18M24 0Q34 14 12 18', 6) +
    (
      [
        [-25, 0, p.coldLight],
        [21, -6, p.gold],
        [2, 15, p.light],
      ] as const
    )
      .map(
        ([x, y, fill]) =>
          solid(p, ring(x, y, 14, 12.5, 20), 7, p.roofs[2]) +
          disc(p, x, y, 9.5, fill, 2, 8.4) +
          disc(p, x - 3, y - 2.5, 2.4, p.paper, 1.1) +
          disc(p, x + 3, y + 2, 1.3, p.paper, 1),
      )
      .join('') +
    solid(p, box(28, 12, 13, 10), 5, p.roofs[1]),
}

const pad = 'M-5-7v14M5-7v14M-5 0h10'

/** Two round pads beside the tower; a shuttle stands on the second. */
export const spaceport: Landmark = {
  plot: { x: 55, up: 20, down: 24 },
  draw: (p) =>
    [-31, 24]
      .map(
        (x) =>
          solid(p, ring(x, 2, 22, 18), 4, p.roofs[2], false) + inked(p, `M${x - 16} 2a16 12.5 0 1 0 32 0a16 12.5 0 1 0-32 0z`, 1.8, '5 4'),
      )
      .join('') +
    `<path d="${pad}" transform="translate(-31 2)" fill="none" stroke="${p.ink}" stroke-width="3"/>` +
    `<g transform="translate(24 2) rotate(24)"><path d="M2-13q5 5 5 11l8 9v4l-9-3-4 3-4-3-9 3v-4l8-9q0-6 5-11z" transform="translate(2.5 3)" fill="${p.shadow}"/><path d="M0-15q5 5 5 11l8 9v4l-9-3-4 3-4-3-9 3v-4l8-9q0-6 5-11z" fill="${p.paper}" stroke="${p.ink}" stroke-width="1.8" stroke-linejoin="round"/><circle cy="-5" r="2" fill="${p.coldLight}" stroke="${p.ink}"/><path d="M-3 8h6" stroke="${p.red}" stroke-width="2.4"/></g>` +
    solid(p, ring(-3, -6, 6.5, 5.5, 12), 11, p.roofs[2]) +
    rings(p, -3, -6, [3.4]) +
    lamps(
      p,
      [
        [-9, 18],
        [9, 18],
        [-51, -13],
        [47, -13],
      ],
      p.red,
      2.4,
    ) +
    lit('M-12 16.5h24', p.light, 1.5),
}

/** A white ward with the red cross, and a landing pad for those who come by air. */
export const hospital: Landmark = {
  plot: { x: 26, up: 13, down: 17 },
  draw: (p) =>
    solid(p, ring(0, 1, 19, 14, 20), 4, p.roofs[2], false) +
    disc(p, 0, 1, 14, p.paper, 1.6, 10) +
    `<path d="M-3-7h6v5h6v6h-6v5h-6v-5h-6v-6h6z" fill="${p.red}" stroke="${p.ink}" stroke-width="1.6" stroke-linejoin="round"/>` +
    lamps(
      p,
      [
        [-19, -8],
        [19, -8],
        [-19, 11],
        [19, 11],
      ],
      p.red,
      2,
    ),
}
