import cardNames from '../../../renderer/i18n/en/judge-dredd/cards.json' with { type: 'json' }
import names from '../../../renderer/i18n/en/judge-dredd/names.json' with { type: 'json' }
import { defaultCards } from '../../../shared/games/judge-dredd/cards/defaultPack.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import type { State } from '../../../shared/games/judge-dredd/state.ts'
import type { Step } from '../../../shared/kernel/match.ts'

/** Something that can be secret: a kind of Action Card, or a Perp. `words`: its id and its name, either of which would tell it. */
export type Secret = { readonly id: string; readonly words: readonly [id: string, name: string] }

const { pack } = defaultCards()
const nameIn = (table: Readonly<Record<string, string>>, id: string): string => {
  const name = table[id]
  if (name === undefined) throw new Error(`${id} has no name`)
  return name
}
/** What an Action Card is called in the window. */
export const nameOfCard = (id: string): string => nameIn(cardNames.names, id)
const secretsOf = (cards: readonly { readonly id: string }[], table: Readonly<Record<string, string>>): readonly Secret[] =>
  cards.map(({ id }) => ({ id, words: [id, nameIn(table, id)] }))

/** Everything that can be secret in a match. */
export const secrets: readonly Secret[] = [...secretsOf(pack.cards, cardNames.names), ...secretsOf(pack.perps, names.perps)]

/** The secrets of which a word stands in a text; `id` only as a word of its own. */
export function secretsIn(text: string): readonly string[] {
  return secrets.filter(({ words }) => words.some((word) => text.includes(word) && patternOf(word).test(text))).map(({ id }) => id)
}

/** What finds a word that is no part of a longer one, as the source of a regular expression. */
export function wordPattern(word: string): string {
  return String.raw`(?<![\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\w)`
}

const patterns = new Map<string, RegExp>()
function patternOf(word: string): RegExp {
  const pattern = patterns.get(word) ?? new RegExp(wordPattern(word))
  patterns.set(word, pattern)
  return pattern
}

/** What lay open up to a ply, and what each seat had seen for itself, by id. */
type Known = { readonly toAll: ReadonlySet<string>; readonly bySeat: readonly ReadonlySet<string>[] }

/** Follows a match step by step, by the rules and the whole truth, and remembers who could know what. */
export function historian() {
  const known: Known[] = []
  const toAll = new Set<string>()
  const bySeat: Set<string>[] = []

  const visit = ({ position, entries }: Step<unknown, unknown>): void => {
    const state = position.state as State
    for (const card of state.cardDiscard) toAll.add(card)
    for (const scene of state.scenes) if (scene.faceUp) toAll.add(scene.perp)
    for (const { arrests } of state.judges) for (const { perp } of arrests) toAll.add(perp)
    for (const entry of entries) for (const id of toldToAll(entry)) toAll.add(id)
    state.hands.forEach((hand, seat) => {
      bySeat[seat] ??= new Set()
      for (const id of [...hand, ...(state.known[seat] ?? [])]) bySeat[seat].add(id)
    })
    known.push({ toAll: new Set(toAll), bySeat: bySeat.map((ids) => new Set(ids)) })
  }

  /** What nobody with these eyes (null: the open table) may have read anywhere at a ply. */
  const hidden = (ply: number, viewer: number | null): ReadonlySet<string> => {
    const at = known[Math.min(ply, known.length - 1)]
    if (at === undefined) throw new Error('the match was not followed')
    const own = viewer === null ? undefined : at.bySeat[viewer]
    return new Set(secrets.flatMap(({ id }) => (at.toAll.has(id) || own?.has(id) ? [] : [id])))
  }

  return { visit, hidden }
}

/** A card that is played, and a Perp who is turned up, are seen by all even if they are gone a moment later. */
function toldToAll(entry: unknown): readonly string[] {
  const event = (entry as { readonly event?: DreddEvent }).event
  if (event?.type === 'cardPlayed') return [event.card]
  return event?.type === 'perpTurnedUp' ? [event.perp] : []
}
