import { between, random } from '../../draw/rng.ts'
import { svg, times } from '../../draw/svg.ts'
import { form, INK, patch, stroke } from '../figures/ink.ts'
import { oval, poly, rect } from '../figures/shape.ts'

/** Size of a scene, in units. What tells the card apart stays 10 away from the edges: narrow cards cut them off. */
export const SCENE = { width: 200, height: 132 } as const
/** Where feet stand. */
export const FLOOR = 112
const { width, height } = SCENE

/** The colours of an hour: from the furthest to the nearest. */
export type Mood = { readonly sky: string; readonly far: string; readonly near: string; readonly floor: string; readonly light: string }

/** The hours of the city. */
export const MOODS = {
  night: { sky: '#2b4c8c', far: '#1e3463', near: '#16213f', floor: '#3a4a6b', light: '#ffe08a' },
  dusk: { sky: '#e2743c', far: '#9c3f3a', near: '#53283b', floor: '#7a4a44', light: '#ffdf7a' },
  neon: { sky: '#7a3fa8', far: '#4d2a7d', near: '#2a1a4f', floor: '#56397d', light: '#ff8ad0' },
  smog: { sky: '#b9a84a', far: '#7f7434', near: '#4a4424', floor: '#6d6536', light: '#fff0a0' },
  cold: { sky: '#2f9a96', far: '#1d6a6f', near: '#123f4a', floor: '#2c6a70', light: '#c6fff0' },
  alarm: { sky: '#c8302a', far: '#861c22', near: '#4a1018', floor: '#6d2a2a', light: '#ffb84a' },
  day: { sky: '#8fc4dc', far: '#6d97b4', near: '#47688a', floor: '#b6a887', light: '#fffbe0' },
} as const satisfies Readonly<Record<string, Mood>>
export type MoodName = keyof typeof MOODS

const flat = { by: [0, 0], line: 3 } as const
const sky = (m: Mood): string => {
  const rows = times(11, (row) => svg`<path d="M${row % 2 === 0 ? 0 : 4} ${4 + row * 8}H${width}" stroke-width="${6.4 - row * 0.52}"/>`)
  return svg`<path d="M0 0H${width}V${height}H0Z" fill="${m.sky}"/><g fill="none" stroke="${m.far}" stroke-dasharray="0 8" opacity=".55">${rows}</g>`
}
const ground = (m: Mood, from = FLOOR - 12): string =>
  form(rect(-6, from, width + 12, height), { ...flat, fill: m.floor }) +
  stroke(svg`M0 ${from + 9}H${width}`, 1.6, m.near) +
  times(6, (index) => stroke(svg`M${100 + (index - 2.5) * 34} ${from + 9}L${100 + (index - 2.5) * 62} ${height}`, 1.4, m.near)).join('')

/** A row of blocks with their windows, from left to right. */
function blocks(key: string, m: Mood, base: number, tall: number, fill: string): string {
  const r = random(key)
  const houses: string[] = []
  for (let x = -8; x < width;) {
    const w = between(r, 20, 38)
    const top = base - between(r, tall * 0.55, tall)
    const cap = r() < 0.3 ? svg`M${x} ${top}a${w / 2} ${w * 0.34} 0 0 1 ${w} 0V${base}H${x}Z` : rect(x, top, w, base - top)
    const windows = times(Math.floor((base - top - 8) / 8), (row) =>
      times(Math.floor((w - 8) / 6), (column) =>
        r() < 0.34 ? svg`<path d="M${x + 5 + column * 6} ${top + 6 + row * 8}h3v4h-3z"/>` : '',
      ).join(''),
    )
    houses.push(form(cap, { ...flat, fill }), svg`<g fill="${m.light}" opacity=".85">${windows}</g>`)
    if (r() < 0.4) houses.push(stroke(svg`M${x + w / 2} ${top}v-12`, 2.4))
    x += w - 1
  }
  return houses.join('')
}

const skyline = (key: string, m: Mood): string =>
  sky(m) + blocks(`${key}-far`, m, FLOOR - 8, 92, m.far) + blocks(`${key}-near`, m, FLOOR - 8, 52, m.near)

/** Courses of bricks or panels on a wall down to the floor. */
const wall = (m: Mood, fill: string, course = 14, brick = 26): string =>
  svg`<path d="M0 0H${width}V${height}H0Z" fill="${fill}"/>` +
  stroke(times(9, (row) => svg`M0 ${row * course + 6}H${width}`).join(''), 1.8, m.near) +
  stroke(
    times(9, (row) => times(9, (column) => svg`M${column * brick + (row % 2) * (brick / 2)} ${row * course + 6}v${course}`).join('')).join(
      '',
    ),
    1.8,
    m.near,
  )

