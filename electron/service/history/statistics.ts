import type { Dice } from '../../../shared/contract/history.ts'

/** A share with its 95 % interval; all from 0 to 1. */
export type Share = { readonly games: number; readonly wins: number; readonly rate: number; readonly low: number; readonly high: number }

/** The two-sided 95 % point of the normal distribution. */
const z = 1.959964

/** The share of wins and Wilson's score interval, which holds for few games and for shares near 0 and 1 too. */
export function share(wins: number, games: number): Share {
  if (games === 0) return { games, wins, rate: 0, low: 0, high: 1 }
  const rate = wins / games
  const scale = 1 + (z * z) / games
  const middle = (rate + (z * z) / (2 * games)) / scale
  const half = (z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))) / scale
  return { games, wins, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * How often (0 … 1) a chi-square with so many degrees of freedom is at least `value`: the regularised upper incomplete gamma function of half
 * of each, by its series (Abramowitz and Stegun 6.5.29) or, where that is slow, its continued fraction (6.5.31, evaluated by Lentz's method).
 */
export function chiSquareChance(value: number, degrees: number): number {
  const [a, x] = [degrees / 2, value / 2]
  if (x <= 0) return 1
  const front = Math.exp(-x) * x ** a
  return x < a + 1 ? 1 - (front * series(a, x)) / gammaOfHalf(degrees) : (front * fraction(a, x)) / gammaOfHalf(degrees)
}

function series(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = Infinity
  let d = 1 / b
  let value = d
  for (let n = 1; n < 500; n++) {
    const an = -n * (n - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-14) break
  }
  return value
}

/** The gamma function of half a whole number, from that of 1/2 or 1. */
function gammaOfHalf(twice: number): number {
  let value = twice % 2 ? Math.sqrt(Math.PI) : 1
  for (let n = twice % 2 ? 1 : 2; n < twice; n += 2) value *= n / 2
  return value
}

/** So many dice at least, before their faces say anything. */
const enough = 60
/** Fair dice are at least so uneven in so many of all cases. */
const words = [
  [0.1, 'usual'],
  [0.02, 'uncommon'],
  [0.002, 'rare'],
  [0, 'veryRare'],
] as const

/** R-RNG-1: six faces against their expectation, with the chi-square's chance and a word for it. */
export function diceOf(faces: readonly number[]): Dice {
  const total = faces.reduce((sum, count) => sum + count, 0)
  const expected = total / 6
  const chiSquare = total === 0 ? 0 : faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const chance = chiSquareChance(chiSquare, 5)
  const verdict = total < enough ? 'few' : words.find(([least]) => chance >= least)![1]
  const pips = faces.reduce((sum, count, at) => sum + count * (at + 1 - 3.5), 0)
  return { faces: [...faces], total, expected, pips, chiSquare, chance, verdict }
}

/** Six counts added up, place by place. */
export function addFaces(rows: readonly (readonly number[])[]): number[] {
  return [0, 1, 2, 3, 4, 5].map((at) => rows.reduce((sum, faces) => sum + (faces[at] ?? 0), 0))
}
