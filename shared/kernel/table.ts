import type { Chance } from './chance.ts'
import type { Audience, Table } from './game.ts'

/** What went on while a rule ran, in order: what was told and what was drawn. */
export type Entry<Event> =
  | { readonly kind: 'told'; readonly event: Event; readonly audience: Audience }
  | { readonly kind: 'drawn'; readonly purpose: string; readonly sides: number; readonly value: number }

/** A table that writes down all that happens on it. */
export type RecordingTable<Event> = Table<Event> & {
  readonly entries: readonly Entry<Event>[]
  /** Whether something was drawn or turned up since the table was laid (R-UNDO-1). */
  readonly informed: () => boolean
}

/** Lays a table whose numbers come from `chance`. */
export function recordingTable<Event>(chance: Chance): RecordingTable<Event> {
  const entries: Entry<Event>[] = []
  let informed = false
  const draw = (sides: number, purpose: string): number => {
    const value = chance(sides, purpose)
    informed = true
    entries.push({ kind: 'drawn', purpose, sides, value })
    return value
  }
  return {
    entries,
    informed: () => informed,
    draw,
    d6: (purpose) => draw(6, purpose),
    shuffle: (cards, purpose) => shuffled(cards, (sides, step) => draw(sides, `${purpose}/${step}`)),
    tell: (event, audience = 'all') => void entries.push({ kind: 'told', event, audience }),
    reveal: () => void (informed = true),
  }
}

/** A table that writes nothing down, for simulations. */
export function silentTable<Event>(chance: Chance): Table<Event> {
  return {
    draw: chance,
    d6: (purpose) => chance(6, purpose),
    shuffle: (cards, purpose) => shuffled(cards, (sides) => chance(sides, purpose)),
    tell: () => undefined,
    reveal: () => undefined,
  }
}

/** Fisher and Yates: from the last card down, each changes place with one of those not yet settled. */
function shuffled<Card>(cards: readonly Card[], draw: (sides: number, step: number) => number): Card[] {
  const out = [...cards]
  for (let last = out.length - 1; last > 0; last--) {
    const other = draw(last + 1, last) - 1
    ;[out[last], out[other]] = [out[other] as Card, out[last] as Card]
  }
  return out
}
