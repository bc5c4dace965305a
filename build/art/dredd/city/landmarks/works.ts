import { circle, oval } from '../trace.ts'
import { box, disc, inked, lamps, lit, ring, sheet, sheets, solid, star } from './kit.ts'
import type { Landmark } from './kit.ts'

/** Three chimneys over the furnace, and the belt that leads in. */
export const resyk: Landmark = {
  plot: { x: 34, up: 21, down: 26 },
  draw: (p) =>
    solid(p, box(-30, -12, 46, 28), 5, p.roofs[0]) +
    solid(p, box(14, 0, 18, 9), 3, p.bridge, false) +
    inked(p, 'M17 0v9m4-9v9m4-9v9m4-9v9', 1.2) +
    (
      [
        [-20, -8],
        [-3, -8],
        [-12, 6],
      ] as const
    )
      .map(
        ([x, y]) =>
          solid(p, ring(x, y, 9, 8, 18), 7, p.roofs[2], false) +
          disc(p, x, y, 5.4, p.ink, 1, 4.8) +
          disc(p, x, y + 0.6, 3.2, p.red, 0, 2.6),
      )
      .join('') +
    (
      [
        [-23, -16, 4],
        [-17, -19, 3],
      ] as const
    )
      .map(([x, y, r]) => `<path d="${circle(x, y, r)}" fill="${p.paper}" opacity=".45"/>`)
      .join(''),
}

/** A basin with jetties, boats, and what floats on it. */
export const sludgeMarina: Landmark = {
  plot: { x: 46, up: 20, down: 26 },
  draw: (p) =>
    sheet(p, box(-44, -17, 88, 40), p.flank, 2.4) +
    sheet(p, box(-41, -14, 82, 34), p.river, 1.8) +
    lit('M-36 15h70M-30 9h60M-34-1h66', p.glint, 1.4, '7 12 3 9') +
    [-26, -4, 18]
      .map((x) => sheet(p, box(x, -14, 4.5, 22), p.bridge, 1.6) + inked(p, `M${x}-9h4.500m-4.5 5h4.500m-4.5 5h4.500m-4.5 5h4.5`, 0.9))
      .join('') +
    (
      [
        [-14, -4, p.paper],
        [8, -8, p.red],
        [30, 0, p.gold],
        [-35, 4, p.roofs[2]],
      ] as const
    )
      .map(
        ([x, y, fill]) =>
          `<path d="M${x} ${y - 8}q4.5 4 4.5 9v8h-9v-8q0-5 4.5-9z" fill="${fill}" stroke="${p.ink}" stroke-width="1.6" stroke-linejoin="round"/><path d="M${x - 2} ${y + 2}h4v4h-4z" fill="${p.ink}"/>`,
      )
      .join('') +
    (
      [
        [4, 12],
        [-20, 15],
        [24, 15],
      ] as const
    )
      .map(([x, y]) => disc(p, x, y, 2.6, p.leaf, 1.2, 1.6))
      .join(''),
}

/** Four long greenhouses, ribs over the green. */
export const allotments: Landmark = {
  plot: { x: 46, up: 20, down: 30 },
  draw: (p) =>
    [-16, -4.5, 7, 18.5]
      .map(
        (y, row) =>
          solid(p, box(-42, y, 84, 7.5), 2.4, row % 2 ? p.leaf : p.coldLight, false) +
          inked(p, `M${Array.from({ length: 11 }, (_, rib) => `${-35 + rib * 7} ${y}v7.5`).join('M')}`, 1.1) +
          `<path d="M-40 ${y + 1.8}h80" stroke="${p.paper}" stroke-width="1.3" opacity=".65"/>`,
      )
      .join(''),
}

