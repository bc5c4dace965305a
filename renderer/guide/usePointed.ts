import { useRafFn } from '@vueuse/core'
import { shallowRef, watch, type Ref } from 'vue'
import type { Box } from './place.ts'

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height)

/** The part of the table that a guided game calls by this name; null where it is not on the table. */
export function pointedAt(name: string): Element | null {
  return document.querySelector(`[data-guide~="${CSS.escape(name)}"]`)
}

/** Where that part is in the window, kept up with whatever moves it: layout, motion, scrolling, another size. Null while it is not there. */
export function usePointed(name: Readonly<Ref<string | null>>): Readonly<Ref<Box | null>> {
  const box = shallowRef<Box | null>(null)
  function look(): void {
    const found = name.value === null ? null : pointedAt(name.value)
    const now = found?.getBoundingClientRect() ?? null
    const seen = now !== null && now.width > 0 ? { x: now.x, y: now.y, width: now.width, height: now.height } : null
    if (!isSame(box.value, seen)) box.value = seen
  }
  const frames = useRafFn(look, { immediate: false })
  watch(
    name,
    (now) => {
      if (now === null) frames.pause()
      else frames.resume()
      look()
      if (now !== null) pointedAt(now)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    },
    { immediate: true, flush: 'post' },
  )
  return box
}
