import { svg } from '../../../draw/svg.ts'
import { form, mirrored, PAPER, patch, stroke } from '../ink.ts'
import { bentNose, eyes, lips } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { burst, oval, poly, sym } from '../shape.ts'

function draw(): string {
  const skin = '#b97a4c'
  const suit = form('M4 332C8 284 36 250 84 244l46 20 46-20c48 6 76 40 80 88z', { fill: '#20242e', by: [14, 0] })
  const frill = (x: number, colour: string): string => form(poly(burst(x, 260, 11, 40, 30)), { fill: colour, by: [6, 5], line: 6 })
  const twin = (x: number, out: number): string => {
    const head = form(
      sym(
        [
          [x, 84],
          [x - 46, 104],
          [x - 50, 164],
          [x - 30, 222],
          [x, 238],
        ],
        x,
      ),
      {
        fill: skin,
        tone: [
          [x + 12, 110],
          [x + 50, 230],
        ],
      },
    )
    const hair = form(svg`M${x - 54} 152C${x - 62} 92 ${x - 40} 58 ${x} 58s62 34 54 94q-6-32-18-44-22 2-36-14-14 16-36 14-12 12-18 44z`, {
      fill: '#14110f',
      shade: '#14110f',
      by: [0, 0],
      inside: patch(svg`M${x - 40} 96q6-22 28-28-16 16-18 32z`, PAPER, 0.55),
    })
    const curl = stroke(svg`M${x + out * 10} 94q${out * 4} 18 ${-out * 8} 20t-2-12`, 5)
    const face =
      eyes(160, 44, 13, { lid: '#4f6fae', lidded: 0.5, tilt: 3, look: [-out * 3, 3], line: 5 }, x) +
      stroke(svg`M${x - 34} 134q12-10 24-2M${x + 34} 134q-12-10-24-2`, 5)
    return head + hair + curl + face + bentNose(x + 2, 164, 24)
  }
  const him = twin(80, -1) + mirrored(stroke('M80 198q-14-8-26 4', 6), 80) + lips(80, 212, 30, 3, 6)
  const her =
    twin(180, 1) +
    form('M162 208q8-8 18-2 10-6 18 2-6 14-18 14t-18-14z', { fill: '#a2254f', by: [0, 0], line: 5 }) +
    form(oval(228, 190, 9, 12), { fill: '#e0ad42', by: [0, 0], line: 5 })
  const stem =
    stroke('M62 212h84', 10) +
    stroke('M62 212h84', 4, '#3fae5a') +
    form('M112 208q10-20 24-16-4 16-24 16z', { fill: '#3fae5a', by: [0, 0], line: 4 })
  const rose = form(oval(52, 208, 18), {
    fill: '#f2a7c3',
    by: [5, 4],
    line: 6,
    inside: stroke('M52 208a5 5 0 1 1 6 6a11 11 0 1 1-14-12', 4),
  })
  return suit + frill(80, '#7d4fb0') + frill(180, '#2a8f86') + her + him + stem + rose
}

/** Two heads, one rose, no rhythm. */
export const tangoTwins: Perp = { id: 'perp-12', face: [[8, 36], 244], draw }
