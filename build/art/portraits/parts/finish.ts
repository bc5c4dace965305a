import { n } from './curve.ts'
import { soft } from './ink.ts'
import type { Pen } from './pen.ts'

/** Pigment grain and a darkened inner edge over a finished picture, as the map's cells have them. */
export const finish = (pen: Pen, width: number, height: number, edge = 0.55): string => {
  const id = pen.id()
  const grain = `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03 .036" numOctaves="5" seed="${Math.floor(pen.rnd() * 90)}"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .06  .9 .9 0 0 -.72"/></filter><rect width="${width}" height="${height}" filter="url(#${id})" opacity=".3"/>`
  const frame = soft(
    pen,
    7,
    `<path d="M-20 -20H${n(width + 20)}V${n(height + 20)}H-20ZM4 4V${n(height - 4)}H${n(width - 4)}V4Z" fill="#140a04" fill-rule="evenodd" opacity="${edge}"/>`,
  )
  return grain + frame
}

/** A whole SVG document with a transparent ground; `view` is its viewBox, by default the whole canvas. */
export const picture = (inner: string, width: number, height: number, view = `0 0 ${n(width)} ${n(height)}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="${view}">${inner}</svg>`
