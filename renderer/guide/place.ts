/** A box in pixels of the window. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Size = Pick<Box, 'width' | 'height'>

/** Where a callout stands, and on which of its sides the arrow leaves; null where nothing is pointed at from outside. */
export type Place = { readonly x: number; readonly y: number; readonly arrow: 'left' | 'right' | 'top' | 'bottom' | null }

/** Between a callout and what it points at, and from the window's edge, in pixels. */
export const gap = 16
export const margin = 8

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)))

/** How much of two boxes is the same, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Beside, below or above the target, as near to its middle as the window allows. */
function besides(target: Box, size: Size, frame: Size): Place[] {
  const y = within(target.y + target.height / 2 - size.height / 2, margin, frame.height - size.height - margin)
  const x = within(target.x + target.width / 2 - size.width / 2, margin, frame.width - size.width - margin)
  return [
    { x: target.x + target.width + gap, y, arrow: 'left' },
    { x: target.x - gap - size.width, y, arrow: 'right' },
    { x, y: target.y - gap - size.height, arrow: 'bottom' },
    { x, y: target.y + target.height + gap, arrow: 'top' },
  ]
}

/** At the window's left or right edge, level with the target. */
function edges(target: Box, size: Size, frame: Size): Place[] {
  const y = within(target.y + target.height / 2 - size.height / 2, margin, frame.height - size.height - margin)
  return [
    { x: Math.max(margin, frame.width - size.width - margin), y, arrow: null },
    { x: margin, y, arrow: null },
  ]
}

function corners(size: Size, frame: Size): Place[] {
  const right = Math.max(margin, frame.width - size.width - margin)
  const bottom = Math.max(margin, frame.height - size.height - margin)
  return [
    { x: right, y: bottom, arrow: null },
    { x: margin, y: bottom, arrow: null },
    { x: right, y: margin, arrow: null },
    { x: margin, y: margin, arrow: null },
  ]
}

/** How far apart the places along the window's edges are that are tried when all others cover something, in pixels. */
const stride = 24

/** All along the window's right and left edge. */
function alongEdges(size: Size, frame: Size): Place[] {
  const right = Math.max(margin, frame.width - size.width - margin)
  const last = Math.max(0, Math.floor((frame.height - size.height - 2 * margin) / stride))
  return Array.from({ length: last + 1 }, (_, at) => margin + at * stride).flatMap((y) => [
    { x: right, y, arrow: null },
    { x: margin, y, arrow: null },
  ])
}

/**
 * Where a callout of a size goes: off what it points at wherever the window has the room, and of those places where it covers least of what
 * has to stay in sight. Of equally good ones the first counts: right, left, above, below, then the window's edges level with it, its corners, and
 * anywhere along its edges.
 */
export function placeCallout(target: Box | null, size: Size, frame: Size, clear: readonly Box[] = []): Place {
  const beside = target === null ? [] : [...besides(target, size, frame), ...edges(target, size, frame)]
  const all = [...beside, ...corners(size, frame), ...alongEdges(size, frame)]
  const fits = ({ x, y }: Place): boolean =>
    x >= margin && y >= margin && x + size.width <= frame.width - margin && y + size.height <= frame.height - margin
  const cost = (place: Place): number => {
    const box = { ...place, ...size }
    const covered = target === null ? 0 : overlap(box, target)
    return covered * 1000 + clear.reduce((sum, each) => sum + overlap(box, each), 0)
  }
  const possible = all.filter((place) => place.arrow === null || fits(place))
  return possible.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
