import { useEventListener } from '@vueuse/core'
import { watch } from 'vue'
import { useHelp } from '../stores/help.ts'
import { useMatch } from '../stores/match.ts'

/** The paragraph of what has the keyboard, if it says one. */
export function paragraphInFocus(): string | null {
  return document.activeElement?.closest<HTMLElement | SVGElement>('[data-why]')?.dataset['why'] ?? null
}

/** "Why can't I?": a press on something that is off and carries the marks is answered; the next press or ply puts the answer away. */
export function useRefusals(): void {
  const help = useHelp()
  const match = useMatch()

  useEventListener(
    document,
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[data-refusal]')) return
      const off = target.closest<HTMLElement | SVGElement>('[aria-disabled="true"][data-why]')
      const { reason, why } = off?.dataset ?? {}
      if (reason && why) help.refuse({ reason, paragraph: why })
      else help.putAway()
    },
    { capture: true },
  )
  watch(
    () => [match.current?.match, match.current?.ply],
    () => help.putAway(),
  )
}
