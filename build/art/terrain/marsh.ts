import { dapples, pool, reeds, strokes, tuft, wash } from '../draw/ground.ts'
import { ink } from '../draw/paint.ts'
import { deadTree } from '../draw/plants.ts'
import type { Random } from '../draw/rng.ts'
import { between } from '../draw/rng.ts'
import type { Standing } from '../draw/svg.ts'
import { backToFront, placed, svg, times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** What the marsh holds. */
export type MarshDetail = 'sunken' | 'black' | 'frogs'

const pools = [
  [34, 38, 25, 6.5],
  [84, 47, 25, 7.5],
  [36, 66, 33, 10],
  [94, 72, 18, 6],
] as const

/** A cart that the fen has half swallowed, and the posts of a lost path. */
function sunken(): readonly Standing[] {
  const post = (x: number, y: number, lean: number) =>
    svg`<path d="M${x} ${y}l${lean} -14" stroke="#2c1c0e" stroke-width="3"/><path d="M${x} ${y}l${lean} -14" stroke="#8a6a44" stroke-width="1.6"/><ellipse cx="${x}" cy="${y}" rx="4" ry="1.2" fill="none" stroke="#eef6ec" stroke-width=".8"/>`
  return [
    {
      y: 68,
      drawing: `<g transform="translate(38 67) rotate(-16)"><path d="M-17 3L-15 -9H14L18 1z" fill="#8a5a2c" stroke="${ink}"/><path d="M-16 -5H15M-16.5 -1H16.5M-6 -9v11M5 -9v11" stroke="#4a2f16" stroke-width=".9"/><path d="M13 -8l13 -6" stroke="#4a3018" stroke-width="1.8"/><path d="M-12 -9A8 8 0 0 1 4 -9" fill="none" stroke="#4a3018" stroke-width="2"/><path d="M-4 -9v-8M-4 -9l-6 -4M-4 -9l6 -4" stroke="#4a3018" stroke-width="1"/></g><path d="M16 70q8 -3 15 0t16 0t12 -1" stroke="#eef6ec" stroke-width="1.3" fill="none" opacity=".9"/>`,
    },
    { y: 52, drawing: post(78, 49, -2) },
    { y: 53, drawing: post(88, 52, 2.5) },
    { y: 54, drawing: post(98, 50, -1) },
  ]
}

function frog(x: number, y: number, s: number): string {
  return placed(
    `<ellipse cx="1" cy="5" rx="10" ry="2" fill="#22300f" opacity=".45"/><path d="M-9 4Q-13 0 -8 -2Q-6 -6 0 -6Q6 -6 8 -2Q13 0 9 4Q0 6.5 -9 4z" fill="#6f9c3e" stroke="#24401a"/><path d="M-5 2Q0 5 5 2Q4 5 0 5T-5 2z" fill="#dfe8a4"/><path d="M-9 4l-4 1.5M9 4l4 1.5M-8 -1q-4 2 -2 5M8 -1q4 2 2 5" stroke="#24401a" stroke-width="1.2" fill="none"/><circle cx="-4" cy="-7" r="2.6" fill="#86b04c" stroke="#24401a" stroke-width=".8"/><circle cx="4" cy="-7" r="2.6" fill="#86b04c" stroke="#24401a" stroke-width=".8"/><circle cx="-4" cy="-7.3" r="1.2" fill="#181208"/><circle cx="4" cy="-7.3" r="1.2" fill="#181208"/><path d="M-4 -1.5Q0 .6 4 -1.5" stroke="#24401a" stroke-width=".9" fill="none"/>`,
    x,
    y,
    s,
  )
}

function lily(x: number, y: number, s: number, blossom: boolean): string {
  const flower = blossom
    ? `<path d="M0 -1q-4 -2 -3.5 -5q2 .5 3.5 3q-.5 -4 0 -5q.8 1 .4 5q1.5 -2.5 3.6 -3q.4 3 -4 5z" fill="#fbe3ea" stroke="#8a4a5c" stroke-width=".4"/>`
    : ''
  return placed(`<path d="M0 0L7 -1A7 3 0 1 1 4.5 -2.3z" fill="#7fa252" stroke="#2f4a22" stroke-width=".6"/>${flower}`, x, y, s)
}

function frogs(): readonly Standing[] {
  return [
    { y: 76, drawing: lily(40, 68, 2, false) + frog(38, 62, 1.2) },
    { y: 50, drawing: lily(78, 49, 1, true) + lily(92, 46, 0.9, false) + lily(26, 38, 0.8, true) },
    { y: 75, drawing: lily(20, 72, 1, true) + frog(94, 71, 0.72) },
  ]
}

/** Pools, reeds and mist. */
export function marsh(r: Random, detail: MarshDetail): string {
  const black = detail === 'black'
  const things: Standing[] = pools.map(([x, y, rx, ry]) => ({ y: y - 3, drawing: pool(x, y, rx, ry, black ? 'mire' : 'pool') }))
  things.push(
    ...times(black ? 10 : 17, () => {
      const x = between(r, 4, w - 4)
      const y = between(r, 36, groundEnd + 2)
      const clear = Math.abs(x - 38) < 22 && y > 54 && y < 74
      return { y, drawing: clear ? tuft(x, groundEnd, '#3c4a22') : reeds(r, x, y, between(r, 10, 16)) }
    }),
  )
  if (black)
    things.push(
      ...[
        [16, 58, 30],
        [62, 56, 34],
        [98, 64, 28],
        [50, 80, 22],
      ].map(([x = 0, y = 0, tall = 0]) => ({ y, drawing: deadTree(r, x, y, tall) })),
    )
  if (detail === 'sunken') things.push(...sunken())
  if (detail === 'frogs') things.push(...frogs())
  return [
    black ? wash(w, h, '#7c8a70', '#42544c') : wash(w, h, '#9bab88', '#587262'),
    dapples(r, w, h, '#34503f', '#cfd8b0'),
    strokes(r, w, h, 38, ['#b9c09a', '#465c4a', '#768a62']),
    backToFront(things),
    `<path d="M-4 34Q30 26 60 33T116 30M-4 56Q34 50 70 57T116 53" stroke="#f4f4e0" stroke-width="6" fill="none" opacity="${black ? '.3' : '.2'}" filter="url(#soft3)"/>`,
  ].join('')
}
