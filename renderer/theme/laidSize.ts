import { useResizeObserver, type MaybeComputedElementRef } from '@vueuse/core'
import { ref, type Ref } from 'vue'

/**
 * The size of an element as it was last laid out, in pixels; 0 before that. It is told before the picture that first shows the element, without
 * asking when it is mounted (as `useElementSize` does): for that the page would be laid out while it is still being drawn. What is taken
 * off the page keeps its size.
 */
export function useLaidSize(
  element: MaybeComputedElementRef<HTMLElement | null>,
  box: 'content-box' | 'border-box' = 'content-box',
): { readonly width: Readonly<Ref<number>>; readonly height: Readonly<Ref<number>> } {
  const width = ref(0)
  const height = ref(0)
  useResizeObserver(
    element,
    ([entry]) => {
      const size = (box === 'border-box' ? entry?.borderBoxSize : entry?.contentBoxSize)?.[0]
      if (size === undefined || size.inlineSize === 0) return
      width.value = size.inlineSize
      height.value = size.blockSize
    },
    { box },
  )
  return { width, height }
}
