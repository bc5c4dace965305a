/** Of the normal distribution: 95 of 100 lie within so many deviations. */
const z = 1.959964

/** Wilson's 95 % interval of a share that was met `hits` times of `of`; all of it while nothing is known. */
export function wilson(hits: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const rate = hits / of
  const weight = (z * z) / of
  const middle = (rate + weight / 2) / (1 + weight)
  const half = (z * Math.sqrt((rate * (1 - rate)) / of + weight / (4 * of))) / (1 + weight)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
