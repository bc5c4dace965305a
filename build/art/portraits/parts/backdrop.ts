import { n, shape } from './curve.ts'
import { area, flick, glow, soft, stroke } from './ink.ts'
import { between, many } from './pen.ts'
import type { Pen } from './pen.ts'

export const RIDGES = ['pines', 'hills', 'crags', 'roofs', 'reeds', 'towers', 'graves', 'trees', 'cliffs', 'pillars'] as const
export type RidgeKind = (typeof RIDGES)[number]

export type Ridge = { readonly kind: RidgeKind; readonly y: number; readonly colour: string; readonly size: number; readonly count: number }

export type Backdrop = {
  /** Colours of the sky from top to ground. */
  readonly sky: readonly [string, string, string, string]
  /** Moon, sun or fire: centre, radius, disc and halo colour; radius 0 leaves only the halo. */
  readonly orb?: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string; readonly halo: string }
  readonly ridges: readonly Ridge[]
  readonly mist?: string
  /** The floor: where it starts, its colour and the line of light along its brow. */
  readonly ground: { readonly y: number; readonly colour: string; readonly light: string }
}

const silhouettes: Record<RidgeKind, (pen: Pen, x: number, y: number, s: number, index: number) => string> = {
  pines: (_, x, y, s) =>
    `M${n(x - s * 0.34)} ${n(y)}L${n(x)} ${n(y - s * 1.9)}L${n(x + s * 0.34)} ${n(y)}ZM${n(x - s * 0.44)} ${n(y + s * 0.2)}L${n(x)} ${n(y - s * 1.1)}L${n(x + s * 0.44)} ${n(y + s * 0.2)}Z`,
  hills: (_, x, y, s) =>
    shape(
      `${x - s * 1.4} ${y + s * 0.4}, ${x - s * 0.6} ${y - s * 0.4}, ${x} ${y - s * 0.7}, ${x + s * 0.7} ${y - s * 0.3}, ${x + s * 1.4} ${y + s * 0.4}`,
    ),
  crags: (pen, x, y, s) =>
    `M${n(x - s)} ${n(y + 2)}L${n(x - s * 0.5)} ${n(y - s * between(pen, 0.6, 1))}L${n(x - s * 0.3)} ${n(y - s * 0.8)}L${n(x)} ${n(y - s * between(pen, 1.3, 1.9))}L${n(x + s * 0.3)} ${n(y - s * 0.9)}L${n(x + s * 0.55)} ${n(y - s * 1.05)}L${n(x + s)} ${n(y + 2)}Z`,
  roofs: (pen, x, y, s, index) => {
    const h = s * between(pen, 0.7, 1.4)
    return `M${n(x - s * 0.6)} ${n(y + 2)}V${n(y - h)}L${n(x)} ${n(y - h - s * 0.8)}L${n(x + s * 0.6)} ${n(y - h)}V${n(y + 2)}Z${index % 2 === 0 ? `M${n(x + s * 0.2)} ${n(y - h)}V${n(y - h - s * 0.9)}H${n(x + s * 0.42)}V${n(y - h)}Z` : ''}`
  },
  reeds: (pen, x, y, s) =>
    `M${n(x - 1.2)} ${n(y + 2)}L${n(x + between(pen, -4, 4))} ${n(y - s * between(pen, 0.7, 1.3))}L${n(x + 1.2)} ${n(y + 2)}Z`,
  towers: (pen, x, y, s) => {
    const h = s * between(pen, 1.2, 2.2)
    return `M${n(x - s * 0.24)} ${n(y + 2)}V${n(y - h)}H${n(x - s * 0.32)}L${n(x)} ${n(y - h - s * 0.8)}L${n(x + s * 0.32)} ${n(y - h)}H${n(x + s * 0.24)}V${n(y + 2)}Z`
  },
  graves: (pen, x, y, s, index) => {
    const h = s * between(pen, 0.7, 1.1)
    if (index % 3 === 1)
      return `M${n(x - 2)} ${n(y + 2)}V${n(y - h * 0.8)}H${n(x - s * 0.3)}V${n(y - h)}H${n(x - 2)}V${n(y - h * 1.35)}H${n(x + 2)}V${n(y - h)}H${n(x + s * 0.3)}V${n(y - h * 0.8)}H${n(x + 2)}V${n(y + 2)}Z`
    return `M${n(x - s * 0.3)} ${n(y + 2)}V${n(y - h * 0.7)}Q${n(x)} ${n(y - h * 1.4)} ${n(x + s * 0.3)} ${n(y - h * 0.7)}V${n(y + 2)}Z`
  },
  trees: (pen, x, y, s) => {
    const h = s * between(pen, 0.9, 1.3)
    return `M${n(x - s * 0.09)} ${n(y + 3)}L${n(x - s * 0.05)} ${n(y - h)}L${n(x - s * 0.4)} ${n(y - h * 1.5)}L${n(x - s * 0.02)} ${n(y - h * 1.12)}L${n(x + s * 0.05)} ${n(y - h * 1.8)}L${n(x + s * 0.07)} ${n(y - h * 1.05)}L${n(x + s * 0.44)} ${n(y - h * 1.35)}L${n(x + s * 0.07)} ${n(y - h * 0.8)}L${n(x + s * 0.11)} ${n(y + 3)}Z`
  },
  cliffs: (pen, x, y, s) =>
    `M${n(x - s)} ${n(y + 3)}L${n(x - s * 0.8)} ${n(y - s * 1.1)}L${n(x - s * 0.1)} ${n(y - s * between(pen, 1.2, 1.6))}L${n(x + s * 0.5)} ${n(y - s * 1.1)}L${n(x + s * 0.7)} ${n(y - s * 0.3)}L${n(x + s)} ${n(y + 3)}Z`,
  pillars: (pen, x, y, s) =>
    `M${n(x - s * 0.2)} ${n(y + 2)}V${n(y - s * between(pen, 1, 2.4))}l${n(s * 0.2)} ${n(-s * 0.14)}l${n(s * 0.2)} ${n(s * 0.2)}V${n(y + 2)}Z`,
}

