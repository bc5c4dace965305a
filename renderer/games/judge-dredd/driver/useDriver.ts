import { computed, ref, type Ref } from 'vue'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useMatch } from '../../../stores/match.ts'
import { activeSeat } from './moments.ts'
import type { Speed } from './paces.ts'
import { useCarryingOut } from './useCarryingOut.ts'
import { useNextMove } from './useNextMove.ts'
import { usePlan } from './usePlan.ts'
import { useResults } from './useResults.ts'

/**
 * Drives the match between the decisions of people: lets computer players think, passes for those who do not speak up, waits, shows the
 * results of rolls one after another. `speaking`: somebody is at the curtain, looks at cards or aims one. `onComputer` is told of every
 * seat whose computer player has acted.
 */
export function useDriver(speaking: Readonly<Ref<boolean>>, onComputer: (seat: Seat) => void) {
  const match = useMatch()
  const { plan, trouble, go, playCard, drawAll, begin, drop, forget } = usePlan()
  const { results, next } = useResults()
  const held = ref(false)
  const speed = ref<Speed>('brisk')
  /** The waiting that is over. */
  const rested = ref<string | null>(null)
  const move = useNextMove({ plan, held, speaking, rested, speed, results })
  const active = computed(() => (match.current === null ? null : activeSeat(match.current.view as View)))

  useCarryingOut(move, { rest, think, pass, act, drop })

  function rest(key: string): void {
    if (results.value[0]?.key === key) next()
    else rested.value = key
  }

  async function think(): Promise<void> {
    const { ply, waiting } = match.current ?? { ply: -1, waiting: [] }
    const played = await match.computer()
    if (played) onComputer(waiting[0] as Seat)
    // It was neither told to wait nor overtaken: to ask again and again would not help.
    else if (!speaking.value && match.current?.ply === ply) held.value = true
  }

  /** What a guided game refuses is not decided any more. */
  async function pass(seat: Seat): Promise<void> {
    const was = plan.value
    if (!(await match.actAs(seat, { type: 'pass' })) && plan.value === was) plan.value = null
  }

  async function act(seat: Seat, action: Action): Promise<void> {
    begin()
    await match.actAs(seat, action)
  }

  /** Everybody passes, then the Judge on turn does the rest; during a pace or a result it is cut short. */
  function goOn(...then: Action[]): void {
    const now = move.value
    if (results.value.length > 0) return next()
    if (!match.mayPlan(then)) return
    if (then.length === 0 && now.do === 'wait' && match.current !== null) rested.value = now.key
    go(then)
  }

  /** Does at once what only concerns one seat: place, name, join, draw, discard, pass. */
  async function actNow(seat: Seat, action: Action): Promise<boolean> {
    forget()
    return match.actAs(seat, action)
  }

  /** Computer players wait, or go on. */
  async function hold(on: boolean): Promise<void> {
    held.value = on
    if (on) await match.hush()
  }

  return { move, plan, held, speed, trouble, results, active, goOn, playCard, drawAll, actNow, hold }
}
