import { trace } from '../trace.ts'
import { box, disc, inked, lamps, lit, ring, sheet, sheets, solid } from './kit.ts'
import type { Landmark } from './kit.ts'

/** A round clinic with a cross on a bulging roof. */
export const uglyClinic: Landmark = {
  plot: { x: 40, up: 21, down: 27 },
  draw: (p) =>
    solid(p, box(-38, -2, 76, 14), 5, p.roofs[0]) +
    solid(p, ring(0, 0, 26, 21), 7, p.roofs[1]) +
    disc(p, 0, -1, 20, p.paper, 1.8, 16.5) +
    `<path d="M-5.5-14h11v8h9v10h-9v8h-11v-8h-9v-10h9z" fill="${p.red}" stroke="${p.ink}" stroke-width="2.2" stroke-linejoin="round"/><path d="M-3.5-12v8h-9" fill="none" stroke="${p.paper}" stroke-width="1.2" opacity=".6"/>` +
    lamps(
      p,
      [
        [-32, 4],
        [32, 4],
      ],
      p.coldLight,
      3.4,
    ),
}

/** A block of sleeping cabins to be seen from the front, a coin slot on top. */
export const dormitories: Landmark = {
  plot: { x: 48, up: 21, down: 27 },
  draw: (p) =>
    solid(p, box(-44, -18, 88, 38), 5, p.roofs[0], false) +
    [false, true]
      .map((open) => {
        const cabins = Array.from({ length: 21 }, (_, cabin) => cabin).filter(
          (cabin) => (cabin * 5 + Math.floor(cabin / 7) * 3) % 7 < 3 === open,
        )
        return sheets(
          p,
          cabins.map((cabin) => box(-40.5 + (cabin % 7) * 11.8, -15 + Math.floor(cabin / 7) * 11.2, 10, 9)),
          open ? p.light : p.roofs[2],
        )
      })
      .join('') +
    inked(
      p,
      Array.from({ length: 21 }, (_, cabin) => `M${-38.5 + (cabin % 7) * 11.8} ${-8.8 + Math.floor(cabin / 7) * 11.2}h6`).join(''),
      1.6,
    ),
}

/** Flats put on flats, each storey turned a little. */
export const grandparentStacks: Landmark = {
  plot: { x: 46, up: 21, down: 28 },
  draw: (p) =>
    (
      [
        [-25, 7, 24, 3],
        [23, 9, 29, 4],
      ] as const
    )
      .map(([x, y, size, storeys]) =>
        Array.from({ length: storeys }, (_, storey) => {
          const r = size * (1 - storey * 0.22)
          return solid(
            p,
            ring(x - storey * 2, y - storey * 4, r, r * 0.74, 4, Math.PI / 4 + storey * 0.12),
            4.4,
            [p.roofs[1], p.roofs[2], p.skylight, p.gold][storey + 4 - storeys] ?? p.gold,
            true,
            storey === 0 ? 10 : 2,
          )
        }).join(''),
      )
      .join(''),
}

/** A heap of everything that anybody ever lost: colours stick out of it. */
export const lostProperty: Landmark = {
  plot: { x: 46, up: 20, down: 28 },
  draw: (p) =>
    solid(p, ring(0, 3, 40, 21, 13, 0.2), 3, p.roofs[0], false) +
    sheet(p, ring(1, 1, 31, 16, 11, 0.7), p.roofs[1], 1.8) +
    sheet(p, ring(2, -2, 21, 11.5, 9, 0.1), p.roofs[2], 1.8) +
    sheet(p, ring(3, -5, 11, 6.5, 7, 0.5), p.skylight, 1.8) +
    (
      [
        [-30, 4, p.red],
        [-22, 12, p.gold],
        [-9, 17, '#2f74c8'],
        [9, 15, p.leaf],
        [24, 11, p.red],
        [31, 2, p.gold],
        [-20, -3, p.paper],
        [17, 4, '#2f74c8'],
        [-8, 6, p.red],
        [6, 7, p.paper],
      ] as const
    )
      .map(
        ([x, y, colour], index) =>
          `<rect x="${x - 2.5}" y="${y - 2}" width="5" height="4" transform="rotate(${index * 37} ${x} ${y})" fill="${colour}" stroke="${p.ink}" stroke-width="1.1"/>`,
      )
      .join('') +
    `<path d="M3-6v-9M3-15q-7 0-8 6 3-2 4 0 2-2 4 0 2-2 4 0 1-2 4 0-1-6-8-6z" fill="${p.red}" stroke="${p.ink}" stroke-width="1.4" stroke-linejoin="round"/>`,
}

/** A tower of counters, and the queue that waits in front of it. */
export const complaints: Landmark = {
  plot: { x: 50, up: 21, down: 27 },
  draw: (p) => {
    const queue = 'M-42-10H-6M-42-10v6H-6M-6-4v6H-42M-42 2v6H-6M-6 8v6H-42'
    return (
      sheet(p, box(-47, -15, 46, 35), p.roofs[0]) +
      inked(p, 'M-44-7h33M-5-1h-33M-44 5h33M-5 11h-33', 1) +
      `<path d="${queue}" fill="none" stroke="${p.ink}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 4.1"/><path d="${queue}" fill="none" stroke="${p.paper}" stroke-width="1.9" stroke-linecap="round" stroke-dasharray="0 4.1"/>` +
      solid(p, box(6, -16, 38, 22), 12, p.roofs[1]) +
      sheets(p, [box(10, -12, 8, 14), box(21, -12, 8, 14), box(32, -12, 8, 14)], p.roofs[2]) +
      disc(p, 25, -5, 3.4, p.red, 1.4)
    )
  },
}

/** Three walls of moving pictures in a street made of them. */
export const advertCanyon: Landmark = {
  plot: { x: 50, up: 21, down: 24 },
  draw: (p) =>
    (
      [
        [-46, p.coldLight],
        [-14, p.light],
        [18, p.red],
      ] as const
    )
      .map(
        ([x, fill], index) =>
          solid(p, box(x, -14, 27, 22), 9, p.roofs[0], false) +
          sheet(p, box(x + 2, -12, 23, 18), fill, 1.6) +
          inked(
            p,
            [`M${x + 6}-8h15m-15 5h9m-9 5h12`, `M${x + 6} 3l5-11 5 11m-8-4h7m3-7v11`, `M${x + 13.5}-8v7m0 4v.5`][index] ?? '',
            index === 2 ? 4 : 2,
          ),
      )
      .join('') +
    lit(
      trace([
        [-45, 17],
        [49, 17],
      ]),
      p.coldLight,
      1.6,
      '3 3',
    ),
}

/** The gate: two round towers, the way between them barred in black and yellow. */
export const wallGateNine: Landmark = {
  plot: { x: 54, up: 19, down: 26 },
  draw: (p) =>
    solid(p, box(-38, -11, 76, 22), 7, p.roofs[1], false) +
    `<rect x="-24" y="-8" width="48" height="8" fill="url(#city-hazard)" stroke="${p.ink}" stroke-width="1.6"/>` +
    inked(p, 'M-24 4h48M-24 7.500h48', 1.3, '5 3') +
    [-38, 38]
      .map(
        (x) =>
          solid(p, ring(x, -1, 16, 15, 20), 9, p.roofs[2]) + disc(p, x, -1, 10.5, p.roofs[0], 1.6, 9.6) + disc(p, x, -1, 5, p.light, 1.8),
      )
      .join(''),
}
