import { between, random } from '../../draw/rng.ts'
import type { Inks } from './palette.ts'
import { city } from './sectors.ts'
import { outlines, path, trace } from './trace.ts'

/** The waste behind the wall: hatching and rubble. */
export function drawOutside(inks: Inks): string {
  const r = random('waste')
  const rubble = Array.from({ length: 150 }, () => {
    const [x, y] = [between(r, 0, city.width), between(r, 0, city.height)]
    return trace([
      [x, y],
      [x + between(r, 2, 5), y - between(r, 1, 3)],
      [x + between(r, 5, 8), y + between(r, -1, 2)],
    ])
  })
  return [
    `<rect width="${city.width}" height="${city.height}" fill="${inks.outside}"/><rect width="${city.width}" height="${city.height}" fill="url(#city-waste)"/>`,
    path(rubble.join(''), { fill: inks.scrub, stroke: inks.ink, width: 0.8 }),
  ].join('')
}

/** The city wall: joints every 22 units, a watch-tower with a lamp at every corner. */
export function drawWall(inks: Inks): string {
  const wall = outlines([city.outline])
  const towers = city.outline.map(
    ([x, y]) =>
      `<rect x="${x - 9 + 2.5}" y="${y - 9 + 3.5}" width="18" height="18" fill="${inks.ink}"/><rect x="${x - 9}" y="${y - 9}" width="18" height="18" fill="${inks.wall}" stroke="${inks.ink}" stroke-width="2.4"/><path d="M${x - 6.5} ${y + 6}V${y - 6.5}H${x + 6}" fill="none" stroke="${inks.wallLight}" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="3.6" fill="${inks.light}" stroke="${inks.ink}" stroke-width="1.8"/>`,
  )
  return [
    path(wall, { stroke: inks.ink, width: 18, caps: 'round' }),
    path(wall, { stroke: inks.wall, width: 11, caps: 'round' }),
    path(wall, { stroke: inks.wallLight, width: 1.4, dash: '18 4', opacity: 0.8 }),
    path(wall, { stroke: inks.ink, width: 11, dash: '2 20' }),
    ...towers,
  ].join('')
}
