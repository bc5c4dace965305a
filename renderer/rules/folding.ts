/** Letters and signs that are looked for as others: what nobody types, and what keyboards of other languages write otherwise. */
const twins: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‘’‚‛ʼ´`′'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'“”„‟«»″'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((sign) => [sign, '-'])),
  ...Object.fromEntries([...'\u00a0\u202f\u2009'].map((space) => [space, ' '])),
  '\u00ad': '',
  '…': '...',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
}

function foldSign(sign: string): string {
  const low = sign.toLowerCase()
  return twins[low] ?? low.normalize('NFD').replace(/\p{M}/gu, '')
}

/** A text without case, accents and typographic signs, to be looked through. */
export function fold(text: string): string {
  return [...text].map(foldSign).join('')
}

/** What is looked for: the folded words of what was typed, none twice. */
export function wordsOf(typed: string): string[] {
  return [...new Set(fold(typed).split(/\s+/))].filter((word) => word !== '')
}

/** A piece of a text: where it begins and where it has ended, counted as in `slice`. */
export type Piece = readonly [start: number, end: number]

/** Where a text has any of the folded words, in order; pieces that touch are one. */
export function findWords(text: string, words: readonly string[]): Piece[] {
  const signs: string[] = []
  /** For every letter of the folded text where the sign that it comes from stands. */
  const from: number[] = []
  let at = 0
  for (const sign of text) {
    const folded = foldSign(sign)
    signs.push(folded)
    for (let n = 0; n < folded.length; n++) from.push(at)
    at += sign.length
  }
  from.push(text.length)
  const folded = signs.join('')
  const found = words
    .flatMap((word) => occurrences(folded, word))
    .map(([start, end]): Piece => [from[start] ?? 0, from[end] ?? text.length])
  return joined(found.toSorted(([a], [b]) => a - b))
}

function occurrences(text: string, word: string): Piece[] {
  const found: Piece[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length])
  return found
}

function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((done, [start, end]) => {
    const last = done.at(-1)
    if (last === undefined || start > last[1]) return [...done, [start, end]]
    return [...done.slice(0, -1), [last[0], Math.max(last[1], end)]]
  }, [])
}
