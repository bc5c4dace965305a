import { dapples, stream, strokes, wash } from '../draw/ground.ts'
import type { Leaf } from '../draw/plants.ts'
import { fern, pine, tree } from '../draw/plants.ts'
import type { Random } from '../draw/rng.ts'
import { between, pick } from '../draw/rng.ts'
import type { Standing } from '../draw/svg.ts'
import { backToFront, placed, svg, times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** What one finds in the wood. */
export type WoodDetail = 'alders' | 'hollow' | 'owl' | 'tangle' | 'ferns' | 'wormwood'

const crowns: Readonly<Record<WoodDetail, readonly Leaf[]>> = {
  alders: ['leaf0', 'leaf1'],
  hollow: ['leaf1', 'leaf2', 'leaf3', 'leaf3'],
  owl: ['leaf1', 'leaf1', 'leaf3', 'leaf0'],
  tangle: ['leaf1', 'leaf1', 'leaf0'],
  ferns: ['leaf0', 'leaf1', 'leaf2'],
  wormwood: ['leaf4', 'leaf4', 'leaf1'],
}

function oldOak(): Standing {
  return {
    y: 80,
    drawing: `<g transform="translate(55 80)"><ellipse cx="6" cy="0" rx="24" ry="4.5" fill="#14200a" opacity=".5"/><path d="M-15 0Q-8 -3 -9 -16Q-11 -28 -22 -34Q-10 -33 -6 -26Q-5 -38 -9 -44H9Q4 -36 7 -27Q12 -34 22 -36Q12 -29 10 -16Q9 -4 17 0Q8 -1 5 2Q0 -1 -6 2Q-8 -1 -15 0z" fill="#76552f" stroke="#20130a" stroke-width="1.2" stroke-linejoin="round"/><path d="M3 -44Q2 -34 6 -26Q9 -14 8 -6Q10 -2 15 0Q8 -1 5 2Q3 -20 -1 -44z" fill="#3c2612" opacity=".65"/><path d="M-8 -38q1 8 2 12M-6 -24q-1 8 -2 14M-3 -34q0 6 1 10" stroke="#c79a5e" stroke-width="1" fill="none"/><path d="M-4 -6q-3 -10 2 -15q7 1 6 10q-1 7 -5 8q-2 0 -3 -3z" fill="#120a05" stroke="#20130a"/><path d="M-4 -8q-1 -8 2.4 -11.5" stroke="#d9ac6c" stroke-width="1" fill="none"/></g>`,
  }
}

function owl(): Standing {
  return {
    y: 84,
    drawing: `<g transform="translate(60 66)"><path d="M-34 6Q-6 -1 34 5" stroke="#20130a" stroke-width="5" fill="none"/><path d="M-34 6Q-6 -1 34 5" stroke="#6b4a28" stroke-width="3" fill="none"/><path d="M-34 5Q-6 -2 30 3.6" stroke="#b98c54" stroke-width=".8" fill="none"/><path d="M-9 1Q-13 -14 -8 -22L-7 -27L-2 -23H3L8 -27L9 -22Q14 -13 10 1Q0 5 -9 1z" fill="#a37a48" stroke="#20130a" stroke-width="1.1" stroke-linejoin="round"/><path d="M4 -23L8 -27L9 -22Q14 -13 10 1Q6 3 4 2.6Q9 -10 4 -23z" fill="#5b3f22" opacity=".7"/><path d="M-5 -6q2 2 4 0q2 2 4 0q1 1.5 3 .5M-5 -2q2 2 4 0q2 2 4 0q1 1.5 3 .5" stroke="#f1dfb8" stroke-width="1" fill="none"/><circle cx="-3.6" cy="-16" r="4.6" fill="#f6e6bd" stroke="#20130a" stroke-width=".8"/><circle cx="4.6" cy="-16" r="4.6" fill="#f6e6bd" stroke="#20130a" stroke-width=".8"/><circle cx="-3.4" cy="-16" r="2.5" fill="#e59a1e"/><circle cx="4.4" cy="-16" r="2.5" fill="#e59a1e"/><circle cx="-3.4" cy="-16" r="1.3" fill="#120a05"/><circle cx="4.4" cy="-16" r="1.3" fill="#120a05"/><path d="M-1 -13l1.5 3.6l1.5 -3.6z" fill="#3c2612"/><path d="M-4 2v3M-2 2.5v3M3 2.5v3M5 2v3" stroke="#e0a83c" stroke-width="1.3"/></g>`,
  }
}

/** Brambles that bar the way. */
function brambles(r: Random): readonly Standing[] {
  return times(7, (i) => {
    const x = 4 + i * 16
    const y = groundEnd + 2
    const rise = between(r, 22, 34)
    const d = svg`M${x - 8} ${y}C${x - 4} ${y - rise} ${x + 16} ${y - rise} ${x + 14} ${y - 4}`
    const thorns = times(5, (k) => svg`<path d="M${x - 4 + k * 4} ${y - rise * 0.62 - (k === 2 ? 3 : 0)}l1.5 -3.4l1.4 3z" fill="#2c1a10"/>`)
    return {
      y: y - 6,
      drawing: `<path d="${d}" stroke="#20130a" stroke-width="3" fill="none"/><path d="${d}" stroke="#7a4e34" stroke-width="1.5" fill="none"/>${thorns.join('')}`,
    }
  })
}

function alderBrook(): Standing {
  return { y: 0, drawing: stream('M26 -4C30 12 22 16 26 22C40 34 20 44 44 54S88 60 78 74S96 92 100 106', 8) }
}

/** Silver wormwood herb around a ring of toadstools. */
function fairyRing(r: Random): readonly Standing[] {
  const toadstools = times(9, (i) => {
    const angle = (i / 9) * Math.PI * 2
    const x = 56 + Math.cos(angle) * 25
    const y = 68 + Math.sin(angle) * 10
    const s = between(r, 0.9, 1.25)
    const drawing = `<ellipse cx="1.5" cy=".4" rx="5" ry="1.3" fill="#14200c" opacity=".5"/><path d="M-1.8 0Q-1 -3 -1.4 -6H1.4Q1 -3 1.8 0Q0 1 -1.8 0z" fill="#f4e8ca" stroke="#20130a" stroke-width=".7"/><path d="M-6 -5Q-5 -12 0 -12Q5 -12 6 -5Q0 -3 -6 -5z" fill="#b32d20" stroke="#20130a" stroke-width=".9"/><circle cx="-2.4" cy="-8" r="1" fill="#fff6e4"/><circle cx="1.6" cy="-9.6" r=".9" fill="#fff6e4"/><circle cx="3" cy="-6.6" r=".8" fill="#fff6e4"/><path d="M-4.6 -7q.6 -3.400 3.400 -4" stroke="#f2a08c" stroke-width=".8" fill="none"/>`
    return { y, drawing: placed(drawing, x, y, s) }
  })
  const herb = times(12, () => {
    const x = between(r, 34, 78)
    const y = between(r, 62, 75)
    return { y, drawing: fern(x, y, between(r, 4, 6), '#b9c8ae') }
  })
  return [...toadstools, ...herb]
}

function details(r: Random, detail: WoodDetail): readonly Standing[] {
  switch (detail) {
    case 'alders':
      return [alderBrook()]
    case 'hollow':
      return [oldOak()]
    case 'owl':
      return [owl()]
    case 'tangle':
      return brambles(r)
    case 'ferns':
      return times(15, () => {
        const y = between(r, 54, groundEnd + 2)
        return { y: y + 3, drawing: fern(between(r, 6, w - 6), y, between(r, 8, 12), pick(r, ['#8db04c', '#a6bf5e', '#769844'])) }
      })
    case 'wormwood':
      return fairyRing(r)
  }
}

/** Which spots stay free, so that the detail is seen. */
function covered(detail: WoodDetail, x: number, y: number): boolean {
  if (detail === 'hollow' || detail === 'owl') return Math.abs(x - 57) < 24 && y > 50
  if (detail === 'alders') return Math.abs(x - (30 + (y - 24) * 0.95)) < 13
  if (detail === 'wormwood') return Math.abs(x - 56) < 34 && y > 54
  return detail === 'ferns' && y > 62 && x > 20 && x < 92
}

/** A wood of broad-leaved trees and firs, back to front. */
export function wood(r: Random, detail: WoodDetail): string {
  const firs = detail === 'ferns' ? 3 : detail === 'tangle' || detail === 'wormwood' ? 2 : 99
  const trees = times(24, (i) => {
    const x = 6 + (((i * 37) % 100) / 100) * (w - 12) + between(r, 0, 8)
    const y = 24 + (i / 24) * (groundEnd - 20) + between(r, 0, 5)
    const fir = i % firs === 1
    return {
      x,
      y,
      drawing: fir
        ? pine(x, y, between(r, 7.5, 10), detail === 'wormwood' ? 'silver' : 'dark')
        : tree(r, x, y, between(r, 7.4, 10), pick(r, crowns[detail])),
    }
  }).filter(({ x, y }) => !covered(detail, x, y))
  return [
    wash(w, h, '#8aa563', '#3f5f34'),
    dapples(r, w, h, '#2d4a24', '#bccb80'),
    strokes(r, w, h, 34, ['#a9bd76', '#3c5a2c', '#5b7a3c'], 8),
    backToFront([...trees, ...details(r, detail)]),
  ].join('')
}
