import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bakedName } from '../../build/art/bake.ts'
import { buildingsOf } from '../../build/art/dredd/city/district.ts'
import { drawCity, plazaOf } from '../../build/art/dredd/city/draw.ts'
import { areaOf, distanceToSegment, edgesOf, hull, inside, overlap, side } from '../../build/art/dredd/city/geometry.ts'
import type { Point, Polygon } from '../../build/art/dredd/city/geometry.ts'
import { landmarks } from '../../build/art/dredd/city/landmarks/index.ts'
import { mix } from '../../build/art/dredd/city/mix.ts'
import { paintOf } from '../../build/art/dredd/city/paint.ts'
import { cityThemes, inks } from '../../build/art/dredd/city/palette.ts'
import { cityPieces, cityThumbPieces } from '../../build/art/dredd/city/pieces.ts'
import { city, sectors } from '../../build/art/dredd/city/sectors.ts'
import { dots, fine, outline, trace } from '../../build/art/dredd/city/trace.ts'
import pack from '../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }

const drawings = cityThemes.map((theme) => [theme, drawCity(theme)] as const)
const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)
const bySector = sectors.map((sector) => [sector.id, sector] as const)
/** Half of what the cars of an avenue drive on. */
const roadway = 4.5
const toEdge = (point: Point, polygon: Polygon): number => Math.min(...edgesOf(polygon).map(([a, b]) => distanceToSegment(point, a, b)))

describe.each(drawings)('the city, %s', (theme, drawing) => {
  test('stands alone and is the same every time', () => {
    const names = found(/ id="([^"]+)"/g, drawing)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<image|<style|style=|href/)
    expect(found(/url\(#([^)]+)\)/g, drawing).filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(drawCity(theme)).toBe(drawing)
  })

  test('is small enough to be kept as a drawing', () => {
    expect(drawing.length).toBeLessThan(700_000)
  })

  test('is well-formed, has the size of the plan and no empty sector', async () => {
    const picture = sharp(Buffer.from(drawing))
    expect(await picture.metadata()).toMatchObject({ format: 'svg', width: city.width, height: city.height })
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const brightness = ([x, y]: Point): number => data[(Math.round(y) * info.width + Math.round(x)) * info.channels + 1] ?? 0
    for (const { centre } of sectors) {
      const spots = Array.from({ length: 400 }, (_, index) => brightness([centre[0] - 20 + (index % 20) * 2, centre[1] - 20 + index / 10]))
      expect(Math.max(...spots) - Math.min(...spots)).toBeGreaterThan(40)
    }
  })
})

describe.each(bySector)('%s', (id, sector) => {
  const plaza = plazaOf(sector)
  const buildings = buildingsOf(sector, plaza)

  test('has houses, all of them inside its borders and clear of the avenue', () => {
    expect(buildings.length).toBeGreaterThanOrEqual(25)
    for (const corner of buildings.flatMap(({ plot }) => plot)) {
      expect(inside(corner, sector.polygon)).toBe(true)
      expect(toEdge(corner, sector.polygon)).toBeGreaterThan(roadway)
    }
  })

  test('has houses that stand beside each other, and none on the ground of the landmark', () => {
    const { left, right, top, bottom } = plaza
    const ground: Polygon = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
    const plots = buildings.map(({ plot }) => plot)
    expect(plots.filter((plot) => overlap(plot, ground))).toEqual([])
    expect(plots.filter((plot, index) => plots.slice(index + 1).some((other) => overlap(plot, other)))).toEqual([])
  })

  test('has no lights under its name', () => {
    const [x, y] = sector.label
    const under = buildings.filter(({ plot }) =>
      overlap(plot, [
        [x - 30, y - 8],
        [x + 30, y - 8],
        [x + 30, y + 8],
        [x - 30, y + 8],
      ]),
    )
    const lit = under
      .flatMap(({ rows }) => rows)
      .flatMap(({ line }) => line)
      .filter(([px, py]) => Math.abs(px - x) < 30 && Math.abs(py - y) < 8)
    expect(lit).toEqual([])
  })

  test('has a landmark of its own at the slot for Crimes, below its name', () => {
    const { left, right, top, bottom } = plaza
    const [x, y] = sector.crimes
    expect(left < x && x < right && top < y && y < bottom).toBe(true)
    expect(top).toBeGreaterThan(sector.label[1])
    expect(landmarks[id]?.draw(paintOf(inks.night, sector.ground)).length).toBeGreaterThan(300)
  })
})

test('no two landmarks are alike, and none is left over', () => {
  const drawn = sectors.map(({ id }) => landmarks[id]?.draw(paintOf(inks.night, 'first')))
  expect(new Set(drawn).size).toBe(pack.sectors.length)
  expect(Object.keys(landmarks).sort()).toEqual(pack.sectors.map(({ id }) => id).sort())
})

test('JD-S2: gold ground for the starting sectors, pale for the hospital, four others elsewhere; neighbours differ', () => {
  for (const { id, start, hospital, neighbours } of pack.sectors) {
    const ground = sectors.find((sector) => sector.id === id)?.ground
    expect(ground === 'start').toBe(start)
    expect(ground === 'care').toBe(hospital)
    const others = sectors.filter((sector) => neighbours.includes(sector.id)).map((sector) => sector.ground)
    if (!start) expect(others).not.toContain(ground)
  }
})

test('the city is offered as a drawing and as a small picture, in both editions', () => {
  expect(cityPieces.map((piece) => bakedName('cityArt', piece, '').replace(/[0-9a-f]{16}/, '*'))).toEqual([
    'cityArt-night-*.svg',
    'cityArt-paper-*.svg',
  ])
  expect(cityThumbPieces.map(({ key, format }) => [key, format])).toEqual([
    ['night', undefined],
    ['paper', undefined],
  ])
})

describe('the tools', () => {
  const square: Polygon = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]

  test('cut, measure and wrap polygons', () => {
    expect(side(square, [4, 0], [-1, 0])).toEqual([
      [0, 0],
      [4, 0],
      [4, 10],
      [0, 10],
    ])
    expect(areaOf(side(square, [4, 0], [1, 0]))).toBe(60)
    expect(hull([...square, [5, 5], [0, 5]])).toHaveLength(4)
    expect(overlap(square, side(square, [4, 0], [1, 0]))).toBe(true)
    expect(overlap(side(square, [4, 0], [-1, 0]), side(square, [6, 0], [1, 0]))).toBe(false)
  })

  test('write short paths that round to tenths without drifting', () => {
    expect(
      outline([
        [0.04, 1],
        [0.5, -2.25],
        [3, 4],
      ]),
    ).toBe('M0 1l.5-3.2 2.5 6.2z')
    expect(
      fine.outlines([
        [
          [0.04, 1],
          [0.5, -2.25],
          [3, 4],
        ],
      ]),
    ).toBe('M0 10l5-32 25 62z')
    expect(
      dots([
        [1, 1],
        [2.5, 0],
      ]),
    ).toBe('m1 1h0m1.5-1h0')
    expect(trace(Array.from({ length: 100 }, (_, index): Point => [index * 0.14, 0]))).toMatch(/ 0$/)
    expect(fine.path('M0 0', { stroke: '#000000', width: 1.4, dash: '.5 2' })).toBe(
      '<path d="M0 0" stroke="#000000" stroke-width="14" stroke-dasharray="5 20"/>',
    )
  })

  test('mix colours between both and keep the ends', () => {
    expect(mix('#25365a', '#c9d3ea', 0)).toBe('#25365a')
    expect(mix('#25365a', '#c9d3ea', 1)).toBe('#c9d3ea')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
  })
})
