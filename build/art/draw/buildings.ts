import { ink } from './paint.ts'
import { line, svg, times } from './svg.ts'

type Point = readonly [number, number]

/** How a house looks: walls, roof, and whether it is timber-framed or has a chimney. Lengths in units of the picture. */
export type House = {
  readonly wall?: string
  readonly roof?: string
  readonly timber?: boolean
  readonly chimney?: boolean
  readonly depth?: number
  readonly pitch?: number
  /** The colour of the panes: grey by day, gold where there is light inside. */
  readonly glass?: string
}

const polygon = (points: readonly Point[], fill: string, more = `stroke="${ink}" stroke-width=".9" stroke-linejoin="round"`) =>
  `<path d="${line(points)}Z" fill="${fill}" ${more}/>`

/** Rows of tiles or thatch on the slope between an eave and a ridge of the same length. */
function tiles(eave: Point, ridge: Point, length: number): string {
  return times(3, (row) => {
    const t = (row + 1) / 4
    const x = eave[0] + (ridge[0] - eave[0]) * t
    const y = eave[1] + (ridge[1] - eave[1]) * t
    return svg`<path d="M${x} ${y}h${length}" stroke="#2a1206" stroke-width=".6" stroke-dasharray="2.4 .7" opacity=".55"/>`
  }).join('')
}

/** A house in slanting view, its front's lower left corner at `x`, `y`; `w` wide, `h` to the eaves. */
export function house(x: number, y: number, w: number, h: number, look: House = {}): string {
  const { wall = '#f0e2bd', roof = '#a8492b', timber = false, chimney = false, depth = w * 0.5, pitch = h * 0.8, glass = '#5d7580' } = look
  const dx = depth * 0.8
  const dy = depth * 0.34
  const apex: Point = [x + w + dx / 2, y - h - dy / 2 - pitch]
  const ridge: Point = [apex[0] - w, apex[1]]
  const eave: Point = [x - 1.4, y - h + 1]
  const shadow = svg`<path d="M${x} ${y}h${w}l${dx} ${-dy}l${w * 0.34} 1.5l${-dx * 0.6} ${dy + 1}l${-w} 1.6z" fill="#22180a" opacity=".4"/>`
  const side = polygon([[x + w, y], [x + w + dx, y - dy], [x + w + dx, y - h - dy], apex, [x + w, y - h]], '#9c8357')
  const front = polygon(
    [
      [x, y],
      [x, y - h],
      [x + w, y - h],
      [x + w, y],
    ],
    wall,
  )
  const slope = polygon([eave, [x + w + 0.8, y - h + 1], [apex[0] + 1, apex[1]], ridge], roof)
  const gable = svg`<path d="M${x + w + 0.8} ${y - h + 1}L${apex[0] + 1} ${apex[1]}L${x + w + dx + 1.2} ${y - h - dy + 1.2}" fill="none" stroke="${roof}" stroke-width="2"/><path d="M${x + w + 0.8} ${y - h + 1}L${apex[0] + 1} ${apex[1]}L${x + w + dx + 1.2} ${y - h - dy + 1.2}" fill="none" stroke="${ink}" stroke-width=".7"/>`
  const light = polygon([eave, [x + w * 0.3, y - h + 1], [ridge[0] + w * 0.3, ridge[1]], ridge], '#fff3c4', 'opacity=".28"')
  const frame = timber
    ? svg`<path d="M${x} ${y - h * 0.5}h${w}M${x + w * 0.3} ${y}v${-h}M${x + w * 0.7} ${y}v${-h}M${x} ${y - h}l${w * 0.3} ${h * 0.5}M${x + w} ${y - h}l${-w * 0.3} ${h * 0.5}" stroke="#5b3a1c" stroke-width="1.3"/>`
    : ''
  const door = svg`<path d="M${x + w * 0.4} ${y}v${-h * 0.5}q${w * 0.1} ${-h * 0.14} ${w * 0.2} 0v${h * 0.5}z" fill="#4a2f16" stroke="${ink}" stroke-width=".5"/>`
  const panes = [0.1, 0.74].map(
    (at) =>
      svg`<rect x="${x + w * at}" y="${y - h * 0.72}" width="${w * 0.16}" height="${h * 0.3}" fill="${glass}" stroke="${ink}" stroke-width=".5"/>`,
  )
  const pane = svg`<path d="M${x + w + dx * 0.36} ${y - h * 0.5 - dy * 0.36}v${-h * 0.3}l${dx * 0.28} ${-dy * 0.28}v${h * 0.3}z" fill="#3d4a50" stroke="${ink}" stroke-width=".5"/>`
  const stack = chimney
    ? svg`<path d="M${ridge[0] + w * 0.2} ${ridge[1] + 2}v${-h * 0.5}h${w * 0.13}v${h * 0.46}z" fill="#8a6a52" stroke="${ink}" stroke-width=".7"/>`
    : ''
  return shadow + side + front + frame + door + panes.join('') + pane + stack + slope + light + tiles(eave, ridge, w + 1.5) + gable
}

