import { circle, oval } from '../trace.ts'
import type { Point } from '../geometry.ts'
import { box, disc, inked, lamps, lit, ring, rings, sheet, sheets, solid, star } from './kit.ts'
import type { Landmark } from './kit.ts'

/** The places of `count` things on a circle. */
const around = (count: number, rx: number, ry = rx, turn = 0): readonly Point[] => ring(0, 0, rx, ry, count, turn)

/** The great bouncing ball, with small ones in the air around it. */
export const palaisDeBoing: Landmark = {
  plot: { x: 34, up: 21, down: 28 },
  draw: (p) =>
    disc(p, 6, 18, 27, p.shadow, 0, 9) +
    disc(p, 0, 0, 24, p.roofs[2], 2.6) +
    inked(p, [0.34, 0.72].map((k) => oval(0, 0, 24 * k, 24) + oval(0, 0, 24, 24 * k)).join('') + 'M-24 0h48M0-24v48', 1.3) +
    `<path d="M-17-9q6-11 17-11" fill="none" stroke="${p.paper}" stroke-width="3" stroke-linecap="round" opacity=".7"/>` +
    (
      [
        [-29, 16, 5],
        [29, -14, 4.4],
        [28, 14, 3.4],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          disc(p, x + 2, y + 3, r, p.shadow, 0) + disc(p, x, y, r, p.red, 1.6) + disc(p, x - r / 3, y - r / 3, r / 4, p.paper, 0),
      )
      .join(''),
}

/** A dome of glass cells, two small ones beside it; something with three eyes looks out. */
export const alienZoo: Landmark = {
  plot: { x: 44, up: 21, down: 26 },
  draw: (p) =>
    (
      [
        [-31, 6, 10],
        [31, 4, 11],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          solid(p, ring(x, y, r, r * 0.9, 18), 4, p.roofs[2], false) +
          inked(p, oval(x, y, r * 0.45, r * 0.9) + `M${x - r} ${y}h${2 * r}`, 1.2),
      )
      .join('') +
    solid(p, ring(0, 0, 24, 21), 6, p.roofs[1]) +
    disc(p, 0, -1, 20, p.leaf, 2, 17) +
    inked(p, 'M-20-1h40M-10-16l20 30M10-16l-20 30M-17-9l14 25M17-9l-14 25M-17 8l14-25M17 8l-14-25', 1) +
    (
      [
        [-6, -3],
        [6, -3],
        [0, 6],
      ] as const
    )
      .map(([x, y]) => disc(p, x, y, 4, p.paper, 1.5) + disc(p, x + 0.8, y + 0.6, 1.6, p.ink, 0))
      .join(''),
}

/** An arena: stands in rings, the ring with its ropes in the middle, floodlights. */
export const aggroDome: Landmark = {
  plot: { x: 48, up: 21, down: 27 },
  draw: (p) =>
    solid(p, ring(0, 0, 43, 22), 7, p.roofs[1]) +
    inked(p, oval(0, 0, 38, 19) + oval(0, 0, 33, 16), 1.3) +
    lit(oval(0, 0, 35.5, 17.5), p.light, 1.6, '1.5 3.5') +
    disc(p, 0, 0, 28, p.flank, 1.8, 13.5) +
    sheet(p, box(-12, -8, 24, 16), p.paper, 1.8) +
    inked(p, 'M-10-6h20v12h-20zM-12-8l4 3M12-8l-4 3M-12 8l4-3M12 8l-4-3', 1) +
    lamps(
      p,
      [
        [-12, -8],
        [12, 8],
      ],
      p.red,
      3,
    ) +
    lamps(
      p,
      [
        [12, -8],
        [-12, 8],
      ],
      '#2f74c8',
      3,
    ) +
    lamps(
      p,
      [
        [-40, -14],
        [40, -14],
        [-40, 16],
        [40, 16],
      ],
      p.light,
      3.6,
    ),
}

/** The big wheel on its pier, a lamp in every gondola. */
export const funPier: Landmark = {
  plot: { x: 42, up: 21, down: 28 },
  draw: (p) =>
    solid(p, box(-40, 14, 80, 9), 4, p.bridge, false) +
    inked(p, Array.from({ length: 9 }, (_, plank) => `M${-34 + plank * 8.5} 14v9`).join(''), 1) +
    `<path d="${circle(5, 6, 23)}" fill="none" stroke="${p.shadow}" stroke-width="4"/>` +
    inked(p, 'M-13 22L0 0 13 22', 5) +
    rings(p, 0, 0, [22], 4.6) +
    `<path d="${circle(0, 0, 22)}${circle(0, 0, 15)}" fill="none" stroke="${p.roofs[2]}" stroke-width="1.8"/>` +
    inked(
      p,
      around(12, 22)
        .map(([x, y]) => `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`)
        .join(''),
      1.1,
    ) +
    lamps(p, around(12, 22), p.light, 3.6) +
    disc(p, 0, 0, 5, p.red, 1.8) +
    disc(p, 0, 0, 1.8, p.paper, 1),
}

/** Decks full of parked cars, and the ramp that winds up to them. */
export const museumOfParking: Landmark = {
  plot: { x: 50, up: 19, down: 26 },
  draw: (p) =>
    solid(p, box(-46, -14, 68, 30), 7, p.roofs[1]) +
    inked(p, 'M-46 1h68', 1.2, '3 2') +
    Array.from({ length: 14 }, (_, car) => {
      const [x, y] = [-43 + (car % 7) * 9.2, car < 7 ? -11.5 : 5]
      const colour = [p.red, p.gold, '#2f74c8', p.paper, p.leaf][(car * 3 + (car > 6 ? 1 : 0)) % 5] ?? p.paper
      return car % 6 === 4
        ? inked(p, `M${x} ${y}v8.5`, 1)
        : `<rect x="${x}" y="${y}" width="5.6" height="8.6" rx="1.6" fill="${colour}" stroke="${p.ink}" stroke-width="1.3"/><path d="M${x + 1} ${y + 3}h3.6" stroke="${p.ink}" stroke-width="1.6"/>`
    }).join('') +
    solid(p, ring(34, 0, 14, 13), 7, p.roofs[2]) +
    inked(p, 'M34-9a9 8.5 0 1 1-9 9a6.5 6 0 1 1 6.5 5a4 3.8 0 1 1 1-7', 1.8),
}

/** A nave with a rose window, towers, and the numbers still to be called alight on the roof. */
export const bingoCathedral: Landmark = {
  plot: { x: 48, up: 21, down: 26 },
  draw: (p) =>
    solid(
      p,
      [
        [-44, -8],
        [-14, -8],
        [-14, -17],
        [12, -17],
        [12, -8],
        [42, -8],
        [42, 8],
        [12, 8],
        [12, 17],
        [-14, 17],
        [-14, 8],
        [-44, 8],
      ],
      6,
      p.roofs[1],
      false,
    ) +
    inked(p, 'M-44 0h86M-1-17v34', 1.4) +
    Array.from({ length: 5 }, (_, row) => row)
      .map((column) =>
        sheets(p, [box(-42 + column * 5, -6.5, 4, 4), box(-42 + column * 5, 2.5, 4, 4)], column % 2 ? p.paper : p.light, 0.9),
      )
      .join('') +
    disc(p, -1, 0, 11, p.gold, 2) +
    inked(
      p,
      around(8, 11)
        .map(([x, y]) => `M-1 0l${x.toFixed(1)} ${y.toFixed(1)}`)
        .join(''),
      1.1,
    ) +
    disc(p, -1, 0, 4.6, p.red, 1.6) +
    [22, 31]
      .map(
        (x) => solid(p, star(x + 4, x === 22 ? -10 : 10, 7, 5, 8), 7, p.roofs[2]) + disc(p, x + 4, x === 22 ? -10 : 10, 2.2, p.light, 1.2),
      )
      .join(''),
}

/** An oval of moving belts, each faster than the one outside. */
export const slidewalkCircuit: Landmark = {
  plot: { x: 46, up: 21, down: 26 },
  draw: (p) =>
    solid(p, ring(0, 0, 43, 22), 5, p.roofs[0]) +
    disc(p, 0, 0, 38, p.roofs[2], 1.6, 19) +
    lit(oval(0, 0, 40.5, 20.5), p.light, 2, '4 3') +
    disc(p, 0, 0, 30, p.roofs[0], 1.6, 14.5) +
    inked(p, oval(0, 0, 34, 16.8), 1.6, '1.6 3') +
    lit(oval(0, 0, 26, 12.4), p.coldLight, 2, '6 4') +
    disc(p, 0, 0, 21, p.roofs[1], 1.6, 9.8) +
    sheet(
      p,
      [
        [-9, -3],
        [2, -3],
        [2, -6.5],
        [11, 0],
        [2, 6.5],
        [2, 3],
        [-9, 3],
      ],
      p.gold,
      1.6,
    ),
}
