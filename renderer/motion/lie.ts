import type { Box, Lie, Point } from './moves.ts'

/** What lies where, with the elements themselves. */
export type Found = { readonly lie: Lie; readonly elements: ReadonlyMap<string, Element> }

export const nothingFound: Found = { lie: new Map(), elements: new Map() }

/**
 * Looks where things lie: everything that carries `data-lies`. Of several with one name the first that is to be seen counts. What is on its way at
 * this moment is found on its way.
 */
export function lookAt(root: Element | null): Found {
  const lie = new Map<string, Box>()
  const elements = new Map<string, Element>()
  for (const element of root?.querySelectorAll('[data-lies]') ?? []) {
    const name = element.getAttribute('data-lies') ?? ''
    if (lie.has(name)) continue
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 && height === 0) continue
    lie.set(name, { x, y, width, height })
    elements.set(name, element)
  }
  return { lie, elements }
}

/** The element that moves when a piece does: what it is part of, if that is marked `data-moves`. */
export function moverOf(element: Element): Element {
  return element.closest('[data-moves]') ?? element
}

/** How many pixels one unit of an element's own measure is: in a drawing more or less than one. */
export function unitOf(element: Element): number {
  if (!('ownerSVGElement' in element) || element.ownerSVGElement === null) return 1
  const parent = element.parentElement as Partial<SVGGraphicsElement> | null
  return parent?.getScreenCTM?.()?.a ?? 1
}

/** How far an element is moved aside just now by `translate`, in pixels. */
export function asideOf(element: Element): Point {
  const [x = 0, y = 0] = (getComputedStyle(element).translate ?? '').split(' ').map((part) => Number.parseFloat(part) || 0)
  const unit = unitOf(element)
  return [x * unit, y * unit]
}
