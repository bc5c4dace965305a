import { computed, useId } from 'vue'

/** A button that stays reachable by keyboard when it is off: it then says its reason instead of its note, and does nothing. */
export function useAct(state: () => { readonly disabled: boolean; readonly note: string; readonly reason: string }, act: () => void) {
  const id = useId()
  /** The second line. */
  const line = computed(() => {
    const { disabled, note, reason } = state()
    return disabled && reason !== '' ? reason : note
  })
  /** The id of the element that describes the button, for as long as there is one. */
  const describedBy = computed(() => (line.value ? id : undefined))

  function press(): void {
    if (!state().disabled) act()
  }

  return { id, line, describedBy, press }
}
