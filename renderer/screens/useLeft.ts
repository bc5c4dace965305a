import { onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue'
import { useScreen } from '../stores/screen.ts'

/** What was left behind, by name. */
const left = new Map<string, number>()

const leftAt = (name: string): number | undefined => (useScreen().isBack ? left.get(name) : undefined)

/**
 * A number of a screen of the house, 0 for whoever comes anew, that is what it was for whoever comes back (`screen.back`). `name` says which
 * of all, and of what it is.
 */
export function useLeft(name: () => string): Ref<number> {
  const value = ref(leftAt(name()) ?? 0)
  onBeforeUnmount(() => left.set(name(), value.value))
  return value
}

/** How far an element is scrolled is kept in the same way; `isFull` tells whether there is enough in it to scroll. */
export function useLeftScroll(name: () => string, element: Readonly<Ref<HTMLElement | null>>, isFull: () => boolean): void {
  let top = leftAt(name()) ?? 0
  function restore(): void {
    if (top === 0 || element.value === null || !isFull()) return
    element.value.scrollTop = top
    top = 0
  }
  onMounted(restore)
  watch(isFull, restore, { flush: 'post' })
  onBeforeUnmount(() => left.set(name(), element.value?.scrollTop ?? 0))
}
