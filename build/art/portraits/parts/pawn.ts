import { n } from './curve.ts'
import { INK } from './ink.ts'
import type { Pen } from './pen.ts'

/** A pawn's flat pieces, back to front: path data and fill on a canvas of 64 x 80, feet near (32, 68). */
export type PawnPiece = readonly [d: string, fill: string]

/** A standing piece on a gilt base: cream halo, ink line, flat colours; made to be read at 40 pixels. */
export const pawnOf = (pen: Pen, pieces: readonly PawnPiece[]): string => {
  const [base, light] = [pen.id(), pen.id()]
  const all = pieces
    .map(([d, fill]) => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.300" stroke-linejoin="round"/>`)
    .join('')
  const outline = (colour: string, width: number): string =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round">${pieces.map(([d]) => `<path d="${d}"/>`).join('')}</g>`
  return (
    `<linearGradient id="${base}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8a5c12"/><stop offset=".6" stop-color="#e2b24a"/><stop offset="1" stop-color="#fdeeb4"/></linearGradient><linearGradient id="${light}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".6" stop-color="#000" stop-opacity="0"/></linearGradient>` +
    `<ellipse cx="34" cy="72.500" rx="25" ry="6" fill="#000" opacity=".35"/><path d="M10 67v4a22 6.500 0 0 0 44 0v-4z" fill="url(#${base})" stroke="${INK}" stroke-width="1.600"/><ellipse cx="32" cy="67" rx="22" ry="6.300" fill="#f3cf74" stroke="${INK}" stroke-width="1.600"/><ellipse cx="32" cy="67" rx="17" ry="4.300" fill="#5c3d12" opacity=".55"/>` +
    '<g transform="translate(3 6.5) scale(.9)">' +
    outline('#fbf3d9', 6.4) +
    outline(INK, 3) +
    all +
    `<g fill="url(#${light})" opacity=".7">${pieces.map(([d]) => `<path d="${d}"/>`).join('')}</g></g>`
  )
}
