import { dapples, strokes, wash } from '../draw/ground.ts'
import { deadTree } from '../draw/plants.ts'
import { rock } from '../draw/rocks.ts'
import type { Random } from '../draw/rng.ts'
import { between } from '../draw/rng.ts'
import { svg, times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** Shelves of split shale under needles of rock. */
export function crag(r: Random): string {
  const shards = times(26, () => {
    const x = between(r, 4, w - 4)
    const y = between(r, 60, groundEnd + 4)
    return svg`<path d="M${x} ${y}l${between(r, 3, 6)} ${between(r, -3.4, -1.6)}l${between(r, 2, 4)} 2.2l${between(r, -3, -1)} 1.6z" fill="${r() < 0.5 ? '#d9ccae' : '#6f6252'}" stroke="#2a2014" stroke-width=".6"/>`
  })
  return [
    wash(w, h, '#c0b197', '#7a6c5b'),
    dapples(r, w, h, '#4d4335', '#e8dcc0'),
    strokes(r, w, h, 34, ['#d9cdb2', '#5c5142', '#8d7f69']),
    rock(r, w * 0.74, 46, 22, 32),
    rock(r, w * 0.28, 50, 24, 36),
    deadTree(r, 98, 56, 17),
    rock(r, w * 0.55, 64, 20, 28),
    rock(r, w * 0.86, 78, 18, 24),
    rock(r, w * 0.2, 80, 20, 24),
    shards.join(''),
    rock(r, w * 0.54, 84, 13, 13),
  ].join('')
}
