import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Die } from '../../../../shared/games/judge-dredd/events.ts'

/** A piece of a sentence: a text or number, another text by its key, a Judge, something to stress, dice, or several in a row. */
export type Part =
  | string
  | number
  | { readonly key: string; readonly parts?: Parts; readonly n?: number }
  | { readonly judge: Seat }
  | { readonly strong: Part }
  | { readonly dice: readonly Die[]; readonly kept: number }
  | { readonly row: readonly Part[]; readonly between?: string }

export type Parts = Readonly<Record<string, Part>>

/** What an event says: a text of the language files with its pieces. */
export type Sentence = {
  readonly key: string
  readonly parts?: Parts
  /** Chooses the plural form. */
  readonly n?: number
  readonly tone?: 'good' | 'harm'
  /** Whose doing it is: the token before the line. */
  readonly who?: Seat
  /** Where it happened. */
  readonly sector?: string
  /** Continues the line before, if there is one. */
  readonly joins?: true
  /** Only for the eyes of the seat that heard it: shown with the hand, never announced. */
  readonly secret?: true
  /** The piece that what follows in the same words is added to, instead of being said again. */
  readonly gathers?: string
}

/** Translates; the part of vue-i18n that sentences need. */
export type Translate = (key: string, named: Record<string, unknown>, plural: number) => string

/** What names are made of: the Judges by seat as keys of the language files. */
export type Names = (seat: Seat) => string

/** A sentence as plain text, for screen readers. */
export function plainText(t: Translate, names: Names, { key, parts = {}, n = 1 }: Pick<Sentence, 'key' | 'parts' | 'n'>): string {
  return t(key, Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, plainPart(t, names, part)])), n)
}

function plainPart(t: Translate, names: Names, part: Part): string {
  if (typeof part !== 'object') return String(part)
  if ('judge' in part) return t(names(part.judge), {}, 1)
  if ('strong' in part) return plainPart(t, names, part.strong)
  if ('dice' in part) return part.dice.map((die) => die.value).join(', ')
  if ('row' in part) return part.row.map((one) => plainPart(t, names, one)).join(part.between ?? ' ')
  return plainText(t, names, { key: part.key, ...(part.parts ? { parts: part.parts } : {}), n: part.n ?? 1 })
}
