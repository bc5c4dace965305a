import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { MatchUpdate, MatchView } from '../../shared/contract/schemas.ts'
import type { Fault } from '../../shared/kernel/result.ts'
import { call } from '../bridge/client.ts'
import { useNotices } from './notices.ts'

/** One event with the ply that it belongs to. */
export type Heard = MatchUpdate['events'][number]

/** Refusals after which the window may know an old position: the match is opened again as it is kept. */
const outdated: readonly Fault['code'][] = ['stale-ply', 'illegal-action', 'match-over', 'nothing-to-undo']

/**
 * The match on the table, as the program last answered it. One action is under way at a time: what is asked meanwhile (a
 * double click, a repeating key) is dropped, and every action carries the ply it was chosen on (R-UX-7).
 */
export const useMatch = defineStore('match', () => {
  const notices = useNotices()
  const current = shallowRef<MatchView | null>(null)
  const log = shallowRef<readonly Heard[]>([])
  /** What the last answer brought; empty after a match was opened. */
  const fresh = shallowRef<readonly Heard[]>([])
  const busy = ref(false)

  const undoState = computed(() => current.value?.undo ?? { possible: false, why: 'start' as const })

  function settle(view: MatchView): void {
    current.value = view
    log.value = view.events
    fresh.value = []
  }

  function advance(update: MatchUpdate): void {
    if (current.value === null) return
    current.value = { ...current.value, ...update }
    log.value = [...log.value, ...update.events]
    fresh.value = update.events
  }

  async function alone<Value>(task: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (busy.value) return otherwise
    busy.value = true
    try {
      return await task()
    } finally {
      busy.value = false
    }
  }

  /** Lays a kept match on the table. Gives whether it could be. */
  function open(match: string): Promise<boolean> {
    return alone(async () => take(await call('matches.open', { match })), false)
  }

  /** Begins a match. A seed of one's own makes it practice. */
  function create(game: string, config: unknown, seed?: string): Promise<boolean> {
    return alone(async () => take(await call('matches.create', { game, config, ...(seed === undefined ? {} : { seed }) })), false)
  }

  function take(result: Awaited<ReturnType<typeof call<'matches.open'>>>): boolean {
    const view = notices.valueOf(result)
    if (view !== null) settle(view)
    return view !== null
  }

  /**
   * Plays actions one after another, each on the ply that the last one led to; stops at the first refusal. `between` is
   * waited for after each but the last. Gives whether all were played.
   */
  function act(actions: readonly unknown[], between: () => Promise<void> = () => Promise.resolve()): Promise<boolean> {
    return alone(async () => {
      for (const [at, action] of actions.entries()) {
        const table = current.value
        if (table === null) return false
        const answer = await call('matches.act', { match: table.match, ply: table.ply, seat: table.viewer ?? 0, action })
        if (!answer.ok) return await recover(answer.fault)
        advance(answer.value)
        if (at < actions.length - 1) await between()
      }
      return true
    }, false)
  }

  function undo(): Promise<boolean> {
    return alone(async () => {
      const table = current.value
      if (table === null || !table.undo.possible) return false
      const answer = await call('matches.undo', { match: table.match, ply: table.ply })
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
    current.value = null
    log.value = []
    fresh.value = []
  }

  return { current, log, fresh, busy, undoState, open, create, act, undo, close }
})
