/** A name on the paper of a Crime card: its lines, and how wide the letters may be (percent of the font's width axis). */
export type WrappedName = { readonly lines: readonly string[]; readonly stretch: number }

/** All ways to break words into so many lines. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - lines + 1 }, (_, n) => n + 1).flatMap((taken) =>
    breaks(words.slice(taken), lines - 1).map((rest) => [words.slice(0, taken).join(' '), ...rest]),
  )
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))

/** Breaks a name into at most so many lines, the longest as short as can be; a third line only for what two would squeeze. */
export function wrapName(name: string, most: 1 | 2 | 3): WrappedName {
  const words = name.split(' ')
  const best = (count: number): string[] => breaks(words, Math.min(count, words.length)).reduce((a, b) => (longest(b) < longest(a) ? b : a))
  const [two, three] = [best(Math.min(most, 2)), best(most)]
  const lines = longest(two) > 12 && longest(three) < longest(two) ? three : two
  return { lines, stretch: stretchOf(longest(lines), most) }
}

/** The narrower, the longer the longest line. */
function stretchOf(length: number, most: 1 | 2 | 3): number {
  if (most === 1) return length > 22 ? 50 : 60
  if (length <= 8) return 66
  if (length <= 10) return 60
  return length <= 11 ? 56 : 50
}
