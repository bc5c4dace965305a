import { svg } from '../../draw/svg.ts'
import { deep, form, INK, mirrored, PAPER, patch, spot, stroke, tone } from './ink.ts'
import { MARKS, type JudgeLook, type Mark } from './judgeLooks.ts'
import { oval, poly, rect } from './shape.ts'

const axis = 150
const shell = 'M150 20C74 20 40 74 40 140v46l30 20h160l30-20v-46C260 74 226 20 150 20z'

/** Painted band over the crown of the helmet. */
const crests: Readonly<Record<JudgeLook['crest'], (colour: string) => string>> = {
  stripe: (colour) => patch('M126 10h48l8 130h-64z', colour),
  twin: (colour) => mirrored(patch('M98 10h24l-4 130H90z', colour), axis),
  wedge: (colour) => patch('M150 120 66 10h168z', colour),
  band: (colour) => patch('M30 84q120-40 240 0v28q-120-40-240 0z', colour) + patch('M138 10h24v50h-24z', colour),
  fin: (colour) =>
    patch('M132 10h36l4 130h-44z', colour) + patch('M30 122q50-18 88-6v20q-46-12-88 4zM182 116q38-12 88 6v18q-42-16-88-4z', colour),
  wings: (colour) => mirrored(patch('M112 130C92 96 66 78 30 74v22c30 4 46 16 56 34z', colour), axis) + patch('M140 10h20v60h-20z', colour),
}

/** Glass of the visor (a closed path) and the ink around it. */
const visors: Readonly<Record<JudgeLook['visor'], readonly [frame: string, glass: string]>> = {
  keen: ['M46 130h208l-10 56h-66l-28-18-28 18H56z', 'M62 140h176l-8 36h-48l-32-20-32 20H70z'],
  slot: ['M44 134h212v40H44z', 'M58 144h184v20H58z'],
  twin: ['M46 132h208l-6 54q-44 10-84-10l-14-8-14 8q-40 20-84 10z', 'M60 142h80v16q-30 24-74 20zM240 142h-80v16q30 24 74 20z'],
  brow: ['M44 128l106 18 106-18-8 54H52z', 'M60 142l90 16 90-16-6 30H66z'],
  curved: ['M46 128q104 28 208 0l-6 42q-40 22-98 14-58 8-98-14z', 'M62 144q88 20 176 0l-4 20q-40 16-84 8-44 8-84-8z'],
  notched: ['M46 130h208l-8 60h-40l-18-18h-76l-18 18H54z', 'M60 140h180l-6 38h-20l-20-18h-88l-20 18H66z'],
}

const bolts: readonly (readonly [number, number])[] = [
  [56, 124],
  [80, 196],
]

/** A Judge's helmet with badge and visor in his `colour`, for the 300 x 320 bust. */
export function helmet(look: JudgeLook, mark: Mark, colour: string): string {
  const [frame, glass] = visors[look.visor]
  const darkMark = ['ring', 'bar', 'chevron'].includes(mark)
  const inside =
    crests[look.crest](colour) +
    patch('M196 10c62 22 76 124 58 210h60V10z', INK, 0.5) +
    tone([186, 66], [256, 128], 14, INK) +
    patch('M66 62c18-22 34-30 54-34-30 24-44 48-48 86-8-16-10-34-6-52z', '#ffffff', 0.3)
  const seam = stroke('M54 118c6-46 26-76 58-90M246 118c-6-46-26-76-58-90', 4)
  const glow = form(glass, {
    fill: colour,
    by: [0, 0],
    line: 0,
    inside: patch('M66 138h70l-26 40H66z', PAPER, 0.55) + patch('M186 138h16l-22 44h-16z', PAPER, 0.35),
  })
  const rivets = bolts.map(([x, y]) => form(oval(x, y, 6), { fill: '#8a93a6', by: [0, 0], line: 4 })).join('')
  const badge = form(oval(150, 82, 39), { fill: colour, shade: deep(colour, 0.3), by: [6, 6], line: 10 })
  const sign = svg`<g transform="translate(121 53) scale(2.4)"><path d="${MARKS[mark]}" fill="${darkMark ? INK : PAPER}" fill-rule="evenodd"/></g>`
  return (
    form(shell, { fill: look.shell, by: [0, 0], inside, line: 13 }) +
    seam +
    patch(frame, INK) +
    glow +
    mirrored(rivets, axis) +
    badge +
    sign
  )
}

/** Shoulders, collar and chest of the uniform, down to the lower edge. */
export function uniform(colour: string): string {
  const body = form('M10 326c4-52 40-76 96-82h88c56 6 92 30 96 82z', { fill: '#262b37', by: [14, 0], line: 11 })
  const pad = form('M6 326c0-40 24-68 70-78 18 14 28 44 28 78z', { fill: colour, by: [10, 6], line: 10 })
  const seam = stroke('M150 290v34', 5)
  const zip = [296, 308, 320].map((y) => patch(rect(144, y, 12, 4), '#8a93a6')).join('')
  const collar = form(
    poly([
      [98, 262],
      [202, 262],
      [208, 286],
      [150, 306],
      [92, 286],
    ]),
    { fill: '#12151c', by: [0, 0], line: 8 },
  )
  return body + seam + zip + mirrored(pad + spot(40, 300, 5) + spot(70, 300, 5), axis) + collar
}
