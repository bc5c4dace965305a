import { random } from '../../draw/rng.ts'
import { build } from './building.ts'
import type { Building } from './building.ts'
import { middleOf, moved, overlap } from './geometry.ts'
import type { Point } from './geometry.ts'
import { lotsOf } from './lots.ts'
import type { Plaza } from './lots.ts'
import type { Paint } from './paint.ts'
import type { Sector } from './sectors.ts'
import { fine, finely } from './trace.ts'

const { dots, outlines, path, trace } = fine

/** Half the width and height of what is written or stuck on a slot. */
const label = { x: 47, y: 15 }
const badge = { x: 18, y: 13 }

const covers = ([x, y]: Point, [sx, sy]: Point, half: { readonly x: number; readonly y: number }): boolean =>
  Math.abs(x - sx) < half.x && Math.abs(y - sy) < half.y

/** The houses of a sector, those behind first. The same every time. */
export function buildingsOf(sector: Sector, plaza: Plaza): readonly Building[] {
  const r = random(`city ${sector.id}`)
  return lotsOf(r, sector, plaza).map((lot) => {
    const middle = middleOf(lot)
    return build(r, lot, covers(middle, sector.label, label) || covers(middle, sector.badge, badge))
  })
}

/** Puts houses that do not cover each other into one layer, so that each colour is one path a layer, and nearer ones still stand in front. */
function layers(buildings: readonly Building[]): readonly (readonly Building[])[] {
  const placed: { readonly building: Building; readonly level: number }[] = []
  for (const building of buildings) {
    const behind = placed.filter((other) => overlap(other.building.body, building.body))
    placed.push({ building, level: Math.max(-1, ...behind.map(({ level }) => level)) + 1 })
  }
  const top = Math.max(0, ...placed.map(({ level }) => level))
  return Array.from({ length: top + 1 }, (_, wanted) => placed.filter(({ level }) => level === wanted).map(({ building }) => building))
}

/** Lit and dark along a row of windows. */
const rhythms = ['1.5 1.1 1.5 3.7 1.5 1.1', '1.5 5.2 1.5 1.1', '1.5 2.4']

function drawLayer(layer: readonly Building[], paint: Paint): string {
  const rows = (style: number): string =>
    layer.flatMap((house) => house.rows.filter((row) => row.style === style).map(({ line }) => trace(line))).join('')
  const tanks = layer.flatMap(({ tank }) => (tank ? [tank] : []))
  const roofs = paint.roofs.map((fill, tone) =>
    path(outlines(layer.filter((house) => house.tone === tone).map(({ roof }) => roof)), { fill, stroke: paint.line, width: 0.7 }),
  )
  return [
    path(outlines(layer.map(({ body }) => body)), { fill: paint.flank, stroke: paint.line, width: 1.4 }),
    path(outlines(layer.flatMap(({ frontWalls }) => frontWalls)), { fill: paint.front }),
    ...rhythms.map((dash, style) => path(rows(style), { stroke: style === 2 ? paint.coldLight : paint.light, width: 1.3, dash })),
    ...roofs,
    path(layer.map(({ rim }) => trace(rim)).join(''), { stroke: paint.rim, width: 0.8 }),
    path(outlines(layer.map(({ skylight }) => skylight)), { fill: paint.skylight, stroke: paint.line, width: 0.7 }),
    path(dots(layer.flatMap(({ vents }) => vents)), { stroke: paint.line, width: 2, caps: 'square' }),
    path(dots(tanks), { stroke: paint.line, width: 4.6, caps: 'round' }),
    path(dots(moved(tanks, -0.5, -0.6)), { stroke: paint.skylight, width: 2.8, caps: 'round' }),
  ].join('')
}

/** A sector's ground, houses and shadows; its landmark comes on top. */
export function drawDistrict(sector: Sector, plaza: Plaza, paint: Paint): string {
  const buildings = buildingsOf(sector, plaza)
  return finely(
    path(outlines([sector.polygon]), { fill: paint.ground }) +
      path(outlines(buildings.map(({ shade }) => shade)), { fill: paint.shadow }) +
      layers(buildings)
        .map((layer) => drawLayer(layer, paint))
        .join(''),
  )
}
