import plan from '../../../../shared/games/judge-dredd/cards/city.json' with { type: 'json' }
import pack from '../../../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }
import { clockwise } from './geometry.ts'
import type { Point, Polygon } from './geometry.ts'
import type { Ground } from './palette.ts'

const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y]
const points = (list: readonly (readonly number[])[]): Polygon => list.map(point)

/** A sector as it is drawn. The slots are the middles of what the window puts on top. */
export type Sector = {
  readonly id: string
  readonly polygon: Polygon
  readonly centre: Point
  readonly radius: number
  readonly badge: Point
  readonly label: Point
  readonly crimes: Point
  readonly ground: Ground
}

type Rule = { readonly id: string; readonly start: boolean; readonly hospital: boolean; readonly neighbours: readonly string[] }

const centreOf = (id: string): Point => point(plan.sectors.find((sector) => sector.id === id)?.centre ?? [])
const apart = (one: string, other: string): number =>
  Math.hypot(centreOf(one)[0] - centreOf(other)[0], centreOf(one)[1] - centreOf(other)[1])
const plain: readonly Ground[] = ['first', 'second', 'third', 'fourth']

/** Grounds so that no two neighbours share a plain one, near ones seldom, and each occurs about as often: the best joined sectors choose first. */
function colouring(rules: readonly Rule[]): ReadonlyMap<string, Ground> {
  const grounds = new Map<string, Ground>()
  for (const { id, start, hospital } of rules) if (start || hospital) grounds.set(id, start ? 'start' : 'care')
  const open = rules.filter(({ id }) => !grounds.has(id)).sort((a, b) => b.neighbours.length - a.neighbours.length)
  for (const { id, neighbours } of open) {
    const cost = (ground: Ground): number => {
      const users = [...grounds].filter(([, used]) => used === ground).map(([user]) => user)
      return (
        users.filter((user) => neighbours.includes(user)).length * 1000 +
        users.filter((user) => apart(user, id) < 150).length * 50 +
        users.length
      )
    }
    grounds.set(
      id,
      plain.reduce((best, ground) => (cost(ground) < cost(best) ? ground : best)),
    )
  }
  return grounds
}

const grounds = colouring(pack.sectors)

/** The sectors of the city, in the order of the plan. */
export const sectors: readonly Sector[] = plan.sectors.map(({ id, polygon, centre, radius, slots }) => ({
  id,
  polygon: clockwise(points(polygon)),
  centre: point(centre),
  radius,
  badge: point(slots.badge),
  label: point(slots.label),
  crimes: point(slots.crimes),
  ground: grounds.get(id) ?? 'first',
}))

/** What is drawn across sectors. */
export const city = {
  ...plan.canvas,
  outline: points(plan.outline),
  westBank: points(plan.river.westBank),
  eastBank: points(plan.river.eastBank),
  river: points(plan.river.polygon),
  bridges: plan.bridges,
  care: plan.care,
} as const
