import { between, pick, random, type Random } from '../../draw/rng.ts'
import { svg, times } from '../../draw/svg.ts'
import { form, patch, sheet, stroke, tone } from './ink.ts'
import { oval, poly, rect } from './shape.ts'

/** Size of the skyline, in units. */
export const SKYLINE_SIZE = { width: 1280, height: 320 } as const
const { width, height } = SKYLINE_SIZE

/** What the skyline is printed with; the layers of houses run from the furthest to the nearest. */
type Print = {
  readonly sky: string
  readonly dots: string
  readonly moon: string
  readonly moonTone: string
  readonly beam: string
  readonly layers: readonly { readonly wall: string; readonly shade: string; readonly window: string; readonly lit: number }[]
}

/** The two prints: by night and on paper. */
export const SKYLINE_PRINTS = {
  night: {
    sky: '#25467e',
    dots: '#172a52',
    moon: '#f3ead4',
    moonTone: '#3b3a44',
    beam: '#ffe9b0',
    layers: [
      { wall: '#1f2a44', shade: '#172036', window: '#7f95c4', lit: 0.34 },
      { wall: '#171d2e', shade: '#10141f', window: '#d9a22c', lit: 0.3 },
      { wall: '#0b0c10', shade: '#0b0c10', window: '#ffcc1f', lit: 0.2 },
    ],
  },
  paper: {
    sky: '#a9c4d8',
    dots: '#f6efdd',
    moon: '#fffaf0',
    moonTone: '#c2a468',
    beam: '#fffaf0',
    layers: [
      { wall: '#8ba2bc', shade: '#7088a6', window: '#f1e8d2', lit: 0.34 },
      { wall: '#59708f', shade: '#455a78', window: '#fff3c8', lit: 0.3 },
      { wall: '#26313f', shade: '#1c2530', window: '#ffd75a', lit: 0.2 },
    ],
  },
} as const satisfies Readonly<Record<string, Print>>

/** Rows of dots over the sky that shrink toward the houses. */
function skyDots(colour: string): string {
  const step = 11
  const rows = times(20, (row) => {
    const size = 10.5 - row * 0.5
    const start = row % 2 === 0 ? 0 : step / 2
    return svg`<path d="M${start} ${row * 11}H${width}" stroke-width="${size}"/>`
  })
  return svg`<g fill="none" stroke="${colour}" stroke-dasharray="0 ${step}">${rows}</g>`
}

const roofs = ['flat', 'flat', 'mast', 'box', 'dome', 'step', 'slant'] as const

function roof(r: Random, x: number, top: number, w: number, look: { readonly wall: string }): string {
  const walls = { fill: look.wall, by: [0, 0], line: 4 } as const
  const mast = (high: number): string =>
    stroke(svg`M${x + w / 2} ${top}v${-high}`, 9) + stroke(svg`M${x + w / 2} ${top}v${-high + 4}`, 2, look.wall)
  switch (pick(r, roofs)) {
    case 'mast':
      return mast(between(r, 24, 60))
    case 'box':
      return form(rect(x + w * 0.2, top - 22, w * 0.6, 22), walls)
    case 'dome':
      return form(svg`M${x} ${top}a${w / 2} ${w * 0.4} 0 0 1 ${w} 0z`, walls)
    case 'step':
      return form(rect(x + w * 0.15, top - 16, w * 0.7, 16), walls) + form(rect(x + w * 0.35, top - 34, w * 0.3, 18), walls) + mast(58)
    case 'slant':
      return form(
        poly([
          [x, top],
          [x, top - 12],
          [x + w, top - 34],
          [x + w, top],
        ]),
        walls,
      )
    case 'flat':
      return ''
  }
}

/** Lit windows of a house as one path of small upright dashes. */
function windows(r: Random, x: number, top: number, w: number, colour: string, lit: number): string {
  const columns = Math.floor((w - 12) / 10)
  const rows = Math.floor((height - top - 16) / 15)
  const left = x + (w - (columns - 1) * 10) / 2
  const dashes = times(columns * rows, (index) =>
    r() < lit ? svg`M${Math.round(left + (index % columns) * 10)} ${Math.round(top + 16 + Math.floor(index / columns) * 15)}v5` : '',
  ).join('')
  return dashes === '' ? '' : svg`<path d="${dashes}" stroke="${colour}" stroke-width="3.6" stroke-linecap="butt"/>`
}

function layer(print: Print, depth: number, low: number, high: number, [narrow, wide]: readonly [number, number]): string {
  const look = print.layers[depth]
  if (look === undefined) return ''
  const r = random(`skyline-${depth}`)
  const houses: string[] = []
  for (let x = -12; x < width;) {
    const w = Math.round(between(r, narrow, wide))
    const top = Math.round(between(r, low, high))
    const wall = form(rect(x, top, w, height - top + 8), { fill: look.wall, by: [0, 0], line: 4 })
    const body = wall + patch(rect(x + w * 0.78, top + 2, w * 0.22 - 2, height - top), look.shade)
    houses.push(roof(r, x, top, w, look) + body + windows(r, x, top, w, look.window, look.lit))
    x += w + (depth === 0 ? Math.round(between(r, -6, 16)) : Math.round(between(r, -4, 44 * depth)))
  }
  return houses.join('')
}

/** The city's skyline with moon and search lights, 1280 x 320, in the print `theme`. It ends in houses at the lower edge. */
export function skyline(theme: keyof typeof SKYLINE_PRINTS): string {
  const print: Print = SKYLINE_PRINTS[theme]
  const moon = form(oval(760, 132, 96), { fill: print.moon, by: [0, 0], line: 5, inside: tone([700, 40], [860, 230], 11, print.moonTone) })
  const beams = patch('M240 330 90-10h214l10 340z', print.beam, 0.32) + patch('M950 330l-76-340h250l-90 340z', print.beam, 0.32)
  const houses = layer(print, 0, 128, 210, [38, 84]) + layer(print, 1, 196, 262, [56, 104]) + layer(print, 2, 276, 302, [60, 130])
  return sheet(width, height, patch(rect(0, 0, width, height), print.sky) + skyDots(print.dots) + beams + moon + houses)
}
