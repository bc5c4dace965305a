import { finish, linear, sharedDefs } from '../draw/paint.ts'
import type { Random } from '../draw/rng.ts'
import { between, random } from '../draw/rng.ts'
import { stars } from '../draw/sky.ts'
import { svg, svgDocument, times } from '../draw/svg.ts'
import { plateHeight as h, plateWidth as w } from './size.ts'

const line = '#070b0f'

type Block = {
  readonly x: number
  readonly wide: number
  readonly tall: number
  readonly wall: string
  readonly lamp: string
  readonly lit: number
}

/** A city block with a bevelled top, a dark flank, and windows of which the part `lit` burns. */
function block(r: Random, { x, wide, tall, wall, lamp, lit }: Block): string {
  const top = h - tall
  const bevel = wide * 0.18
  const shape = svg`M${x} ${h}V${top}l${bevel} -9h${wide - bevel * 2}l${bevel} 9V${h}z`
  const rows = times(Math.max(0, Math.floor((tall - 10) / 7)), (row) =>
    times(Math.floor((wide * 0.66) / 6), (column) => {
      if (r() >= lit) return ''
      return svg`<rect x="${x + 5 + column * 6}" y="${top + 6 + row * 7}" width="3" height="3.6" fill="${lamp}" opacity="${between(r, 0.6, 1)}"/>`
    }).join(''),
  )
  const mast =
    r() < 0.4
      ? svg`<path d="M${x + wide * 0.4} ${top - 9}v-${between(r, 8, 20)}" stroke="${line}" stroke-width="1.3"/><circle cx="${x + wide * 0.4}" cy="${top - 10}" r="1.6" fill="#ff7a4a"/>`
      : ''
  return svg`${mast}<path d="${shape}" fill="${wall}" stroke="${line}" stroke-width="1.4"/><path d="M${x + wide * 0.7} ${h}V${top - 9}h${wide * 0.12}l${bevel} 9V${h}z" fill="#04070a" opacity=".5"/><path d="M${x + 1.5} ${h}V${top}l${bevel} -8" stroke="#9fc4bd" stroke-width="1" fill="none" opacity=".5"/>${rows}`
}

/** The hall where the judges sit: columns of light under a star. */
function hall(): string {
  const x = 302
  const columns = times(7, (i) => svg`<path d="M${x - 54 + i * 16} ${h}V120h9V${h}z" fill="url(#lamplight)" stroke="${line}"/>`)
  const points = times(16, (i) => {
    const radius = i % 2 === 0 ? 20 : 10.5
    const angle = (i / 16) * Math.PI * 2 - Math.PI / 2
    return svg`${x + Math.cos(angle) * radius} ${82 + Math.sin(angle) * radius}`
  })
  return [
    svg`<path d="M${x - 66} ${h}V114l22 -16h88l22 16V${h}z" fill="#122630" stroke="${line}" stroke-width="2"/><path d="M${x - 65} 114l21 -15" stroke="#8fb6b0" stroke-width="1.5"/>`,
    svg`<path d="M${x - 48} 99l48 -30l48 30z" fill="#1d3944" stroke="${line}" stroke-width="2"/><path d="M${x - 46} 98l46 -29" stroke="#8fb6b0" stroke-width="1.5"/>`,
    columns.join(''),
    svg`<circle cx="${x}" cy="82" r="46" fill="#ffd877" opacity=".34" filter="url(#soft14)"/><circle cx="${x}" cy="82" r="31" fill="#f2c34f" stroke="${line}" stroke-width="2.5"/><circle cx="${x}" cy="82" r="26" fill="none" stroke="#7a3a12" stroke-width="1.4"/>`,
    `<path d="M${points.join('L')}z" fill="#7d1d12" stroke="#40120a" stroke-width="1"/>`,
    svg`<circle cx="${x}" cy="82" r="5" fill="#f2c34f" stroke="#40120a"/><path d="M${x - 23} 72A25 25 0 0 1 ${x - 6} 58" stroke="#fff6d8" stroke-width="2" fill="none" opacity=".8"/>`,
  ].join('')
}

/** A road on stilts with traffic on it. */
function skyway(): string {
  const way = `M-6 193C168 157 336 219 566 175`
  const piers = [0.09, 0.27, 0.46, 0.66, 0.86].map((t) => svg`<path d="M${w * t - 7} ${h}l5 -34h5l5 34z" fill="${line}"/>`)
  const cars = [
    [70, 179],
    [196, 176],
    [402, 191],
    [506, 184],
  ].map(
    ([x = 0, y = 0]) =>
      svg`<path d="M${x} ${y}l4 -6h12l5 6z" fill="#8a2116" stroke="${line}"/><path d="M${x + 5} ${y - 2}l2.5 -3h6l2.5 3z" fill="#ffe6a0"/><path d="M${x + 21} ${y - 2}l26 -5v8z" fill="#ffe9a8" opacity=".4"/>`,
  )
  return `${piers.join('')}<path d="${way}" stroke="${line}" stroke-width="18" fill="none"/><path d="${way}" stroke="#8a5a28" stroke-width="13" fill="none"/><path d="${way}" transform="translate(0 -5)" stroke="#d99a48" stroke-width="1.6" fill="none"/><path d="${way}" stroke="#ffe6a0" stroke-width="1.8" stroke-dasharray="12 9" fill="none"/>${cars.join('')}`
}

