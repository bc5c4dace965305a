import { n, shape } from './curve.ts'
import { area, flick, INK, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import { between, many } from './pen.ts'
import type { Pen } from './pen.ts'
import { RAMPS } from './ramps.ts'

/** A tongue of fire with its foot at (x, y): outer, middle and hot core, leaning by `lean`. */
export const flame = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  lean = 0,
  colours: readonly [string, string, string] = ['#c5330d', '#f58a1f', '#ffe58a'],
  ink = 1.8,
): string => {
  const tongue = (k: number): string =>
    shape(
      `${x - width * 0.5 * k} ${y - height * 0.12 * k}, ${x - width * 0.36 * k + lean * 0.2} ${y - height * 0.5 * k}, ${x + lean * k} ${y - height * k}!, ${x + width * 0.2 * k + lean * 0.5} ${y - height * 0.58 * k}, ${x + width * 0.5 * k} ${y - height * 0.2 * k}, ${x + width * 0.2 * k} ${y}, ${x - width * 0.2 * k} ${y}`,
    )
  return (
    `<path d="${tongue(1)}" fill="${colours[0]}" stroke="${ink === 0 ? 'none' : '#3a0f05'}" stroke-width="${ink}" stroke-linejoin="round"/>` +
    area(tongue(0.74), colours[1]) +
    area(tongue(0.42), colours[2])
  )
}

/** Glowing sparks at random inside a box. */
export const sparks = (
  pen: Pen,
  box: readonly [x: number, y: number, w: number, h: number],
  count: number,
  colours: readonly [string, string] = ['#ffd266', '#ff8a2a'],
): string =>
  many(count, (index) => {
    const [x, y, r] = [box[0] + pen.rnd() * box[2], box[1] + pen.rnd() * box[3], between(pen, 0.6, 1.7)]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2.4)}" fill="${colours[1]}" opacity=".28"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colours[index % 2] ?? colours[0]}"/>`
  })

/** A faceted boulder standing on y, `w` half its width; lit from the right. */
export const rock = (pen: Pen, x: number, y: number, w: number, h: number, paint: Ramp = RAMPS.stone): string => {
  const j = (by: number): number => between(pen, -by / 2, by / 2)
  const top: [number, number] = [x + w * 0.1 + j(4), y - h]
  const knee: [number, number] = [x - w * 0.05 + j(4), y - h * 0.42 + j(5)]
  const left: [number, number][] = [
    [x - w, y],
    [x - w * 0.86 + j(2), y - h * 0.34],
    [x - w * 0.5 + j(3), y - h * 0.74],
  ]
  const right: [number, number][] = [
    [x + w * 0.46 + j(3), y - h * 0.8],
    [x + w * 0.8 + j(2), y - h * 0.42],
    [x + w, y],
  ]
  const poly = (list: readonly (readonly [number, number])[]): string => `M${list.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}Z`
  const foot: [number, number] = [x + w * 0.1, y]
  return (
    area(poly([...left, top, ...right]), paint[1]) +
    area(poly([...left, top, knee, foot]), paint[0], 0.7) +
    area(poly([top, right[0] ?? top, right[1] ?? top, knee]), paint[2], 0.75) +
    `<path d="${poly([...left, top, ...right])}" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M${n(top[0])} ${n(top[1])}L${n(knee[0])} ${n(knee[1])}L${n(foot[0])} ${n(foot[1])}M${n(knee[0])} ${n(knee[1])}L${n(x + w * 0.8)} ${n(y - h * 0.42)}" fill="none" stroke="${INK}" stroke-width="1.1" opacity=".7"/>`
  )
}

