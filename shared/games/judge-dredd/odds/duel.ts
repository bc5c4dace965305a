import type { Seat } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import type { Duel } from '../state.ts'
import { duelSides } from './contest.ts'
import { atMost, exactly, throwsOf } from './dice.ts'

/**
 * In how many of `rolls` equally likely rolls a duellist wins this round (`win`), or is tied at the top and duels again
 * (`again`). `chance`: that he wins in the end, 0 … 1, if nobody plays a card any more.
 */
export type DuellistOdds = { readonly seat: Seat; readonly win: number; readonly again: number; readonly chance: number }
export type DuelOdds = { readonly rolls: number; readonly seats: readonly DuellistOdds[] }

/** JD-V3, JD-R26: the exact chances of a duel's round as its cards stand. */
export function duelOdds(cards: Cards, duel: Duel): DuelOdds {
  const { dieSides } = cards.pack.numbers
  const thrown = duelSides(cards, duel).map((side) => ({ side, throws: throwsOf(side, dieSides) }))
  const rolls = thrown.reduce((product, { throws }) => product * throws.all, 1)
  const seats = thrown.map(({ side, throws }) => {
    const others = thrown.filter((one) => one.side !== side)
    /** The rolls by how many others share the top with him. */
    const shared = Array<number>(thrown.length).fill(0)
    for (let die = 1; die <= dieSides; die++) {
      const total = side.plus + die
      let ways = [throws.times[die]!]
      for (const one of others) {
        const [lower, same] = [atMost(one.side, one.throws, total - 1), exactly(one.side, one.throws, total)]
        ways = [...ways, 0].map((count, ties) => count * lower + (ways[ties - 1] ?? 0) * same)
      }
      ways.forEach((count, ties) => (shared[ties]! += count))
    }
    // Those tied go on alike, without the old modifiers.
    const chance = shared.reduce((sum, count, ties) => sum + count / (ties + 1), 0) / rolls
    return { seat: side.seat, win: shared[0]!, again: shared.slice(1).reduce((sum, count) => sum + count, 0), chance }
  })
  return { rolls, seats }
}
