import { computed, onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Config } from '../../../../shared/games/judge-dredd/config.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useMatch } from '../../../stores/match.ts'
import { holds, nextMove, type Move, type Plan } from './driver.ts'
import { activeSeat, whereOf } from './moments.ts'
import { paces, type Speed } from './paces.ts'
import { resultsOf, type Result } from './results.ts'

/** Why a card that was to be played was not: the window closed, or it had become illegal. */
export type Trouble = 'closed' | 'illegal'

/**
 * Drives the match between the decisions of people: lets computer players think, passes for those who do not speak up, waits, shows the
 * results of rolls one after another. `speaking`: somebody is at the curtain, looks at cards or aims one.
 */
export function useDriver(speaking: Readonly<Ref<boolean>>, onComputer: (seat: Seat) => void) {
  const match = useMatch()
  const plan = shallowRef<Plan | null>(null)
  const held = ref(false)
  const speed = ref<Speed>('brisk')
  const rested = ref<string | null>(null)
  const trouble = ref<Trouble | null>(null)
  const results = shallowRef<readonly Result[]>([])
  const pace = computed(() => paces[speed.value])
  const lastPlay = computed(() => {
    const played = match.log.findLast(({ event }) => event.type === 'cardPlayed')?.event as DreddEvent | undefined
    return played?.type === 'cardPlayed' ? played.seat : null
  })

  const move = computed((): Move => {
    const current = match.current
    if (current === null) return { do: 'rest' }
    const [result] = results.value
    if (result !== undefined) return held.value ? { do: 'ask', seat: null } : { do: 'wait', ms: pace.value.result, key: result.key }
    return nextMove({
      view: current.view as View,
      ply: current.ply,
      legal: current.legal as readonly Action[],
      waiting: current.waiting,
      seats: current.seats,
      windows: (current.config as Config).windows,
      plan: plan.value,
      held: held.value,
      speaking: speaking.value,
      rested: rested.value,
      lastPlay: lastPlay.value,
      paces: pace.value,
    })
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    () => [move.value, match.busy, match.thinking] as const,
    () => {
      clearTimeout(timer)
      if (!match.busy && !match.thinking) carryOut(move.value)
    },
    { immediate: true, flush: 'post' },
  )
  /** The table before the last answer, which a result is shown on. */
  let before: View | null = null
  watch(
    () => match.fresh,
    (fresh) => {
      const found = resultsOf(fresh, before)
      if (found.length > 0) results.value = [...results.value, ...found]
    },
    { flush: 'sync' },
  )
  watch(
    () => match.current?.view,
    (_, old) => void (before = (old as View | undefined) ?? null),
    { flush: 'sync' },
  )
  // What was taken back is not shown, and not carried out any further.
  watch(
    () => match.current?.ply ?? 0,
    (ply, old) => {
      if (ply >= old) return
      results.value = []
      plan.value = null
    },
    { flush: 'sync' },
  )
  onBeforeUnmount(() => clearTimeout(timer))

  function carryOut(next: Move): void {
    switch (next.do) {
      case 'wait':
        timer = setTimeout(() => rest(next.key), next.ms)
        return
      case 'computer':
        return void letThink()
      case 'pass':
        return void passFor(next.seat)
      case 'act':
        return void act(next.seat, next.action)
      case 'drop':
        return drop()
      case 'ask':
      case 'rest':
        return
    }
  }

  /** What a guided game refuses is not decided any more. */
  async function passFor(seat: Seat): Promise<void> {
    const was = plan.value
    if (!(await match.actAs(seat, { type: 'pass' })) && plan.value === was) plan.value = null
  }

  /** The waiting is over: of a result the next is shown, if there is one. */
  function rest(key: string): void {
    if (results.value[0]?.key === key) results.value = results.value.slice(1)
    else rested.value = key
  }

  async function letThink(): Promise<void> {
    const { ply, waiting } = match.current ?? { ply: -1, waiting: [] }
    const played = await match.computer()
    if (played) onComputer(waiting[0] as Seat)
    // It was neither told to wait nor overtaken: to ask again and again would not help.
    else if (!speaking.value && match.current?.ply === ply) held.value = true
  }

  async function act(seat: Seat, action: Action): Promise<void> {
    const was = plan.value
    if (was?.kind === 'play') plan.value = null
    if (was?.kind === 'go') plan.value = { ...was, then: was.then.slice(1) }
    await match.actAs(seat, action)
  }

  function drop(): void {
    const was = plan.value
    plan.value = null
    if (was?.kind === 'play' && match.current !== null) trouble.value = holds(was, match.current.view as View) ? 'illegal' : 'closed'
  }

  function decide(next: (where: string, view: View) => Plan): void {
    const view = match.current?.view as View | undefined
    const where = view === undefined ? null : whereOf(view)
    trouble.value = null
    if (view !== undefined && where !== null) plan.value = next(where, view)
  }

  /** Everybody passes, then the Judge on turn does the rest; during a pace or a result it is cut short. */
  function goOn(...then: Action[]): void {
    const now = move.value
    if (results.value.length > 0) return rest(results.value[0]!.key)
    if (!match.mayPlan(then)) return
    if (then.length === 0 && now.do === 'wait' && match.current !== null) rested.value = now.key
    decide((where, view) => ({ kind: 'go', where, plays: view.plays, then }))
  }

  /** A seat's card, now or as soon as it is asked. */
  function playCard(seat: Seat, action: Action): void {
    decide((where) => ({ kind: 'play', where, seat, action }))
  }

  function drawAll(): void {
    decide((where) => ({ kind: 'draw', where }))
  }

  /** Does at once what only concerns one seat: place, name, join, draw, discard, pass. */
  async function actNow(seat: Seat, action: Action): Promise<boolean> {
    trouble.value = null
    plan.value = null
    return match.actAs(seat, action)
  }

  /** Computer players wait, or go on. */
  async function hold(on: boolean): Promise<void> {
    held.value = on
    if (on) await match.hush()
  }

  const active = computed(() => (match.current === null ? null : activeSeat(match.current.view as View)))

  return { move, plan, held, speed, trouble, results, active, goOn, playCard, drawAll, actNow, hold }
}
