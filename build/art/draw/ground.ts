import type { Random } from './rng.ts'
import { between, jitter, pick } from './rng.ts'
import { ink } from './paint.ts'
import { svg, times } from './svg.ts'

/** The first wash: lit upper left, darker to the lower right. */
export function wash(width: number, height: number, lit: string, dark: string): string {
  return svg`<radialGradient id="wash" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></radialGradient><rect width="${width}" height="${height}" fill="url(#wash)"/>`
}

/** Short strokes of a brush all over the ground. */
export function strokes(r: Random, width: number, height: number, count: number, colours: readonly string[], length = 9): string {
  return times(count, () => {
    const q = length * between(r, 0.5, 1.5)
    return svg`<path d="M${r() * width} ${between(r, 4, height)}q${q / 2} ${between(r, -3, -1)} ${q} ${jitter(r, 2)}" stroke="${pick(r, colours)}" stroke-width="${between(r, 0.6, 1.8)}" fill="none" opacity="${between(r, 0.35, 0.8)}" stroke-linecap="round"/>`
  }).join('')
}

/** Soft shadows and lights that make flat ground roll. */
export function dapples(r: Random, width: number, height: number, dark: string, lit: string): string {
  return times(7, (index) => {
    const tone = index % 2 === 0 ? dark : lit
    return svg`<ellipse cx="${r() * width}" cy="${between(r, 20, height)}" rx="${between(r, 14, 34)}" ry="${between(r, 4, 9)}" fill="${tone}" opacity=".34" filter="url(#soft3)"/>`
  }).join('')
}

/** Grass of three blades. */
export function tuft(x: number, y: number, colour = '#4d6426'): string {
  return svg`<path d="M${x - 2.4} ${y - 2.5}L${x} ${y}L${x} ${y - 4}M${x} ${y}L${x + 2.6} ${y - 2.8}" stroke="${colour}" stroke-width=".9" fill="none" stroke-linecap="round"/>`
}

/** A flower head with its stalk. */
export function flower(r: Random, x: number, y: number, colours: readonly string[]): string {
  const size = between(r, 1.1, 2)
  return svg`<path d="M${x} ${y}v-3" stroke="#5c7431" stroke-width=".7"/><circle cx="${x}" cy="${y - 3.4}" r="${size}" fill="${pick(r, colours)}" stroke="#5a4a20" stroke-width=".25"/><circle cx="${x - size * 0.3}" cy="${y - 3.8}" r="${size * 0.35}" fill="#fff" opacity=".6"/>`
}

/** A hedge along a path: shadow, leaves, light on top. */
export function hedge(d: string): string {
  return `<path d="${d}" transform="translate(1.5 2.2)" stroke="#33431a" stroke-width="4.5" fill="none" opacity=".4"/><path d="${d}" stroke="#4b6428" stroke-width="5" fill="none" stroke-dasharray="5 .8" stroke-linecap="round"/><path d="${d}" transform="translate(-.5 -1.2)" stroke="#8ca64e" stroke-width="2" fill="none" stroke-dasharray="3.5 2.3" stroke-linecap="round"/>`
}

/** A road along a path: dark verge, pale clay, wheel marks. */
export function road(d: string, width = 9): string {
  return svg`<path d="${d}" transform="translate(.8 1.6)" stroke="#4c3a18" stroke-width="${width + 2.4}" fill="none" opacity=".4"/><path d="${d}" stroke="#6b5228" stroke-width="${width + 1.8}" fill="none"/><path d="${d}" stroke="#e3cf9c" stroke-width="${width}" fill="none"/><path d="${d}" transform="translate(-.6 -${width * 0.16})" stroke="#f6e8c0" stroke-width="${width * 0.4}" fill="none" opacity=".8"/><path d="${d}" transform="translate(0 ${width * 0.22})" stroke="#a9884c" stroke-width="${width * 0.14}" fill="none" stroke-dasharray="8 2.5" opacity=".9"/><path d="${d}" transform="translate(0 -${width * 0.24})" stroke="#b79a60" stroke-width="${width * 0.11}" fill="none" stroke-dasharray="6 3" opacity=".8"/>`
}

/** A stream along a path: bank, deep water, a lit side, and ripples on both sides of the middle. */
export function stream(d: string, width = 6): string {
  const ripple = (shift: number, dashes: string, opacity: number) =>
    svg`<path d="${d}" transform="translate(${shift * width} ${-shift * width * 0.5})" stroke="#f1f8f0" stroke-width=".8" fill="none" stroke-dasharray="${dashes}" stroke-linecap="round" opacity="${opacity}"/>`
  return svg`<path d="${d}" stroke="#3d3a1e" stroke-width="${width + 2.6}" fill="none" opacity=".6"/><path d="${d}" stroke="#4f7f8c" stroke-width="${width}" fill="none"/><path d="${d}" transform="translate(-${width * 0.1} -${width * 0.08})" stroke="#86b2b8" stroke-width="${width * 0.6}" fill="none"/>${ripple(0.2, '4 9 2 12', 0.8)}${ripple(-0.22, '3 14 6 8', 0.7)}${ripple(0.02, '1.5 17', 0.6)}`
}

/** A pool with a bank, a far rim in shadow and lines of light. */
export function pool(x: number, y: number, rx: number, ry: number, water = 'pool'): string {
  return svg`<ellipse cx="${x}" cy="${y + 1}" rx="${rx + 2}" ry="${ry + 1.6}" fill="#4a4a2a" opacity=".55"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${water})" stroke="#2f4a47" stroke-width=".9"/><path d="M${x - rx * 0.92} ${y - ry * 0.25}A${rx} ${ry} 0 0 1 ${x + rx * 0.92} ${y - ry * 0.25}Q${x} ${y - ry * 0.9} ${x - rx * 0.92} ${y - ry * 0.25}" fill="#2a4446" opacity=".35"/><path d="M${x - rx * 0.55} ${y}h${rx * 0.7}M${x - rx * 0.1} ${y + ry * 0.42}h${rx * 0.5}M${x - rx * 0.3} ${y + ry * 0.7}h${rx * 0.3}" stroke="#f0f7ee" stroke-width=".9" opacity=".7" stroke-linecap="round"/>`
}

/** Reeds with brown heads. */
export function reeds(r: Random, x: number, y: number, tall = 14): string {
  const lean = jitter(r, 3)
  return svg`<path d="M${x} ${y}q-1 -${tall * 0.45} -3 -${tall * 0.8}M${x} ${y}q${lean * 0.3} -${tall * 0.5} ${0.5 + lean} -${tall}M${x} ${y}q2 -${tall * 0.35} 4 -${tall * 0.62}" stroke="#37461f" stroke-width="1" fill="none" stroke-linecap="round"/><ellipse cx="${x + 0.5 + lean}" cy="${y - tall}" rx="1.2" ry="3" fill="#6b3d1a" stroke="${ink}" stroke-width=".3"/>`
}

/** Smoke from a chimney or fire that stands at `x`, `y`. */
export function smoke(x: number, y: number, tall = 14): string {
  return svg`<path d="M${x} ${y}q-${tall * 0.4} -${tall * 0.34} 0 -${tall * 0.55}q${tall * 0.36} -${tall * 0.22} ${tall * 0.08} -${tall * 0.5}" stroke="#fffaf0" stroke-width="2.6" fill="none" opacity=".75" stroke-linecap="round" filter="url(#soft1)"/>`
}
