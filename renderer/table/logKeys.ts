import { useEventListener } from '@vueuse/core'
import type { Ref } from 'vue'

/**
 * Makes a log one stop of the Tab key: up and down go from line to line of those that are marked `data-line` (and are no stops of their own), at first to
 * the nearest that is in sight; Page Up and Page Down by as many as are in sight, Home and End to the first and last, where no screen has those keys for
 * something else. What a line is about is opened as the mouse does it, by Enter; F1 opens its paragraph.
 */
export function useLogKeys(list: Readonly<Ref<HTMLElement | null>>): void {
  useEventListener(list, 'keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const box = list.value
    const next = box === null ? undefined : lineAt(event.key, box)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  })
}

/** The line that a key goes to; none where the key goes to no other. */
function lineAt(key: string, box: HTMLElement): HTMLElement | undefined {
  const lines = [...box.querySelectorAll<HTMLElement>('[data-line]')]
  const seen = inSight(box, lines)
  const page = Math.max(1, seen.length - 1)
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -lines.length,
    End: lines.length,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const at = lines.findIndex((line) => line.contains(document.activeElement))
  if (at < 0 && Math.abs(step) === 1) return seen.at(step === 1 ? 0 : -1)
  const to = Math.max(0, Math.min((at < 0 ? lines.indexOf(seen[0] ?? box) : at) + step, lines.length - 1))
  return to === at ? undefined : lines[to]
}

/** Those of the lines that are whole to be seen. */
function inSight(box: HTMLElement, lines: readonly HTMLElement[]): HTMLElement[] {
  const { top, bottom } = box.getBoundingClientRect()
  return lines.filter((line) => {
    const seen = line.getBoundingClientRect()
    return seen.top >= top - 1 && seen.bottom <= bottom + 1
  })
}
