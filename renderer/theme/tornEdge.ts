/** A stream of numbers in [0, 1) that belongs to `seed`; for the look of paper only. */
function stream(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Points along one side: how far along it, and how far the tear leaves the straight line. */
function tear(next: () => number, length: number): readonly (readonly [number, number])[] {
  const points: [number, number][] = []
  let depth = 0
  for (let along = 0; along < length; along += 7 + next() * 6) {
    depth = depth * 0.62 + (next() - 0.5) * 1.9
    if (next() < 0.05) depth += (next() - 0.5) * 3.4
    points.push([along, depth])
  }
  return points
}

/** The outline of a torn sheet of `width` x `height` points as an SVG path. The same seed and size give the same tear. */
export function tornEdge(width: number, height: number, seed: number): string {
  const next = stream(Math.round(width) * 7 + Math.round(height) * 3 + seed * 7919)
  const outline = [
    ...tear(next, width).map(([along, depth]) => [along, depth]),
    ...tear(next, height).map(([along, depth]) => [width - depth, along]),
    ...tear(next, width).map(([along, depth]) => [width - along, height - depth]),
    ...tear(next, height).map(([along, depth]) => [depth, height - along]),
  ]
  return `M${outline.map((point) => point.map((value) => (value ?? 0).toFixed(1)).join(' ')).join('L')}Z`
}
