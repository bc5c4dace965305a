import { svg } from '../../draw/svg.ts'

export type Point = readonly [number, number]

/** Closed path with straight sides. */
export const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`

/** Closed path of a rectangle. */
export const rect = (x: number, y: number, width: number, height: number): string => svg`M${x} ${y}h${width}v${height}h${-width}Z`

/** Closed path of a rectangle with rounded corners. */
export function round(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  return svg`M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}Z`
}

/** Closed path of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  svg`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** Closed curve through all `points`. */
export function soft(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const back = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    return svg`C${out[0]} ${out[1]} ${back[0]} ${back[1]} ${to[0]} ${to[1]}`
  })
  const start = at(0)
  return svg`M${start[0]} ${start[1]}${curves}Z`
}

/** The points of a left half, from the top down, with their mirror image about `axis`. */
export function both(left: readonly Point[], axis = 130): readonly Point[] {
  const right = left
    .filter(([x]) => x !== axis)
    .map(([x, y]): Point => [axis * 2 - x, y])
    .reverse()
  return [...left, ...right]
}

/** Closed curve, its left half given from the top down: heads, bodies. */
export const sym = (left: readonly Point[], axis = 130): string => soft(both(left, axis))

/** Points of a star or burst around a centre, the first one up: `tips` points out to `outer`, dents at `inner`. */
export function burst(x: number, y: number, tips: number, outer: number, inner: number): readonly Point[] {
  return Array.from({ length: tips * 2 }, (_, index): Point => {
    const r = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / tips - Math.PI / 2
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
}
