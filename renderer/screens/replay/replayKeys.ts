import { useEventListener } from '@vueuse/core'
import { useDialogs } from '../../stores/dialogs.ts'
import { useReplay } from '../../stores/replay.ts'
import { isWriting } from '../../table/frameKeys.ts'

/** Arrows of the map and of lists belong to those; Space on a button presses it. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (key === ' ') return target.closest('button, a, summary, [role="button"], [role="option"], [role="gridcell"]') !== null
  return target.closest('[role="listbox"], [role="grid"]') !== null
}

/** The keys of the replay: the rows of the shortcut sheet (their texts are under `keys`), each with the keys that it is about. */
const keysOf = {
  replaySteps: ['ArrowLeft', 'ArrowRight'],
  replayEnds: ['Home', 'End'],
  replayRun: [' '],
} as const satisfies Readonly<Record<string, readonly string[]>>
type Shortcut = keyof typeof keysOf
export const replayShortcuts = Object.keys(keysOf) as readonly Shortcut[]

/**
 * The keys of the replay: left and right to what happened before and next, with Shift by single actions, Home and End to the first and the
 * last, Space to let it run or stop it. They may be held.
 */
export function useReplayKeys(): void {
  const dialogs = useDialogs()
  const replay = useReplay()

  const acts: Readonly<Record<Shortcut, (event: KeyboardEvent) => void>> = {
    replaySteps: (event) => turn(event, event.key === 'ArrowLeft' ? -1 : 1),
    replayEnds: ({ key }) => go(key === 'Home' ? 0 : replay.last),
    replayRun: ({ repeat }) => {
      if (!repeat) replay.play(!replay.playing)
    },
  }
  function turn({ shiftKey }: KeyboardEvent, direction: 1 | -1): void {
    if (shiftKey) return replay.by(direction)
    replay.play(false)
    replay.skip(direction)
  }
  function go(ply: number): void {
    replay.play(false)
    void replay.stand(ply)
  }

  useEventListener(
    document,
    'keydown',
    (event: KeyboardEvent) => {
      if (dialogs.open !== null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const shortcut = replayShortcuts.find((one) => (keysOf[one] as readonly string[]).includes(event.key))
      if (shortcut === undefined || isWriting(event) || isTaken(event)) return
      event.preventDefault()
      acts[shortcut](event)
    },
    { capture: true },
  )
}
