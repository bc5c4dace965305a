import { computed, type ComputedRef, type Ref } from 'vue'
import { useLaidSize } from '../theme/laidSize.ts'

export type Size = { readonly width: number; readonly height: number }

/** What a drawing takes as its size where nothing can be measured: before the first layout, and in tests. */
const unmeasured: Size = { width: 640, height: 240 }

/**
 * The room that an element gives a drawing, in points: 16 of them are one rem, whatever the reader's scale. So letters inside a chart
 * grow with all others, and a chart in a larger window gets more room instead of larger letters.
 */
export function useDrawing(element: Readonly<Ref<HTMLElement | null>>): ComputedRef<Size> {
  const { width, height } = useLaidSize(element)
  return computed(() => {
    if (width.value <= 0) return unmeasured
    const points = 16 / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
    return { width: width.value * points, height: Math.max(height.value * points, 40) }
  })
}
