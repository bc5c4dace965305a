/** What every drawing is made with: repeatable chance and ids that no other picture uses. */
export type Pen = {
  /** A fraction in [0, 1); the same sequence for the same key. */
  readonly rnd: () => number
  /** A fresh id for a gradient, clip or filter; starts with the picture's key. */
  readonly id: () => string
}

/** A Pen for the picture `key` (letters, digits, hyphens); two pens of one key draw the same picture. */
export const createPen = (key: string): Pen => {
  let seed = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  let count = 0
  return {
    rnd: () => {
      seed = (seed + 0x6d2b79f5) | 0
      let mix = Math.imul(seed ^ (seed >>> 15), 1 | seed)
      mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
      return ((mix ^ (mix >>> 14)) >>> 0) / 4294967296
    },
    id: () => `${key}-${(count++).toString(36)}`,
  }
}

/** A fraction between `low` and `high`. */
export const between = (pen: Pen, low: number, high: number): number => low + pen.rnd() * (high - low)

/** One of `choices`; throws when there are none. */
export const oneOf = <T>(pen: Pen, choices: readonly T[]): T => {
  const choice = choices[Math.floor(pen.rnd() * choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  return choice
}

/** The joined drawings of `draw` for 0 … count - 1. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
