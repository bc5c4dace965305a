import { ref, shallowRef, watch } from 'vue'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useMatch } from '../../../stores/match.ts'
import { holds, type Plan } from './driver.ts'
import { whereOf } from './moments.ts'

/**
 * Why what was decided was not done. A card: the window closed, or it had become illegal. A move: a card came before it, and whoever
 * moves may want something else now.
 */
export type Trouble = 'closed' | 'illegal' | 'overtaken'

function troubleOf(plan: Plan, view: View): Trouble | null {
  if (plan.kind === 'play') return holds(plan, view) ? 'illegal' : 'closed'
  const overtaken = plan.kind === 'go' && plan.then.length > 0 && plan.where === whereOf(view) && plan.plays !== view.plays
  return overtaken ? 'overtaken' : null
}

/** What people have decided for later, and what became of it. Each decision takes the place of the one before. */
export function usePlan() {
  const match = useMatch()
  const plan = shallowRef<Plan | null>(null)
  const trouble = ref<Trouble | null>(null)

  // What was taken back is not carried out any further.
  watch(
    () => match.current?.ply ?? 0,
    (ply, old) => {
      if (ply < old) plan.value = null
    },
    { flush: 'sync' },
  )

  function decide(next: (where: string, view: View) => Plan): void {
    const view = match.current?.view as View | undefined
    const where = view === undefined ? null : whereOf(view)
    trouble.value = null
    if (view !== undefined && where !== null) plan.value = next(where, view)
  }

  /** Everybody passes, then the Judge on turn does the rest. */
  function go(then: readonly Action[]): void {
    decide((where, view) => ({ kind: 'go', where, plays: view.plays, then }))
  }

  /** A seat's card, now or as soon as it is asked. */
  function playCard(seat: Seat, action: Action): void {
    decide((where) => ({ kind: 'play', where, seat, action }))
  }

  function drawAll(): void {
    decide((where) => ({ kind: 'draw', where }))
  }

  /** The next action of the plan is under way: what is left of the plan is to come. */
  function begin(): void {
    const was = plan.value
    if (was?.kind === 'play') plan.value = null
    if (was?.kind === 'go') plan.value = { ...was, then: was.then.slice(1) }
  }

  /** The plan cannot be carried out, and it is told why. */
  function drop(): void {
    const was = plan.value
    plan.value = null
    if (was !== null && match.current !== null) trouble.value = troubleOf(was, match.current.view as View)
  }

  /** Something else was decided. */
  function forget(): void {
    trouble.value = null
    plan.value = null
  }

  return { plan, trouble, go, playCard, drawAll, begin, drop, forget }
}
