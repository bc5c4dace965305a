import { svgDocument } from '../../draw/svg.ts'
import { drawAvenues } from './avenues.ts'
import { drawDistrict } from './district.ts'
import { drawHalftone } from './halftone.ts'
import { landmarks } from './landmarks/index.ts'
import type { Landmark } from './landmarks/kit.ts'
import type { Plaza } from './lots.ts'
import { paintOf } from './paint.ts'
import type { Paint } from './paint.ts'
import { inks } from './palette.ts'
import type { CityTheme, Inks } from './palette.ts'
import { drawBridges, drawRiver } from './river.ts'
import { city, sectors } from './sectors.ts'
import type { Sector } from './sectors.ts'
import { drawOutside, drawWall } from './wall.ts'

/** Landmarks stand a little below the middle of the slot, clear of the label above it. */
const drop = 5
const clearing: Landmark = { plot: { x: 0, up: 0, down: 0 }, draw: () => '' }

const landmarkOf = ({ id }: Sector): Landmark => landmarks[id] ?? clearing

/** The free ground around the landmark of a sector. */
export function plazaOf(sector: Sector): Plaza {
  const [x, y] = sector.crimes
  const { plot } = landmarkOf(sector)
  return { left: x - plot.x, right: x + plot.x, top: y + drop - plot.up, bottom: y + drop + plot.down }
}

function drawLandmark(sector: Sector, paint: Paint): string {
  const { left, right, top, bottom } = plazaOf(sector)
  const place = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`
  const glow =
    paint.glow > 0 ? `<ellipse cx="${sector.crimes[0]}" cy="${sector.crimes[1] + drop}" rx="68" ry="48" fill="url(#city-glow)"/>` : ''
  return `<rect ${place} fill="${paint.paving}" stroke="${paint.ink}"/><rect ${place} fill="url(#city-tiles)"/>${glow}<g transform="translate(${sector.crimes[0]} ${sector.crimes[1] + drop})">${landmarkOf(sector).draw(paint)}</g>`
}

const patterns = (i: Inks): string =>
  `<pattern id="city-hazard" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="${i.hazard}"/><rect width="6" height="12" fill="${i.ink}"/></pattern>` +
  `<pattern id="city-waste" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)"><path d="M0 4h14M0 11h8" stroke="${i.scrub}" stroke-width="1.5"/></pattern>` +
  `<pattern id="city-tiles" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 5V0h5" fill="none" stroke="${i.ink}" stroke-width=".6" opacity=".22"/></pattern>` +
  `<radialGradient id="city-glow"><stop offset="0" stop-color="${i.light}" stop-opacity="${i.glow}"/><stop offset="1" stop-color="${i.light}" stop-opacity="0"/></radialGradient>`

/** The city without anything that changes in play: 1000 x 700 units, the coordinates of the plan. */
export function drawCity(theme: CityTheme): string {
  const ink = inks[theme]
  const districts = sectors.map((sector) => {
    const paint = paintOf(ink, sector.ground)
    return drawDistrict(sector, plazaOf(sector), paint) + drawHalftone(sector, paint) + drawLandmark(sector, paint)
  })
  const body = [drawOutside(ink), ...districts, drawAvenues(ink), drawRiver(ink), drawBridges(ink), drawWall(ink)].join('')
  return svgDocument(city.width, city.height, patterns(ink), body)
}
