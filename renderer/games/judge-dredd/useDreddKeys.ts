import { useEventListener } from '@vueuse/core'
import type { Ref } from 'vue'
import { useDialogs } from '../../stores/dialogs.ts'
import { isWriting } from '../../table/frameKeys.ts'

/** What the keys of this table do besides those of every table. */
export type DreddKeys = {
  /** Alt and a figure: the person at that seat, counted from 0, speaks up. */
  readonly speak: (seat: number) => void
  /** H: computer players wait, or go on. */
  readonly hold: () => void
  /** Escape: lets go of what was picked, else of the card, else puts the hand away. */
  readonly escape: () => void
}

/**
 * Alt+1 to Alt+6 speak up, H holds computer players, Escape lets go. The figures are keys, not letters, so that they lie in the same
 * place on every keyboard. Nothing happens while the curtain or a dialog is open.
 */
export function useDreddKeys(off: Readonly<Ref<boolean>>, keys: DreddKeys): void {
  const dialogs = useDialogs()
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (off.value || dialogs.open !== null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.repeat) return
    const seat = event.altKey ? /^Digit([1-6])$/.exec(event.code)?.[1] : undefined
    if (seat !== undefined) keys.speak(Number(seat) - 1)
    else if (event.altKey || isWriting(event)) return
    else if (event.key === 'h' || event.key === 'H') keys.hold()
    else if (event.key === 'Escape') keys.escape()
    else return
    event.preventDefault()
  })
}
