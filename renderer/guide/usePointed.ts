import { useRafFn } from '@vueuse/core'
import { shallowRef, watch, type Ref } from 'vue'
import type { Box } from './place.ts'

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height)

/** The part of the table that a guided game calls by this name; null where it is not on the table. */
export function pointedAt(name: string): Element | null {
  return document.querySelector(`[data-guide~="${CSS.escape(name)}"]`)
}

/**
 * Where that part is in the window, kept up with whatever moves it: layout, motion, scrolling, another size. Null while it is not there. It looks
 * when a picture is about to be drawn, never before: the page would be laid out twice.
 */
export function usePointed(name: Readonly<Ref<string | null>>): Readonly<Ref<Box | null>> {
  const box = shallowRef<Box | null>(null)
  function look(): void {
    const found = name.value === null ? null : pointedAt(name.value)
    const now = found?.getBoundingClientRect() ?? null
    const seen = now !== null && now.width > 0 ? { x: now.x, y: now.y, width: now.width, height: now.height } : null
    if (!isSame(box.value, seen)) box.value = seen
  }
  /** The name that was scrolled to last. */
  let reached: string | null = null
  function reach(): void {
    if (name.value === reached) return
    reached = name.value
    if (reached !== null) pointedAt(reached)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const frames = useRafFn(
    () => {
      reach()
      look()
    },
    { immediate: false },
  )
  watch(
    name,
    (now) => {
      if (now !== null) return frames.resume()
      frames.pause()
      reached = null
      box.value = null
    },
    { immediate: true, flush: 'post' },
  )
  return box
}