/** How a tower looks. */
export type Tower = {
  readonly roof?: string
  readonly wall?: string
  readonly flag?: string
  readonly crenels?: boolean
  readonly pitch?: number
}

/** A flag of colour `cloth` on a pole with its foot at `x`, `y`. */
export function flag(x: number, y: number, cloth: string, tall = 9): string {
  return svg`<path d="M${x} ${y}v${-tall}" stroke="${ink}" stroke-width=".9"/><path d="M${x + 0.4} ${y - tall}q3 -1.5 5 .3t4.5 .2l-1.5 2.6l1.5 2.2q-2.5 1 -4.5 -.2t-5 -.1z" fill="${cloth}" stroke="${ink}" stroke-width=".5"/>`
}

/** A round tower, its foot's left end at `x`, `y`; `w` wide, `h` to the roof. */
export function tower(x: number, y: number, w: number, h: number, look: Tower = {}): string {
  const { roof = '#3f5a78', wall = 'stoneWarm', flag: cloth, crenels = false, pitch = 1.5 } = look
  const bulge = w * 0.14
  const tip = y - h - w * pitch
  const shadow = svg`<ellipse cx="${x + w * 0.8}" cy="${y + 0.6}" rx="${w * 0.9}" ry="${1.4 + w * 0.08}" fill="#22180a" opacity=".4"/>`
  const body = svg`<path d="M${x} ${y}V${y - h}H${x + w}V${y}Q${x + w / 2} ${y + bulge * 2} ${x} ${y}" fill="url(#${wall})" stroke="${ink}" stroke-width=".9"/>`
  const stones = times(
    Math.floor(h / 7),
    (i) =>
      svg`<path d="M${x + w * (i % 2 === 0 ? 0.12 : 0.46)} ${y - 4 - i * 7}h${w * 0.22}" stroke="#6b5330" stroke-width=".6" opacity=".7"/>`,
  )
  const slit = svg`<path d="M${x + w * 0.38} ${y - h + h * 0.34}v-4q${w * 0.1} -2 ${w * 0.2} 0v4z" fill="#2c1c0e"/>`
  const cap = crenels
    ? svg`<path d="M${x - 1.4} ${y - h}v-5h${w * 0.24}v2h${w * 0.22}v-2h${w * 0.24}v2h${w * 0.22}v-2h${w * 0.2}v5z" fill="url(#${wall})" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/>`
    : svg`<path d="M${x - 1.6} ${y - h + 0.6}Q${x + w * 0.3} ${y - h - w * 0.3} ${x + w / 2} ${tip}Q${x + w * 0.7} ${y - h - w * 0.3} ${x + w + 1.6} ${y - h + 0.6}Q${x + w / 2} ${y - h + bulge * 2.4} ${x - 1.6} ${y - h + 0.6}" fill="${roof}" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><path d="M${x} ${y - h + 0.4}Q${x + w * 0.32} ${y - h - w * 0.3} ${x + w / 2 - 0.3} ${tip + 2}L${x + w * 0.36} ${y - h + 1}Z" fill="#fff3d6" opacity=".34"/>`
  const pennant = cloth === undefined ? '' : flag(x + w / 2, crenels ? y - h - 4 : tip + 1, cloth)
  return shadow + pennant + body + stones.join('') + slit + cap
}

/** A wall with battlements from `x` to `x + w`, its foot at `y`, `h` high. */
export function battlement(x: number, y: number, w: number, h: number, wall = '#e3d5b0'): string {
  const teeth = Math.max(1, Math.floor(w / 8))
  const tooth = w / (teeth * 2 - 1)
  const top = times(teeth, (i) => svg`v-3.5h${tooth}v3.5${i < teeth - 1 ? svg`h${tooth}` : ''}`)
  const rows = times(Math.max(1, Math.floor(h / 5)), (row) =>
    times(
      Math.floor(w / 9),
      (i) => svg`<path d="M${x + 3 + i * 9 + (row % 2) * 4} ${y - 4 - row * 5}h4" stroke="#8d7448" stroke-width=".6" opacity=".75"/>`,
    ).join(''),
  )
  return svg`<path d="M${x} ${y}V${y - h}${top}V${y}z" fill="${wall}" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><path d="M${x + 0.6} ${y - h * 0.28}h${w - 1.2}v${h * 0.28}h${1.2 - w}z" fill="#6b4d28" opacity=".22"/>${rows}`
}

