import type { AnyGame, Seat } from '../../shared/kernel/game.ts'

/** The game without its types, as the registry and the service hold it. */
export function anyGame(game: unknown): AnyGame {
  return game as AnyGame
}

/**
 * A choice that depends on nothing but the ply and the number of possibilities, so that two runs make the same ones
 * whatever happened to the program in between.
 */
export function choiceAt(ply: number, possibilities: number): number {
  return (((ply + 1) * 2_654_435_761) % 4_294_967_296) % possibilities
}

/** The seat that must act and one of its legal actions, chosen by `choiceAt`; `null` when the match is over. */
export function chosen(game: AnyGame, ply: number, state: unknown): { readonly seat: Seat; readonly action: unknown } | null {
  const [seat] = game.waitingFor(state)
  if (seat === undefined) return null
  const legal = game.legalActions(state, seat)
  return { seat, action: legal[choiceAt(ply, legal.length)] }
}
