import { refDebounced, useEventListener } from '@vueuse/core'
import { computed, ref, type Ref } from 'vue'
import { useLaidSize } from '../../../theme/laidSize.ts'
import { canvas, type Point } from './plan.ts'

/** What must be seen of the canvas: all but its outermost edge. */
const margin = 6
const seen = { width: canvas.width - 2 * margin, height: canvas.height - 2 * margin }
const closest = 4

/** Milliseconds without a change after which the city is painted anew in its new size. */
const settling = 160

/** One press of a button or key brings so much closer. */
export const zoomStep = 1.25

/**
 * Which part of the city the frame shows, and how large: wheel, dragging and the functions given change it. Lengths in pixels of the
 * frame, places on the canvas in its units.
 */
export function usePanZoom(frame: Readonly<Ref<HTMLElement | null>>) {
  const { width, height } = useLaidSize(frame)
  const zoom = ref(1)
  const middle = ref<Point>([canvas.width / 2, canvas.height / 2])
  const dragging = ref(false)

  const fit = computed(() => Math.min((width.value || seen.width) / seen.width, (height.value || seen.height) / seen.height))
  const scale = computed(() => zoom.value * fit.value)
  // Painting so large a drawing takes its time: until the zoom rests, what is painted is stretched.
  const paintedZoom = refDebounced(zoom, settling)
  /** The size the city is painted in, and how much that is stretched to be `scale`. */
  const painted = computed(() => ({ scale: paintedZoom.value * fit.value, stretch: zoom.value / paintedZoom.value }))
  const corner = computed<Point>(() => [
    Math.round(width.value / 2 - middle.value[0] * scale.value),
    Math.round(height.value / 2 - middle.value[1] * scale.value),
  ])

  /** Keeps the city in the frame: what is smaller than the frame stays in its middle. */
  function held(at: number, side: number, whole: number): number {
    const half = side / scale.value / 2
    return half * 2 >= whole - 2 * margin ? whole / 2 : Math.min(whole - margin - half, Math.max(margin + half, at))
  }

  function look([x, y]: Point): void {
    middle.value = [held(x, width.value, canvas.width), held(y, height.value, canvas.height)]
  }

  /** Where a place of the canvas lies in the frame. */
  function shown([x, y]: Point): Point {
    return [corner.value[0] + x * scale.value, corner.value[1] + y * scale.value]
  }

  /** Comes closer or goes back; what lies at `at` in the frame stays there. */
  function zoomBy(factor: number, at: Point = [width.value / 2, height.value / 2]): void {
    const held: Point = [(at[0] - corner.value[0]) / scale.value, (at[1] - corner.value[1]) / scale.value]
    zoom.value = Math.min(closest, Math.max(1, zoom.value * factor))
    look([held[0] + (width.value / 2 - at[0]) / scale.value, held[1] + (height.value / 2 - at[1]) / scale.value])
  }

  function panBy(x: number, y: number): void {
    look([middle.value[0] + x / scale.value, middle.value[1] + y / scale.value])
  }

  function whole(): void {
    zoom.value = 1
    look(middle.value)
  }

  /** Moves the view so far that a place is well inside of it. */
  function reveal(place: Point, room = 90): void {
    const [x, y] = shown(place)
    const edge = Math.min(room * scale.value, width.value / 2, height.value / 2)
    const off = (at: number, side: number): number => Math.min(0, at - edge) + Math.max(0, at - (side - edge))
    panBy(off(x, width.value), off(y, height.value))
  }

  useEventListener(
    frame,
    'wheel',
    (event: WheelEvent) => {
      event.preventDefault()
      const box = frame.value?.getBoundingClientRect()
      zoomBy(1.0016 ** -event.deltaY, [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)])
    },
    { passive: false },
  )
  useDragging(frame, dragging, panBy)

  return { width, height, zoom, scale, painted, corner, dragging, shown, zoomBy, panBy, whole, reveal }
}

/** A press that moves further than this is a drag and no click. */
const slip = 5

function useDragging(frame: Readonly<Ref<HTMLElement | null>>, dragging: Ref<boolean>, panBy: (x: number, y: number) => void): void {
  let from: Point | null = null

  useEventListener(frame, 'pointerdown', (event: PointerEvent) => {
    dragging.value = false
    if (event.button === 0 && event.isPrimary) from = [event.clientX, event.clientY]
  })
  useEventListener(window, 'pointermove', (event: PointerEvent) => {
    if (from === null || !event.isPrimary) return
    const [x, y] = [event.clientX - from[0], event.clientY - from[1]]
    if (!dragging.value && Math.hypot(x, y) < slip) return
    dragging.value = true
    from = [event.clientX, event.clientY]
    panBy(-x, -y)
  })
  useEventListener(window, ['pointerup', 'pointercancel'], () => (from = null))
  // The click at the end of a drag is none.
  useEventListener(
    frame,
    'click',
    (event: MouseEvent) => {
      if (dragging.value) event.stopPropagation()
      dragging.value = false
    },
    { capture: true },
  )
}