/** A gate with a pointed arch and a portcullis, its foot's middle at `x`, `y`. */
export function gate(x: number, y: number, w: number, h: number): string {
  const half = w / 2
  return svg`<path d="M${x - half - 1.6} ${y}v${-h * 0.6}Q${x} ${y - h * 1.3} ${x + half + 1.6} ${y - h * 0.6}v${h * 0.6}z" fill="#b8a274" stroke="${ink}" stroke-width=".8"/><path d="M${x - half} ${y}v${-h * 0.56}Q${x} ${y - h * 1.1} ${x + half} ${y - h * 0.56}v${h * 0.56}z" fill="#24160a"/><path d="M${x - half * 0.5} ${y - h * 0.76}v${h * 0.4}M${x} ${y - h * 0.84}v${h * 0.48}M${x + half * 0.5} ${y - h * 0.76}v${h * 0.4}M${x - half} ${y - h * 0.56}h${w}" stroke="#8a6f45" stroke-width=".6"/>`
}

/** A round tent, its foot's middle at `x`, `y`. */
export function tent(x: number, y: number, w: number, h: number, cloth: string, stripe: string, cloth2 = '#a3231c'): string {
  const half = w / 2
  const shoulder = h * 0.46
  return [
    svg`<ellipse cx="${x + half * 0.4}" cy="${y + 0.8}" rx="${half * 1.1}" ry="${1.4 + w * 0.05}" fill="#22180a" opacity=".42"/>`,
    svg`<path d="M${x - half} ${y}L${x - half * 0.9} ${y - shoulder}H${x + half * 0.9}L${x + half} ${y}Q${x} ${y + 2.6} ${x - half} ${y}" fill="${cloth}" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/>`,
    svg`<path d="M${x - half * 0.6} ${y + 0.6}L${x - half * 0.54} ${y - shoulder}h${half * 0.26}L${x - half * 0.3} ${y + 1}zM${x + half * 0.28} ${y - shoulder}h${half * 0.28}L${x + half * 0.62} ${y + 0.6}L${x + half * 0.3} ${y + 1}z" fill="${stripe}" opacity=".9"/>`,
    svg`<path d="M${x - half * 1.06} ${y - shoulder + 0.8}Q${x - half * 0.3} ${y - h * 0.72} ${x} ${y - h}Q${x + half * 0.3} ${y - h * 0.72} ${x + half * 1.06} ${y - shoulder + 0.8}q${-half * 0.24} 2.6 ${-half * 0.5} 0q${-half * 0.28} 2.6 ${-half * 0.56} 0q${-half * 0.28} 2.6 ${-half * 0.56} 0q${-half * 0.26} 2.6 ${-half * 0.5} 0z" fill="${cloth}" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/>`,
    svg`<path d="M${x} ${y - h}Q${x - half * 0.2} ${y - h * 0.66} ${x - half * 0.5} ${y - shoulder + 1.6}l${half * 0.44} 0zM${x} ${y - h}Q${x + half * 0.24} ${y - h * 0.7} ${x + half * 0.52} ${y - shoulder + 1.6}l${half * 0.4} -1z" fill="${stripe}" opacity=".9"/>`,
    svg`<path d="M${x + half * 0.2} ${y - h * 0.5}L${x + half} ${y}Q${x + half * 0.4} ${y + 2} ${x + half * 0.2} ${y + 1.6}z" fill="#2a1206" opacity=".3"/>`,
    svg`<path d="M${x - half * 0.16} ${y + 1.2}Q${x - half * 0.04} ${y - shoulder * 0.6} ${x} ${y - shoulder}Q${x + half * 0.06} ${y - shoulder * 0.6} ${x + half * 0.2} ${y + 1.2}z" fill="#2a1608"/>`,
    flag(x, y - h + 1, cloth2, 8),
  ].join('')
}

