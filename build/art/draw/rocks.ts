import type { Random } from './rng.ts'
import { jitter } from './rng.ts'
import { line, svg, times } from './svg.ts'

/** A rock of facets, lit on the left, with its foot at `x`, `y`, twice `w` wide and `h` high. */
export function rock(r: Random, x: number, y: number, w: number, h: number): string {
  const at = (a: number, b: number, sway = 0): readonly [number, number] => [x + w * a + jitter(r, sway), y - h * b + jitter(r, sway)]
  const rim = [
    at(-1, 0),
    at(-0.82, 0.4, 3),
    at(-0.42, 0.72, 3),
    at(-0.2, 1, 3),
    at(0.22, 0.86, 3),
    at(0.5, 0.5, 3),
    at(0.86, 0.32, 2),
    at(1, 0),
  ] as const
  const heart = at(0.06, 0.42, 4)
  const foot = at(-0.1, 0, 3)
  const [a, b, c, d, e, f, g, z] = rim
  const fill = (points: readonly (readonly [number, number])[], colour: string, more = '') =>
    `<path d="${line(points)}Z" fill="${colour}" ${more}/>`
  const cracks = times(
    4,
    (i) =>
      svg`<path d="M${x + w * (0.3 + i * 0.14)} ${y - h * (0.36 - i * 0.06)}l${-w * 0.08} ${h * 0.22}" stroke="#1d150c" stroke-width=".7" opacity=".7"/>`,
  )
  return [
    svg`<ellipse cx="${x + w * 0.3}" cy="${y + 0.5}" rx="${w * 1.15}" ry="${2 + h * 0.07}" fill="#241b10" opacity=".45"/>`,
    fill(rim, '#8d7e68', 'stroke="#2a2014" stroke-width="1.2" stroke-linejoin="round"'),
    fill([a, b, c, d, heart, foot], '#d9ccae'),
    fill([b, c, at(-0.3, 0.3), at(-0.7, 0.08)], '#f4ebd2', 'opacity=".85"'),
    fill([d, e, f, g, z, at(0.34, 0), heart], '#574b3e'),
    fill([e, f, at(0.4, 0.16), heart], '#75685a'),
    `<path d="${line([d, heart, foot])}${line([c, at(-0.34, 0.34), at(-0.5, 0.12)])}${line([f, at(0.44, 0.2), at(0.6, 0)])}" stroke="#2a2014" stroke-width=".8" fill="none"/>`,
    cracks.join(''),
  ].join('')
}

/** A rounded hill with its foot at `x`, `y`, twice `w` wide and `h` high: light line left, hatching right. */
export function hill(
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  paint: 'hillStraw' | 'hillGrass' | 'hillRust' = 'hillStraw',
): string {
  const k = jitter(r, w * 0.24)
  const back = svg`<ellipse cx="${x + w * 0.2}" cy="${y + 1}" rx="${w * 1.02}" ry="3.5" fill="#2c2610" opacity=".32"/>`
  const body = svg`<path d="M${x - w} ${y}C${x - w * 0.66} ${y - h * 0.36} ${x - w * 0.42 + k} ${y - h} ${x + k} ${y - h}C${x + w * 0.34 + k} ${y - h} ${x + w * 0.6} ${y - h * 0.42} ${x + w} ${y}Q${x} ${y + 5} ${x - w} ${y}" fill="url(#${paint})" stroke="#3a3012" stroke-width="1.1"/>`
  const light = svg`<path d="M${x - w * 0.5 + k} ${y - h * 0.62}Q${x - w * 0.2 + k} ${y - h * 0.98} ${x + w * 0.1 + k} ${y - h * 0.94}" stroke="#fff4bf" stroke-width="1.6" fill="none" opacity=".6" stroke-linecap="round"/>`
  const hatching = times(9, (i) => {
    const t = 0.06 + i * 0.09
    return svg`<path d="M${x + k * (1 - t) + w * t} ${y - h * (1 - t * t * 0.85) + 3}q2.5 ${h * 0.22} ${1 + i * 0.8} ${h * (0.3 + r() * 0.28) * (1 - t * 0.55)}" stroke="#3a3012" stroke-width=".75" fill="none" opacity=".6"/>`
  })
  const grass = times(7, () => {
    const tone = r() < 0.5 ? '#fff0b4' : '#55611f'
    return svg`<path d="M${x - w * 0.7 + r() * w * 0.9} ${y - h * 0.08 - r() * h * 0.3}q2 -1.6 4.5 -.4" stroke="${tone}" stroke-width=".9" fill="none" opacity=".8"/>`
  })
  return back + body + light + hatching.join('') + grass.join('')
}

/** A mountain with snow, its foot at `x`, `y`, twice `w` wide and `h` high. */
export function mountain(r: Random, x: number, y: number, w: number, h: number): string {
  const ridge = svg`M${x - w} ${y}L${x - w * 0.62} ${y - h * 0.34}L${x - w * 0.35} ${y - h * 0.6}L${x - w * 0.14} ${y - h * 0.8}L${x} ${y - h}L${x + w * 0.16} ${y - h * 0.76}L${x + w * 0.4} ${y - h * 0.5}L${x + w * 0.7} ${y - h * 0.26}L${x + w} ${y}Z`
  const cracks = times(5, (i) => {
    const t = 0.16 + i * 0.15
    return svg`<path d="M${x + w * t} ${y - h * (0.86 - t)}l${w * 0.03 + jitter(r, 2)} ${h * 0.18}" stroke="#23252c" stroke-width=".7" opacity=".7"/>`
  })
  return [
    `<path d="${ridge}" fill="#9a9ca2" stroke="#2b2d33" stroke-width="1.2" stroke-linejoin="round"/>`,
    svg`<path d="M${x} ${y - h}L${x + w * 0.16} ${y - h * 0.76}L${x + w * 0.4} ${y - h * 0.5}L${x + w * 0.7} ${y - h * 0.26}L${x + w} ${y}H${x + w * 0.16}L${x + w * 0.02} ${y - h * 0.34}L${x - w * 0.06} ${y - h * 0.56}Z" fill="#50545f"/>`,
    svg`<path d="M${x - w * 0.62} ${y - h * 0.34}L${x - w * 0.35} ${y - h * 0.6}L${x - w * 0.3} ${y - h * 0.3}L${x - w * 0.52} ${y}H${x - w}Z" fill="#c1c3c5" opacity=".8"/>`,
    svg`<path d="M${x - w * 0.35} ${y - h * 0.6}L${x - w * 0.14} ${y - h * 0.8}L${x} ${y - h}L${x + w * 0.16} ${y - h * 0.76}L${x + w * 0.3} ${y - h * 0.6}L${x + w * 0.16} ${y - h * 0.54}L${x + w * 0.08} ${y - h * 0.64}L${x} ${y - h * 0.5}L${x - w * 0.12} ${y - h * 0.62}L${x - w * 0.22} ${y - h * 0.46}Z" fill="#fbfaf4" stroke="#2b2d33" stroke-width=".7" stroke-linejoin="round"/>`,
    svg`<path d="M${x} ${y - h}L${x + w * 0.16} ${y - h * 0.76}L${x + w * 0.3} ${y - h * 0.6}L${x + w * 0.16} ${y - h * 0.54}L${x + w * 0.04} ${y - h * 0.66}Z" fill="#b9c3cf" opacity=".85"/>`,
    cracks.join(''),
  ].join('')
}
