import { n, shape } from './curve.ts'
import { area, flick, INK, place, solid, tail } from './ink.ts'
import type { Ramp } from './ink.ts'
import { between, many, oneOf } from './pen.ts'
import type { Pen } from './pen.ts'
import { RAMPS } from './ramps.ts'

/** Clumps of moss around the given centres, `size` in units. */
export const moss = (
  pen: Pen,
  centres: readonly (readonly [number, number])[],
  size = 5,
  colours: readonly [string, ...string[]] = ['#5d7a2f', '#78963c', '#45602a', '#93ad4a'],
): string => {
  const blobs = centres.flatMap(([x, y]) =>
    Array.from({ length: 5 }, () => ({
      x: x + between(pen, -size * 1.2, size * 1.2),
      y: y + between(pen, -size, size),
      r: between(pen, size * 0.55, size),
      fill: oneOf(pen, colours),
    })),
  )
  return (
    blobs.map((b) => `<circle cx="${n(b.x)}" cy="${n(b.y)}" r="${n(b.r + 1)}" fill="#1a2410"/>`).join('') +
    blobs
      .map(
        (b) =>
          `<circle cx="${n(b.x)}" cy="${n(b.y)}" r="${n(b.r)}" fill="${b.fill}"/><path d="M${n(b.x - b.r * 0.1)} ${n(b.y - b.r * 0.6)}a${n(b.r * 0.7)} ${n(b.r * 0.7)} 0 0 1 ${n(b.r * 0.7)} ${n(b.r * 0.6)}" fill="none" stroke="#cfdf8a" stroke-width=".9" opacity=".6"/>`,
      )
      .join('')
  )
}

/** A small round-topped tree, its foot at (x, y); `size` is a third of its height. */
export const sapling = (pen: Pen, x: number, y: number, size: number, paint: Ramp = RAMPS.leaf): string => {
  const crowns = (
    [
      [0, -1.3, 0.74],
      [-0.62, -0.98, 0.55],
      [0.6, -0.96, 0.58],
      [-0.2, -0.72, 0.52],
      [0.28, -0.7, 0.5],
    ] as const
  ).map(([a, b, c]) => [x + (a + between(pen, -0.08, 0.08)) * size, y + (b + between(pen, -0.07, 0.07)) * size, c * size] as const)
  const id = pen.id()
  return (
    `<radialGradient id="${id}" cx=".66" cy=".28" r=".8"><stop offset="0" stop-color="${paint[2]}"/><stop offset=".5" stop-color="${paint[1]}"/><stop offset="1" stop-color="${paint[0]}"/></radialGradient>` +
    `<path d="M${n(x - 1.6)} ${n(y)}L${n(x - 0.8)} ${n(y - size)}H${n(x + 0.8)}L${n(x + 1.8)} ${n(y)}Z" fill="#4a3018" stroke="${INK}" stroke-width="1"/>` +
    crowns.map(([a, b, c]) => `<circle cx="${n(a)}" cy="${n(b)}" r="${n(c + 0.9)}" fill="#1c2a0e"/>`).join('') +
    crowns.map(([a, b, c]) => `<circle cx="${n(a)}" cy="${n(b)}" r="${n(c)}" fill="url(#${id})"/>`).join('') +
    crowns
      .map(([a, b, c]) => flick(`${a - c * 0.4} ${b + c * 0.4}, ${a} ${b + c * 0.75}, ${a + c * 0.5} ${b + c * 0.4}`, '#1c2a0e', 1, 0.75))
      .join('')
  )
}

/** Blades of grass rooted along y between x0 and x1, `height` tall. */
export const grass = (
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  count: number,
  height: number,
  colours: readonly [string, ...string[]],
): string =>
  many(count, () => {
    const x = between(pen, x0, x1)
    const lean = between(pen, -height * 0.5, height * 0.5)
    const h = height * between(pen, 0.6, 1.2)
    return tail(`${x} ${y}, ${x + lean * 0.25} ${y - h * 0.55}, ${x + lean} ${y - h}`, oneOf(pen, colours), between(pen, 1.4, 2.8))
  })

