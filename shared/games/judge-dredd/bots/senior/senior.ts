import type { Chance } from '../../../../kernel/chance.ts'
import type { Action } from '../../actions.ts'
import type { Cards } from '../../cards/cards.ts'
import type { View } from '../../state.ts'
import { redealt } from '../../view.ts'
import type { Player, Thinking } from '../player.ts'
import type { Rated } from '../street/moves.ts'
import { bestOf, streetMind, type Street } from '../street/street.ts'
import { streetTemper } from '../street/temper.ts'
import { imaginedTable } from './fates.ts'
import { imagine } from './imagine.ts'

/** How a Senior Judge thinks. */
export type Depth = {
  /** Actions that seem worse than the best by more points are not thought about, nor are more than so many. */
  readonly slack: number
  readonly most: number
  /** How many standard errors better an action must turn out than the one that seemed best. */
  readonly doubt: number
}

export const seniorDepth: Depth = { slack: 1, most: 4, doubt: 1.5 }

/**
 * The Senior Judge: takes what would seem best to the Street Judge and what is close to it, imagines what is hidden anew for
 * each sample, and how the match goes on after each, with the same dice; takes what wins most often. The Street Judge's choice is
 * the answer as long as nothing is surely better, and whenever he is stopped.
 */
export function senior(cards: Cards, depth: Depth = seniorDepth): Player {
  const mind = streetMind(cards, streetTemper)
  return (view: View, legal: readonly Action[], chance: Chance, thinking: Thinking): Action => {
    if (legal.length === 1) return legal[0]!
    const rated = mind.rate(view, legal)
    const [first, ...others] = worthThinking(rated, depth)
    if (others.length === 0) return first!.action
    return compared(cards, mind, view, [first!.action, ...others.map((one) => one.action)], chance, thinking, depth)
  }
}

/** The best rated first; of several that are rated alike, as the cards of one set are, one. */
function worthThinking(rated: readonly Rated[], { slack, most }: Depth): Rated[] {
  const best = bestOf(rated)
  const close = rated.filter((one) => one !== best && best.worth - one.worth <= slack && one.worth !== best.worth)
  const sorted = close.toSorted((a, b) => b.worth - a.worth)
  return [best, ...sorted.filter((one, at) => sorted.findIndex((other) => other.worth === one.worth) === at)].slice(0, most)
}

/** How an action did beside the first: sums over the samples so far. */
type Tally = { readonly action: Action; count: number; sum: number; squares: number }

function compared(
  cards: Cards,
  mind: Street,
  view: View,
  [first, ...others]: readonly Action[],
  chance: Chance,
  { samples, stop }: Thinking,
  { doubt }: Depth,
): Action {
  const seat = view.you as number
  const imagination = { cards, mind, stop }
  const tallies = others.map((action): Tally => ({ action, count: 0, sum: 0, squares: 0 }))
  for (let sample = 0; sample < samples && !stop(); sample++) {
    const seed = chance(2 ** 32, 'senior/sample') - 1
    const state = redealt(cards, view, imaginedTable(seed))
    const table = imaginedTable(seed ^ 0x9e3779b9)
    const plain = imagine(imagination, state, seat, first!, table)
    for (const tally of tallies) {
      if (sample >= 8 && upper(tally) < 0) continue
      const other = plain === null ? null : imagine(imagination, state, seat, tally.action, table)
      if (plain === null || other === null) break
      const gain = other - plain
      tally.count += 1
      tally.sum += gain
      tally.squares += gain * gain
    }
  }
  const best = tallies.reduce<Tally | null>((top, one) => (one.count > 0 && (top === null || mean(one) > mean(top)) ? one : top), null)
  return best !== null && best.count >= Math.min(4, samples) && mean(best) > doubt * error(best) ? best.action : first!
}

function mean({ sum, count }: Tally): number {
  return sum / count
}

/** The standard error of the mean. */
function error({ sum, squares, count }: Tally): number {
  const variance = Math.max(0, squares / count - (sum / count) ** 2)
  return Math.sqrt(variance / Math.max(1, count - 1))
}

function upper(tally: Tally): number {
  return mean(tally) + 2 * error(tally)
}
