import { useEventListener } from '@vueuse/core'
import { useDialogs } from '../../stores/dialogs.ts'
import { useReplay } from '../../stores/replay.ts'
import { isWriting } from '../../table/frameKeys.ts'

/** The slider is no field to write in: its keys are those of the replay. */
function isSlider({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'range'
}

/** Arrows of the map and of lists belong to those; Space on a button presses it. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (key === ' ') return target.closest('button, a, summary, [role="button"], [role="option"], [role="gridcell"]') !== null
  return target.closest('[role="listbox"], [role="grid"]') !== null
}

/**
 * The keys of the replay: left and right to what happened before and next, with Shift by single actions, Home and End to the first and the
 * last, Space to let it run or stop it. They may be held.
 */
export function useReplayKeys(): void {
  const dialogs = useDialogs()
  const replay = useReplay()

  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowLeft: (event) => turn(event, -1),
    ArrowRight: (event) => turn(event, 1),
    Home: () => go(0),
    End: () => go(replay.last),
    ' ': (event) => {
      if (!event.repeat) replay.play(!replay.playing)
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
      const act = keys[event.key]
      if (act === undefined || (isWriting(event) && !isSlider(event)) || isTaken(event)) return
      event.preventDefault()
      act(event)
    },
    { capture: true },
  )
}
