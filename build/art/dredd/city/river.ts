import type { Point, Polygon } from './geometry.ts'
import type { Inks } from './palette.ts'
import { city } from './sectors.ts'
import { outline, path, trace } from './trace.ts'

/** The line at `share` of the way from the western to the eastern bank. */
const stream = (share: number): Polygon =>
  city.westBank.map(([x, y], index): Point => {
    const [ex, ey] = city.eastBank[index] ?? [x, y]
    return [x * (1 - share) + ex * share, y * (1 - share) + ey * share]
  })

const glints = [
  { share: 0.28, dash: '16 22 6 30', width: 2.2 },
  { share: 0.5, dash: '5 34 20 18', width: 1.8 },
  { share: 0.73, dash: '12 26 4 16', width: 2.2 },
  { share: 0.4, dash: '3 41 7 23', width: 1.2 },
  { share: 0.63, dash: '8 37 3 29', width: 1.2 },
] as const

/** The river: deep banks, a lighter bed, broken glints. Its name is left to the window. */
export function drawRiver(inks: Inks): string {
  return [
    path(outline(city.river), { fill: inks.riverDeep, stroke: inks.ink, width: 7, caps: 'round' }),
    path(trace(stream(0.07)) + trace(stream(0.93)), { stroke: inks.ink, width: 1.2, dash: '1.4 6', opacity: 0.7 }),
    path(outline([...stream(0.2), ...[...stream(0.8)].reverse()]), { fill: inks.river }),
    ...glints.map(({ share, dash, width }) => path(trace(stream(share)), { stroke: inks.glint, width, dash, caps: 'round' })),
  ].join('')
}

/** The five bridges: roadway, kerbs, lamps, and hazard stripes at both ends. */
export function drawBridges(inks: Inks): string {
  return city.bridges
    .map(({ x, y, angle, length, width }) => {
      const [w, h] = [length / 2, width / 2]
      const end = (left: number): string =>
        `<rect x="${left}" y="${-h}" width="6" height="${width}" fill="url(#city-hazard)" stroke="${inks.ink}" stroke-width="1.5"/>`
      const ribs = Array.from({ length: 5 }, (_, rib) => -w + 10 + (rib * (length - 20)) / 4)
      return `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="${-w + 3}" y="${-h + 5}" width="${length}" height="${width}" fill="${inks.ink}"/><rect x="${-w}" y="${-h}" width="${length}" height="${width}" fill="${inks.bridge}" stroke="${inks.ink}" stroke-width="3"/>${path(
        `M${-w} ${-h + 4}h${length}M${-w} ${h - 4}h${length}`,
        { stroke: inks.ink, width: 1.5 },
      )}${path(ribs.map((rib) => `M${rib.toFixed(1)} ${-h}v4M${rib.toFixed(1)} ${h}v-4`).join(''), { stroke: inks.ink, width: 1.5 })}${path(
        `M${-w + 8} 0h${length - 16}`,
        { stroke: inks.ink, width: 2, dash: '5 4' },
      )}${end(-w)}${end(w - 6)}</g>`
    })
    .join('')
}
