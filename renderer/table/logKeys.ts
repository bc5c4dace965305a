import { useEventListener } from '@vueuse/core'
import type { Ref } from 'vue'

/**
 * Makes a log one stop of the Tab key: up and down go from line to line of those that are marked `data-line` (and are no stops of their own), at first to
 * the nearest that is in sight. What a line is about is opened as the mouse does it, by Enter; F1 opens its paragraph.
 */
export function useLogKeys(list: Readonly<Ref<HTMLElement | null>>): void {
  useEventListener(list, 'keydown', (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const box = list.value
    if (step === 0 || box === null) return
    const lines = [...box.querySelectorAll<HTMLElement>('[data-line]')]
    const at = lines.findIndex((line) => line.contains(document.activeElement))
    const next = at < 0 ? inSight(box, lines).at(step === 1 ? 0 : -1) : lines[at + step]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  })
}

/** Those of the lines that are whole to be seen. */
function inSight(box: HTMLElement, lines: readonly HTMLElement[]): HTMLElement[] {
  const { top, bottom } = box.getBoundingClientRect()
  return lines.filter((line) => {
    const seen = line.getBoundingClientRect()
    return seen.top >= top - 1 && seen.bottom <= bottom + 1
  })
}
