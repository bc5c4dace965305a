import plan from '../../../../shared/games/judge-dredd/cards/city.json' with { type: 'json' }

/** A place on the city's canvas of 1000 x 700 units. */
export type Point = readonly [x: number, y: number]

/** A sector as it lies in the city. The slots are the middles of what is laid on top of it. */
export type SectorPlan = {
  readonly id: string
  readonly centre: Point
  readonly polygon: readonly Point[]
  /** The polygon as the path of a drawing. */
  readonly outline: string
  readonly badge: Point
  readonly label: Point
  readonly crimes: Point
  readonly judges: Point
}

export type BridgePlan = { readonly id: string; readonly between: readonly [string, string]; readonly at: Point; readonly angle: number }

const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y]

/** Corners as the path of a drawing. */
export function pathOf(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}`
}

export const canvas = plan.canvas
/** The box of Intensive Care; `x`, `y` are its middle. */
export const careBox = plan.care
export const riverLine: readonly Point[] = plan.river.centreline.map(point)

export const sectorPlans: readonly SectorPlan[] = plan.sectors.map(({ id, centre, polygon, slots }) => ({
  id,
  centre: point(centre),
  polygon: polygon.map(point),
  outline: `${pathOf(polygon.map(point))}Z`,
  badge: point(slots.badge),
  label: point(slots.label),
  crimes: point(slots.crimes),
  judges: point(slots.judges),
}))

const byId = new Map(sectorPlans.map((sector) => [sector.id, sector]))

/** Where a sector lies. An id that the city does not have is a bug, and throws. */
export function planOf(sector: string): SectorPlan {
  const found = byId.get(sector)
  if (found === undefined) throw new Error(`no sector ${sector} in the city`)
  return found
}

export const bridgePlans: readonly BridgePlan[] = plan.bridges.map(({ id, between: [one = '', other = ''], x, y, angle }) => ({
  id,
  between: [one, other],
  at: [x, y],
  angle,
}))

/** JD-M2: the bridge that joins two sectors; null if they share a border instead. */
export function bridgeBetween(a: string, b: string): BridgePlan | null {
  return bridgePlans.find(({ between }) => between.includes(a) && between.includes(b)) ?? null
}

/** Where a walk from the first of these sectors to the last goes: through their middles, and over the bridges between them. */
export function walkThrough(sectors: readonly string[]): Point[] {
  return sectors.flatMap((sector, at) => {
    const before = sectors[at - 1]
    const bridge = before === undefined ? null : bridgeBetween(before, sector)
    return bridge === null ? [planOf(sector).centre] : [bridge.at, planOf(sector).centre]
  })
}
