/** What of a sentence of a log says whether the next one can go into it: its words, and the piece that is a row of things. */
type Sentence = {
  readonly key: string
  readonly parts?: Readonly<Record<string, unknown>>
  /** The piece whose row goes into that of a sentence before it in the same words. */
  readonly gathers?: string
}
type Row = { readonly row: readonly unknown[] }

/** Sentences of a line with one more: one in the same words as the last goes into it, as "On offer: a bow, a wand". */
export function withOneMore<Said extends Sentence>(sentences: readonly Said[], sentence: Said): readonly Said[] {
  const last = sentences.at(-1)
  const both = last === undefined ? null : gathered(last, sentence)
  return both === null ? [...sentences, sentence] : [...sentences.slice(0, -1), both]
}

function gathered<Said extends Sentence>(first: Said, then: Said): Said | null {
  const piece = then.gathers
  if (piece === undefined || first.key !== then.key) return null
  const [one, other] = [first.parts?.[piece], then.parts?.[piece]]
  if (!isRow(one) || !isRow(other)) return null
  return { ...first, parts: { ...first.parts, [piece]: { ...one, row: [...one.row, ...other.row] } } }
}

const isRow = (part: unknown): part is Row => typeof part === 'object' && part !== null && 'row' in part
