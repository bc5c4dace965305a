import { house } from '../draw/buildings.ts'
import { dapples, flower, hedge, stream, strokes, tuft, wash } from '../draw/ground.ts'
import { ink } from '../draw/paint.ts'
import { tree } from '../draw/plants.ts'
import type { Random } from '../draw/rng.ts'
import { between } from '../draw/rng.ts'
import type { Standing } from '../draw/svg.ts'
import { backToFront, placed, svg, times } from '../draw/svg.ts'
import { groundEnd, spaceHeight as h, spaceWidth as w } from '../size.ts'

/** What makes one meadow differ from the others. */
export type MeadowDetail = 'larks' | 'mill' | 'foxgloves' | 'hay'

const blossoms = ['#fff6dd', '#d9503c', '#f2c53d', '#c9a0d8'] as const

function flowers(r: Random, count: number, colours: readonly string[]): readonly Standing[] {
  return times(count, (i) => {
    const x = between(r, 6, w - 6)
    const y = between(r, 38, groundEnd)
    return { y, drawing: (i % 3 === 0 ? tuft(x + 3, y + 1) : '') + flower(r, x, y, colours) }
  })
}

function haystack(x: number, y: number, s: number): Standing {
  const drawing = svg`<ellipse cx="4" cy=".6" rx="13" ry="2.8" fill="#33310f" opacity=".4"/><path d="M-10 0Q-11 -14 0 -19Q11 -14 10 0Q0 3 -10 0z" fill="#dfb658" stroke="${ink}" stroke-width=".9"/><path d="M2 -18Q10 -13 9.6 -.4L3 1z" fill="#94691f" opacity=".55"/><path d="M-7 -3q2 -8 5 -13M-3 0q0 -8 1 -15M2 0q1 -8 0 -15M6 -1q0 -7 -3 -13" stroke="#7c561a" stroke-width=".7" fill="none"/><path d="M-7 -10q2 -5 6 -7" stroke="#fff0bb" stroke-width="1.3" fill="none"/>`
  return { y, drawing: placed(drawing, x, y, s) }
}

/** A hay wagon, its wheels on the ground at `x`, `y`. */
function wagon(x: number, y: number): Standing {
  const wheel = (at: number) =>
    svg`<circle cx="${at}" cy="-4.5" r="4.5" fill="none" stroke="#4a3018" stroke-width="1.4"/><path d="M${at - 4.5} -4.5h9M${at} -9v9" stroke="#4a3018" stroke-width=".8"/>`
  const drawing = `<ellipse cx="3" cy="0" rx="19" ry="3" fill="#33310f" opacity=".4"/><path d="M-14 -8Q-15 -20 0 -22Q15 -21 14 -8z" fill="#dfb658" stroke="${ink}" stroke-width=".9"/><path d="M4 -21.5Q15 -20 14 -8H5z" fill="#94691f" opacity=".5"/><path d="M-10 -11q1 -5 4 -8M-4 -10q0 -6 1 -10M3 -10q1 -6 1 -10M9 -11q1 -4 -1 -8" stroke="#7c561a" stroke-width=".7" fill="none"/><path d="M-16 -8.5H16l-1.5 3.5h-29z" fill="#8a5a2c" stroke="${ink}" stroke-width=".8"/><path d="M15 -6.5l11 3" stroke="#4a3018" stroke-width="1.3"/>${wheel(-9)}${wheel(9)}`
  return { y, drawing: placed(drawing, x, y, 1) }
}

function foxglove(r: Random, x: number, y: number, tall: number): Standing {
  const bells = times(
    6,
    (i) =>
      svg`<ellipse cx="${x + (i % 2 === 0 ? -1.7 : 1.7)}" cy="${y - tall + 2 + i * (tall * 0.11)}" rx="${1.1 + i * 0.16}" ry="${1.5 + i * 0.14}" fill="${i % 2 === 0 ? '#c2588f' : '#d983b0'}" stroke="#5c1f40" stroke-width=".35"/>`,
  )
  return {
    y,
    drawing: svg`<path d="M${x} ${y}q${between(r, -0.8, 0.8)} -${tall * 0.6} 0 -${tall}" stroke="#44622a" stroke-width="1.2" fill="none"/><path d="M${x} ${y}q-4 -2 -5 -5q3 .5 5 5q4 -2 5 -5q-3 .5 -5 5" fill="#6b8b3c" stroke="#33491c" stroke-width=".4"/>${bells}`,
  }
}