/** Dishes that call the rain, and a bolt that came instead. */
export const weatherYard: Landmark = {
  plot: { x: 46, up: 21, down: 27 },
  draw: (p) =>
    solid(p, box(-43, 6, 86, 14), 4, p.roofs[0]) +
    (
      [
        [-29, -2, 13],
        [29, 0, 14],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          disc(p, x + 5, y + 8, r, p.shadow, 0, r * 0.8) +
          inked(p, `M${x} ${y}v${r + 3}`, 4) +
          disc(p, x, y, r, p.roofs[2], 2.4, r * 0.86) +
          disc(p, x - 1, y - 1, r * 0.66, p.roofs[1], 1.3, r * 0.56) +
          inked(p, `M${x} ${y}l6-8`, 1.6) +
          disc(p, x + 6, y - 8, 2, p.red, 1.2),
      )
      .join('') +
    `<path d="M-13-3q-5-1-4-6 1-4 6-4 2-7 10-6 6 0 8 5 7-1 7 5 0 6-6 6z" fill="${p.paper}" stroke="${p.ink}" stroke-width="2" stroke-linejoin="round"/><path d="M-10-5h18q4 0 4-4" fill="none" stroke="${p.front}" stroke-width="2"/><path d="M2-3l-8 12h5l-4 11 12-14h-6l6-9z" fill="${p.hazard}" stroke="${p.ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
}

/** Stalls under striped awnings, and the arm that shows what is sold. */
export const limbMarket: Landmark = {
  plot: { x: 40, up: 20, down: 26 },
  draw: (p) =>
    (
      [
        [-37, -15],
        [-37, 2],
        [11, 2],
      ] as const
    )
      .map(([x, y]) => {
        const stripes = [0, 2, 4].map((stripe) => box(x + 1 + stripe * 4.2, y, 4.2, 12))
        return (
          solid(p, box(x, y, 26, 12), 4, p.paper, false) +
          sheets(p, stripes, p.red, 0.8) +
          inked(p, `M${x} ${y + 12}q2.2 3 4.4 0t4.4 0 4.4 0 4.4 0 4.4 0 4.4 0`, 1.4)
        )
      })
      .join('') +
    disc(p, 14, -4, 9, p.shadow, 0, 5) +
    inked(p, 'M10-5L4-14 20-17', 8) +
    `<path d="M10-5L4-14 20-17" fill="none" stroke="${p.roofs[2]}" stroke-width="4.6" stroke-linejoin="round"/>` +
    inked(p, 'M20-17l8-3m-8 3l9 1m-9-1l7 5', 3.2) +
    `<path d="M20-17l8-3m-8 3l9 1m-9-1l7 5" fill="none" stroke="${p.gold}" stroke-width="1.5" stroke-linecap="round"/>` +
    (
      [
        [10, -5],
        [4, -14],
        [20, -17],
      ] as const
    )
      .map(([x, y]) => disc(p, x, y, 3, p.gold, 1.6))
      .join(''),
}

/** A flower of moulded domes among smaller ones. */
export const polymerGardens: Landmark = {
  plot: { x: 42, up: 21, down: 27 },
  draw: (p) =>
    sheet(p, ring(0, 1, 41, 21), p.leaf, 1.8) +
    inked(p, oval(0, 1, 36, 18), 1.1, '1 4') +
    (
      [
        [-31, 1, p.red],
        [31, 1, p.gold],
        [-22, 13, p.gold],
        [23, 13, p.red],
        [-22, -11, p.paper],
        [23, -11, p.paper],
      ] as const
    )
      .map(([x, y, fill]) => disc(p, x + 1.5, y + 2, 3.6, p.shadow, 0) + disc(p, x, y, 3.6, fill, 1.4) + disc(p, x, y, 1.2, p.ink, 0))
      .join('') +
    disc(p, 3, 6, 18, p.shadow, 0, 14) +
    ring(0, 0, 10.5, 9, 6, Math.PI / 6)
      .map(([x, y]) => disc(p, x, y, 7.6, '#d678b4', 1.8, 6.6) + disc(p, x - 1.8, y - 1.8, 2, p.paper, 0))
      .join('') +
    disc(p, 0, 0, 6.4, p.gold, 1.8) +
    lamps(p, [[0, 0]], p.light, 2.4),
}

/** A cogwheel of a house with two eyes, smaller wheels in its teeth. */
export const robotJobCentre: Landmark = {
  plot: { x: 44, up: 21, down: 28 },
  draw: (p) =>
    solid(p, star(-29, 5, 13, 9.5, 8), 4, p.roofs[1], false) +
    disc(p, -29, 5, 4.4, p.light, 1.6) +
    solid(p, star(30, 7, 11, 8, 8), 4, p.roofs[0], false) +
    disc(p, 30, 7, 3.6, p.coldLight, 1.6) +
    solid(p, star(0, -1, 23, 18, 12), 7, p.roofs[2], false) +
    disc(p, 0, -1, 13.5, p.roofs[0], 1.8) +
    ([-5, 5] as const).map((x) => disc(p, x, -4, 3.6, p.light, 1.5) + disc(p, x, -4, 1.3, p.ink, 0)).join('') +
    sheet(p, box(-7, 3, 14, 5), p.paper, 1.4) +
    inked(p, 'M-3.5 3v5m3.5-5v5m3.5-5v5', 1),
}