/** Path data of a polygon along straight legs, `width` at its root and pointed at its end. */
export const splinter = (run: readonly (readonly [number, number])[], width: number): string => {
  const side = (s: 1 | -1): string[] => run.map(([x, y], index) => `${n(x + (s * width * (1 - index / (run.length - 1))) / 2)} ${n(y)}`)
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`
}

/** A split along straight legs, widest at its root; `glowing` gives it a hot core and a halo. */
export const fissure = (run: readonly (readonly [number, number])[], width: number, glowing?: string): string =>
  glowing === undefined
    ? area(splinter(run, width * 0.8), INK, 0.85)
    : area(splinter(run, width * 2.4 + 1), glowing, 0.3) +
      area(splinter(run, width * 1.3 + 1), INK, 0.65) +
      area(splinter(run, width), glowing) +
      area(splinter(run, width * 0.4), '#fff0a8')

/** A branching crack from (x, y) downwards; `glowing` gives it a hot core, `lean` moves its foot sideways. */
export const crack = (pen: Pen, x: number, y: number, length: number, glowing?: string, lean = 0): string => {
  const steps = 6
  const jag = length * 0.13
  const spine: [number, number][] = [[x, y]]
  for (let step = 1; step <= steps; step++) {
    spine.push([x + (lean * step) / steps + (step % 2 === 0 ? 1 : -1) * between(pen, jag * 0.3, jag), y + (length * step) / steps])
  }
  const twig = ([a, b]: readonly [number, number], side: 1 | -1): [number, number][] => [
    [a, b],
    [a + side * jag * 1.3, b + length * 0.08],
    [a + side * jag * 1.6, b + length * 0.24],
  ]
  const runs = [spine, twig(spine[2] ?? [x, y], 1), twig(spine[4] ?? [x, y], -1)]
  return runs.map((run) => fissure(run, length * 0.1 + 0.8, glowing)).join('')
}

/** A human skull, centre of the sockets at (0, 0), about 40 wide at size 1; looks to the right. */
export const skull = (pen: Pen, size = 1, paint: Ramp = RAMPS.bone, socket = '#120b08'): string => {
  const inside =
    area(shape('-26 -30, -14 -28, -17 -8, -10 6, -12 20, -26 20'), paint[0], 0.55) +
    area(shape('2 -27, 14 -22, 18 -10, 8 -12'), paint[2], 0.6)
  return `<g transform="scale(${n(size)})">${
    solid(pen, shape('-10 12!, -13 26, -2 31, 8 30, 13 25, 13 12!'), paint, { ink: 2, shade: 3, rim: 1 }) +
    solid(pen, shape('0 -30, 15 -25, 21 -12, 19 -2, 21 7, 14 12, 12 19, -8 19, -10 12, -19 7, -23 -8, -19 -23'), paint, {
      ink: 2.2,
      shade: 4,
      rim: 1.8,
      inside,
    }) +
    area(shape('-15 -3, -8 -7, -1 -3, -2 5, -8 8, -14 5'), socket) +
    area(shape('6 -3, 12 -6, 18 -2, 17 5, 12 7, 7 4'), socket) +
    area(shape('2 8!, 4.5 6, 7 8!, 8 13!, 4.5 12, 1 13!'), socket) +
    `<path d="M-7 19.500V25M-2.500 19.500V26M2.500 19.500V26M7 19.500V25.500M10.500 19V24" stroke="${INK}" stroke-width="1.300"/><path d="M-9 22Q2 26 12.500 21.500" stroke="${INK}" stroke-width="1.400" fill="none"/>` +
    flick('-18 -8, -9 -11, -1 -6', paint[0], 1.6) +
    flick('-4 -30, -7 -22, -3 -18, -6 -13', INK, 1.2, 0.6)
  }</g>`
}

/** A long bone from (0, 0) up to (0, -length). */
export const bone = (pen: Pen, length: number, width: number, paint: Ramp = RAMPS.bone): string => {
  const w = width / 2
  return solid(
    pen,
    shape(
      `${-w * 0.7} ${-length * 0.2}, ${-w * 0.6} ${-length * 0.8}, ${-w * 1.7} ${-length}, ${-w} ${-length - w * 1.6}, 0 ${-length - w * 0.5}, ${w} ${-length - w * 1.6}, ${w * 1.7} ${-length}, ${w * 0.6} ${-length * 0.8}, ${w * 0.7} ${-length * 0.2}, ${w * 1.7} 0, ${w} ${w * 1.6}, 0 ${w * 0.5}, ${-w} ${w * 1.6}, ${-w * 1.7} 0`,
    ),
    paint,
    { ink: 1.8, shade: 3, rim: 1.2 },
  )
}

/** A rolling cloud: overlapping inked puffs along a base line at y. */
export const cloud = (pen: Pen, x: number, y: number, width: number, paint: Ramp, ink = 1.6): string => {
  const puffs = [
    [-0.4, -0.08, 0.16],
    [-0.16, -0.2, 0.22],
    [0.14, -0.24, 0.24],
    [0.38, -0.1, 0.17],
    [0, -0.06, 0.24],
  ].map(([a = 0, b = 0, c = 0]) => [x + a * width, y + b * width, c * width] as const)
  const ring = (grow: number, fill: string): string =>
    puffs.map(([a, b, c]) => `<circle cx="${n(a)}" cy="${n(b)}" r="${n(c + grow)}" fill="${fill}"/>`).join('')
  return (
    ring(ink, INK) +
    ring(0, paint[1]) +
    puffs
      .map(
        ([a, b, c]) =>
          `<path d="M${n(a + c * 0.1)} ${n(b - c * 0.78)}A${n(c * 0.8)} ${n(c * 0.8)} 0 0 1 ${n(a + c * 0.78)} ${n(b)}" fill="none" stroke="${paint[2]}" stroke-width="2" opacity=".75" stroke-linecap="round"/>`,
      )
      .join('')
  )
}

/** A breaking wave along y from x0 to x1 with a foam crest. */
export const wave = (pen: Pen, x0: number, x1: number, y: number, height: number, paint: Ramp): string => {
  const count = Math.max(1, Math.round((x1 - x0) / (height * 2.4)))
  const step = (x1 - x0) / count
  let top = ''
  for (let index = 0; index < count; index++) {
    const x = x0 + index * step
    top += `C${n(x + step * 0.3)} ${n(y)} ${n(x + step * 0.45)} ${n(y - height)} ${n(x + step * 0.72)} ${n(y - height)}C${n(x + step * 0.9)} ${n(y - height)} ${n(x + step * 0.86)} ${n(y - height * 0.4)} ${n(x + step * 0.74)} ${n(y - height * 0.5)}C${n(x + step * 0.8)} ${n(y - height * 0.1)} ${n(x + step * 0.9)} ${n(y)} ${n(x + step)} ${n(y)}`
  }
  const crest = `M${n(x0)} ${n(y)}${top}`
  return `<path d="${crest}V${n(y + height * 6)}H${n(x0)}Z" fill="${paint[1]}"/><path d="${crest}" fill="none" stroke="${INK}" stroke-width="2.6"/><path d="${crest}" fill="none" stroke="${paint[2]}" stroke-width="1.4" transform="translate(0 2.400)"/>`
}