function watermill(): readonly Standing[] {
  const wheel = times(6, (i) => `<path d="M0 0V-9" transform="rotate(${i * 60})"/>`)
  return [
    { y: 40, drawing: stream('M-4 54C20 50 26 66 50 66S88 56 116 70', 7) },
    { y: 62, drawing: house(34, 62, 22, 15, { roof: '#9a4a2c', timber: true, chimney: true }) },
    {
      y: 66,
      drawing: `<g transform="translate(31 60)" stroke="#3d2713" fill="none"><circle r="9.5" stroke-width="2.4"/><circle r="9.5" stroke="#a97c48" stroke-width="1"/><g stroke-width="1.3">${wheel.join('')}</g><circle r="1.6" fill="#3d2713"/></g><path d="M20 69q6 -2 12 0t12 -.5" stroke="#f3f8f0" stroke-width="1.3" fill="none"/>`,
    },
  ]
}

/** A lark in the air and her nest in the grass. */
function larks(): readonly Standing[] {
  const bird = (x: number, y: number, s: number) =>
    placed(
      `<path d="M-9 -3q5 -3 9 1q4 -6 11 -6q-4 3 -6 7q-2 3 -6 3q-3 0 -5 -2q-2 1 -4 -.5z" fill="#7a5a34" stroke="${ink}" stroke-width=".7"/><path d="M-3 1q3 2 6 0" stroke="#f0dcae" stroke-width="1.3" fill="none"/><circle cx="-6.5" cy="-2" r=".6" fill="#fff"/>`,
      x,
      y,
      s,
    )
  return [
    { y: 99, drawing: bird(34, 45, 1) + bird(70, 39, 0.75) },
    {
      y: 76,
      drawing: `<ellipse cx="86" cy="72" rx="9" ry="3.6" fill="#6b4a22" stroke="${ink}" stroke-width=".8"/><ellipse cx="86" cy="71.4" rx="6.5" ry="2.2" fill="#38240f"/><g fill="#e9dcc0" stroke="#5b4526" stroke-width=".4"><ellipse cx="83.5" cy="71" rx="2" ry="1.5"/><ellipse cx="87" cy="70.6" rx="2" ry="1.5"/><ellipse cx="88.8" cy="71.8" rx="1.8" ry="1.3"/></g>`,
    },
  ]
}

/** Grassland between hedges. */
export function meadow(r: Random, detail: MeadowDetail): string {
  const far = between(r, 26, 31)
  const things: Standing[] = [
    { y: far, drawing: hedge(svg`M-2 ${far}q30 -7 56 0t60 -3`) },
    { y: 37, drawing: tree(r, w * 0.84, 37, 7.5, 'leaf1') },
    { y: 36, drawing: tree(r, w * 0.1, 36, 6, 'leaf2') },
  ]
  if (detail === 'mill') things.push(...watermill(), ...flowers(r, 12, blossoms))
  if (detail === 'larks') things.push(...larks(), ...flowers(r, 34, blossoms))
  if (detail === 'foxgloves') {
    things.push(...flowers(r, 16, ['#fff6dd', '#f2c53d', '#e7a6c6']))
    things.push(...times(13, () => foxglove(r, between(r, 8, w - 8), between(r, 54, groundEnd), between(r, 15, 22))))
  }
  if (detail === 'hay') {
    things.push(haystack(20, 54, 0.85), haystack(92, 56, 0.95), haystack(18, 80, 1.05), wagon(58, 72))
    things.push(...times(12, () => ({ y: 40, drawing: tuft(between(r, 4, w), between(r, 44, groundEnd), '#8f7326') })))
  }
  const stubble = detail === 'hay'
  return [
    stubble ? wash(w, h, '#e6d38a', '#b59c4c') : wash(w, h, '#d0d68c', '#93a955'),
    dapples(r, w, h, stubble ? '#8f7a34' : '#6f8a3c', '#eef0b4'),
    strokes(r, w, h, 60, stubble ? ['#f6e7ab', '#a68a3c', '#c4a852'] : ['#e8e6a8', '#7c9442', '#6d8636', '#d6d684']),
    backToFront(things),
  ].join('')
}
