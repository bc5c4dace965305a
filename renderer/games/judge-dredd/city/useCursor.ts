import { computed, nextTick, ref, watch, type Ref } from 'vue'
import type { Point } from './plan.ts'
import { steered, stepped, type Spot } from './steer.ts'
import type { useSpots } from './useSpots.ts'
import { zoomStep, type usePanZoom } from './usePanZoom.ts'

const pans: Readonly<Record<string, Point>> = { ArrowUp: [0, -80], ArrowDown: [0, 80], ArrowLeft: [-80, 0], ArrowRight: [80, 0] }

/**
 * The keyboard's place on the map: arrows go to what lies there, Page Up and Page Down through what can be chosen, Enter presses.
 * Plus, minus and 0 change how near the city is, Shift with an arrow which part is seen.
 */
export function useCursor(
  frame: Readonly<Ref<HTMLElement | null>>,
  { spots, spotOf, open, home }: ReturnType<typeof useSpots>,
  { zoomBy, panBy, whole, reveal }: ReturnType<typeof usePanZoom>,
  press: (key: string) => void,
) {
  const wanted = ref(home.value)
  const focused = ref(false)
  const cursor = computed(() => (spotOf(wanted.value) === undefined ? home.value : wanted.value))
  watch(home, (now) => {
    if (!focused.value) wanted.value = now
  })

  async function moveTo(spot: Spot | null | undefined): Promise<void> {
    if (!spot) return
    wanted.value = spot.key
    await nextTick()
    frame.value?.querySelector<SVGElement>('[role="option"][tabindex="0"]')?.focus({ preventScroll: true })
    reveal(spot.at)
  }

  function throughMarked(by: 1 | -1): void {
    const from = spotOf(cursor.value)
    const marked = spots.value.filter(({ key }) => open.value.has(key))
    if (from) void moveTo(stepped(marked, from, by))
  }

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(zoomStep),
    '=': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    '0': whole,
    Enter: () => press(cursor.value),
    PageDown: () => throughMarked(1),
    PageUp: () => throughMarked(-1),
    Home: () => void moveTo(spotOf(home.value)),
  }

  /** Takes a key press on the map; what means nothing here goes on to the table. */
  function steer(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const pan = event.shiftKey ? pans[event.key] : undefined
    const from = spotOf(cursor.value)
    const to = from && steered(spots.value, from, event.key)
    const run = keys[event.key]
    if (pan) panBy(...pan)
    else if (to) void moveTo(to)
    else if (run) run()
    else return
    event.preventDefault()
  }

  return { cursor, focused, wanted, steer }
}
