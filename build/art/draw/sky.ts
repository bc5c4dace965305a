import type { Random } from './rng.ts'
import { between } from './rng.ts'
import { svg, times } from './svg.ts'

/** A heap of cloud, `w` wide, its flat foot at `x`, `y`. */
export function cloud(x: number, y: number, w: number, lit = '#fffaf0', shade = '#d9c9a8'): string {
  const heap = svg`M${x} ${y}q${w * 0.02} -${w * 0.2} ${w * 0.2} -${w * 0.17}q${w * 0.08} -${w * 0.24} ${w * 0.3} -${w * 0.15}q${w * 0.16} -${w * 0.14} ${w * 0.27} ${w * 0.06}q${w * 0.21} -${w * 0.03} ${w * 0.23} ${w * 0.26}z`
  return `<path d="${heap}" fill="${lit}" opacity=".92"/>${svg`<path d="M${x + w * 0.04} ${y}q${w * 0.2} -${w * 0.12} ${w * 0.34} -${w * 0.03}q${w * 0.3} -${w * 0.14} ${w * 0.6} ${w * 0.03}z" fill="${shade}" opacity=".6"/>`}`
}

/** Stars over `width` x `height`. */
export function stars(r: Random, width: number, height: number, count: number): string {
  return times(
    count,
    () =>
      svg`<circle cx="${r() * width}" cy="${r() * height}" r="${between(r, 0.4, 1.3)}" fill="#fff6d8" opacity="${between(r, 0.4, 0.95)}"/>`,
  ).join('')
}

/** Rays of light that fan out from `x`, `y`. */
export function rays(x: number, y: number, length: number, count: number, colour: string, opacity: number): string {
  return times(count, (i) => {
    const turn = (i / count) * 360
    return svg`<path d="M0 0L${length} -${length * 0.06}L${length} ${length * 0.06}Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}" opacity="${opacity}"/>`
  }).join('')
}
