import type { Die } from '../../../../shared/games/realm-lords/events.ts'

/** A piece of a sentence: a text or number, another text by its key, something to stress, dice, or several in a row. */
export type Part =
  | string
  | number
  | { readonly key: string; readonly parts?: Parts; readonly n?: number }
  | { readonly strong: Part }
  | { readonly dice: readonly Die[]; readonly kept?: readonly number[] }
  | { readonly row: readonly Part[] }

export type Parts = Readonly<Record<string, Part>>

/** Places on the hero's and the doom sheet that a line can point at. */
export const spots = ['ranged', 'melee', 'magic', 'health', 'energy', 'gold', 'exp', 'doom', 'lords'] as const
export type Spot = (typeof spots)[number]

/** What a line of the journal points at. */
export type About =
  { readonly space: number } | { readonly item: string } | { readonly enemy: string } | { readonly hero: string } | { readonly spot: Spot }

/** What an event says: a text of the language files with its pieces. */
export type Sentence = {
  readonly key: string
  readonly parts?: Parts
  /** Chooses the plural form. */
  readonly n?: number
  readonly tone?: 'good' | 'harm' | 'strong'
  readonly about?: About
  /** Continues the line before, if there is one. */
  readonly joins?: true
  /** What follows in the same words adds to its number, instead of being said again. */
  readonly sums?: true
  /** The row of what follows in the same words goes into this one's. */
  readonly gathers?: string
}

/** Translates; the part of vue-i18n that sentences need. */
export type Translate = (key: string, named: Record<string, unknown>, plural: number) => string

/** A sentence as plain text, for screen readers. */
export function plainText(t: Translate, { key, parts = {}, n = 1 }: Pick<Sentence, 'key' | 'parts' | 'n'>): string {
  return t(key, Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, plainPart(t, part)])), n)
}

function plainPart(t: Translate, part: Part): string {
  if (typeof part !== 'object') return String(part)
  if ('strong' in part) return plainPart(t, part.strong)
  if ('dice' in part) return part.dice.map((die) => die.value).join(', ')
  if ('row' in part) return part.row.map((one) => plainPart(t, one)).join(', ')
  return plainText(t, { key: part.key, ...(part.parts ? { parts: part.parts } : {}), n: part.n ?? 1 })
}
