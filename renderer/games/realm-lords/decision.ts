import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import type { Step, StageOf, FightView, View } from '../../../shared/games/realm-lords/state.ts'

/** What a component that asks for a decision is given. It knows no rules: it offers what is in `legal`. */
export type DecisionProps = {
  readonly view: View
  readonly legal: readonly Action[]
  /** The answer to an action lets wait: it is to be seen that nothing more is taken until it comes. */
  readonly busy: boolean
}

/** What such a component says: the action that was chosen; several are played one after another. */
export type DecisionEmits = { act: [action: Action, ...more: Action[]] }

/** The stage of a view where it is known to be a certain step. */
export type StageAt<S extends Step> = Extract<StageOf<FightView>, { step: S }>

/** The view's stage if it is at one of the steps, else null. */
export function stageAt<S extends Step>(view: View, ...steps: readonly S[]): StageAt<S> | null {
  return (steps as readonly string[]).includes(view.stage.step) ? (view.stage as StageAt<S>) : null
}

/** The legal actions of one type. */
export function actionsOf<T extends Action['type']>(legal: readonly Action[], type: T): Extract<Action, { type: T }>[] {
  return legal.filter((action): action is Extract<Action, { type: T }> => action.type === type)
}
