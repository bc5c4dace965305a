import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Onlooker, ReplayAt, ReplayView } from '../../shared/contract/files.ts'
import type { Output } from '../../shared/contract/api.ts'
import { call } from '../bridge/client.ts'
import { windowOf } from '../games/registry.ts'
import { useMatch, type Heard } from './match.ts'
import { useNotices } from './notices.ts'
import { positionsOf } from './replay/positions.ts'
import { running } from './replay/running.ts'
import { useScreen } from './screen.ts'

export { replaySpeeds, type ReplaySpeed } from './replay/running.ts'

/**
 * A match that is looked back on. `open(match)` goes to the replay screen with it, from anywhere: a match that is over from its start, seen by
 * the referee; one that goes on from where it stands, seen as the window may see it (R-HID-1). The position shown is laid on the match
 * store, read-only, so that the tables' own boards draw it. `close()` goes back to where it was opened from: its table, or the screen of the
 * house.
 */
export const useReplay = defineStore('replay', () => {
  const match = useMatch()
  const notices = useNotices()
  const screen = useScreen()
  const shown = shallowRef<ReplayView | null>(null)
  const at = shallowRef<ReplayAt | null>(null)
  /** The table one action earlier: what a roll was thrown on. */
  const before = shallowRef<ReplayAt | null>(null)
  const ply = ref(0)
  const { playing, speed } = running(at, () => skip(1))
  let positionAt: ReturnType<typeof positionsOf> = () => Promise.resolve(null)
  let fromTable = false

  const last = computed(() => (shown.value?.steps.length ?? 1) - 1)
  const events = computed((): readonly Heard[] => shown.value?.table.events ?? [])
  /** The plies at which something happened that is worth a stop, in order; the first and the last always are. */
  const stops = computed(() => {
    const tells = windowOf(shown.value?.table.game ?? '')?.replay.tells
    const told = events.value.flatMap((heard) => (tells?.(heard.event) === false ? [] : [heard.ply]))
    return [...new Set([0, ...told, last.value])].sort((a, b) => a - b)
  })
  const step = computed(() => shown.value?.steps[ply.value] ?? null)

  async function open(id: string, where?: number): Promise<boolean> {
    const isOnTable = screen.current === 'table' && match.current?.match === id
    const view = notices.valueOf(await call('replay.open', { match: id }))
    if (view === null) return false
    fromTable = isOnTable
    await match.hush()
    enter(view)
    await stand(where ?? (view.open ? 0 : view.steps.length - 1))
    screen.go('replay')
    return true
  }

  function enter(view: ReplayView): void {
    positionAt = positionsOf(view)
    playing.value = false
    shown.value = view
    at.value = null
  }

  /** Looks with other eyes, where that is allowed. */
  async function lookAs(as: Onlooker): Promise<void> {
    const shownThen = shown.value
    if (shownThen === null) return
    const view = notices.valueOf(await call('replay.open', { match: shownThen.table.match, as }))
    if (view === null || shown.value !== shownThen) return
    const was = ply.value
    enter(view)
    await stand(was)
  }

  /** Stands at a ply. What is asked for later wins, however the answers come. */
  async function stand(wanted: number): Promise<void> {
    const view = shown.value
    if (view === null) return
    const target = Math.min(Math.max(wanted, 0), view.steps.length - 1)
    ply.value = target
    const [now, earlier] = await Promise.all([positionAt(target), target > 0 ? positionAt(target - 1) : null])
    if (shown.value !== view || ply.value !== target || now === null) return
    before.value = earlier
    at.value = now
    const heard = events.value
    const upTo = heard.findIndex((one) => one.ply > target)
    match.look({ ...view.table, ...now.table }, upTo < 0 ? heard : heard.slice(0, upTo), now.table.events)
  }

  /** A match that is over, as it was at a ply: in the replay that is open, or in one that opens. */
  async function lookAt(id: string, where: number): Promise<void> {
    if (shown.value === null) await open(id, where)
    else await stand(where)
  }

  /** One action on or back. */
  function by(actions: 1 | -1): void {
    playing.value = false
    void stand(ply.value + actions)
  }

  /** On or back to the next thing that happened. Gives whether there was one. */
  function skip(direction: 1 | -1): boolean {
    const next = direction > 0 ? stops.value.find((stop) => stop > ply.value) : stops.value.findLast((stop) => stop < ply.value)
    if (next !== undefined) void stand(next)
    return next !== undefined
  }

  /** Lets it run, from the start if it stands at the end, or stops it. */
  function play(on: boolean): void {
    if (on && ply.value >= last.value) void stand(0)
    playing.value = on
  }

  /** Goes on from here as a new match, which then lies on the table. Gives whether it does. */
  async function branch(dice: 'same' | 'fresh'): Promise<boolean> {
    if (shown.value === null) return false
    const from = { match: shown.value.table.match, ply: ply.value, dice }
    const view = notices.valueOf<Output<'matches.branch'>>(await call('matches.branch', from))
    if (view === null) return false
    forget()
    match.settle(view)
    screen.go('table')
    return true
  }

  async function close(): Promise<void> {
    const id = shown.value?.table.match
    forget()
    if (fromTable && id !== undefined && (await match.open(id))) return screen.go('table')
    match.close()
    screen.back()
  }

  /** Nothing is looked back on any more. */
  function forget(): void {
    playing.value = false
    shown.value = null
    at.value = null
    before.value = null
    positionAt = () => Promise.resolve(null)
  }

  return {
    shown,
    at,
    before,
    ply,
    playing,
    speed,
    last,
    events,
    stops,
    step,
    open,
    lookAs,
    lookAt,
    stand,
    by,
    skip,
    play,
    branch,
    close,
    forget,
  }
})
