import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { MatchUpdate, MatchView, NewSeat } from '../../shared/contract/schemas.ts'
import type { Seat } from '../../shared/kernel/game.ts'
import type { Fault, Result } from '../../shared/kernel/result.ts'
import { call } from '../bridge/client.ts'
import { useNotices } from './notices.ts'
import { oneAtATime } from './oneAtATime.ts'

/** One event with the ply that it belongs to. */
export type Heard = MatchUpdate['events'][number]

/** Refusals after which the window may know an old position: the match is opened again as it is kept. */
const outdated: readonly Fault['code'][] = ['stale-ply', 'illegal-action', 'match-over', 'given-up', 'nothing-to-undo']

/** What may be done at the table, where a guided game has its say. */
export type Guard = {
  /** Whether a seat may do this, so many actions ahead of where the match stands. */
  readonly one: (seat: Seat, action: unknown, ahead: number) => boolean
  /** Whether this may be decided for later, whatever is passed until then. */
  readonly plan: (actions: readonly unknown[]) => boolean
  /** Whether computer players go on. */
  readonly computers: () => boolean
}

const free: Guard = { one: () => true, plan: () => true, computers: () => true }

/** What ends a computer player's thought without anything being wrong. */
const interrupted: readonly Fault['code'][] = ['cancelled', 'stale-ply']

/** What the hand's own prompt says, so that no note is needed. */
const aboutPins: readonly Fault['code'][] = ['wrong-pin', 'pin-wait']

/**
 * The match on the table, as the program last answered it. One action is under way at a time: what is asked meanwhile (a
 * double click, a repeating key) is dropped, and every action carries the ply it was chosen on (R-UX-7). Closing a hand and
 * hushing a computer player never wait for anything.
 */
