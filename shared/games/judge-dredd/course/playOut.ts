import type { Chance } from '../../../kernel/chance.ts'
import type { Outcome } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { silentTable } from '../../../kernel/table.ts'
import type { Action } from '../actions.ts'
import { bestOf, streetMind, type Street } from '../bots/street/street.ts'
import { cadetTemper } from '../bots/street/temper.ts'
import type { Cards } from '../cards/cards.ts'
import { fighters } from '../plays/combat.ts'
import type { At } from '../play.ts'
import { legalAt, proceed, waitingAt } from '../stages/stages.ts'
import type { State } from '../state.ts'
import { viewOf } from '../view.ts'

/** In a window about his own Judge's move somebody thinks of cards only once in so many times: that takes most of the thinking of a match. */
const once = 4

/**
 * Plays positions on to the end of the match: every seat thinks as a Cadet does who is never mistaken, from what it may
 * see, and leaves the moves and fights of others alone.
 */
export function dreddPlayOut(cards: Cards): (from: State, chance: Chance) => Outcome {
  const mind = streetMind(cards, cadetTemper)
  return (from, chance) => {
    const state = copy(from)
    const play = { cards, state, table: silentTable<never>(chance) }
    for (;;) {
      const { stage } = state
      if (stage.step === 'over') return stage.outcome
      const passes = stage.step === 'window' && !thinks(stage, chance)
      proceed(play, stage, passes ? { type: 'pass' } : chosen(cards, mind, state))
    }
  }
}

/** Whether the asked seat thinks of its cards: always in a fight of its own, now and then in a window about its own Judge, else never. */
function thinks({ moment, asked }: At<'window'>, chance: Chance): boolean {
  if (moment.window === 'combat') return fighters(moment.fight).includes(asked)
  return moment.active === asked && chance(once, 'play-out') === 1
}

function chosen(cards: Cards, mind: Street, state: State): Action {
  const { stage } = state
  const view = viewOf(state, waitingAt(stage)[0]!)
  const legal = legalAt(cards, view, stage)
  return legal.length === 1 ? legal[0]! : bestOf(mind.rate(view, legal)).action
}
