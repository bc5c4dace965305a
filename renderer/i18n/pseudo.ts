import type { Texts } from './texts.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'àbçđéfğħîĵķļmñöpqŕšţûvŵxýžÀBÇĐÉFĞĦÎĴĶĻMÑÖPQŔŠŢÛVŴXÝŽ'
const marks = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]))
/** How much longer than English other languages get. */
const LONGER = 0.4
const filler = 'òñé ţŵö ţħŕéé föûŕ fîvé šîx šévéñ '

/** English texts as no language has them: accents on most letters, 40 % longer, brackets at both ends to show where one is cut. */
export function pseudo(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, made(value)]))
}

function made(value: string | readonly string[] | Texts): string | readonly string[] | Texts {
  if (typeof value === 'string') return value.split(' | ').map(pseudoForm).join(' | ')
  return isLines(value) ? value.map(pseudoForm) : pseudo(value)
}

function isLines(value: readonly string[] | Texts): value is readonly string[] {
  return Array.isArray(value)
}

/** One form of a text; what stands in braces is vue-i18n's and stays. */
function pseudoForm(text: string): string {
  const parts = text.split(/(\{[^}]*\})/)
  const letters = parts.reduce((sum, part) => sum + (part.startsWith('{') ? 0 : part.length), 0)
  if (letters === 0) return text
  const more = Math.ceil(letters * LONGER)
  const tail = filler.repeat(Math.ceil(more / filler.length)).slice(0, more)
  const body = parts.map((part) => (part.startsWith('{') ? part : [...part].map((letter) => marks.get(letter) ?? letter).join('')))
  return `[${body.join('')} ${tail.trim()}]`
}
