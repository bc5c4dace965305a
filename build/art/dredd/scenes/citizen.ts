import { svg } from '../../draw/svg.ts'
import { form, INK, PAPER, patch, spot, stroke } from '../figures/ink.ts'
import { eye } from '../figures/parts/face.ts'
import { oval } from '../figures/shape.ts'

const arms = {
  down: ['M-13 -40L-20 -24', 'M13 -40L20 -24'],
  up: ['M-13 -40L-24 -58', 'M13 -40L24 -58'],
  out: ['M-13 -40L-30 -38', 'M13 -40L30 -38'],
  point: ['M-13 -40L-20 -24', 'M13 -40L34 -46'],
  hold: ['M-13 -38L4 -32', 'M13 -38L22 -34'],
  wave: ['M-13 -40L-20 -24', 'M13 -40L26 -60'],
} as const

const legs = {
  stand: 'M-7 -18V0h-5M7 -18V0h5',
  walk: 'M-5 -18L-15 -2h-6M5 -18L15 -2h6',
  run: 'M-5 -18L-22 -10l-3 6M5 -18L20 -8l5 5',
  leap: 'M-5 -18L-18 -14l-2 8M5 -18L22 -20l6 4',
} as const

const hats = {
  none: '',
  cap: form('M-15 -74q15-20 30 0l10 3q-20 2-40 0z', { fill: '#d3342b', by: [4, 2], line: 3 }),
  helmet: form('M-17 -68q0-20 17-20t17 20v4h-34z', { fill: '#e0ad42', by: [5, 2], line: 3 }),
  tophat: form('M-22 -72h44v5h-44zM-13 -72v-20h26v20z', { fill: '#2c313d', by: [4, 2], line: 3 }),
  hair: form('M-17 -66q-3-20 10-21 4-8 12-3 14 3 12 22-8-8-16-6-10 0-18 8z', { fill: '#8a4a1e', by: [4, 2], line: 3 }),
  bun: form('M0 -84a7 7 0 1 1 .1 0zM-17 -66q-2-18 17-18t17 18q-17-8-34 0z', { fill: '#b9b4a8', by: [3, 2], line: 3 }),
  mask: patch('M-18 -70h36v8h-36z', INK),
  judge:
    form('M-19 -58q-3-30 19-31 22 1 19 31l-8 7h-22z', { fill: '#363c4a', by: [6, 3], line: 3.4 }) +
    form('M-15 -69h30l-2 9h-9l-4-3-4 3h-9z', { fill: '#ffcc1f', by: [3, 2], line: 2.6 }) +
    form(oval(0, -79, 5), { fill: '#e0ad42', by: [1, 1], line: 2.4 }),
  mohawk: form('M-5 -78l-4-16 7 6 2-10 4 9 6-7-3 18z', { fill: '#39b54a', by: [2, 1], line: 3 }),
} as const

const moods = {
  calm: stroke('M-6 -55q6 4 12 0', 3),
  grin: form('M-9 -58q9 4 18 0-2 9-9 9t-9-9z', { fill: PAPER, by: [0, 0], line: 2.4 }),
  shout: form(oval(0, -54, 6, 5.5), { fill: '#6d1018', by: [0, 0], line: 2.6 }),
  sing: form(oval(2, -54, 5, 6.5), { fill: '#6d1018', by: [0, 0], line: 2.6 }),
  whistle: form(oval(1, -55, 2.6), { fill: INK, by: [0, 0], line: 2 }),
  sour: stroke('M-6 -53q6-5 12 0', 3),
} as const

/** Somebody of the city, drawn from the shared parts: feet at `at`, about 86 units high at scale 1. */
export type Citizen = {
  readonly at: readonly [x: number, y: number]
  readonly coat: string
  readonly skin?: string
  readonly hat?: keyof typeof hats
  readonly mood?: keyof typeof moods
  readonly arms?: keyof typeof arms
  readonly legs?: keyof typeof legs
  readonly scale?: number
  readonly flip?: boolean
  /** Degrees. */
  readonly turn?: number
}

const limb = (d: string, width: number, colour: string): string => stroke(d, width + 5) + stroke(d, width, colour)

/** Draws somebody of the city. */
export function citizen(who: Citizen): string {
  const {
    at: [x, y],
    coat,
    skin = '#e6b483',
    hat = 'none',
    mood = 'calm',
    arms: pose = 'down',
    legs: stride = 'stand',
    scale = 1,
    flip = false,
    turn = 0,
  } = who
  const [left, right] = arms[pose]
  const sleeve = (d: string): string => limb(d, 6, coat)
  const hand = (d: string): string => {
    const [hx = '0', hy = '0'] = (d.split('L')[1] ?? '0 0').split(' ')
    return form(oval(Number(hx), Number(hy), 4), { fill: skin, by: [1, 1], line: 2.4 })
  }
  const face =
    form(oval(0, -62, 16, 15), { fill: skin, by: [5, 3], line: 3.4 }) +
    eye(-6, -65, 4.2, { line: 2.2, pupil: 1.8, look: [1.4, 0] }) +
    eye(6, -65, 4.2, { line: 2.2, pupil: 1.8, look: [1.4, 0] }) +
    moods[mood] +
    (hat === 'mask' ? hats.mask + spot(-6, -66, 3, PAPER) + spot(6, -66, 3, PAPER) + spot(-5, -66, 1.4) + spot(7, -66, 1.4) : hats[hat])
  const body = form('M-14 -16q-3-24 4-30 10-5 20 0 7 6 4 30z', { fill: coat, by: [5, 2], line: 3.4 })
  return (
    svg`<ellipse cx="${x + 4}" cy="${y + 1}" rx="${22 * scale}" ry="${4 * scale}" fill="${INK}" opacity=".45"/>` +
    svg`<g transform="translate(${x} ${y})${turn === 0 ? '' : svg` rotate(${turn})`} scale(${String(flip ? -scale : scale)} ${String(scale)})">` +
    limb(legs[stride], 5, '#2c313d') +
    sleeve(left) +
    body +
    face +
    sleeve(right) +
    hand(left) +
    hand(right) +
    '</g>'
  )
}