const ridge = (pen: Pen, width: number, height: number, { kind, y, colour, size, count }: Ridge): string => {
  const all = many(count, (index) =>
    silhouettes[kind](pen, -8 + ((index + 0.5) * (width + 16)) / count + between(pen, -5, 5), y, size * between(pen, 0.7, 1.3), index),
  )
  return `<path d="${all}" fill="${colour}"/><rect y="${n(y - 0.5)}" width="${width}" height="${n(height - y + 1)}" fill="${colour}"/>`
}

/** A landscape for behind a figure: sky, light, ridges from far to near with mist between, ground. */
export const backdrop = (pen: Pen, width: number, height: number, scene: Backdrop): string => {
  const id = pen.id()
  const sky = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${scene.sky.map((colour, index) => `<stop offset="${[0, 0.42, 0.7, 1][index] ?? 1}" stop-color="${colour}"/>`).join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`
  const { orb, ground, mist } = scene
  const light =
    orb === undefined
      ? ''
      : glow(pen, orb.x, orb.y, Math.max(60, orb.r * 4.2), orb.halo, 0.85) +
        (orb.r > 0 ? `<circle cx="${orb.x}" cy="${orb.y}" r="${orb.r}" fill="${orb.colour}"/>` : '')
  const washes = many(10, () => {
    const [x, y] = [between(pen, -20, width), between(pen, 6, height * 0.5)]
    return flick(`${x} ${y}, ${x + 26} ${y - 3}, ${x + between(pen, 50, 90)} ${y + 2}`, scene.sky[1], between(pen, 1.5, 4), 0.35)
  })
  const veil = (y: number): string =>
    mist === undefined
      ? ''
      : soft(pen, 7, `<rect x="-10" y="${n(y - 10)}" width="${width + 20}" height="22" fill="${mist}" opacity=".45"/>`)
  const far = scene.ridges.map((one) => ridge(pen, width, height, one) + veil(one.y + 4)).join('')
  const brow = `0 ${ground.y}, ${width * 0.3} ${ground.y - 6}, ${width * 0.66} ${ground.y - 4}, ${width} ${ground.y + 2}`
  const floor = `<path d="M0 ${n(ground.y)}Q${n(width * 0.4)} ${n(ground.y - 12)} ${width} ${n(ground.y + 2)}V${height}H0Z" fill="${ground.colour}"/>`
  const blades = many(26, () => {
    const [x, y] = [between(pen, 0, width), between(pen, ground.y + 4, height)]
    return flick(`${x} ${y}, ${x + 5} ${y - 2}, ${x + between(pen, 8, 16)} ${y}`, pen.rnd() < 0.4 ? ground.light : '#0d0a06', 1.3, 0.4)
  })
  return sky + washes + light + far + floor + stroke(brow, ground.light, 1.6, 0.55) + blades
}

/** A soft shadow on the floor under a figure. */
export const groundShadow = (pen: Pen, x: number, y: number, halfWidth: number): string =>
  soft(pen, 2.5, `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${n(halfWidth * 0.13)}" fill="#070504" opacity=".7"/>`)

/** Dark trunks at both edges, as a frame for a wood. */
export const trunks = (width: number, height: number, bark = '#231a10', light = '#8a7148'): string =>
  (
    [
      [-6, 20],
      [width - 13, 22],
    ] as const
  )
    .map(
      ([x, q]) =>
        area(
          `M${x} ${height}Q${x + q * 0.4} ${height * 0.5} ${x - 3} 0H${x + q}Q${x + q * 0.7} ${height * 0.5} ${x + q + 7} ${height}Z`,
          bark,
        ) +
        `<path d="M${n(x + q * 0.75)} 0Q${n(x + q * 0.6)} ${n(height * 0.5)} ${x + q} ${height}" stroke="${light}" stroke-width="1.6" fill="none" opacity=".7"/>`,
    )
    .join('')
