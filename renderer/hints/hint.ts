/** A short note for the first time that something matters. */
export type Hint = {
  /** Names its texts, `<game>.hints.<id>.title` and `.text`, and is what is remembered when it is put away. */
  readonly id: string
  /** What it points at, by the same names as a guided game. */
  readonly at: string
  /** The paragraph of the rulebook that it is about. */
  readonly why: string
  /** Whether it matters now, to whoever looks at this view. */
  readonly when: (view: unknown) => boolean
}

/** The first hint that matters now and was not put away; null if there is none. */
export function hintFor(hints: readonly Hint[], view: unknown, seen: readonly string[]): Hint | null {
  return hints.find(({ id, when }) => !seen.includes(id) && when(view)) ?? null
}
