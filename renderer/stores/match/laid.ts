import { shallowRef } from 'vue'
import type { MatchUpdate, MatchView } from '../../../shared/contract/schemas.ts'

/** One event with the ply that it belongs to. */
export type Heard = MatchUpdate['events'][number]

export type Laid = ReturnType<typeof laidMatch>

/** What lies on the table: the match as the program last answered it, and what was heard of it. */
export function laidMatch() {
  const current = shallowRef<MatchView | null>(null)
  const log = shallowRef<readonly Heard[]>([])
  /** What the last answer brought; empty after a match was opened. */
  const fresh = shallowRef<readonly Heard[]>([])

  /** Shows a match as it was: a table that can be looked at and not played on (see stores/replay.ts). */
  function look(view: MatchView | null, heard: readonly Heard[], now: readonly Heard[]): void {
    current.value = view
    log.value = heard
    fresh.value = now
  }

  const settle = (view: MatchView): void => look(view, view.events, [])

  /** Goes on by answers that followed one another, all at once; nothing, if another match lies there by now. */
  function advance(...updates: readonly MatchUpdate[]): void {
    const last = updates.at(-1)
    if (last === undefined || current.value?.match !== last.match) return
    const heard = updates.flatMap(({ events }) => events)
    look({ ...current.value, ...last }, [...log.value, ...heard], heard)
  }

  const clear = (): void => look(null, [], [])

  return { current, log, fresh, look, settle, advance, clear }
}
