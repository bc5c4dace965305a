import { house } from '../draw/buildings.ts'
import { dapples, pool, reeds, road as roadway, strokes, tuft, wash } from '../draw/ground.ts'
import { ink } from '../draw/paint.ts'
import { leaves, tree } from '../draw/plants.ts'
import type { Random } from '../draw/rng.ts'
import { between, pick } from '../draw/rng.ts'
import type { Standing } from '../draw/svg.ts'
import { backToFront, placed, svg, times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** What stands beside the road. */
export type RoadDetail = 'toll' | 'wheel' | 'drovers' | 'causeway' | 'shrine'

function milestone(x: number, y: number): Standing {
  return {
    y,
    drawing: svg`<ellipse cx="${x + 2}" cy="${y + 0.5}" rx="6" ry="1.6" fill="#22180a" opacity=".4"/><path d="M${x - 3.6} ${y}v-9q3.6 -4.6 7.2 0v9z" fill="url(#stoneCool)" stroke="${ink}" stroke-width=".9"/><path d="M${x - 1.4} ${y - 8}v4M${x + 1} ${y - 8}v4" stroke="#4a4034" stroke-width=".8"/>`,
  }
}

function sheep(x: number, y: number, s: number, dark = false): Standing {
  const wool = dark ? '#6b5a48' : '#fbf4e2'
  const drawing = `<ellipse cx="1.5" cy=".5" rx="7" ry="1.6" fill="#22180a" opacity=".4"/><path d="M-3.5 0v-3M-1 .5v-3M2 .5v-3M4 0v-3" stroke="${ink}" stroke-width="1.1"/><path d="M-5.5 -5q-1.5 -3 1.5 -4q1 -2.6 4 -1.6q3 -1.6 4.5 1q3 .6 1.8 3.6q.6 3 -3 3q-2 1.2 -4 0q-4 1 -4.8 -2z" fill="${wool}" stroke="${ink}" stroke-width=".8"/><path d="M-5 -9q-4 -.6 -4.5 2.4q.5 2.4 3 2q2.5 -1 1.5 -4.4z" fill="#3f3226" stroke="${ink}" stroke-width=".6"/><path d="M-1 -8q2 -1 3 .5M1 -5q2 0 3 -1" stroke="#b9a684" stroke-width=".7" fill="none"/>`
  return { y, drawing: placed(drawing, x, y, s) }
}

function tollHouse(): readonly Standing[] {
  return [
    { y: 47, drawing: house(18, 48, 20, 14, { roof: '#7c4a2b', chimney: true }) },
    {
      y: 62,
      drawing: `<path d="M52 58v-13" stroke="#4a3018" stroke-width="2.6"/><path d="M50 47L90 40" stroke="${ink}" stroke-width="4"/><path d="M50 47L90 40" stroke="#fff3d6" stroke-width="2.6"/><path d="M50 47L90 40" stroke="#a3231c" stroke-width="2.6" stroke-dasharray="5 5"/><path d="M88 52v-10l2.5 -3l2.5 3" stroke="#4a3018" stroke-width="1.8" fill="none"/><rect x="47" y="44.5" width="6" height="5" fill="#6b5a48" stroke="${ink}" stroke-width=".7"/>`,
    },
  ]
}

function cartwheel(): Standing {
  const spokes = times(8, (i) => `<path d="M0 0V-12" transform="rotate(${i * 45 + 12})"/>`)
  return {
    y: 68,
    drawing: `<g transform="translate(34 62) rotate(-14)"><ellipse cx="3" cy="14" rx="15" ry="3" fill="#22180a" opacity=".45"/><circle r="13" fill="none" stroke="${ink}" stroke-width="4.4"/><circle r="13" fill="none" stroke="#9a6b38" stroke-width="2.6"/><path d="M-11 -7A13 13 0 0 1 0 -13" stroke="#e0b878" stroke-width="1.2" fill="none"/><g stroke="${ink}" stroke-width="2.6">${spokes.join('')}</g><g stroke="#8a5c2e" stroke-width="1.4">${spokes.join('')}</g><circle r="3.4" fill="#6b4423" stroke="${ink}"/></g>`,
  }
}

function shrine(): Standing {
  return {
    y: 50,
    drawing: `<g transform="translate(80 50)"><ellipse cx="4" cy=".6" rx="12" ry="2.6" fill="#22180a" opacity=".45"/><path d="M-8 0l2 -4h12l2 4z" fill="url(#stoneCool)" stroke="${ink}" stroke-width=".9"/><path d="M-2 -4l.4 -13h-6v-3.6h6V-26h3.2v5.4h6v3.6h-6L2 -4z" fill="url(#stoneCool)" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><circle cy="-18.6" r="4.6" fill="none" stroke="#6b5f4c" stroke-width="1.2"/><path d="M-7 -1q2 -4 4 0M4 -1q2 -4 4 0" stroke="#d9503c" stroke-width="1.6" fill="none"/></g>`,
  }
}

/** Water on both sides of the road. */
function marshes(r: Random): readonly Standing[] {
  return [
    { y: 34, drawing: pool(90, 36, 22, 6) + pool(16, 36, 16, 5) },
    { y: 72, drawing: pool(30, 76, 30, 7) + pool(92, 74, 20, 5) },
    ...times(18, () => {
      const x = between(r, 4, w - 4)
      const y = r() < 0.4 ? between(r, 34, 42) : between(r, 70, groundEnd)
      return { y, drawing: reeds(r, x, y, between(r, 9, 15)) }
    }),
  ]
}

function details(r: Random, detail: RoadDetail): readonly Standing[] {
  switch (detail) {
    case 'toll':
      return tollHouse()
    case 'wheel':
      return [cartwheel(), milestone(92, 46)]
    case 'drovers':
      return [sheep(34, 60, 1), sheep(48, 66, 1.1, true), sheep(58, 58, 0.95), sheep(74, 64, 1.05), sheep(88, 55, 0.9), milestone(18, 46)]
    case 'shrine':
      return [shrine(), milestone(16, 78)]
    case 'causeway':
      return marshes(r)
  }
}

/** A road that crosses the picture from left to right. */
export function road(r: Random, detail: RoadDetail): string {
  const a = between(r, 48, 58)
  const b = between(r, 46, 60)
  const wet = detail === 'causeway'
  const way = svg`M-4 ${a + 12}C${w * 0.26} ${a - 18} ${w * 0.48} ${b + 30} ${w + 4} ${b - 4}`
  const verge = times(wet ? 3 : 9, () => {
    const x = between(r, 8, w - 8)
    const y = r() < 0.5 ? between(r, 30, 40) : between(r, 76, groundEnd)
    return { y, drawing: r() < 0.55 ? tree(r, x, y, between(r, 4.6, 6.8), pick(r, leaves.slice(0, 4))) : tuft(x, y) + tuft(x + 6, y + 2) }
  })
  return [
    wet ? wash(w, h, '#bcc79a', '#7f9a72') : wash(w, h, '#dbd493', '#a6ad5f'),
    dapples(r, w, h, '#84893e', '#f4edbb'),
    strokes(r, w, h, 46, ['#efe6b2', '#8f9a4a', '#7f8a3f']),
    roadway(way, detail === 'drovers' ? 17 : 11),
    backToFront([...verge, ...details(r, detail)]),
  ].join('')
}
