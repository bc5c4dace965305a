import { deep, form, INK, mirrored, PAPER, patch, spot, stroke, tone } from './ink.ts'
import type { JudgeLook } from './judgeLooks.ts'
import { rect, round, sym } from './shape.ts'

const axis = 150

const mouths: Readonly<Record<JudgeLook['mouth'], (skin: string) => string>> = {
  grim: () => stroke('M124 246h54', 11) + stroke('M138 264h26', 5),
  stern: (skin) =>
    form('M128 248q10-8 22-3 12-5 22 3-10 12-22 12t-22-12z', { fill: deep(skin, 0.35), by: [0, 0], line: 4 }) + stroke('M124 248h52', 5),
  sneer: () => stroke('M128 244q20 6 44-8', 8) + stroke('M180 228q6 6 4 14', 4),
  moustache: () => form('M92 250v-26h116v26h-22v-8h-72v8z', { fill: '#3a2a20', by: [6, 4], line: 7 }) + stroke('M132 260h36', 8),
  teeth: () =>
    form(round(112, 234, 76, 28, 8), { fill: PAPER, by: [6, 6], line: 8 }) + stroke('M131 234v28M150 234v28M169 234v28M112 248h76', 4),
  smirk: () => stroke('M126 246q28 8 48-14', 9) + stroke('M180 226q4 6 0 12', 5) + stroke('M142 262h18', 4),
}

const marks: Readonly<Record<JudgeLook['marks'][number], (look: JudgeLook) => string>> = {
  stubble: () => tone([158, 222], [206, 276], 8),
  cleft: () => stroke('M150 270v8', 5),
  scar: () => stroke('M114 208l9 24', 5) + stroke('M112 221l14-5M116 230l14-5', 4),
  plaster: () => patch('M176 206l34 18-8 14-34-18z', INK) + patch('M178 211l26 14-4 8-26-14z', '#f3ead4') + spot(189, 222, 2.5),
  goatee: () => form('M132 268q18-10 36 0l-18 34z', { fill: '#6b4a2a', by: [5, 3], line: 6 }),
  freckles: () =>
    [
      [112, 216],
      [121, 224],
      [109, 228],
      [186, 216],
      [178, 224],
      [190, 227],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 3, '#a8632e'))
      .join(''),
  wrinkles: () => stroke('M88 222q10 8 8 22M212 222q-10 8-8 22', 4),
  beauty: () => spot(182, 234, 4),
}

/** What shows of a Judge's face and hair under the helmet, for the 300 x 320 bust. */
export function judgeFace(look: JudgeLook): string {
  const hair = look.hair === undefined ? '' : mirrored(form('M70 190q-22 40-8 82 28 4 46-18v-64z', { fill: look.hair, by: [8, 2] }), axis)
  const neck = form(rect(112, 230, 76, 66), { fill: deep(look.skin, 0.3), by: [0, 0] })
  const jaw = sym([[120, 180], ...look.jaw], axis)
  const shadow = patch('M60 190h180v18q-90 14-180 0z', INK, 0.45) + (look.marks.includes('stubble') ? tone([158, 218], [214, 290], 9) : '')
  const head = form(jaw, {
    fill: look.skin,
    by: [26, 4],
    tone: [
      [176, 212],
      [222, 284],
    ],
    inside: shadow,
    line: 9,
  })
  const nose = stroke('M146 206l-8 20h20', 5)
  const cheeks = look.hair === undefined ? stroke('M104 210l14 16M196 210l-12 16', 4) : ''
  return hair + neck + head + nose + cheeks + mouths[look.mouth](look.skin) + look.marks.map((mark) => marks[mark](look)).join('')
}
