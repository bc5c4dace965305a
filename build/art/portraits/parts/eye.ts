import { brush, n, shape } from './curve.ts'
import { area, INK, place } from './ink.ts'
import type { Pen } from './pen.ts'

export type EyeLook = {
  readonly width: number
  readonly height: number
  readonly iris: string
  readonly white?: string
  /** Degrees; positive lowers the right corner. */
  readonly turn?: number
  /** Where the pupil sits: -1 left … 1 right. */
  readonly look?: number
  /** How far the upper lid has come down: 0 wide open … 1 shut. */
  readonly lid?: number
  /** Colour of the lid's skin. */
  readonly skin?: string
  readonly lash?: number
  readonly slit?: boolean
}

/** An eye with white, iris, catchlight and heavy upper lid, its centre at (x, y). */
export const eye = (pen: Pen, x: number, y: number, look: EyeLook): string => {
  const { width: w, height: h, iris, white = '#f4ead2', turn = 0, look: gaze = 0.15, lid = 0.2, skin = '#8a5a3c', lash = 1 } = look
  const clip = pen.id()
  const almond = shape(
    `${-w / 2} ${h * 0.12}!, ${-w * 0.22} ${-h * 0.46}, ${w * 0.18} ${-h * 0.5}, ${w / 2} ${-h * 0.02}!, ${w * 0.22} ${h * 0.44}, ${-w * 0.2} ${h * 0.46}`,
  )
  const px = gaze * w * 0.24
  const pupil =
    look.slit === true
      ? `<ellipse cx="${n(px)}" cy="0" rx="${n(h * 0.11)}" ry="${n(h * 0.44)}" fill="#0d0805"/>`
      : `<circle cx="${n(px)}" cy="0" r="${n(h * 0.24)}" fill="#0d0805"/>`
  const drop = -h * 0.5 + lid * h * 0.9
  const inner =
    area(almond, white) +
    `<g clip-path="url(#${clip})"><path d="M${n(-w)} ${n(-h)}H${n(w)}V${n(-h * 0.12)}H${n(-w)}Z" fill="#3a2415" opacity=".35"/><circle cx="${n(px)}" cy="0" r="${n(h * 0.5)}" fill="${iris}"/><circle cx="${n(px)}" cy="0" r="${n(h * 0.5)}" fill="none" stroke="#1a0f08" stroke-width="${n(h * 0.1)}" opacity=".7"/>${pupil}<circle cx="${n(px + h * 0.17)}" cy="${n(-h * 0.17)}" r="${n(h * 0.12)}" fill="#fff"/>` +
    (lid > 0.05 ? area(`M${n(-w)} ${n(-h)}H${n(w)}V${n(drop)}H${n(-w)}Z`, skin) : '') +
    '</g>'
  const lidLine = brush(
    `${-w * 0.54} ${h * 0.16}, ${-w * 0.24} ${Math.max(-h * 0.48, drop)}, ${w * 0.18} ${Math.max(-h * 0.54, drop)}, ${w * 0.54} ${-h * 0.04}`,
    h * 0.12,
    h * 0.26 * lash,
    h * 0.16,
  )
  const under = brush(`${-w * 0.34} ${h * 0.46}, 0 ${h * 0.56}, ${w * 0.36} ${h * 0.36}`, 0.1, h * 0.1, 0.1)
  const crease = brush(`${-w * 0.44} ${-h * 0.28}, ${-w * 0.1} ${-h * 0.82}, ${w * 0.4} ${-h * 0.58}`, 0.1, h * 0.11, 0.1)
  return place(
    `<clipPath id="${clip}"><path d="${almond}"/></clipPath>${inner}${area(lidLine, INK)}${area(under, INK, 0.55)}${area(crease, INK, 0.5)}`,
    x,
    y,
    1,
    turn,
  )
}

/** A lidless eye that burns: halo, ember and hot core. `turn` in degrees as in {@link eye}. */
export const burningEye = (pen: Pen, x: number, y: number, size: number, colour: string, core = '#fffbe0', turn = 0): string => {
  const id = pen.id()
  const body = shape(`${-size} ${size * 0.1}!, ${-size * 0.2} ${-size * 0.5}, ${size} ${-size * 0.3}!, ${size * 0.3} ${size * 0.5}`)
  return place(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle r="${n(size * 2.6)}" fill="url(#${id})"/>${area(body, colour)}<ellipse cx="${n(size * 0.1)}" cy="0" rx="${n(size * 0.45)}" ry="${n(size * 0.26)}" fill="${core}"/>`,
    x,
    y,
    1,
    turn,
  )
}