export const useMatch = defineStore('match', () => {
  const notices = useNotices()
  const current = shallowRef<MatchView | null>(null)
  const log = shallowRef<readonly Heard[]>([])
  let guard = free
  /** What the last answer brought; empty after a match was opened. */
  const fresh = shallowRef<readonly Heard[]>([])
  const { busy, late, alone } = oneAtATime()
  /** Whether a computer player is thinking or waiting for its time to be up. */
  const thinking = ref(false)

  const undoState = computed(() => current.value?.undo ?? { possible: false, why: 'start' as const, redo: false })

  /** Says what may be done; the program itself does whatever is legal. */
  function guardWith(by: Guard): void {
    guard = by
  }

  function settle(view: MatchView): void {
    current.value = view
    log.value = view.events
    fresh.value = []
  }

  /** Shows a match as it was: a table that can be looked at and not played on (see stores/replay.ts). */
  function look(view: MatchView, heard: readonly Heard[], now: readonly Heard[]): void {
    current.value = view
    log.value = heard
    fresh.value = now
  }

  function advance(update: MatchUpdate): void {
    if (current.value?.match !== update.match) return
    current.value = { ...current.value, ...update }
    log.value = [...log.value, ...update.events]
    fresh.value = update.events
  }

  /** Lays a kept match on the table, with every hand closed. Gives whether it could be. */
  function open(match: string): Promise<boolean> {
    return alone(async () => lay(await call('matches.open', { match })), false)
  }

  /** Begins a match. A seed of one's own makes it practice; without `seats` all are people without a name. */
  function create(game: string, config: unknown, seed?: string, seats?: readonly NewSeat[]): Promise<boolean> {
    const chosen = { ...(seed === undefined ? {} : { seed }), ...(seats === undefined ? {} : { seats: [...seats] }) }
    return alone(async () => lay(await call('matches.create', { game, config, ...chosen })), false)
  }

  /** Begins a match like one that is over, with the same seats and options. Gives whether it lies on the table. */
  function rematch(match: string): Promise<boolean> {
    return alone(async () => lay(await call('matches.rematch', { match })), false)
  }

  function lay(result: Result<MatchView>): boolean {
    const view = notices.valueOf(result)
    if (view !== null) settle(view)
    return view !== null
  }

  /**
   * Plays actions of the seat that `legal` is about one after another, each on the ply that the last one led to; stops at the first
   * refusal. Gives whether all were played.
   */
  function act(actions: readonly unknown[]): Promise<boolean> {
    return alone(async () => {
      const seat = actorOf(current.value)
      if (!actions.every((action, ahead) => guard.one(seat, action, ahead))) return false
      for (const action of actions) {
        const table = current.value
        if (table === null || !(await played(table, actorOf(table), action))) return false
      }
      return true
    }, false)
  }

  /** Plays one action of a person's seat, whoever has the screen. Gives whether it was played. */
  function actAs(seat: Seat, action: unknown): Promise<boolean> {
    return alone(async () => current.value !== null && guard.one(seat, action, 0) && (await played(current.value, seat, action)), false)
  }

  const actorOf = (table: MatchView | null): Seat => table?.actor ?? table?.viewer ?? 0
  /** Whether a decision may be made that is carried out later. */
  const mayPlan = (actions: readonly unknown[]): boolean => guard.plan(actions)

  async function played({ match, ply }: MatchView, seat: Seat, action: unknown): Promise<boolean> {
    const answer = await call('matches.act', { match, ply, seat, action })
    if (!answer.ok) return recover(answer.fault)
    advance(answer.value)
    return true
  }

  /** Opens the hand of a person's seat. Gives `null` when that was done, else why not; only what is not about the PIN is also reported. */
  function take(seat: Seat, pin?: string): Promise<Fault | null> {
    return alone(
      async () => {
        if (current.value === null) return { code: 'unknown-match', detail: 'no match is open' }
        const answer = await call('matches.take', { match: current.value.match, seat, ...(pin === undefined ? {} : { pin }) })
        if (answer.ok) settle(answer.value)
        else if (!aboutPins.includes(answer.fault.code)) notices.report(answer.fault)
        return answer.ok ? null : answer.fault
      },
      { code: 'cancelled', detail: 'something else is under way' },
    )
  }

  /** Closes the hand that is open. Gives whether the table is open now. */
  async function leave(): Promise<boolean> {
    const table = current.value
    if (table === null) return false
    const answer = await call('matches.leave', { match: table.match })
    return current.value?.match === table.match && lay(answer)
  }

  /** Lets the computer player play whose turn it is. Gives whether it did: not when it was hushed or somebody else was quicker. */
  async function computer(): Promise<boolean> {
    const table = current.value
    if (table === null || thinking.value || !guard.computers()) return false
    thinking.value = true
    try {
      const answer = await call('matches.computer', { match: table.match, ply: table.ply })
      if (answer.ok) advance(answer.value)
      else if (!interrupted.includes(answer.fault.code)) return await recover(answer.fault)
      return answer.ok
    } finally {
      thinking.value = false
    }
  }

  /** Stops the computer player that is thinking; `computer` then gives false. */
  async function hush(): Promise<void> {
    const table = current.value
    if (table !== null && thinking.value) await call('matches.hush', { match: table.match })
  }

  /** Takes the last action back, if that is possible. Gives whether it was. */
  const undo = (): Promise<boolean> => stepBackOrForth('matches.undo', ({ undo: { possible } }) => possible)

  /** Plays again what was taken back last, if there is something. Gives whether it was. */
  const redo = (): Promise<boolean> => stepBackOrForth('matches.redo', ({ undo: { redo: again } }) => again)

  function stepBackOrForth(name: 'matches.undo' | 'matches.redo', isPossible: (table: MatchView) => boolean): Promise<boolean> {
    return alone(async () => {
      const table = current.value
      if (table === null || !isPossible(table)) return false
      const answer = await call(name, { match: table.match, ply: table.ply })
      if (!answer.ok) return await recover(answer.fault)
      settle(answer.value)
      return true
    }, false)
  }

  async function recover(fault: Fault): Promise<false> {
    notices.report(fault)
    if (current.value !== null && outdated.includes(fault.code)) {
      const again = await call('matches.open', { match: current.value.match })
      if (again.ok) settle(again.value)
    }
    return false
  }

  function close(): void {
    void hush()
    current.value = null
    log.value = []
    fresh.value = []
  }

  return {
    current,
    log,
    fresh,
    busy,
    late,
    thinking,
    undoState,
    guardWith,
    mayPlan,
    look,
    settle,
    open,
    create,
    rematch,
    act,
    actAs,
    undo,
    redo,
    take,
    leave,
    computer,
    hush,
    close,
  }
})