/** A market stall under a striped awning, its foot's left end at `x`, `y`. */
export function stall(x: number, y: number, w: number, stripe: string): string {
  const h = w * 0.52
  const band = w / 7
  const stripes = [0, 2, 4, 6].map(
    (i) =>
      svg`<path d="M${x + band * i} ${y - h * 0.8}L${x + 2 + (band - 0.6) * i} ${y - h * 1.5}h${band - 0.6}L${x + band * (i + 1)} ${y - h * 0.8}q${-band / 2} 2.4 ${-band} 0z" fill="${stripe}"/>`,
  )
  const wares = times(
    6,
    (i) =>
      svg`<circle cx="${x + 2.6 + i * ((w - 5) / 5)}" cy="${y - h * 0.34}" r="1.7" fill="${['#d9503c', '#f2c53d', '#7ba046'][i % 3] ?? '#d9503c'}" stroke="${ink}" stroke-width=".4"/>`,
  )
  return [
    svg`<path d="M${x} ${y + 0.6}h${w + 4}l-2 2h${-w}z" fill="#22180a" opacity=".4"/>`,
    svg`<path d="M${x + 0.8} ${y}V${y - h}M${x + w - 0.8} ${y}V${y - h}" stroke="#5b3a1c" stroke-width="1.3"/>`,
    svg`<rect x="${x}" y="${y - h * 0.36}" width="${w}" height="${h * 0.36}" fill="#c79a5a" stroke="${ink}" stroke-width=".7"/><path d="M${x} ${y - h * 0.18}h${w}" stroke="#7a5426" stroke-width=".6"/>`,
    wares.join(''),
    svg`<path d="M${x} ${y - h * 0.8}L${x + 2} ${y - h * 1.5}H${x + w - 2}L${x + w} ${y - h * 0.8}z" fill="#fff3d6"/>`,
    stripes.join(''),
    svg`<path d="M${x} ${y - h * 0.8}L${x + 2} ${y - h * 1.5}H${x + w - 2}L${x + w} ${y - h * 0.8}" fill="none" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/>`,
  ].join('')
}

/** A row of pointed logs from `x` to `x + w`, with its foot at `y`. */
export function palisade(x: number, y: number, w: number, tall = 9): string {
  const logs = times(Math.floor(w / 3.4), (i) => {
    const at = x + i * 3.4
    const top = y - tall - (i % 3)
    return svg`<path d="M${at} ${y}V${top + 2}l1.5 -2.6l1.5 2.6V${y}z" fill="#7c5a34" stroke="${ink}" stroke-width=".6"/><path d="M${at + 0.5} ${y}V${top + 2}" stroke="#c09a62" stroke-width=".6"/>`
  })
  return svg`<path d="M${x} ${y}h${w}l3 2h${-w}z" fill="#22180a" opacity=".4"/>${logs}<path d="M${x} ${y - tall * 0.5}h${w}" stroke="#4a3018" stroke-width="1.2"/>`
}

/** A fire of logs with its foot's middle at `x`, `y`. */
export function fire(x: number, y: number, s = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="-2" rx="11" ry="7" fill="#ffb648" opacity=".4" filter="url(#soft3)"/><path d="M-5 1L5 -1.5M-5 -1.5L5 1" stroke="#4a2f16" stroke-width="2.2" stroke-linecap="round"/><path d="M0 0q-6 -5 -1 -11q1.5 3 3 3q4 4 -2 8z" fill="#ef8a26" stroke="#8a2e1a" stroke-width=".7"/><path d="M0 -.4q-2.6 -2.6 0 -5.6q2.6 2.6 0 5.6z" fill="#ffe08a"/></g>`
}

/** A windmill with its foot's middle at `x`, `y`, about 40 units high at scale 1. */
export function windmill(x: number, y: number, s = 1, cap = '#3f6a74'): string {
  const sail = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M0 0L1 -20" stroke="${ink}" stroke-width="1.3"/><path d="M1 -5l6 0l0 -15l-6 0z" fill="#fff6dd" stroke="${ink}" stroke-width=".7"/><path d="M1 -10h6M1 -15h6M4 -5v-15" stroke="#9a8a68" stroke-width=".5"/></g>`
  return `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="6" cy="1" rx="14" ry="3" fill="#22180a" opacity=".4"/><path d="M-9 0L-5.5 -27H5.5L9 0Q0 3 -9 0z" fill="url(#stoneWarm)" stroke="${ink}"/><path d="M-7 -27q7 -13 14 0z" fill="${cap}" stroke="${ink}" stroke-width=".9"/><path d="M-5.4 -28q3 -7 5.4 -7.6l-1.5 7.6z" fill="#fff" opacity=".3"/><path d="M-2 1v-7q2 -2.5 4 0v7z" fill="#4a2f16" stroke="${ink}" stroke-width=".5"/><path d="M-1.5 -14v-3q1.5 -1.5 3 0v3z" fill="#2c1c0e"/><g transform="translate(0 -27)">${[20, 110, 200, 290].map(sail).join('')}<circle r="1.8" fill="#6b4423" stroke="${ink}" stroke-width=".6"/></g></g>`
}
