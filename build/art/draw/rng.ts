/** A stream of numbers in [0, 1). */
export type Random = () => number

/** Makes the stream that belongs to `seed` (Mulberry32), so that a place always looks the same. For drawings only, never for rules. */
export function random(seed: string): Random {
  let state = [...seed].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Takes one of `list`, each as likely as the others. `list` must not be empty. */
export function pick<T>(r: Random, list: readonly T[]): T {
  return list[Math.floor(r() * list.length)] as T
}

/** A number from `low` (included) to `high` (excluded). */
export function between(r: Random, low: number, high: number): number {
  return low + r() * (high - low)
}

/** A number up to `spread / 2` away from zero. */
export function jitter(r: Random, spread: number): number {
  return (r() - 0.5) * spread
}
