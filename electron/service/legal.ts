import type { AnyGame, Seat } from '../../shared/kernel/game.ts'

/** What was listed of states that are still about; nothing changes a state once it was reached. */
const listed = new WeakMap<object, Map<Seat, readonly unknown[]>>()

/** What a seat may do, listed once: an answer offers it, and the action that follows is chosen from it. */
export function legalIn(game: AnyGame, state: unknown, seat: Seat): readonly unknown[] {
  const lists = listed.get(state as object) ?? new Map<Seat, readonly unknown[]>()
  const known = lists.get(seat)
  if (known !== undefined) return known
  const legal = game.legalActions(state, seat)
  listed.set(state as object, lists.set(seat, legal))
  return legal
}
