/** A point of a curve in canvas units; a corner point keeps its angle, the others are passed smoothly. */
export type Point = { readonly x: number; readonly y: number; readonly corner: boolean }

/** A number as short as an SVG needs it (two decimals). */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/**
 * Reads points from text: "12 40, 18 52!, 30 60", x and y of each point, with "!" behind a corner.
 * Throws when the text does not hold pairs of numbers: the drawings are code, so that is a bug.
 */
export const points = (text: string): Point[] => {
  const tokens = text.split(/[\s,]+/).filter((token) => token !== '')
  const list: Point[] = []
  for (let at = 0; at < tokens.length; at += 2) {
    const x = Number(tokens[at])
    const second = tokens[at + 1] ?? ''
    const y = Number.parseFloat(second)
    if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`not a curve: "${text}"`)
    list.push({ x, y, corner: second.endsWith('!') })
  }
  return list
}

const handle = (before: Point, at: Point, after: Point, sign: 1 | -1): string => {
  if (at.corner) return `${n(at.x)} ${n(at.y)}`
  return `${n(at.x + (sign * (after.x - before.x)) / 6)} ${n(at.y + (sign * (after.y - before.y)) / 6)}`
}

const through = (list: readonly Point[], closed: boolean): string => {
  const size = list.length
  const at = (index: number): Point => {
    const point = closed ? list[((index % size) + size) % size] : list[Math.max(0, Math.min(size - 1, index))]
    if (point === undefined) throw new Error('a curve without points')
    return point
  }
  let path = `M${n(at(0).x)} ${n(at(0).y)}`
  for (let index = 0; index < (closed ? size : size - 1); index++) {
    const [from, to] = [at(index), at(index + 1)]
    path += `C${handle(at(index - 1), from, to, 1)} ${handle(from, to, at(index + 2), -1)} ${n(to.x)} ${n(to.y)}`
  }
  return closed ? `${path}Z` : path
}

/** Path data of a closed shape through the points of `text`. */
export const shape = (text: string): string => through(points(text), true)

/** Path data of an open line through the points of `text`. */
export const line = (text: string): string => through(points(text), false)

/** Path data of an ellipse around (x, y). */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

const sample = (list: readonly Point[], steps: number): [number, number][] => {
  const at = (index: number): Point => list[Math.max(0, Math.min(list.length - 1, index))] ?? { x: 0, y: 0, corner: false }
  const found: [number, number][] = []
  for (let index = 0; index < list.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      found.push([spline(a.x, b.x, c.x, d.x, step / steps), spline(a.y, b.y, c.y, d.y, step / steps)])
    }
  }
  const last = at(list.length - 1)
  return [...found, [last.x, last.y]]
}

/**
 * Path data of a line that swells and thins like a brush stroke through the points of `text`:
 * `start`, `middle` and `end` are its widths there, in canvas units.
 */
export const brush = (text: string, start: number, middle: number, end: number): string => {
  const spine = sample(points(text), 5)
  const left: string[] = []
  const right: string[] = []
  spine.forEach(([x, y], index) => {
    const [ax, ay] = spine[Math.max(0, index - 1)] ?? [x, y]
    const [bx, by] = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const t = index / (spine.length - 1)
    const width = t < 0.5 ? start + (middle - start) * Math.sin(t * Math.PI) : end + (middle - end) * Math.sin(t * Math.PI)
    const [dx, dy] = [((ay - by) / length) * (width / 2), ((bx - ax) / length) * (width / 2)]
    left.push(`${n(x + dx)} ${n(y + dy)}`)
    right.unshift(`${n(x - dx)} ${n(y - dy)}`)
  })
  return `M${left.join('L')}L${right.join('L')}Z`
}