const flyer = (x: number, y: number, s: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0l16 -5l16 3l-6 6h-20z" fill="#0a0f14" stroke="#37545a" stroke-width=".8"/><circle cx="30" cy="0" r="2.2" fill="#ff8a5a"/><path d="M-2 0l-22 2" stroke="#ffd9a0" stroke-width="1" opacity=".5"/></g>`

/** The judge on the bridge, a dark shape against the glow: helmet, shoulders, badge. */
const judge = `<g transform="translate(110 224)"><path d="M-46 4Q-44 -34 -24 -42L-18 -50Q-20 -78 0 -80Q20 -78 18 -50L24 -42Q44 -34 46 4z" fill="#0c141a" stroke="${line}" stroke-width="1.5"/><path d="M-44 -2Q-42 -32 -23 -40" stroke="#6fa0a0" stroke-width="2" fill="none"/><path d="M-46 -22q-2 -14 12 -18q10 2 12 10q-10 8 -24 8z" fill="#c99a34" stroke="${line}" stroke-width="1.3"/><path d="M46 -22q2 -14 -12 -18q-10 2 -12 10q10 8 24 8z" fill="#8a6418" stroke="${line}" stroke-width="1.3"/><path d="M-17 -52Q-18 -78 0 -79Q18 -78 17 -52L8 -47L0 -52L-8 -47z" fill="#1b2a33" stroke="${line}" stroke-width="1.3"/><path d="M-16 -60H16L13 -52Q6 -55 0 -55Q-6 -55 -13 -52z" fill="#7d1d12" stroke="${line}"/><path d="M-15 -66Q-12 -76 -2 -77" stroke="#8fb6b0" stroke-width="1.8" fill="none"/><path d="M-9 -47Q0 -40 9 -47L7 -38Q0 -34 -7 -38z" fill="#c9a184" stroke="${line}"/><path d="M-4 -42h8" stroke="#3a1d10" stroke-width="1.2"/><path d="M10 -18l4 -8l4 8l8 1l-6 6l2 8l-8 -4l-8 4l2 -8l-6 -6z" fill="#f2c34f" stroke="${line}"/></g>`

/** The city of the judges by night, as a woodcut in teal and gold. */
export function cityPlate(): string {
  const r = random('city plate')
  const defs =
    sharedDefs +
    linear('dusk', 'down', '#0f1b27', '#27606a@.5', '#c98a3c@.8', '#f4c765') +
    linear('lamplight', 'down', '#ffe9a8', '#e7b65a@.5', '#a8702c') +
    '<pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="3.5" cy="3.5" r="1.7" fill="#0d1620"/></pattern><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".7" stop-color="#000"/></linearGradient><mask id="dotsFade"><rect width="100%" height="100%" fill="url(#fade)"/></mask>'
  const rows = (
    count: number,
    step: number,
    wide: readonly [number, number],
    tall: readonly [number, number],
    wall: string,
    lamp: string,
    lit: number,
  ) =>
    times(count, (i) =>
      block(r, { x: i * step - 14, wide: between(r, wide[0], wide[1]), tall: between(r, tall[0], tall[1]), wall, lamp, lit }),
    ).join('')
  const beams = [
    [258, -24],
    [348, 15],
  ].map(([x = 0, lean = 0]) => svg`<path d="M${x} 180L${x + lean * 6 - 22} -10h44Z" fill="#fbe9b0" opacity=".24"/>`)
  return svgDocument(
    w,
    h,
    defs,
    [
      svg`<rect width="${w}" height="${h}" fill="url(#dusk)"/><rect width="${w}" height="${h}" fill="url(#dots)" opacity=".45" mask="url(#dotsFade)"/>`,
      stars(r, w, 90, 40),
      '<circle cx="176" cy="64" r="52" fill="#f7e3a8" opacity=".3" filter="url(#soft14)"/><circle cx="176" cy="64" r="33" fill="#f7e3a8"/><path d="M176 31A33 33 0 0 1 176 97A48 48 0 0 0 176 31z" fill="#d9b76a" opacity=".55"/><g fill="#d9bb78" opacity=".8"><circle cx="166" cy="56" r="5"/><circle cx="182" cy="78" r="7"/><circle cx="192" cy="56" r="3.5"/><circle cx="160" cy="74" r="3"/></g>',
      beams.join(''),
      rows(15, 40, [34, 48], [70, 150], '#46787c', '#f6d98b', 0.14),
      '<rect y="128" width="560" height="36" fill="#f0b860" opacity=".5" filter="url(#soft6)"/>',
      rows(10, 60, [44, 60], [60, 124], '#1f414d', '#ffd877', 0.3),
      hall(),
      '<rect y="176" width="560" height="30" fill="#e0964a" opacity=".34" filter="url(#soft6)"/>',
      rows(12, 50, [40, 54], [18, 46], '#10232c', '#ffcf6a', 0.35),
      skyway(),
      flyer(90, 38, 1),
      flyer(420, 58, 0.9),
      flyer(468, 40, 0.62),
      flyer(236, 96, 0.7),
      judge,
      finish(w, h, 26),
    ].join(''),
  )
}
