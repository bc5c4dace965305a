import type { Point, Polygon } from './geometry.ts'

/** How a path is painted; lengths in units. */
export type Look = {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly dash?: string
  readonly caps?: 'round' | 'square'
  readonly opacity?: number
}

/** What writes paths. Points are rounded to tenths of a unit; data are relative, for a city of thousands of walls must stay small. */
export type Pen = {
  /** Points as the data of an open path. */
  readonly trace: (points: readonly Point[]) => string
  /** Polygons as the data of one closed path. */
  readonly outlines: (polygons: readonly Polygon[]) => string
  /** Dots as lines without length: the caps make each as wide as the stroke, round or square. */
  readonly dots: (points: readonly Point[]) => string
  /** A path element; nothing when there is nothing to draw. */
  readonly path: (d: string, look: Look) => string
}

/** Differences of points one after another, each from the one before, the first from `from`. */
function steps(points: readonly Point[], from: Point): readonly Point[] {
  return points.map(([x, y], index) => {
    const [bx, by] = points[index - 1] ?? from
    return [x - bx, y - by]
  })
}

const inTenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)]

/** A pen whose paths stand in units, or in tenths of a unit (`grain` 10): whole numbers, a fifth shorter. */
function penOf(grain: 1 | 10): Pen {
  const short = (tenths: number): string =>
    grain === 10 ? String(tenths) : `${tenths < 0 ? '-' : ''}${String(Math.abs(tenths) / 10).replace(/^0\./, '.')}`
  /** A minus sign parts numbers as well as a space does. */
  const joined = (points: readonly Point[]): string =>
    points
      .flat()
      .map((value, index) => (index > 0 && value >= 0 ? ` ${short(value)}` : short(value)))
      .join('')
  const length = (units: number): string => short(Math.round(units * 10))
  const trace: Pen['trace'] = (points) => {
    const [first, ...rest] = points.map(inTenths)
    if (first === undefined) return ''
    return `M${joined([first])}${rest.length === 0 ? '' : `l${joined(steps(rest, first))}`}`
  }
  return {
    trace,
    outlines: (polygons) => polygons.map((polygon) => (polygon.length < 3 ? '' : `${trace(polygon)}z`)).join(''),
    dots: (points) =>
      steps(points.map(inTenths), [0, 0])
        .map((step) => `m${joined([step])}h0`)
        .join(''),
    path: (d, { fill = grain === 10 ? undefined : 'none', stroke, width = 1, dash, caps, opacity }) => {
      if (d === '') return ''
      const rhythm = dash?.split(' ').map((part) => length(Number(part)))
      const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${length(width)}"`
      const join = caps === 'round' && !d.endsWith('h0') ? ' stroke-linejoin="round"' : ''
      const ends = caps === undefined ? '' : ` stroke-linecap="${caps}"${join}`
      return `<path d="${d}"${fill === undefined ? '' : ` fill="${fill}"`}${line}${rhythm ? ` stroke-dasharray="${rhythm.join(' ')}"` : ''}${ends}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
    },
  }
}

/** The pen for what is drawn in units. */
export const { trace, outlines, dots, path } = penOf(1)

/** The pen for what is drawn by the thousand; its paths belong into `finely`. */
export const fine = penOf(10)

/** Brings paths of the fine pen to the size of the others, and keeps those without a fill empty. */
export const finely = (drawing: string): string => `<g transform="scale(.1)" fill="none">${drawing}</g>`

/** A polygon as the data of a closed path. */
export const outline = (polygon: Polygon): string => outlines([polygon])

/** A full ellipse as path data. */
export const oval = (x: number, y: number, rx: number, ry: number): string => {
  const [left, across, up] = [x - rx, rx * 2, ry].map((value) => Math.round(value * 10) / 10)
  const arc = `a${Math.round(rx * 10) / 10} ${up} 0 1 0 `
  return `M${left} ${Math.round(y * 10) / 10}${arc}${across} 0${arc}-${across} 0z`
}

/** A full circle as path data. */
export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r)
