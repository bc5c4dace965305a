import type { Random } from './rng.ts'
import { between, jitter } from './rng.ts'
import { svg, times } from './svg.ts'

/** The crowns' paints: spring, summer, straw, autumn, silver. */
export const leaves = ['leaf0', 'leaf1', 'leaf2', 'leaf3', 'leaf4'] as const
export type Leaf = (typeof leaves)[number]

const crown = [
  [0, -1.34, 0.74],
  [-0.64, -1, 0.56],
  [0.62, -0.97, 0.58],
  [-0.22, -0.74, 0.54],
  [0.3, -0.7, 0.52],
] as const
const outline = '#1c2a0e'

/** A broad-leaved tree with its foot at `x`, `y`; `s` is about a third of its height. */
export function tree(r: Random, x: number, y: number, s: number, leaf: Leaf = 'leaf0'): string {
  const blobs = crown.map(
    ([a, b, q]) => [x + (a + jitter(r, 0.16)) * s, y + (b + jitter(r, 0.14)) * s, q * s * between(r, 0.92, 1.1)] as const,
  )
  const shadow = svg`<ellipse cx="${x + s * 0.55}" cy="${y + 1}" rx="${s * 1.1}" ry="${s * 0.32}" fill="#18260a" opacity=".42"/>`
  const trunk = svg`<path d="M${x - s * 0.2} ${y + 0.7}Q${x - s * 0.06} ${y - s * 0.3} ${x - s * 0.1} ${y - s}H${x + s * 0.12}Q${x + s * 0.06} ${y - s * 0.3} ${x + s * 0.24} ${y + 0.7}Z" fill="#4a3018" stroke="#241505" stroke-width=".5"/>`
  const rims = blobs.map(([a, b, q]) => svg`<circle cx="${a}" cy="${b}" r="${q + 0.7}" fill="${outline}"/>`)
  const fills = blobs.map(([a, b, q]) => svg`<circle cx="${a}" cy="${b}" r="${q}" fill="url(#${leaf})"/>`)
  const scallops = blobs.map(
    ([a, b, q]) =>
      svg`<path d="M${a - q * 0.1} ${b + q * 0.62}q${q * 0.34} ${q * 0.3} ${q * 0.62} ${-q * 0.2}M${a + q * 0.3} ${b + q * 0.1}q${q * 0.3} ${q * 0.26} ${q * 0.44} ${-q * 0.18}" stroke="${outline}" stroke-width=".7" fill="none" opacity=".75"/><path d="M${a - q * 0.62} ${b - q * 0.2}q${q * 0.2} ${-q * 0.42} ${q * 0.62} ${-q * 0.44}" stroke="#fdf6c8" stroke-width=".7" fill="none" opacity=".5" stroke-linecap="round"/>`,
  )
  return shadow + trunk + rims.join('') + fills.join('') + scallops.join('')
}

/** A fir of four tiers with its foot at `x`, `y`; `s` is about a third of its height. */
export function pine(x: number, y: number, s: number, tone: 'green' | 'silver' | 'dark' = 'green'): string {
  const [shade, light] = { green: ['#365630', '#7b9a52'], silver: ['#4b6458', '#9fb49a'], dark: ['#24392b', '#587452'] }[tone] as [
    string,
    string,
  ]
  const shadow = svg`<ellipse cx="${x + s * 0.4}" cy="${y + 0.6}" rx="${s * 0.8}" ry="${s * 0.24}" fill="#14200c" opacity=".4"/><rect x="${x - s * 0.1}" y="${y - s * 0.3}" width="${s * 0.2}" height="${s * 0.34}" fill="#3d2713"/>`
  const tiers = times(4, (tier) => {
    const half = s * (0.82 - 0.17 * tier)
    const foot = y - s * (0.14 + 0.5 * tier)
    const top = foot - s * 0.9
    return svg`<path d="M${x - half} ${foot}Q${x - half * 0.3} ${foot - s * 0.34} ${x} ${top}Q${x + half * 0.3} ${foot - s * 0.34} ${x + half} ${foot}L${x + half * 0.5} ${foot - s * 0.04}L${x + half * 0.22} ${foot + s * 0.1}L${x - half * 0.1} ${foot}L${x - half * 0.4} ${foot + s * 0.1}Z" fill="${shade}" stroke="#16240f" stroke-width=".7" stroke-linejoin="round"/><path d="M${x - half * 0.88} ${foot - s * 0.02}Q${x - half * 0.28} ${foot - s * 0.36} ${x - 0.2} ${top + s * 0.1}L${x - half * 0.16} ${foot - s * 0.06}L${x - half * 0.42} ${foot + s * 0.04}Z" fill="${light}" opacity=".72"/>`
  })
  return shadow + tiers.join('')
}

/** A leafless tree, as drowned or haunted places have. */
export function deadTree(r: Random, x: number, y: number, tall: number): string {
  const lean = jitter(r, 4)
  const fork = y - tall * 0.55
  return svg`<ellipse cx="${x + 3}" cy="${y + 0.6}" rx="${tall * 0.34}" ry="1.8" fill="#14120a" opacity=".4"/><path d="M${x - 1.8} ${y}Q${x - 0.8} ${fork} ${x + lean} ${y - tall}Q${x + 0.8} ${fork} ${x + 2.2} ${y}Z" fill="#4c3b28" stroke="#1d140a" stroke-width=".7"/><path d="M${x + lean * 0.3} ${fork}q4 -2 6 -8m-3 4.6q3 -.6 5 -2M${x + lean * 0.25} ${fork + 4}q-4 -2 -6 -7m2 3q-3 0 -4 -1M${x + lean * 0.6} ${fork - tall * 0.2}q2 -2 3 -5" stroke="#2c1f10" stroke-width="1.1" fill="none" stroke-linecap="round"/>`
}

/** A low fern of seven fronds, each a drawn-out leaf with a rib. */
export function fern(x: number, y: number, s: number, colour = '#7d9a42'): string {
  const fronds = [-1.1, 1.1, -0.72, 0.72, -0.34, 0.34, 0].map((lean) => {
    const tipX = x + lean * s
    const tipY = y - s * (1.05 - Math.abs(lean) * 0.45)
    const rib = svg`Q${x + lean * s * 0.3} ${y - s * 0.8} ${tipX} ${tipY}`
    const back = svg`Q${x + lean * s * 0.3 + s * 0.26} ${y - s * 0.56} ${x} ${y}`
    const front = svg`M${x} ${y}Q${x + lean * s * 0.3 - s * 0.2} ${y - s * 0.9} ${tipX} ${tipY}`
    return svg`<path d="${front}${back}" fill="${colour}" stroke="#26380f" stroke-width=".6" stroke-linejoin="round"/><path d="M${x} ${y}${rib}" stroke="#26380f" stroke-width=".5" fill="none" opacity=".7"/>`
  })
  return svg`<ellipse cx="${x + 1}" cy="${y + 0.4}" rx="${s * 0.8}" ry="${s * 0.22}" fill="#18260a" opacity=".4"/>` + fronds.join('')
}
