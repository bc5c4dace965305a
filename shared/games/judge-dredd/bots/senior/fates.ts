import type { Table } from '../../../../kernel/game.ts'

const range = 2 ** 32

/**
 * A table for imagined matches, which tells nobody anything. A number depends on `seed` (a whole number) and on its purpose
 * alone, so that two courses of the same match meet the same dice and can be compared.
 */
export function imaginedTable(seed: number): Table<unknown> {
  const draw = (sides: number, purpose: string): number => 1 + Math.floor((hashed(seed, purpose) / range) * sides)
  return {
    draw,
    d6: (purpose) => draw(6, purpose),
    shuffle: (cards, purpose) => {
      const out = [...cards]
      for (let last = out.length - 1; last > 0; last--) {
        const other = draw(last + 1, `${purpose}/${last}`) - 1
        ;[out[last], out[other]] = [out[other]!, out[last]!]
      }
      return out
    },
    tell: () => undefined,
    reveal: () => undefined,
  }
}

/** FNV-1a over the purpose, from the seed on, and the last mixing of MurmurHash3 so that every bit counts. */
function hashed(seed: number, purpose: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0
  for (let at = 0; at < purpose.length; at++) hash = Math.imul(hash ^ purpose.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
