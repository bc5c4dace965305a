import type { Chance } from '../../../kernel/chance.ts'
import type { Outcome } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { silentTable } from '../../../kernel/table.ts'
import type { Action } from '../actions.ts'
import { greedyMind, type Greedy } from '../bots/greedy/greedy.ts'
import type { Cards } from '../cards/cards.ts'
import { legalAt, proceed } from '../phases/stages.ts'
import type { SpaceIndex, State } from '../state.ts'
import { viewOf } from '../view.ts'

/** Plays positions on to the end of the campaign, as the greedy computer player does. */
export function realmPlayOut(cards: Cards): (from: State, chance: Chance) => Outcome {
  const mind = greedyMind(cards)
  return (from, chance) => {
    const state = copy(from)
    const play = { cards, state, table: silentTable<never>(chance) }
    const walks = walker(mind)
    for (;;) {
      const { stage } = state
      if (stage.step === 'over') return stage.outcome
      const view = viewOf(state)
      const legal = legalAt(cards, view, view.stage)
      proceed(play, stage, legal.length === 1 ? legal[0]! : (walks(view, legal) ?? mind.choose(view, legal)))
    }
  }
}

/** Aims a walk once, not anew at each of its steps; gives `null` where nobody walks. */
function walker(mind: Greedy): (...asked: Parameters<Greedy['aim']>) => Action | null {
  let target: SpaceIndex | null = null
  return (view, legal) => {
    if (view.stage.step !== 'walk') {
      target = null
      return null
    }
    if (target === null) {
      const { first, to } = mind.aim(view, legal)
      if (first !== null) return first
      target = to
    }
    const step = mind.stepTo(view, target)
    if (step.type === 'stop') target = null
    return step
  }
}
