import { dapples, strokes, wash } from '../draw/ground.ts'
import { pine } from '../draw/plants.ts'
import { mountain } from '../draw/rocks.ts'
import type { Random } from '../draw/rng.ts'
import { between } from '../draw/rng.ts'
import { times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** Snowy mountains around the one that wears a crown of golden rock. */
export function peak(r: Random): string {
  const firs = times(15, (i) => pine(4 + i * 7.6 + between(r, -2, 2), groundEnd + between(r, -2, 4), between(r, 4.4, 6.4), 'dark'))
  return [
    wash(w, h, '#cbd0d0', '#838d95'),
    dapples(r, w, h, '#6b747c', '#f4f4ec'),
    strokes(r, w, h, 20, ['#e8ecec', '#9aa3aa'], 12),
    mountain(r, w * 0.84, 66, 32, 38),
    mountain(r, w * 0.17, 68, 32, 34),
    mountain(r, w * 0.5, 84, 48, 50),
    '<path d="M45 39l2 -7l3.6 4.4l5.4 -8l5 8l4 -4.4l2 7l-3 4l-8 -1.6l-8 1.6z" fill="url(#gold)" stroke="#5c3c0c" stroke-width=".9" stroke-linejoin="round"/><path d="M48 38l2 2.5l5.5 -9" stroke="#fff8da" stroke-width="1" fill="none"/>',
    '<path d="M-4 62Q30 54 56 62T116 58" stroke="#fbfbf2" stroke-width="7" fill="none" opacity=".4" filter="url(#soft3)"/>',
    firs.join(''),
  ].join('')
}
