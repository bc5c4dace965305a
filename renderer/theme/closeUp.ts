import { shallowRef, type Directive } from 'vue'
import { isPointed } from './pointing.ts'

/** A picture that can be looked at large. */
export type CloseUp = {
  /** The picture's address. */
  readonly src: string
  readonly name: string
  /** What it does, in a sentence. */
  readonly text?: string | undefined
  /** In the city's ink; otherwise on the journal's paper. */
  readonly inked?: boolean
}

/** How long a pointer or the focus rests on something before it is shown large, in ms; a finger a little longer. */
export const restTime = { mouse: 380, focus: 380, touch: 480 } as const

type Shown = CloseUp & {
  /** What it is shown beside. */
  readonly near: DOMRect
}

/** What is shown large at the moment. */
export const closeUp = shallowRef<Shown | null>(null)

let host: HTMLElement | null = null
/** What a finger has just looked at: it does not press it as well. */
let looked: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const pictures = new WeakMap<HTMLElement, CloseUp>()

/** Puts the large picture away, and forgets what was about to be shown. */
export function endCloseUp(): void {
  clearTimeout(timer)
  host = null
  closeUp.value = null
}

function showSoon(element: HTMLElement, after: number): void {
  clearTimeout(timer)
  host = element
  timer = setTimeout(() => {
    const picture = pictures.get(element)
    if (picture !== undefined && element.isConnected) closeUp.value = { ...picture, near: element.getBoundingClientRect() }
  }, after)
}

function endFor(element: HTMLElement): void {
  if (host === element) endCloseUp()
}

function keep(element: HTMLElement, picture: CloseUp | null): void {
  if (picture === null || picture.src === '') {
    pictures.delete(element)
    endFor(element)
  } else pictures.set(element, picture)
}

function listen(element: HTMLElement): void {
  let waits = false
  const look = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    waits = !isPointed(event)
    if (!waits) showSoon(element, restTime.mouse)
  }
  element.addEventListener('pointerenter', look)
  element.addEventListener('pointermove', (event) => waits && look(event))
  element.addEventListener('pointerleave', () => (waits = false))
  element.addEventListener('pointerleave', () => endFor(element))
  element.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType === 'touch') showSoon(element, restTime.touch)
    else endFor(element)
  })
  for (const over of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(over, ({ pointerType }) => {
      if (pointerType !== 'touch') return
      looked = over === 'pointerup' && host === element && closeUp.value !== null ? element : null
      endFor(element)
    })
  element.addEventListener(
    'click',
    (event) => {
      if (looked === element) event.stopImmediatePropagation()
      looked = null
    },
    { capture: true },
  )
  element.addEventListener(
    'focusin',
    ({ target }) => target instanceof HTMLElement && target.matches(':focus-visible') && showSoon(element, restTime.focus),
  )
  element.addEventListener('focusout', () => endFor(element))
}

/**
 * Shows a picture large while a pointer rests on the element, the keyboard's focus is in it, or a finger lies on it. It says nothing
 * that cannot be read without it. `null`: nothing to show.
 */
export const vCloseUp: Directive<HTMLElement, CloseUp | null> = {
  mounted(element, { value }) {
    keep(element, value)
    listen(element)
  },
  updated(element, { value }) {
    keep(element, value)
  },
  beforeUnmount: endFor,
}