/** The cone of a lamp from (x, y) down to the floor. */
export const beam = (x: number, y: number, half: number, colour: string, down = FLOOR + 8): string =>
  patch(
    poly([
      [x - 3, y],
      [x + 3, y],
      [x + half, down],
      [x - half, down],
    ]),
    colour,
    0.34,
  ) + svg`<ellipse cx="${x}" cy="${down}" rx="${half}" ry="${half * 0.16}" fill="${colour}" opacity=".4"/>`

const shelves = (key: string, m: Mood, colours: readonly string[]): string => {
  const r = random(key)
  const boards = [26, 58, 90]
  const goods = boards.flatMap((y) =>
    times(20, (index) => {
      const h = between(r, 11, 22)
      const w = between(r, 6, 9.5)
      return form(rect(4 + index * 10, y - h, w, h), { ...flat, line: 1.8, fill: colours[Math.floor(r() * colours.length)] ?? m.light })
    }),
  )
  return goods.join('') + boards.map((y) => form(rect(-4, y, width + 8, 5), { ...flat, fill: m.floor })).join('')
}

/** The places that things happen in; each draws the whole ground of a scene. `key` makes two of a kind differ. */
export const PLACES = {
  street: (m, key) => skyline(key, m) + ground(m),
  crossing: (m, key) =>
    skyline(key, m) +
    ground(m) +
    times(6, (index) =>
      patch(
        poly([
          [22 + index * 28, FLOOR - 8],
          [38 + index * 28, FLOOR - 8],
          [34 + index * 34, height],
          [8 + index * 34, height],
        ]),
        '#f3ead4',
        0.9,
      ),
    ).join(''),
  alley: (m) =>
    wall(m, m.far) +
    form(rect(18, 18, 34, 44), { ...flat, fill: m.near, inside: patch(rect(20, 20, 30, 20), m.light, 0.7) }) +
    form(rect(150, 30, 30, 82), { ...flat, fill: m.near }) +
    stroke('M100 0V14M88 14h24', 4) +
    beam(100, 14, 74, m.light) +
    ground(m),
  lift: (m) =>
    wall(m, m.far, 40, 60) +
    form(rect(42, 14, 116, 106), { ...flat, fill: m.near, line: 4 }) +
    form(rect(48, 20, 50, 100), { by: [6, 3], fill: m.sky, line: 3 }) +
    form(rect(102, 20, 50, 100), { by: [6, 3], fill: m.sky, line: 3 }) +
    form(rect(76, 2, 48, 12), { ...flat, fill: INK, inside: patch('M92 11l8-8 8 8z', m.light) }) +
    form(rect(166, 56, 14, 24), { ...flat, fill: m.floor, inside: patch(oval(173, 63, 3), m.light) + patch(oval(173, 73, 3), '#c8302a') }) +
    ground(m, FLOOR),
  roof: (m, key) =>
    sky(m) +
    form(oval(150, 34, 22), { fill: '#f6e9c6', by: [7, 4], line: 3 }) +
    blocks(key, m, FLOOR, 62, m.far) +
    form(rect(-6, 96, 212, 50), { ...flat, fill: m.near }) +
    form(rect(-6, 90, 212, 9), { ...flat, fill: m.floor }) +
    form(rect(8, 74, 22, 22), { by: [5, 3], line: 3, fill: m.floor }),
  park: (m, key) =>
    sky(m) +
    blocks(key, m, 78, 54, m.far) +
    form('M-6 84Q50 66 104 82T206 78V140H-6Z', { ...flat, fill: '#4f9a55' }) +
    times(
      5,
      (index) =>
        form(svg`M${8 + index * 46} 84v-16`, { ...flat, fill: 'none', line: 4 }) +
        form(oval(8 + index * 46, 60, 13, 15), { by: [4, 3], line: 3, fill: index % 2 === 0 ? '#3f8a4a' : '#74b83f' }),
    ).join('') +
    stroke('M-6 120Q60 98 206 116', 9, '#e5d6a6'),
  hall: (m) =>
    wall(m, m.far, 60, 400) +
    times(
      5,
      (index) =>
        form(rect(4 + index * 46, 10, 16, 100), { by: [4, 2], line: 3, fill: m.sky }) +
        form(rect(0 + index * 46, 4, 24, 9), { ...flat, fill: m.floor }),
    ).join('') +
    patch('M84 0h34l46 120H44z', m.light, 0.26) +
    ground(m),
  office: (m, key) =>
    wall(m, m.far, 60, 400) +
    shelves(key, m, ['#e8dcb8', '#c8a86a', '#8fa6c8', '#d3624a', '#f3ead4']) +
    form(rect(-6, 104, 212, 40), { ...flat, fill: '#8a5a2e' }) +
    stroke('M0 110H200', 1.6, '#5a3818'),
  market: (m, key) =>
    wall(m, m.far, 60, 400) +
    shelves(key, m, ['#d3342b', '#e0ad42', '#4f9a55', '#f3ead4', '#2f74c8']) +
    form(rect(-6, -6, 212, 20), {
      ...flat,
      fill: '#f3ead4',
      inside: times(7, (index) => patch(rect(index * 30, -6, 15, 20), '#d3342b')).join(''),
    }) +
    ground(m),
  stage: (m) =>
    svg`<path d="M0 0H${width}V${height}H0Z" fill="${m.near}"/>` +
    times(11, (index) => form(svg`M${index * 20 - 8} -4h20q-5 60 0 112h-20q5-60 0-112z`, { by: [5, 0], line: 2.2, fill: m.sky })).join('') +
    beam(60, -8, 52, m.light) +
    beam(146, -8, 46, m.light) +
    form(rect(-6, 104, 212, 40), { ...flat, fill: '#8a5a2e' }) +
    stroke('M0 114H200M0 124H200', 1.6, '#5a3818'),
  tube: (m) =>
    svg`<path d="M0 0H${width}V${height}H0Z" fill="${m.near}"/>` +
    [96, 74, 54, 36, 20]
      .map((r, index) => form(oval(100, 62, r * 1.35, r), { ...flat, line: 3, fill: index % 2 === 0 ? m.far : m.sky }))
      .join('') +
    form(oval(100, 62, 14, 10), { ...flat, fill: m.light }) +
    stroke('M100 62L20 140M100 62L180 140M62 100h76M44 116h112', 3.4),
  vault: (m) =>
    wall(m, m.far, 33, 50) +
    form(oval(60, 62, 50), { fill: '#8d98a8', by: [10, 6], line: 4 }) +
    form(oval(60, 62, 38), { fill: '#5d6878', by: [8, 5], line: 3 }) +
    times(8, (index) => svg`<g transform="rotate(${index * 45} 60 62)">${form(rect(56, 14, 8, 8), { ...flat, fill: m.light })}</g>`).join(
      '',
    ) +
    ground(m),
  highway: (m, key) =>
    skyline(key, m) +
    form(
      poly([
        [-10, 140],
        [70, 76],
        [130, 76],
        [210, 140],
      ]),
      { ...flat, fill: '#2c313d' },
    ) +
    stroke('M100 80v6M100 92v9M100 108v14', 4, m.light) +
    stroke('M66 82L-10 136M134 82L210 136', 3.4, '#f3ead4'),
  lab: (m) =>
    wall(m, m.far, 26, 26) +
    form(rect(8, 14, 78, 52), { ...flat, fill: INK, inside: stroke('M10 46h16l6-18 8 30 8-22 6 10h34', 3, m.light) }) +
    form(rect(118, 20, 72, 40), {
      ...flat,
      fill: m.near,
      inside: times(12, (index) =>
        patch(oval(126 + (index % 6) * 11, 32 + Math.floor(index / 6) * 16, 3.4), index % 5 === 0 ? '#d3342b' : m.light),
      ).join(''),
    }) +
    form(rect(-6, 100, 212, 40), { ...flat, fill: '#cfd6de' }),
  pier: (m) =>
    sky(m) +
    form(oval(156, 38, 20), { fill: '#fff4d8', by: [6, 4], line: 3 }) +
    form(rect(-6, 72, 212, 70), { ...flat, fill: '#0f7f80' }) +
    stroke('M8 82q10-5 20 0t20 0M120 80q10-5 20 0t20 0M60 92q10-5 20 0t20 0', 2.4, '#7fe0d4') +
    form(rect(-6, 104, 212, 40), { ...flat, fill: '#8a6a42' }) +
    stroke(times(9, (index) => svg`M${index * 24} 104v36`).join(''), 2),
  clouds: (m) =>
    sky(m) +
    form('M-10 132V96q8-18 28-12 8-20 32-14 14-18 36-4 20-16 40 2 24-8 30 12 26-6 30 14l24 44z', { fill: '#f6ecd2', by: [4, -5], line: 3 }),
} as const satisfies Readonly<Record<string, (m: Mood, key: string) => string>>
export type Place = keyof typeof PLACES
