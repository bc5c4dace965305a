import { between, pick, random } from '../../draw/rng.ts'
import { along, edgesOf } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Inks } from './palette.ts'
import { sectors } from './sectors.ts'
import { fine, finely, outlines, path, trace } from './trace.ts'

type Edge = readonly [Point, Point]

const key = ([a, b]: Edge): string => [a.join(), b.join()].sort().join(' ')

/** Edges that two sectors share: where an avenue runs, neither river nor wall. */
function shared(): readonly Edge[] {
  const seen = new Map<string, readonly Edge[]>()
  for (const edge of sectors.flatMap(({ polygon }) => edgesOf(polygon))) seen.set(key(edge), [...(seen.get(key(edge)) ?? []), edge])
  return [...seen.values()].flatMap(([edge, twin]) => (edge && twin ? [edge] : []))
}

/** A car: where it is, where it points to, how it is painted. */
type Car = { readonly middle: Point; readonly x: number; readonly y: number; readonly colour: string }

/** Cars on the right-hand side of every avenue, two to five lengths apart. */
function traffic(inks: Inks): readonly Car[] {
  const r = random('traffic')
  return shared().flatMap(([a, b]) => {
    const { x, y, length } = along(a, b)
    return [1, -1].flatMap((way) => {
      const cars: Car[] = []
      for (let at = between(r, 10, 26); at < length - 10; at += between(r, 9, 34)) {
        const middle: Point = [a[0] + x * at - y * 2.1 * way, a[1] + y * at + x * 2.1 * way]
        cars.push({ middle, x: x * way, y: y * way, colour: pick(r, inks.cars) })
      }
      return cars
    })
  })
}

const stretch = ({ middle: [mx, my], x, y }: Car, from: number, to: number): string =>
  fine.trace([
    [mx + x * from, my + y * from],
    [mx + x * to, my + y * to],
  ])

/** The avenues between the sectors, with kerbs, lanes, stripes to walk over at the crossings, and traffic. */
export function drawAvenues(inks: Inks): string {
  const borders = outlines(sectors.map(({ polygon }) => polygon))
  const lanes = shared().map(trace).join('')
  const walks = shared().flatMap(([a, b]) => {
    const { x, y, length } = along(a, b)
    if (length < 44) return []
    return [9, length - 9].map((at): string =>
      trace([
        [a[0] + x * at - y * 4, a[1] + y * at + x * 4],
        [a[0] + x * at + y * 4, a[1] + y * at - x * 4],
      ]),
    )
  })
  const cars = traffic(inks)
  const line = (from: number, to: number, stroke: string, width: number, which = cars): string =>
    fine.path(which.map((car) => stretch(car, from, to)).join(''), { stroke, width })
  return [
    path(borders, { stroke: inks.ink, width: 15, caps: 'round' }),
    path(borders, { stroke: inks.avenue, width: 9, caps: 'round' }),
    path(lanes, { stroke: inks.lane, width: 1.1, dash: '5 7', opacity: 0.75 }),
    path(walks.join(''), { stroke: inks.lane, width: 3, dash: '.9 .9', opacity: 0.6 }),
    finely(
      [
        line(-2.4, 2.6, inks.ink, 2.8),
        ...[...new Set(inks.cars)].map((colour) =>
          line(
            -1.9,
            1.9,
            colour,
            1.8,
            cars.filter((car) => car.colour === colour),
          ),
        ),
        line(1.4, 2.8, inks.carFront, 2),
        line(-2.6, -1.5, inks.carBack, 2),
      ].join(''),
    ),
  ].join('')
}
