import { brush, line, n } from './curve.ts'
import type { Pen } from './pen.ts'

/** Three tones of one material: in shadow, as it is, in the light. */
export type Ramp = readonly [dark: string, mid: string, light: string]

/** The colour of outlines. */
export const INK = '#16100b'

export type SolidLook = {
  /** Width of the outline; 0 leaves it out. */
  readonly ink?: number
  /** Depth of the shadow on the side away from the light. */
  readonly shade?: number
  /** Width of the line of light along the lit edge. */
  readonly rim?: number
  readonly rimColour?: string
  readonly rimOpacity?: number
  /** Drawing that must not leave the shape: texture, folds, patterns. */
  readonly inside?: string
  /** 1 when the light comes from the right, -1 from the left. */
  readonly side?: 1 | -1
  readonly outline?: string
}

/** A gradient of the three tones across the shape, with its url; `turn` in degrees, 0 lights the right. */
export const across = (pen: Pen, [dark, mid, light]: Ramp, side: 1 | -1 = 1): { readonly def: string; readonly url: string } => {
  const id = pen.id()
  const [x1, x2] = side === 1 ? ['0', '1'] : ['1', '0']
  return {
    def: `<linearGradient id="${id}" x1="${x1}" y1=".7" x2="${x2}" y2=".25"><stop offset="0" stop-color="${dark}"/><stop offset=".52" stop-color="${mid}"/><stop offset="1" stop-color="${light}"/></linearGradient>`,
    url: `url(#${id})`,
  }
}

/**
 * A lit body: gradient, its own shadow on the far side, texture, a line of light on the near side, an inked outline.
 * `d` is path data; `paint` a ramp, whose ends colour shadow and light.
 */
export const solid = (pen: Pen, d: string, paint: Ramp, look: SolidLook = {}): string => {
  const { ink = 2.2, shade = 7, rim = 2.2, rimOpacity = 0.75, inside = '', side = 1, outline = INK } = look
  const fill = across(pen, paint, side)
  const clip = pen.id()
  const shadow =
    shade === 0
      ? ''
      : `<path d="${d}" fill="none" stroke="${paint[0]}" stroke-width="${n(shade * 1.5)}" opacity=".6" transform="translate(${n((side * shade) / 3)} ${n(-shade / 3)})"/>`
  const light =
    rim === 0
      ? ''
      : `<path d="${d}" fill="none" stroke="${look.rimColour ?? paint[2]}" stroke-width="${n(rim)}" opacity="${rimOpacity}" transform="translate(${n(-side * (ink / 2 + rim * 0.55))} ${n(ink / 2 + rim * 0.4)})"/>`
  return (
    `${fill.def}<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="${fill.url}"/>` +
    `<g clip-path="url(#${clip})">${shadow}${inside}${light}</g>` +
    (ink === 0 ? '' : `<path d="${d}" fill="none" stroke="${outline}" stroke-width="${n(ink)}" stroke-linejoin="round"/>`)
  )
}

/** A flat area; no outline. */
export const area = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A line of one width through the points of `text`. */
export const stroke = (text: string, colour: string, width = 1.4, opacity = 1): string =>
  `<path d="${line(text)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A brush stroke that is thickest in its middle and thins to nothing. */
export const flick = (text: string, colour: string, width = 2, opacity = 1): string => area(brush(text, 0.3, width, 0.3), colour, opacity)

/** A brush stroke that starts thick and runs out to a point. */
export const tail = (text: string, colour: string, width = 2, opacity = 1): string =>
  area(brush(text, width, width * 0.7, 0.2), colour, opacity)

/** A soft light or darkness: `inner` blurred by `radius`. */
export const soft = (pen: Pen, radius: number, inner: string): string => {
  const id = pen.id()
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter><g filter="url(#${id})">${inner}</g>`
}

/** A round glow that fades outwards. */
export const glow = (pen: Pen, x: number, y: number, radius: number, colour: string, opacity = 0.8): string => {
  const id = pen.id()
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${n(opacity * 0.42)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`
}

/** A group moved, turned (degrees) and scaled; `mirror` swaps left and right first. */
export const place = (inner: string, x: number, y: number, scale = 1, turn = 0, mirror = false): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 && !mirror ? '' : ` scale(${n(mirror ? -scale : scale)} ${n(scale)})`}">${inner}</g>`

/** A group of one opacity. */
export const faint = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`
