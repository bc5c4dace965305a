import { useRafFn } from '@vueuse/core'
import { shallowRef, watch, type Ref } from 'vue'
import { same } from '../../shared/kernel/plain.ts'
import type { Box } from './place.ts'

/** A part of the table, as it is seen. */
export type Pointed = Box & {
  /** Whether figure keys stand at the corners of what it offers, and out of it. */
  readonly figures: boolean
  /** The outline of a part that is no box, and how it is laid into the window; null for all others. */
  readonly outline: { readonly path: string; readonly matrix: readonly number[] } | null
}

/** The outline of a part that is drawn as one. */
function outlineOf(part: Element): Pointed['outline'] {
  const path = part instanceof SVGElement ? part.querySelector('path') : null
  const laid = path?.getScreenCTM()
  if (!path || !laid) return null
  return { path: path.getAttribute('d') ?? '', matrix: [laid.a, laid.b, laid.c, laid.d, laid.e, laid.f] }
}

const hasFigures = (part: Element): boolean => part.hasAttribute('data-choice') || part.querySelector('[data-choice]') !== null

function seen(part: Element): Pointed | null {
  const { x, y, width, height } = part.getBoundingClientRect()
  if (width === 0) return null
  return { x, y, width, height, figures: hasFigures(part), outline: outlineOf(part) }
}

/** The part of the table that a guided game calls by this name; null where it is not on the table. */
export function pointedAt(name: string): Element | null {
  return document.querySelector(`[data-guide~="${CSS.escape(name)}"]`)
}

/**
 * Where that part is in the window, kept up with whatever moves it: layout, motion, scrolling, another size. Null while it is not there. It looks
 * when a picture is about to be drawn, never before: the page would be laid out twice.
 */
export function usePointed(name: Readonly<Ref<string | null>>): Readonly<Ref<Pointed | null>> {
  const box = shallowRef<Pointed | null>(null)
  function look(): void {
    const found = name.value === null ? null : pointedAt(name.value)
    const now = found === null ? null : seen(found)
    if (!same(box.value, now)) box.value = now
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
