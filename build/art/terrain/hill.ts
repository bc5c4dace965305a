import { fire } from '../draw/buildings.ts'
import { dapples, strokes, wash } from '../draw/ground.ts'
import { ink } from '../draw/paint.ts'
import { fern, tree } from '../draw/plants.ts'
import { hill as hump } from '../draw/rocks.ts'
import type { Random } from '../draw/rng.ts'
import { between } from '../draw/rng.ts'
import { placed, svg, times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** What one sees on the hills. */
export type HillDetail = 'gulls' | 'bracken' | 'furrows' | 'cairn' | 'stag' | 'beacon'

const gull = (x: number, y: number, s: number) =>
  placed(
    `<path d="M-10 -4q5 -4 10 3q5 -7 10 -3q-5 0 -8 5q-2 2 -4 0q-3 -5 -8 -5z" fill="#fffaf0" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><path d="M-10 -4l3 .4M10 -4l-3 .4" stroke="${ink}" stroke-width="1.6"/>`,
    x,
    y,
    s,
  )

/** A cliff over the sea. */
function cliff(r: Random): string {
  const waves = times(
    7,
    (i) =>
      svg`<path d="M${50 + between(r, 0, 20)} ${46 + i * 6}q4 -2.4 8 0t8 0t8 0" stroke="#f3f8f0" stroke-width="1" fill="none" opacity=".75"/>`,
  )
  return [
    `<path d="M38 ${h}V34Q70 29 ${w} 33V${h}z" fill="#6f9aa6"/><path d="M38 60Q80 50 ${w} 58V${h}H38z" fill="#4c7c8a" opacity=".7"/>`,
    waves.join(''),
    `<path d="M-4 34Q18 24 42 29Q58 31 66 40L62 52L67 60L58 72L63 82L52 ${h}H-4z" fill="#a9b061" stroke="#3a3012" stroke-width="1.2"/>`,
    `<path d="M66 40L62 52L67 60L58 72L63 82L52 ${h}H34L40 84L36 72L44 60L42 50L50 42z" fill="#e6dcc2" stroke="#3a3012" stroke-width="1"/><path d="M66 40L62 52L67 60L58 72L63 82L52 ${h}H46L52 82L48 70L56 60L53 50L60 42z" fill="#8d8068" opacity=".75"/><path d="M46 50l5 3M44 62l6 2M41 74l5 2M55 46l4 4M52 64l6 -2M49 78l6 -1" stroke="#3a3012" stroke-width=".8"/>`,
    `<path d="M-4 34Q18 24 42 29Q52 30 58 34" stroke="#f7f3c4" stroke-width="1.8" fill="none" opacity=".7"/>`,
    `<path d="M62 88q6 -5 12 -1t12 -1M58 97q6 -4 11 0" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/>`,
    gull(84, 48, 0.9),
    gull(96, 64, 0.62),
    gull(30, 52, 0.7),
    tree(r, 14, 52, 6, 'leaf1'),
  ].join('')
}

/** A ploughed field with a harrow left on it. */
function furrows(): string {
  const rows = times(
    9,
    (i) => `<path d="M${6 + i * 7} 80Q${22 + i * 5} 62 ${40 + i * 4} 54" stroke="#4f3319" stroke-width="1.5" fill="none" opacity=".85"/>`,
  )
  const lights = times(
    9,
    (i) => `<path d="M${7.4 + i * 7} 80Q${23.4 + i * 5} 62 ${41.4 + i * 4} 54" stroke="#d6ae74" stroke-width=".7" fill="none"/>`,
  )
  return `<path d="M2 82Q14 62 36 52Q60 48 80 54Q72 66 74 82Q36 86 2 82z" fill="#9a6d3d" stroke="#3a2410" stroke-width="1"/>${rows.join('')}${lights.join('')}<g transform="translate(84 72)"><ellipse cx="2" cy="4" rx="13" ry="2.6" fill="#22180a" opacity=".4"/><path d="M-10 2L0 -10L12 0z" fill="none" stroke="${ink}" stroke-width="3"/><path d="M-10 2L0 -10L12 0z" fill="none" stroke="#a97c48" stroke-width="1.6"/><path d="M-7 2v3M-2 2v3M3 1v3.5M8 1v3.5" stroke="${ink}" stroke-width="1.2"/></g>`
}

const cairn = `<g transform="translate(49 48)" stroke="${ink}" stroke-width=".9"><ellipse cx="4" cy="2" rx="15" ry="3" fill="#22180a" opacity=".4" stroke="none"/><path d="M-11 1q-1 -6 5 -6h13q6 1 5 6q-11 3 -23 0z" fill="url(#stoneCool)"/><path d="M-9 -4q-1 -6 5 -6h8q6 1 5 6q-9 2 -18 0z" fill="url(#stoneWarm)"/><path d="M-6 -9q-1 -5 4 -5h5q5 1 4 5q-7 2 -13 0z" fill="url(#stoneCool)"/><path d="M-4 -13q0 -5 4 -5q5 1 4 5q-4 1.5 -8 0z" fill="url(#stoneWarm)"/><path d="M-2.6 -17q.5 -3.6 3 -3.4q3 .6 2.4 3.6z" fill="url(#stoneCool)"/></g>`

const stag = `<g transform="translate(50 46)"><ellipse cx="2" cy="1" rx="15" ry="2.6" fill="#22180a" opacity=".4"/><path d="M-12 0l1.5 -10q-2 -5 1 -8q6 -2.5 14 -.5l4 -6l1 -5l-2 -1.5l4 .2q3.5 .8 4.5 3.6l-1 1.6l-2.5 .2l-2.4 6.5q-.6 4 -2 6l1 13h-2l-2.2 -10q-5 1 -9 -.6l-2.6 4.6l.6 6.4h-2l-1.3 -6.6l-.9 6.6z" fill="#6f4420" stroke="#20130a" stroke-width=".9" stroke-linejoin="round"/><path d="M-9 -17q6 -2 13 -.4" stroke="#d3a266" stroke-width="1.1" fill="none"/><path d="M9 -31q-5 -3 -5 -10M6 -35q-4 0 -6 -3M4.6 -38q3 -1 3.4 -5M11 -31q5 -3 5 -10M14 -35q4 -.4 5.4 -3M15.6 -38q-3 -1.6 -3 -5" stroke="#3a2410" stroke-width="1.4" fill="none" stroke-linecap="round"/></g>`

const beacon = `<g transform="translate(50 47)"><ellipse cx="3" cy="1" rx="12" ry="2.6" fill="#22180a" opacity=".4"/><path d="M-8 1l3.4 -15h9.2l3.4 15z" fill="url(#stoneWarm)" stroke="${ink}" stroke-width=".9"/><path d="M-6.6 -4h4M0 -4h4M-4 -9h4M2 -9h3" stroke="#6b5330" stroke-width=".7"/><path d="M-7 -14h14l-2 -3.6h-10z" fill="#4a3a2c" stroke="${ink}" stroke-width=".9"/></g>`

/** Four hills, one behind the other, and what stands on them. */
export function hill(r: Random, detail: HillDetail): string {
  const ground =
    wash(w, h, '#cdc283', '#939250') + dapples(r, w, h, '#6d6b34', '#f2ebb4') + strokes(r, w, h, 34, ['#e9dd9c', '#7b7438', '#b4ac62'])
  if (detail === 'gulls') return ground + cliff(r)
  const rust = detail === 'bracken'
  const tops = [
    hump(r, w * 0.68, 42, 36, 20, rust ? 'hillRust' : 'hillGrass'),
    hump(r, w * 0.2, 47, 34, 22),
    hump(r, w * 0.82, 68, 36, 26, rust ? 'hillRust' : 'hillStraw'),
    hump(r, w * 0.42, 78, 46, 31, detail === 'stag' || detail === 'furrows' ? 'hillGrass' : rust ? 'hillRust' : 'hillStraw'),
  ].join('')
  const seen: Readonly<Record<Exclude<HillDetail, 'gulls'>, () => string>> = {
    bracken: () =>
      times(17, () => fern(between(r, 6, w - 6), between(r, 56, groundEnd), between(r, 5.5, 9), r() < 0.5 ? '#c98a3c' : '#a5642c')).join(
        '',
      ) + tree(r, 94, 50, 6, 'leaf3'),
    furrows: () => furrows() + tree(r, 98, 48, 6, 'leaf1') + tree(r, 12, 44, 5.4, 'leaf0'),
    cairn: () => cairn + tree(r, 96, 52, 5.4, 'leaf2'),
    stag: () => tree(r, 94, 52, 6.4, 'leaf1') + tree(r, 102, 56, 5.4, 'leaf0') + stag,
    beacon: () => beacon + fire(50, 29, 1.25) + tree(r, 98, 54, 5.6, 'leaf1'),
  }
  return ground + tops + seen[detail]()
}
