import { useEventListener } from '@vueuse/core'
import { useDialogs } from '../stores/dialogs.ts'
import { useHelp } from '../stores/help.ts'
import { useScreen } from '../stores/screen.ts'
import { useSettings } from '../stores/settings.ts'
import { paragraphInFocus } from './refusals.ts'

/** Whether a key press belongs to a field that is being written in; a slider is none. */
export function isWriting(event: KeyboardEvent): boolean {
  return (
    event.target instanceof HTMLElement && event.target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null
  )
}

/** A slider is no field to write in. */
function isSlider({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'range'
}

/**
 * Keys that work on every screen: F1 the rules, at what has the keyboard or at the decision on the table; `?` the sheet of shortcuts. At a
 * table, played on or looked back on, M: sound on or off.
 */
export function useFrameKeys(): void {
  const dialogs = useDialogs()
  const help = useHelp()
  const screen = useScreen()
  const settings = useSettings()
  const atTable = (): boolean => dialogs.open === null && (screen.current === 'table' || screen.current === 'replay')
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.key === 'F1') dialogs.openRules(paragraphInFocus() ?? help.here)
    else if (event.key === '?' && !isWriting(event)) dialogs.show({ kind: 'shortcuts' })
    else if (event.key.toLowerCase() === 'm' && atTable() && (!isWriting(event) || isSlider(event))) void settings.switchSound()
    else return
    event.preventDefault()
  })
}
