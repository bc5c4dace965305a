import { inside } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Paint } from './paint.ts'
import type { Sector } from './sectors.ts'
import { fine, finely } from './trace.ts'

const spacing = { x: 6, y: 5.2 }
const radii = [0.6, 1, 1.4, 1.8, 2.2]

/** The printer's dots of a sector: they grow towards the lower right, where the light does not reach. */
export function drawHalftone({ polygon, centre: [cx, cy] }: Sector, { dot: ink, dotStrength }: Paint): string {
  const reach = 125
  const lines = Math.ceil((2 * reach) / spacing.y)
  const raster = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: Math.ceil((2 * reach) / spacing.x) }, (_unused, column): Point => [
      cx - reach + column * spacing.x + (line % 2) * (spacing.x / 2),
      cy - reach + line * spacing.y,
    ]),
  ).flat()
  const sized = raster.flatMap((place) => {
    const shade = (place[0] - cx + (place[1] - cy) * 1.1) / 150
    const step = Math.min(radii.length - 1, Math.floor(shade * 6 - 0.4))
    return step >= 0 && inside(place, polygon) ? [{ place, step }] : []
  })
  const drawn = radii.map((radius, wanted) => {
    const places = sized.filter(({ step }) => step === wanted).map(({ place }) => place)
    return fine.path(fine.dots(places), { stroke: ink, width: radius * 2, caps: 'round' })
  })
  return `<g opacity="${dotStrength}">${finely(drawn.join(''))}</g>`
}
