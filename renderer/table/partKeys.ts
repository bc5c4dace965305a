import { useEventListener } from '@vueuse/core'

/** What the keyboard stops at, and the parts of a screen that it lies in: those that have a name for screen readers. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'
const parts =
  'header:not(main *, section *, [role="dialog"] *), nav, aside, main, dialog, [role="dialog"], [role="region"], section[aria-label], section[aria-labelledby]'

type Stop = HTMLElement | SVGElement

/** All that Tab stops at inside of an element, in its order. */
function stopsIn(scope: Element): Stop[] {
  return [...scope.querySelectorAll<Stop>(stops)].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.closest('[inert], [aria-hidden="true"]') === null && stop.checkVisibility(),
  )
}

/**
 * F6 goes to the next part of what is on the screen, Shift with it to the one before, and there to where the keyboard was last, or to the first stop:
 * nobody needs a hundred presses of Tab to get from the log to the hand. In an open dialog it stays inside.
 */
export function usePartKeys(): void {
  /** Where the keyboard was last in each part. */
  const left = new WeakMap<Element, Element>()
  const partOf = (stop: Element): Element => stop.closest(parts) ?? document.body

  useEventListener(document, 'focusin', ({ target }) => {
    if (target instanceof Element && target !== document.body) left.set(partOf(target), target)
  })
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
    const inside = Map.groupBy(stopsIn(dialog ?? document.body), partOf)
    const all = [...inside.keys()]
    const at = document.activeElement === null ? -1 : all.indexOf(partOf(document.activeElement))
    const next = all.at(event.shiftKey ? (at < 0 ? -1 : at - 1) : (at + 1) % all.length)
    const there = next === undefined ? [] : (inside.get(next) ?? [])
    const last = next === undefined ? undefined : left.get(next)
    ;(there.find((stop) => stop === last) ?? there[0])?.focus()
  })
}