/** Bulrushes rooted along y. */
export const reeds = (
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  count: number,
  height: number,
  colour = '#1d2c14',
  heads = '#4a2f16',
): string =>
  many(count, (index) => {
    const x = between(pen, x0, x1)
    const h = height * between(pen, 0.6, 1.1)
    const lean = between(pen, -5, 5)
    const stem = tail(`${x} ${y}, ${x + lean * 0.3} ${y - h * 0.6}, ${x + lean} ${y - h}`, colour, 2)
    const knob =
      index % 3 === 0
        ? place(
            `<rect x="-2.2" y="-7" width="4.4" height="13" rx="2.2" fill="${heads}" stroke="${INK}" stroke-width="1"/>`,
            x + lean * 0.9,
            y - h + 8,
            1,
            lean * 2,
          )
        : ''
    return stem + tail(`${x} ${y}, ${x - lean} ${y - h * 0.4}, ${x - lean * 2.4} ${y - h * 0.7}`, colour, 1.8) + knob
  })

/** An inked leaf with its stalk at (0, 0), pointing up. */
export const leaf = (pen: Pen, length: number, paint: Ramp = RAMPS.leaf): string =>
  solid(pen, shape(`0 0!, ${-length * 0.3} ${-length * 0.4}, 0 ${-length}!, ${length * 0.3} ${-length * 0.4}`), paint, {
    ink: 1.3,
    shade: 2,
    rim: 0.9,
    inside: `<path d="M0 0V${n(-length)}" stroke="${paint[0]}" stroke-width="1"/>`,
  })

/** A curling fern or feather: side blades along a stalk from (0, 0) upwards, bent to the right by `bend`. */
export const fern = (length: number, bend: number, colour: string): string =>
  tail(`0 0, ${bend * 0.3} ${-length * 0.6}, ${bend} ${-length}`, colour, 1.6) +
  many(7, (index) => {
    const t = 0.15 + index * 0.12
    const [x, y, reach] = [bend * t * t, -length * t, length * 0.3 * (1 - t * 0.8)]
    return (
      tail(`${x} ${y}, ${x - reach * 0.6} ${y - reach * 0.2}, ${x - reach} ${y + reach * 0.15}`, colour, 1.5) +
      tail(`${x} ${y}, ${x + reach * 0.6} ${y - reach * 0.5}, ${x + reach} ${y - reach * 0.3}`, colour, 1.5)
    )
  })

/** A briar along the points of `text`: an inked stem with thorns; `width` thick. */
export const briar = (pen: Pen, spine: readonly (readonly [number, number])[], width: number, paint: Ramp): string => {
  const text = spine.map(([x, y]) => `${x} ${y}`).join(', ')
  const thorns = spine
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = spine[index] ?? [x, y]
      const length = Math.hypot(x - px, y - py) || 1
      const [nx, ny] = [((py - y) / length) * (index % 2 === 0 ? 1 : -1), ((x - px) / length) * (index % 2 === 0 ? 1 : -1)]
      const [mx, my] = [(x + px) / 2, (y + py) / 2]
      return `<path d="M${n(mx - ny * width * 0.5)} ${n(my + nx * width * 0.5)}L${n(mx + nx * width * 1.9)} ${n(my + ny * width * 1.9)}L${n(mx + ny * width * 0.5)} ${n(my - nx * width * 0.5)}Z" fill="${paint[1]}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>`
    })
    .join('')
  return (
    thorns +
    tail(text, INK, width + 2.4) +
    tail(text, paint[1], width) +
    `<g transform="translate(.6 -.6)">${tail(text, paint[2], width * 0.35)}</g>`
  )
}

/** A mushroom with its foot at (0, 0). */
export const mushroom = (pen: Pen, size: number, cap: Ramp = RAMPS.red): string =>
  solid(pen, shape(`${-size * 0.2} 0, ${-size * 0.15} ${-size * 0.7}, ${size * 0.15} ${-size * 0.7}, ${size * 0.22} 0`), RAMPS.linen, {
    ink: 1.4,
    shade: 2,
    rim: 0.8,
  }) +
  solid(
    pen,
    shape(
      `${-size * 0.7} ${-size * 0.5}!, ${-size * 0.45} ${-size}, 0 ${-size * 1.2}, ${size * 0.45} ${-size}, ${size * 0.7} ${-size * 0.5}!, 0 ${-size * 0.4}`,
    ),
    cap,
    {
      ink: 1.5,
      shade: 2,
      rim: 1,
      inside: area(
        `M${n(-size * 0.3)} ${n(-size * 0.85)}a1.500 1.500 0 1 0 .1 0M${n(size * 0.15)} ${n(-size * 0.7)}a1.300 1.300 0 1 0 .1 0M${n(size * 0.1)} ${n(-size)}a1.200 1.200 0 1 0 .1 0`,
        '#f4e8c6',
      ),
    },
  )
