import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount, onMounted, watch, type Ref } from 'vue'
import { useDialogs } from '../stores/dialogs.ts'
import { useMatch } from '../stores/match.ts'
import { useMotion } from '../stores/motion.ts'
import { useScreen } from '../stores/screen.ts'
import { beforePicture } from './beforePicture.ts'
import { isWriting } from './frameKeys.ts'

/** Presses the button that a selector finds on the table, unless it is off without saying why. */
function press(root: HTMLElement | null, selector: string): boolean {
  const button = root?.querySelector<HTMLElement>(selector)
  if (!button || (button.getAttribute('aria-disabled') === 'true' && button.dataset['why'] === undefined)) return false
  button.click()
  return true
}

/**
 * The keys of a table: 1 to 9 press the buttons marked `data-choice`, U takes the last action back, with Shift it is played again, and Space first brings
 * running motion to its end and, pressed again, presses the button marked `data-next`; a step that forfeits something must
 * not carry that mark. Held keys do nothing, and nothing happens while a dialog is open.
 */
export function useTableKeys(root: Readonly<Ref<HTMLElement | null>>): void {
  const dialogs = useDialogs()
  const match = useMatch()
  const motion = useMotion()
  const screen = useScreen()
  onMounted(() => (screen.tableIsThere = true))
  onBeforeUnmount(() => (screen.tableIsThere = false))

  function space(event: KeyboardEvent): void {
    if (motion.finish()) return event.preventDefault()
    const onButton =
      event.target instanceof HTMLElement && event.target.closest('button:not([data-space-free]), a, summary, [role="button"]')
    if (onButton) return
    event.preventDefault()
    press(root.value, '[data-next]')
  }

  useEventListener(
    document,
    'keydown',
    (event: KeyboardEvent) => {
      if (dialogs.open !== null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return
      if (event.repeat) {
        // A held Space or Enter must not press the focused button again and again.
        if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
        return
      }
      if (event.key === ' ') space(event)
      else if (/^[1-9]$/.test(event.key)) {
        if (press(root.value, `[data-choice="${event.key}"]`)) event.preventDefault()
      } else if (event.key.toLowerCase() === 'u') void (event.shiftKey ? match.redo() : match.undo())
    },
    { capture: true },
  )
}

/**
 * Lets go of the focus if it is inside of an element, before that or a part of it is taken off the page: to take the focused part out of a page that
 * is half drawn makes it lay itself out in between. The focus keeper finds it a place again.
 */
function letGoOfFocus(within: Element | null): void {
  const active = document.activeElement
  if ((active instanceof HTMLElement || active instanceof SVGElement) && within?.contains(active)) active.blur()
}

export type FocusKeeper = {
  /** Brings the focus home from wherever it is, as from a curtain that goes. */
  readonly home: () => void
  /** To be called before what may take the focused button away. */
  readonly hold: () => void
}

/**
 * Keeps the keyboard's place: when an answer took the focused button away, the focus goes to what is marked
 * `data-focus-home` (the map's cursor, or the prompt's heading), never to nowhere. It goes there right before the next picture, for the page is laid
 * out for it; a key that is faster goes on from there too. A table begins with it at home. `scene`: what the table shows, of which the next takes
 * away all of the one before.
 */
export function useFocusKeeper(root: Readonly<Ref<HTMLElement | null>>, scene: () => unknown): FocusKeeper {
  const match = useMatch()
  const keeping = beforePicture()
  /** The button that was found focused: it may be gone when the change is drawn. */
  let pressed: HTMLElement | null = null

  function keep(): void {
    const active = document.activeElement
    if (active !== null && active !== document.body && active.isConnected) return
    const place = pressed?.isConnected === true ? pressed : root.value?.querySelector<HTMLElement>('[data-focus-home]')
    place?.focus({ preventScroll: true })
  }

  function hold(): void {
    const button = document.activeElement?.closest<HTMLElement>('button:not([role="grid"] *)') ?? null
    if (button !== null || !keeping.waits()) pressed = root.value?.contains(button) === true ? button : null
    letGoOfFocus(pressed)
    keeping.ask(keep)
  }

  function home(): void {
    pressed = null
    letGoOfFocus(document.body)
    keeping.ask(keep)
  }

  onMounted(home)
  watch(() => match.current, hold, { flush: 'sync' })
  watch(scene, () => {
    letGoOfFocus(root.value)
    keeping.ask(keep)
  })
  useEventListener(document, 'keydown', keeping.now, { capture: true })
  return { home, hold }
}
