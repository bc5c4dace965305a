import { svg } from '../../draw/svg.ts'
import { ICON_SIDE, iconPath } from '../../gameIcons.ts'
import { deep, INK } from '../figures/ink.ts'

/** A thing in a scene: where its middle stands, how large and how turned, and what it is painted with. */
export type Motif = {
  /** The name of a game-icon, or `own:` and one of the shapes drawn here. */
  readonly icon: string
  /** Its middle, in units of the scene. */
  readonly at: readonly [x: number, y: number]
  /** Side of its square, in units of the scene. */
  readonly size: number
  readonly fill?: string
  /** A second paint from this part of its height down, 0 the top and 1 the bottom. */
  readonly dip?: readonly [from: number, fill: string]
  /** Degrees. */
  readonly turn?: number
  readonly flip?: boolean
  /** How far its hard shadow falls, in units of the scene; 0 for none. */
  readonly cast?: number
}

const PAPER = '#fff4d8'

/** Shapes that game-icons lacks, in its square of 512 units. */
const own: Readonly<Record<string, string>> = {
  moustache:
    'M256 250c-40-50-110-40-150 0-30 30-70 30-96 6 20 80 110 110 170 80 40-20 60-50 76-86 16 36 36 66 76 86 60 30 150 0 170-80-26 24-66 24-96-6-40-40-110-50-150 0z',
  rope: 'M60 316C60-60 452-60 452 316h-26C426-20 86-20 86 316z',
}

/** The outline of a motif's shape. Throws for a name that nobody has drawn. */
const outlineOf = (icon: string): string => (icon.startsWith('own:') ? own[icon.slice(4)] : undefined) ?? iconPath(icon)

/** An id made of the content, so that no drawing needs a counter. */
function idOf(content: string): string {
  let hash = 2166136261
  for (const letter of content) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return `m${(hash >>> 0).toString(36)}`
}

/** The thing as the city's comic prints it: hard shadow, ink in all gaps, shade at the lower right with dots that grow, light at the upper left. */
export function motif({ icon, at: [x, y], size, fill = PAPER, dip, turn = 0, flip = false, cast = 3 }: Motif): string {
  const d = outlineOf(icon)
  const id = idOf([icon, x, y, size, fill, turn].join())
  const scale = size / ICON_SIDE
  const around = (dx: number, dy: number): string =>
    svg`translate(${x + dx} ${y + dy})${turn === 0 ? '' : svg` rotate(${turn})`} scale(${String(Math.round((flip ? -scale : scale) * 1000) / 1000)} ${String(Math.round(scale * 1000) / 1000)}) translate(-256 -256)`
  const line = Math.min(76, 4.4 / scale)
  const shade = deep(fill, 0.34)
  const dipped = dip === undefined ? '' : svg`<path d="M-20 ${dip[0] * ICON_SIDE}H540V540H-20Z" fill="${dip[1]}"/>`
  const step = Math.max(22, 3.2 / scale)
  const columns = Array.from(
    { length: 7 },
    (_, index) =>
      svg`<path d="M${512 - index * step} ${(index % 2) * (step / 2)}V512" stroke-width="${step * (0.72 - index * 0.085)}" stroke-dasharray="0 ${step}"/>`,
  )
  const shadow =
    cast === 0
      ? ''
      : `<g transform="${around(cast, cast)}"><use href="#${id}" fill="${INK}" stroke="${INK}" stroke-width="${Math.round(line)}"/></g>`
  return (
    `<defs><path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath></defs>${shadow}` +
    `<g transform="${around(0, 0)}"><use href="#${id}" fill="${INK}" stroke="${INK}" stroke-width="${Math.round(line)}"/>` +
    `<g clip-path="url(#${id}c)"><use href="#${id}" fill="${fill}"/>${dipped}<g stroke="${shade}" stroke-linecap="round">${columns.join('')}</g></g></g>`
  )
}
