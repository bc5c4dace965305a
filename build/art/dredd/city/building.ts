import { between, pick } from '../../draw/rng.ts'
import type { Random } from '../../draw/rng.ts'
import { along, areaOf, boxOf, edgesOf, hull, inset, middleOf, moved } from './geometry.ts'
import type { Point, Polygon } from './geometry.ts'

/** Where a roof stands over its plot, for each unit of height: the city is seen from above and a little from the lower right. */
const lean: Point = [-0.35, -0.72]

/** A house: the ground it stands on, everything between it and the roof, its hard shadow, the walls that face down, and lights. */
export type Building = {
  readonly plot: Polygon
  readonly body: Polygon
  readonly shade: Polygon
  readonly roof: Polygon
  /** Tone of the roof, 0 dark to 2 light. */
  readonly tone: 0 | 1 | 2
  readonly frontWalls: readonly Polygon[]
  /** Rows of windows as lines; `style` chooses the rhythm of lit and dark. */
  readonly rows: readonly { readonly line: readonly [Point, Point]; readonly style: 0 | 1 | 2 }[]
  readonly rim: readonly Point[]
  readonly skylight: Polygon
  /** Small square boxes. */
  readonly vents: readonly Point[]
  readonly tank: Point | undefined
}

/** The roof of `plot` at `height`. */
const raised = (plot: Polygon, height: number): Polygon => moved(plot, lean[0] * height, lean[1] * height)

/** Everything between a plot and its roof. */
export const bodyOf = (plot: Polygon, height: number): Polygon => hull([...plot, ...raised(plot, height)])

/** The hard shadow that a house throws to the lower right. */
export const shadeOf = (plot: Polygon, height: number): Polygon => hull([...plot, ...moved(plot, height * 0.55, height * 0.45)])

/** The walls of a clockwise plot that face the eye; `front` are those that face down, the others face right. */
export function wallsOf(
  plot: Polygon,
  height: number,
): readonly { readonly foot: readonly [Point, Point]; readonly wall: Polygon; readonly front: boolean }[] {
  return edgesOf(plot).flatMap(([a, b]) => {
    const { x, y } = along(a, b)
    if (y * lean[0] - x * lean[1] >= 0) return []
    const top = raised([a, b], height)
    return [{ foot: [a, b] as const, wall: [a, b, ...[...top].reverse()], front: -x > Math.abs(y) * 0.8 }]
  })
}

function rowsOf(r: Random, plot: Polygon, height: number): Building['rows'] {
  return wallsOf(plot, height).flatMap(({ foot: [a, b] }) => {
    const { x, y, length } = along(a, b)
    if (length < 6) return []
    const floors = Math.floor((height * 0.72 - 0.7) / 2.1)
    return Array.from({ length: floors }, (_, floor) => {
      const up = (1.7 + floor * 2.1) / 0.72
      const start: Point = [a[0] + x * 1.4 + lean[0] * up, a[1] + y * 1.4 + lean[1] * up]
      const end: Point = [b[0] - x * 1.2 + lean[0] * up, b[1] - y * 1.2 + lean[1] * up]
      return { line: [start, end] as const, style: pick(r, [0, 0, 0, 1, 1, 1, 2] as const) }
    })
  })
}

/** Vents in a row along the long side of a roof. */
function ventsOf(r: Random, roof: Polygon): readonly Point[] {
  const { axis, long, short } = boxOf(roof)
  const [x, y] = middleOf(roof)
  const count = Math.min(4, Math.floor(long / 5))
  const drop = short * between(r, -0.16, 0.16)
  return Array.from({ length: count }, (_, index) => {
    const step = (index - (count - 1) / 2) * 3.4
    return [x + axis[0] * step - axis[1] * drop, y + axis[1] * step + axis[0] * drop] as const
  })
}

/** The edges of a roof that catch the light of the upper left, a little inside. */
function rimOf(roof: Polygon): readonly Point[] {
  const inner = inset(roof, 0.9)
  const lit = edgesOf(inner).findIndex(([a, b]) => along(a, b).x > 0.5)
  const [a, b] = [inner[lit], inner[(lit + 1) % inner.length]]
  return a && b ? [a, b] : []
}

/** Builds on `plot`. `quiet` houses are low, dark and without lights, for lettering to lie on them. */
export function build(r: Random, plot: Polygon, quiet: boolean): Building {
  const size = areaOf(plot)
  const tower = size > 45 && r() < 0.16
  const height = quiet ? between(r, 1.2, 2.2) : tower ? between(r, 8, 12) : pick(r, [3, 3.6, 4.2, 5.2, 6.2])
  const roof = raised(plot, height)
  const detail = quiet || size < 34 ? 'plain' : pick(r, ['skylight', 'skylight', 'vents', 'vents', 'tank', 'plain'] as const)
  return {
    plot,
    body: bodyOf(plot, height),
    shade: quiet ? [] : moved(plot, height * 0.4, height * 0.32),
    roof,
    tone: quiet ? 0 : pick(r, [0, 0, 1, 1, 2] as const),
    frontWalls: quiet ? [] : wallsOf(plot, height).flatMap(({ wall, front }) => (front ? [wall] : [])),
    rows: quiet ? [] : rowsOf(r, plot, height),
    rim: quiet ? [] : rimOf(roof),
    skylight: detail === 'skylight' ? inset(roof, Math.min(3, boxOf(roof).short * 0.3)) : [],
    vents: detail === 'vents' ? ventsOf(r, roof) : [],
    tank: detail === 'tank' ? middleOf(roof) : undefined,
  }
}
