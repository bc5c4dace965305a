import { svg, times } from '../../draw/svg.ts'
import type { Point } from './shape.ts'

/** The ink that outlines everything. */
export const INK = '#0b0c10'
/** Paper white: teeth, eyes, highlights. */
export const PAPER = '#fffaf0'

const shadeInk = [26, 16, 44] as const

/** The printed shadow of a colour `#rrggbb`: mixed with dark ink, `part` of 1. */
export function deep(colour: string, part = 0.42): string {
  const channels = [1, 3, 5].map((at, index) => {
    const light = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(light * (1 - part) + (shadeInk[index] ?? 0) * part)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** An id made of the content it names, so that drawings need no counter. */
function idOf(content: string): string {
  let hash = 2166136261
  for (const letter of content) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return `i${(hash >>> 0).toString(36)}`
}

/** Halftone between two corners: columns of dots that grow to the right. Dots are dashes without length. */
export function tone([x0, y0]: Point, [x1, y1]: Point, step = 9, colour = INK): string {
  const count = Math.max(2, Math.round((x1 - x0) / step) + 1)
  const columns = times(count, (index) => {
    const x = x0 + index * step
    const start = y0 + (index % 2 === 0 ? 0 : step / 2)
    return svg`<path d="M${x} ${start}V${y1}" stroke-width="${step * (0.14 + (0.56 * index) / (count - 1))}"/>`
  })
  return svg`<g stroke="${colour}" opacity=".6" stroke-dasharray="0 ${step}">${columns}</g>`
}

export type Form = {
  readonly fill: string
  /** Colour of the form's own shadow; otherwise the deep of `fill`. */
  readonly shade?: string
  /** How far the lit part is pushed to the upper left, in units. `[0, 0]` draws it flat. */
  readonly by?: Point
  /** Corners of a halftone field, clipped to the form. */
  readonly tone?: readonly [Point, Point]
  /** More drawing, clipped to the form and under its outline. */
  readonly inside?: string
  /** Width of the outline. */
  readonly line?: number
}

/** A solid thing: filled, shadowed at its lower right, dotted if asked, and outlined. `d` is a closed path. */
export function form(d: string, { fill, shade = deep(fill), by = [16, 8], tone: field, inside = '', line = 8 }: Form): string {
  const dots = field === undefined ? '' : tone(field[0], field[1])
  const flat = by[0] === 0 && by[1] === 0
  const outline = line === 0 ? '' : svg` stroke="${INK}" stroke-width="${line}"`
  if (flat && dots === '' && inside === '') return svg`<path d="${d}" fill="${fill}"${outline}/>`
  const id = idOf([d, fill, inside, String(line), String(by)].join())
  const lit = flat
    ? svg`<use href="#${id}" fill="${fill}"/>`
    : svg`<use href="#${id}" fill="${shade}"/><use href="#${id}" fill="${fill}" x="${-by[0]}" y="${-by[1]}"/>`
  const edge = line === 0 ? '' : svg`<use href="#${id}" fill="none"${outline}/>`
  return svg`<defs><path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath></defs><g clip-path="url(#${id}c)">${lit}${dots}${inside}</g>${edge}`
}

/** A filled path without outline: stripes, glints, blots. */
export const patch = (d: string, fill: string, opacity = 1): string =>
  svg`<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** An inked line. */
export const stroke = (d: string, width = 5, colour = INK): string =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** A coloured line with ink on both sides: wires, bands, straps. */
export const cord = (d: string, width: number, colour: string, line = 5): string => stroke(d, width + line * 2) + stroke(d, width, colour)

/** A round dot without outline. */
export const spot = (x: number, y: number, r: number, fill = INK): string => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** The drawing and its mirror image about the upright line `axis`. */
export function mirrored(drawing: string, axis = 130): string {
  const id = idOf(drawing)
  return svg`<g id="${id}m">${drawing}</g><use href="#${id}m" transform="translate(${axis * 2}) scale(-1 1)"/>`
}

/** The drawing turned by `angle` degrees about a point. */
export const turned = (drawing: string, angle: number, [x, y]: Point): string =>
  svg`<g transform="rotate(${angle} ${x} ${y})">${drawing}</g>`

/** A transparent document of `width` x `height` units that shows the part of `body` in `view` (x, y, width, height). */
export function sheet(width: number, height: number, body: string, view: readonly number[] = [0, 0, width, height]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}"><g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
}
